internal import CLibrary
package import WorkoutModel

/// An open file, or standard input, that is read from its beginning to its end.
package final class InputFile {
  /// The size that the file had when it was opened; nil where it is no regular file.
  package let size: Int64?
  private let name: String
  private let descriptor: Int32
  private let isOwn: Bool
  /// Bytes that one thread reads of a large file at a time.
  private static let pieceByteCount = 1 << 20
  /// True for a file of a known size, which is read from its beginning, whatever else reads it.
  private var isPlaced: Bool { isOwn && size.map { $0 <= Int64(off_t.max) } ?? false }
  /// How many bytes of it have been read.
  private var readByteCount: Int64 = 0
  /// What unpacks a file that is packed.
  private var unpacker: Unpacker?

  /// Opens the file at `path`, or standard input for `-`.
  ///
  /// A path that goes on behind the name of a zip file leads to a member of it. What is packed by gzip comes out
  /// unpacked.
  ///
  /// - Parameter name: how errors speak of it.
  package init(_ path: String, name: String) throws(FileError) {
    self.name = name
    isOwn = path != "-"
    let opened = isOwn ? FileSystem.open(path, O_RDONLY) : 0
    if opened < 0, errno == ENOTDIR, let member = try ZipFile.open(member: path, name: name) {
      descriptor = member.descriptor
      unpacker = member.unpacker
      size = nil
      return
    }
    descriptor = opened
    guard descriptor >= 0 else { throw FileError(.cannotOpen, path: name, code: errno) }
    let status = FileSystem.status(of: descriptor)
    guard let status, status.kind != .folder else {
      let failure = status == nil ? errno : EISDIR
      if isOwn { close(descriptor) }
      throw FileError(.cannotOpen, path: name, code: failure)
    }
    // Files of the system say that they are empty: like a pipe they show their size only in being read.
    let isSized = status.kind == .file && status.size > 0
    if isSized, isOwn, Unpacker.isGzip(.file(descriptor)) {
      unpacker = Unpacker(
        .file(descriptor), from: 0, to: status.size, method: .gzip, name: name)
      size = nil
      return
    }
    size = isSized ? status.size : nil
  }

  deinit { if isOwn { close(descriptor) } }

  /// Reads up to `count` bytes to where `target` points; 0 at the end.
  ///
  /// - Throws: ``FileError`` where it cannot be read, or ends before the size that it had when it was opened.
  package func read(to target: UnsafeMutableRawPointer, count: Int) throws(FileError) -> Int {
    if let unpacker { return try unpacker.read(to: target, count: count) }
    while true {
      let received =
        isPlaced
        ? pread(descriptor, target, count, off_t(readByteCount)) : CLibrary.read(descriptor, target, count)
      guard received >= 0 else {
        guard errno == EINTR else { throw FileError(.cannotRead, path: name, code: errno) }
        continue
      }
      readByteCount += Int64(received)
      // Standard input may begin in the middle of a file.
      if received == 0, count > 0, isOwn, let size, readByteCount < size {
        throw FileError(.changedMeanwhile, path: name, code: 0)
      }
      return received
    }
  }

  /// Reads up to `count` bytes; of a large file all of them, on up to `width` threads.
  ///
  /// - Throws: ``FileError`` as ``read(to:count:)`` does.
  package func read(
    to target: UnsafeMutableRawPointer, count: Int, width: Int
  ) throws(FileError) -> Int {
    guard isPlaced, width > 1, count > Self.pieceByteCount else { return try read(to: target, count: count) }
    // Each piece is written by one thread, and nobody looks before all are there.
    nonisolated(unsafe) let target = target
    let (descriptor, name, first) = (descriptor, name, readByteCount)
    let starts = Array(stride(from: 0, to: count, by: Self.pieceByteCount))
    let failures = Parallel.map(starts, width: width) { (start) -> FileError? in
      let end = min(count, start + Self.pieceByteCount)
      var place = start
      while place < end {
        let received = pread(descriptor, target + place, end - place, off_t(first + Int64(place)))
        if received == 0 { return FileError(.changedMeanwhile, path: name, code: 0) }
        if received < 0, errno != EINTR { return FileError(.cannotRead, path: name, code: errno) }
        place += max(0, received)
      }
      return nil
    }
    if let failure = failures.compactMap(\.self).first { throw failure }
    readByteCount += Int64(count)
    return count
  }
}
