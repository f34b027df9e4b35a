internal import Glibc
internal import WorkoutFormats

/// A file that comes into being whole or not at all: written beside its place, synced, then renamed.
final class OutputFile {
  private let path: String
  private let temporaryPath: String
  private let mayReplace: Bool
  private let descriptor: Int32
  private var isFinished = false

  /// Starts a file at `path`.
  ///
  /// - Throws: ``FileError`` where there is one already and `mayReplace` is false, or none can be made there.
  init(path: String, mayReplace: Bool) throws(FileError) {
    self.path = path
    self.mayReplace = mayReplace
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw FileError(.cannotCreate, path: path, code: EISDIR) }
      if !mayReplace { throw FileError(.exists, path: path, code: 0) }
    }
    let (folder, name) = Self.split(path)
    temporaryPath = "\(folder).\(name.prefix(100)).\(getpid()).partial"
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.cannotCreate, path: path, code: errno) }
  }

  deinit {
    guard !isFinished else { return }
    close(descriptor)
    unlink(temporaryPath)
  }

  private static func split(_ path: String) -> (folder: String, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path[...]) }
    return (String(path[...slash]), path[path.index(after: slash)...])
  }

  /// Appends bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(.cannotWrite, path: path, code: errno)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Puts the file in its place.
  func finish() throws(FileError) {
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileError(.cannotWrite, path: path, code: errno)
    }
    if mayReplace {
      guard rename(temporaryPath, path) == 0 else { throw FileError(.cannotCreate, path: path, code: errno) }
    } else {
      // A hard link fails where the name has been taken meanwhile; some file systems have none.
      if link(temporaryPath, path) == 0 {
        unlink(temporaryPath)
      } else {
        if errno == EEXIST { throw FileError(.exists, path: path, code: 0) }
        guard rename(temporaryPath, path) == 0 else {
          throw FileError(.cannotCreate, path: path, code: errno)
        }
      }
    }
    isFinished = true
    close(descriptor)
    let (folder, _) = Self.split(path)
    let folderDescriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    if folderDescriptor >= 0 {
      fsync(folderDescriptor)
      close(folderDescriptor)
    }
  }
}
