#if Zip
  internal import CLibrary
  internal import CZlib
  internal import WorkoutModel

  /// Unpacks a part of a file from its beginning to its end, in memory that does not grow with it.
  final class Unpacker {
    /// How the bytes are packed.
    enum Method {
      case stored, deflate, gzip
    }

    /// What is unpacked before the ratio is looked at: 16 MiB.
    static let uncheckedByteCount: Int64 = 16 << 20
    /// The most bytes that come of one byte; logs reach 50, and zlib's own limit is 1,032.
    static let maximumRatio: Int64 = 256
    private static let bufferSize = 1 << 16

    private let source: PackedSource
    private let method: Method
    private let name: String
    private let expected: (size: Int64, checksum: UInt32)?
    private let buffer: UnsafeMutablePointer<UInt8>
    // zlib keeps the address of its own state.
    private let stream: UnsafeMutablePointer<z_stream>
    private var offset: Int64
    private let end: Int64
    private var received: Int64 = 0
    private var unpacked: Int64 = 0
    private var checksum: UInt = 0
    private var isDone = false

    /// Unpacks the bytes from `offset` to `end` of a source.
    ///
    /// - Parameter expected: the size and the checksum that what comes out must have.
    init(
      _ source: PackedSource, from offset: Int64, to end: Int64, method: Method,
      expected: (size: Int64, checksum: UInt32)? = nil, name: String
    ) throws(FileError) {
      self.source = source
      self.offset = offset
      self.end = end
      self.method = method
      self.expected = expected
      self.name = name
      buffer = .allocate(capacity: Self.bufferSize)
      stream = .allocate(capacity: 1)
      stream.initialize(to: z_stream())
      guard method != .stored else { return }
      let code = inflateInit2_(
        stream, method == .gzip ? 16 + MAX_WBITS : -MAX_WBITS, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size))
      guard code == Z_OK else { throw FileError(.cannotRead, path: name, code: ENOMEM) }
    }

    deinit {
      inflateEnd(stream)
      stream.deallocate()
      buffer.deallocate()
    }

    /// True where what is open as `descriptor` begins as gzip files do.
    static func isGzip(_ descriptor: Int32) -> Bool {
      var head: (UInt8, UInt8, UInt8) = (0, 0, 0)
      return pread(descriptor, &head, 3, 0) == 3 && head == (0x1f, 0x8b, 8)
    }

    /// Unpacks up to `count` bytes to where `target` points; 0 at the end.
    func read(to target: UnsafeMutableRawPointer, count: Int) throws(FileError) -> Int {
      guard !isDone, count > 0 else { return 0 }
      let room = min(count, 1 << 24)
      let start = target.assumingMemoryBound(to: UInt8.self)
      let produced = method == .stored ? try copy(to: start, room) : try inflate(to: start, room)
      unpacked += Int64(produced)
      if unpacked > Self.uncheckedByteCount, unpacked / Self.maximumRatio > received {
        throw failure("it grows more than \(Self.maximumRatio) times, as no log does")
      }
      if let expected {
        checksum = crc32(checksum, start, UInt32(produced))
        guard unpacked <= expected.size else { throw failure("it holds more than it says") }
        if isDone, unpacked < expected.size || checksum != UInt(expected.checksum) {
          throw failure("it is damaged: its checksum is not that of what it holds")
        }
      }
      return produced
    }

    private func copy(to target: UnsafeMutablePointer<UInt8>, _ room: Int) throws(FileError) -> Int {
      if stream.pointee.avail_in == 0 { try refill() }
      let count = min(room, Int(stream.pointee.avail_in))
      if count > 0, let source = stream.pointee.next_in {
        target.update(from: source, count: count)
        stream.pointee.next_in = source + count
        stream.pointee.avail_in -= UInt32(count)
      }
      isDone = offset == end && stream.pointee.avail_in == 0
      return count
    }

    private func inflate(to target: UnsafeMutablePointer<UInt8>, _ room: Int) throws(FileError) -> Int {
      stream.pointee.next_out = target
      stream.pointee.avail_out = UInt32(room)
      while stream.pointee.avail_out > 0, !isDone {
        if stream.pointee.avail_in == 0 { try refill() }
        guard stream.pointee.avail_in > 0 else { throw failure("it ends in the middle") }
        let before = stream.pointee.avail_in
        let code = CZlib.inflate(stream, Z_NO_FLUSH)
        received += Int64(before - stream.pointee.avail_in)
        switch code {
        case Z_OK: break
        case Z_STREAM_END: try endPart()
        case Z_MEM_ERROR: throw FileError(.cannotRead, path: name, code: ENOMEM)
        default: throw failure("it is damaged")
        }
      }
      return room - Int(stream.pointee.avail_out)
    }

    /// Goes on to the next part of a gzip file, if there is one; what else stands behind a part is left alone.
    private func endPart() throws(FileError) {
      if method == .gzip, stream.pointee.avail_in == 0 { try refill() }
      guard method == .gzip, stream.pointee.avail_in > 0, stream.pointee.next_in?.pointee == 0x1f else {
        isDone = true
        return
      }
      inflateReset(stream)
    }

    private func refill() throws(FileError) {
      let wanted = Int(min(Int64(Self.bufferSize), end - offset))
      guard wanted > 0 else { return }
      let count = source.read(to: buffer, count: wanted, at: offset)
      guard count >= 0 else { throw FileError(.cannotRead, path: name, code: errno) }
      guard count > 0 else { throw failure("it ends in the middle") }
      offset += Int64(count)
      if method == .stored { received += Int64(count) }
      stream.pointee.next_in = buffer
      stream.pointee.avail_in = UInt32(count)
    }

    private func failure(_ reason: String) -> FileError {
      FileError(.cannotUnpack(reason), path: name, code: 0)
    }
  }
#endif
