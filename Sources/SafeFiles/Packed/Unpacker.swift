internal import WorkoutModel

/// Unpacks a part of a source from its beginning to its end, in memory that does not grow with it.
final class Unpacker {
  /// How the bytes are packed.
  enum Method {
    case stored, deflate, gzip
  }

  /// What is unpacked before the ratio is looked at: 16 MiB.
  static let uncheckedByteCount: Int64 = 16 << 20
  /// The most bytes that come of one byte; logs reach 50, and the format itself 1,032.
  static let maximumRatio: Int64 = 256
  /// What gzip files begin with.
  static let gzipHead: [UInt8] = [0x1f, 0x8b, 8]

  private let input: PackedInput
  private let inflate: Inflate?
  private let method: Method
  private let expected: (size: Int64, checksum: UInt32)?
  private let density: Double
  /// Where the packed bytes begin.
  let start: Int64
  private var unpacked: Int64 = 0
  private var checksum = Checksum32()
  /// How many bytes a part of a gzip file holds; nil between parts.
  private var partSize: UInt32?
  private var isDone = false

  /// Unpacks the bytes from `offset` to `end` of a source.
  ///
  /// - Parameters:
  ///   - expected: the size and the checksum that what comes out must have.
  ///   - density: how many bytes each of the source stands for, where it has been unpacked itself; 1 at most.
  ///   - name: how errors speak of it.
  init(
    _ source: PackedSource, from offset: Int64, to end: Int64, method: Method,
    expected: (size: Int64, checksum: UInt32)? = nil, density: Double = 1, name: String
  ) {
    input = PackedInput(source, from: offset, to: end, name: name)
    inflate = method == .stored ? nil : Inflate(input)
    self.method = method
    self.expected = expected
    self.density = density
    start = offset
  }

  /// True where a source begins as gzip files do.
  static func isGzip(_ source: PackedSource) -> Bool { source.bytes(at: 0, count: 3) == gzipHead }

  /// Unpacks up to `count` bytes to where `target` points; 0 at the end.
  func read(to target: UnsafeMutableRawPointer, count: Int) throws(FileError) -> Int {
    guard !isDone, count > 0 else { return 0 }
    let room = min(count, 1 << 24)
    let start = target.assumingMemoryBound(to: UInt8.self)
    let produced = method == .gzip ? try readParts(to: start, room) : try readPart(to: start, room)
    unpacked += Int64(produced)
    if unpacked > Self.uncheckedByteCount,
      Double(unpacked / Self.maximumRatio) > Double(input.takenCount) * density
    {
      throw input.failure("it unpacks to more than \(Self.maximumRatio) times its size; no log does")
    }
    if let expected {
      guard unpacked <= expected.size else { throw input.failure("it holds more than it states") }
      if isDone, unpacked < expected.size || checksum.value != expected.checksum {
        throw input.failure("it is damaged: its checksum is wrong")
      }
    }
    return produced
  }

  /// The first bytes that come out, fewer where there are not as many.
  func head(count: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count, !isDone { filled += try append(to: &bytes, from: filled) }
    bytes.removeLast(count - filled)
    return bytes
  }

  /// All that comes out.
  ///
  /// - Throws: ``FileError`` where that is more than `limit`.
  func bytes(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var count = 0
    while !isDone {
      guard count <= limit else { throw input.failure("it is larger than \(limit >> 20) MiB") }
      // One byte more than there may be tells that there is more.
      let room = min(limit + 1, max(2 * count, 1 << 16))
      bytes += [UInt8](repeating: 0, count: room - count)
      count += try append(to: &bytes, from: count)
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Fills `bytes` from `start` on.
  private func append(to bytes: inout [UInt8], from start: Int) throws(FileError) -> Int {
    var result: Result<Int, FileError> = .success(0)
    bytes.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      do throws(FileError) {
        result = .success(try read(to: base + start, count: buffer.count - start))
      } catch { result = .failure(error) }
    }
    return try result.get()
  }

  /// Reads a stored or packed part, and its checksum.
  private func readPart(to target: UnsafeMutablePointer<UInt8>, _ room: Int) throws(FileError) -> Int {
    let count: Int
    if let inflate {
      count = try inflate.unpack(to: target, room: room)
      isDone = inflate.isDone
    } else {
      count = try input.copy(to: target, count: room)
      isDone = input.isAtEnd
      guard count > 0 || isDone else { throw input.cutOff() }
    }
    checksum.add(UnsafeRawBufferPointer(start: target, count: count))
    return count
  }

  // MARK: gzip (RFC 1952)

  private func readParts(to target: UnsafeMutablePointer<UInt8>, _ room: Int) throws(FileError) -> Int {
    var count = 0
    while count < room, !isDone {
      let size: UInt32
      if let partSize {
        size = partSize
      } else {
        try readHead()
        checksum = Checksum32()
        inflate?.restart()
        size = 0
      }
      let produced = try readPart(to: target + count, room - count)
      count += produced
      partSize = size &+ UInt32(truncatingIfNeeded: produced)
      if isDone { try endPart() }
    }
    return count
  }

  /// Checks what stands behind a part, and whether another part follows; what else follows is left alone.
  private func endPart() throws(FileError) {
    input.skipToByte()
    guard UInt32(truncatingIfNeeded: try input.take(32)) == checksum.value,
      UInt32(truncatingIfNeeded: try input.take(32)) == partSize
    else { throw input.damaged() }
    partSize = nil
    isDone = try input.nextByte() != Self.gzipHead[0]
  }

  private func readHead() throws(FileError) {
    checksum = Checksum32()
    var head: [UInt8] = []
    for _ in 0..<10 { head.append(try headByte()) }
    let flags = head[3]
    guard Array(head.prefix(3)) == Self.gzipHead, flags & 0xe0 == 0 else { throw input.damaged() }
    if flags & 4 != 0 {
      let length = Int(try headByte()) + Int(try headByte()) << 8
      for _ in 0..<length { _ = try headByte() }
    }
    // A name and a remark, each with a NUL behind it.
    for flag in [8, 16] as [UInt8] where flags & flag != 0 {
      while try headByte() != 0 {}
    }
    if flags & 2 != 0 {
      let sum = checksum.value & 0xffff
      guard try input.take(16) == Int(sum) else { throw input.damaged() }
    }
  }

  private func headByte() throws(FileError) -> UInt8 {
    let byte = UInt8(truncatingIfNeeded: try input.take(8))
    checksum.add(byte)
    return byte
  }
}
