import CZlib

/// What zlib makes of bytes: the other opinion in tests of our own unpacker.
enum Zlib {
  /// Windows of bytes with gzip's head and checksum, and without any.
  static let gzipWindow: Int32 = 31
  static let plainWindow: Int32 = -15

  /// `bytes` packed; `flush` is how the first half of them ends.
  static func packed(
    _ bytes: [UInt8], level: Int32 = 6, strategy: Int32 = Z_DEFAULT_STRATEGY, window: Int32 = plainWindow,
    memory: Int32 = 8, flush: Int32 = Z_NO_FLUSH
  ) -> [UInt8] {
    var stream = z_stream()
    deflateInit2_(
      &stream, level, Z_DEFLATED, window, memory, strategy, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: 2 * bytes.count + 1_024)
    let room = output.count
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count / 2)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        if flush != Z_NO_FLUSH { _ = deflate(&stream, flush) }
        stream.avail_in += UInt32(input.count - input.count / 2)
        _ = deflate(&stream, Z_FINISH)
      }
    }
    return Array(output.prefix(room - Int(stream.avail_out)))
  }

  /// What zlib unpacks of `bytes`; nil where it refuses them, or they end in the middle.
  static func unpacked(_ bytes: [UInt8], window: Int32 = plainWindow, limit: Int = 1 << 20) -> [UInt8]? {
    var stream = z_stream()
    inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { inflateEnd(&stream) }
    var input = bytes
    var code = Z_OK
    let output = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(limit)
        repeat {
          code = inflate(&stream, Z_NO_FLUSH)
          // Further parts of gzip files go on.
          if code == Z_STREAM_END, window == gzipWindow, stream.avail_in > 0, stream.next_in.pointee == 0x1f {
            code = inflateReset(&stream)
          }
        } while code == Z_OK && stream.avail_out > 0
      }
      count = limit - Int(stream.avail_out)
    }
    return code == Z_STREAM_END ? output : nil
  }
}
