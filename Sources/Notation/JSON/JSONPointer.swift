/// Keys as parts of a JSON pointer (RFC 6901).
package enum JSONPointer {
  /// A key as a part of a pointer: `~` is `~0`, `/` is `~1`.
  package static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return key }
    var result = ""
    for character in key.unicodeScalars {
      switch character {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The key that ``escaped(_:)`` made `part` of.
  package static func unescaped(_ part: String) -> String {
    guard part.utf8.contains(UInt8(ascii: "~")) else { return part }
    var result = ""
    var scalars = part.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "~" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      result += scalars.next() == "1" ? "/" : "~"
    }
    return result
  }
}

extension JSONText {
  /// The text as a part of a JSON pointer, as which kept fields are named.
  package var name: String { JSONPointer.escaped(string) }
}
