/// JSON as a value, read by a parser of the tests' own: texts unescaped, numbers as they are written.
indirect enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case number(String)
  case text([Unicode.Scalar])
  case array([JSONValue])
  /// Of keys that stand twice the last value.
  case object([[Unicode.Scalar]: JSONValue])

  struct Malformed: Error {}

  init(_ bytes: [UInt8]) throws {
    var parser = JSONValueParser(scalars: Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
    self = try parser.document()
  }

  init(_ text: String) throws { try self.init(Array(text.utf8)) }

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[Array(key.unicodeScalars)]
  }

  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  var keys: Set<String> {
    guard case .object(let members) = self else { return [] }
    return Set(
      members.keys.map { scalars in
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
      })
  }

  /// This object without some of its members.
  func removing(_ names: String...) -> JSONValue {
    guard case .object(var members) = self else { return self }
    for name in names { members[Array(name.unicodeScalars)] = nil }
    return .object(members)
  }
}

private struct JSONValueParser {
  let scalars: [Unicode.Scalar]
  var index = 0

  init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private var next: Unicode.Scalar { index < scalars.count ? scalars[index] : "\0" }

  mutating func document() throws -> JSONValue {
    if next == "\u{feff}" { index += 1 }
    let value = try self.value()
    skipSpace()
    guard index == scalars.count else { throw JSONValue.Malformed() }
    return value
  }

  private mutating func skipSpace() {
    while next == " " || next == "\n" || next == "\r" || next == "\t" { index += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == scalar else { return false }
    index += 1
    return true
  }

  private mutating func value() throws -> JSONValue {
    skipSpace()
    switch next {
    case "{": return try object()
    case "[": return try array()
    case "\"": return .text(try text())
    default: return try scalar()
    }
  }

  private mutating func object() throws -> JSONValue {
    index += 1
    var members: [[Unicode.Scalar]: JSONValue] = [:]
    if take("}") { return .object([:]) }
    repeat {
      skipSpace()
      let key = try text()
      guard take(":") else { throw JSONValue.Malformed() }
      members[key] = try value()
    } while take(",")
    guard take("}") else { throw JSONValue.Malformed() }
    return .object(members)
  }

  private mutating func array() throws -> JSONValue {
    index += 1
    var elements: [JSONValue] = []
    if take("]") { return .array([]) }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw JSONValue.Malformed() }
    return .array(elements)
  }

  private mutating func scalar() throws -> JSONValue {
    let start = index
    while index < scalars.count, !",]} \n\r\t".unicodeScalars.contains(next) { index += 1 }
    var word = ""
    word.unicodeScalars.append(contentsOf: scalars[start..<index])
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "": throw JSONValue.Malformed()
    default: return .number(word)
    }
  }

  private mutating func text() throws -> [Unicode.Scalar] {
    guard next == "\"" else { throw JSONValue.Malformed() }
    index += 1
    var units: [UInt16] = []
    while next != "\"" {
      guard index < scalars.count else { throw JSONValue.Malformed() }
      let scalar = next
      index += 1
      guard scalar == "\\" else {
        units.append(contentsOf: UTF16.encode(scalar).map { Array($0) } ?? [])
        continue
      }
      units.append(try escape())
    }
    index += 1
    return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }

  private mutating func escape() throws -> UInt16 {
    let letter = next
    index += 1
    switch letter {
    case "b": return 8
    case "f": return 12
    case "n": return 10
    case "r": return 13
    case "t": return 9
    case "u":
      var digits = ""
      digits.unicodeScalars.append(contentsOf: scalars[index..<min(index + 4, scalars.count)])
      index += 4
      guard let unit = UInt16(digits, radix: 16) else { throw JSONValue.Malformed() }
      return unit
    default: return UInt16(letter.value)
    }
  }
}
