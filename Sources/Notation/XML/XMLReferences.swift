internal import WorkoutModel

/// References in the values of an XML text: `&amp;`, `&#10;`.
enum XMLReferences {
  /// The longest reference that is looked for.
  private static let longest = 32

  /// The text with the characters that its references mean; an `&` that begins none means itself.
  ///
  /// - Throws: where an entity has another name than those that XML itself gives.
  static func resolved(_ text: String) throws(XMLTagParser.Flaw) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "&"),
        let end = bytes[index...].prefix(longest).firstIndex(of: UInt8(ascii: ";"))
      else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      if let scalar = try scalar(name) {
        result += Array(String(scalar).utf8)
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character that a reference of this name means; nil for what is no reference.
  private static func scalar(_ name: String) throws(XMLTagParser.Flaw) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    if name.hasPrefix("#") {
      let isHex = name.hasPrefix("#x")
      return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap { Unicode.Scalar($0) }
    }
    guard !name.isEmpty, name.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }) else {
      return nil
    }
    throw XMLTagParser.Flaw(
      offset: 0,
      what: "the entity &\(name); is unknown, expected &amp;, &lt;, &gt;, &quot;, &apos; or a number",
      advice: "Write the character itself, or &amp; for an & of its own.")
  }
}
