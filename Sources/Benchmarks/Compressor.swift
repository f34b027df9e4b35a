internal import CCompression

/// What others make of bytes, each set to its smallest.
enum Compressor {
  /// Raw deflate at level 9, after a dictionary; its last 32 KiB count.
  static func deflate(_ bytes: [UInt8], dictionary: [UInt8] = []) -> [UInt8]? {
    var stream = z_stream()
    let isReady = deflateInit2_(
      &stream, 9, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard isReady == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let known = dictionary.suffix(1 << 15)
    guard
      known.withContiguousStorageIfAvailable({
        deflateSetDictionary(&stream, $0.baseAddress, UInt32($0.count))
      })
        == Z_OK || known.isEmpty
    else { return nil }
    var source = bytes
    let room = Int(deflateBound(&stream, UInt(source.count)))
    return source.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      var isDone = false
      let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(room)
        isDone = CCompression.deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = room - Int(stream.avail_out)
      }
      return isDone ? output : nil
    }
  }

  /// Brotli at quality 11.
  static func brotli(_ bytes: [UInt8]) -> [UInt8]? {
    var size = BrotliEncoderMaxCompressedSize(bytes.count)
    var isDone = false
    let output = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      isDone =
        BrotliEncoderCompress(
          BROTLI_MAX_QUALITY, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, bytes.count, bytes, &size,
          buffer.baseAddress) == BROTLI_TRUE
      count = isDone ? size : 0
    }
    return isDone ? output : nil
  }
}
