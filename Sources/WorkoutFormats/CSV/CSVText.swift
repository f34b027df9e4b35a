/// Turns the bytes of a cell into text.
enum CSVText {
  /// The text of `raw`, with doubled quotes made single; `isGuessed` where it is not UTF-8.
  static func of(_ raw: UnsafeRawBufferPointer, hasDoubledQuotes: Bool, isGuessed: inout Bool) -> String {
    guard hasDoubledQuotes else { return text(raw, &isGuessed) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      bytes.append(raw[index])
      let isDoubled =
        raw[index] == UInt8(ascii: "\"") && index + 1 < raw.count && raw[index + 1] == raw[index]
      index += isDoubled ? 2 : 1
    }
    return bytes.withUnsafeBytes { text($0, &isGuessed) }
  }

  private static func text(_ bytes: UnsafeRawBufferPointer, _ isGuessed: inout Bool) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    // Spreadsheets on Windows save this code page where a person picks plain CSV.
    isGuessed = true
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(windows1252(byte)) }
    return String(scalars)
  }

  private static let upperControls: [UInt16] = [
    0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152,
    0x8d,
    0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161,
    0x203a,
    0x0153, 0x9d, 0x017e, 0x0178,
  ]

  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80..<0xa0).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(upperControls[Int(byte) - 0x80]) ?? "\u{fffd}"
  }

  /// `raw` without the spaces around it, no-break spaces included.
  @inline(__always)
  static func trimmed(_ raw: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var start = 0
    var end = raw.count
    while start < end, raw[start] == 0x20 || raw[start] == 0x09 { start &+= 1 }
    while end > start, raw[end &- 1] == 0x20 || raw[end &- 1] == 0x09 { end &-= 1 }
    return UnsafeRawBufferPointer(rebasing: raw[start..<end])
  }
}
