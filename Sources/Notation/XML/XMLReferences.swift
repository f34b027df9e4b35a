internal import WorkoutModel

/// References in an XML text: `&amp;`, `&#10;`.
enum XMLReferences {
  /// The longest reference that is looked for, in bytes.
  private static let longest = 32

  /// The character that the reference at the `&` at `start` means, and where it ends; nil for an `&` that begins none.
  ///
  /// - Throws: where an entity has another name than those that XML itself gives.
  static func character(
    _ bytes: UnsafeRawBufferPointer, at start: Int
  ) throws(XMLTagParser.Flaw) -> (scalar: Unicode.Scalar, end: Int)? {
    let limit = min(bytes.count, start + longest)
    let isNumber = start + 1 < limit && bytes[start + 1] == UInt8(ascii: "#")
    let first = start + (isNumber ? 2 : 1)
    var end = first
    while end < limit, isAlphanumeric(bytes[end]) { end += 1 }
    guard end < limit, end > first, bytes[end] == UInt8(ascii: ";") else { return nil }
    let name = String(decoding: bytes[first..<end], as: UTF8.self)
    guard let scalar = isNumber ? numbered(name) : named(name) else {
      if isNumber || isDigit(bytes[first]) { return nil }
      throw XMLTagParser.Flaw(
        offset: start,
        what: "the entity &\(name); is unknown, expected &amp;, &lt;, &gt;, &quot;, &apos; or a number",
        advice: "Write the character itself, or &amp; for an & of its own.")
    }
    return (scalar, end + 1)
  }

  /// The text with the characters that its references mean; an `&` that begins none means itself.
  ///
  /// - Parameter isLenient: whether an entity of another name means itself, too.
  /// - Throws: where it does not.
  static func resolved(
    _ bytes: UnsafeRawBufferPointer, isLenient: Bool = false
  ) throws(XMLTagParser.Flaw) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else {
      return StreamSafeText.of(String(decoding: bytes, as: UTF8.self))
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&") {
        var found: (scalar: Unicode.Scalar, end: Int)?
        do throws(XMLTagParser.Flaw) { found = try character(bytes, at: index) } catch {
          if !isLenient { throw error }
        }
        if let found {
          append(found.scalar, to: &result)
          index = found.end
          continue
        }
      }
      result.append(bytes[index])
      index += 1
    }
    return StreamSafeText.of(String(decoding: result, as: UTF8.self))
  }

  /// Appends a character as UTF-8.
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes += Array(String(scalar).utf8)
  }

  private static func named(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default: nil
    }
  }

  /// The character of a number, `10` or `xa`; nil for one that XML cannot hold.
  private static func numbered(_ name: String) -> Unicode.Scalar? {
    let isHex = name.hasPrefix("x")
    return UInt32(isHex ? name.dropFirst() : name[...], radix: isHex ? 16 : 10)
      .flatMap { Unicode.Scalar($0) }.flatMap { XMLText.isHoldable($0) ? $0 : nil }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 26 }
}
