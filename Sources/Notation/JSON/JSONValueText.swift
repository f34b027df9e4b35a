/// Tells whether a text is one JSON value, so that it can stand as it is where a value stands.
package enum JSONValueText {
  /// True for one value by RFC 8259 and nothing around it but white space.
  package static func isOne(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in isPlain(bytes) || isValid(bytes) }
  }

  /// True for the most frequent values, which need no scanner: a word, a whole number, a text of ASCII letters.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    if first == JSONBytes.quote, bytes.count >= 2, bytes.last == JSONBytes.quote {
      return bytes[1..<bytes.count - 1].allSatisfy {
        (0x20..<0x7f).contains($0) && $0 != JSONBytes.quote && $0 != UInt8(ascii: "\\")
      }
    }
    return bytes.allSatisfy { (0x30..<0x3a).contains($0) } && (bytes.count == 1 || first != UInt8(ascii: "0"))
  }

  private static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // A byte-order mark begins a file, not a value.
    guard bytes.first != 0xef else { return false }
    let padded = Array(bytes) + [UInt8](repeating: 0, count: InputBytes.padding)
    return padded.withUnsafeBytes { padded in
      (try? JSONValidator.check(UnsafeRawBufferPointer(rebasing: padded[..<bytes.count]))) != nil
    }
  }
}
