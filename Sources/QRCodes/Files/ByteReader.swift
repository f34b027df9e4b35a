/// Numbers in the bytes of a file, nil where the file is too short.
struct ByteReader {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  func byte(_ offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  /// The number of 1 to 6 bytes from `offset`, the most significant first.
  func bigEndian(_ offset: Int, byteCount: Int) -> Int? {
    guard offset >= 0, byteCount <= count, offset <= count - byteCount else { return nil }
    return bytes[offset..<offset + byteCount].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The number of 1 to 6 bytes from `offset`, the least significant first.
  func littleEndian(_ offset: Int, byteCount: Int) -> Int? {
    guard offset >= 0, byteCount <= count, offset <= count - byteCount else { return nil }
    return bytes[offset..<offset + byteCount].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The four letters from `offset`, as chunks and boxes are named by.
  func name(_ offset: Int) -> String? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }
}
