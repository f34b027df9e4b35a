/// Base64 (RFC 4648, section 4), with padding.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of `bytes`.
  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let word = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[start + $1]) : 0) }
      for place in 0..<4 {
        text.append(place <= count ? alphabet[word >> (18 - place * 6) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of `text`; nil where it is not written as ``encode(_:)`` writes.
  package static func decode(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count % 4 == 0 else { return nil }
    let padding = digits.reversed().prefix(2).prefix { $0 == UInt8(ascii: "=") }.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3)
    for start in stride(from: 0, to: digits.count, by: 4) {
      var word = 0
      let missing = start + 4 == digits.count ? padding : 0
      for place in 0..<4 {
        let value = place < 4 - missing ? values[Int(digits[start + place])] : 0
        guard value >= 0 else { return nil }
        word = word << 6 | Int(value)
      }
      // Bits that no byte needs are zero.
      guard word & ((1 << (8 * missing)) - 1) == 0 else { return nil }
      for place in 0..<3 - missing { bytes.append(UInt8(truncatingIfNeeded: word >> (16 - 8 * place))) }
    }
    return bytes
  }

  /// What each character stands for; -1 for none.
  private static let values: [Int8] = {
    var values = [Int8](repeating: -1, count: 256)
    for (value, digit) in alphabet.enumerated() { values[Int(digit)] = Int8(value) }
    return values
  }()
}
