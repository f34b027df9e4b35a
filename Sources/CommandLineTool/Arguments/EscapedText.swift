/// Makes text from outside safe to print: no escape reaches the terminal, no end is in doubt.
package enum EscapedText {
  /// How many characters of an argument a message shows.
  package static let shownLength = 60

  /// The argument as a message shows it: bare if plain, else quoted and escaped; cut if long.
  package static func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: shownLength, limitedBy: scalars.endIndex)
    let kept = scalars[..<(end ?? scalars.endIndex)]
    let rest = kept.endIndex < scalars.endIndex ? "…" : ""
    if !kept.isEmpty, kept.allSatisfy(isPlain) { return "\(String(kept))\(rest)" }
    var escaped = ""
    for scalar in kept { append(scalar, to: &escaped) }
    return "\"\(escaped)\"\(rest)"
  }

  /// The same for raw bytes, where each byte that is not UTF-8 becomes `\xNN`.
  package static func shown(bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return shown(text) }
    var escaped = ""
    var position = 0
    var count = 0
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while count < shownLength {
      count += 1
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        append(Unicode.UTF8.decode(encoded), to: &escaped)
        position += encoded.count
      case .error(let length):
        for byte in bytes[position..<min(position + length, bytes.count)] {
          escaped += "\\x\(hexadecimal(UInt32(byte), width: 2))"
        }
        position += length
      case .emptyInput:
        return "\"\(escaped)\""
      }
    }
    return "\"\(escaped)\"\(position < bytes.count ? "…" : "")"
  }

  /// A list in words: `L, M, Q or H`.
  package static func alternatives(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) or \(last)"
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    // How paths hold a byte that is not UTF-8.
    case "\u{10ff80}"..."\u{10ffff}": text += "\\x\(hexadecimal(scalar.value & 0xff, width: 2))"
    case _ where isPrintable(scalar): text.unicodeScalars.append(scalar)
    default: text += "\\u{\(hexadecimal(scalar.value, width: 1))}"
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "-", "_", ".", "/", ":", "=", ",", "+", "@", "%", "~": true
    default: !scalar.isASCII && isPrintable(scalar) && scalar.properties.isAlphabetic
    }
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\u{FFFD}" { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  private static func hexadecimal(_ value: UInt32, width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
