package import Notation
package import WorkoutModel

/// Reads values of an object into the model, and keeps those that do not fit as they are written.
package struct FieldKeeper {
  private let format: String
  /// What was kept, by key; keys are parts of a pointer.
  package private(set) var list: [SourceFields.Field] = []

  /// Keeps fields that only `format` knows.
  package init(format: String) { self.format = format }

  /// What was kept, or nil where it is nothing.
  package var sourceFields: SourceFields? { list.isEmpty ? nil : SourceFields(format: format, fields: list) }

  /// Keeps `text` under `name`.
  package mutating func keep(_ name: String, _ text: String) { list.append(.init(name: name, text: text)) }

  /// Keeps the value at the cursor under `key`, behind a path that ends in a slash.
  package mutating func keep(_ key: JSONText, _ cursor: inout JSONCursor, below path: String = "") {
    keep(path + JSONPointer.escaped(key.string), cursor.canonical())
  }

  /// A text; nil, and kept, where the value is none.
  package mutating func text(_ key: JSONText, _ cursor: inout JSONCursor, below path: String = "") -> String?
  {
    guard cursor.kind == .text else {
      keep(key, &cursor, below: path)
      return nil
    }
    return cursor.text().string
  }

  /// A number; nil, and kept, where the value is none or has more digits than the model holds.
  package mutating func number(_ key: JSONText, _ cursor: inout JSONCursor, below path: String = "")
    -> ExactDecimal?
  {
    var probe = cursor
    guard cursor.kind == .number, let number = Self.number(probe.number()) else {
      keep(key, &cursor, below: path)
      return nil
    }
    cursor = probe
    return number
  }

  /// A whole number; nil, and kept, where the value is none.
  package mutating func whole(_ key: JSONText, _ cursor: inout JSONCursor) -> Int32? {
    var probe = cursor
    guard cursor.kind == .number, let number = Self.number(probe.number())?.normalized,
      number.fractionDigits == 0, let whole = Int32(exactly: number.coefficient), whole != .min
    else {
      keep(key, &cursor)
      return nil
    }
    cursor = probe
    return whole
  }

  /// A list of texts with one at least; nil, and kept, where the value is anything else.
  package mutating func texts(_ key: JSONText, _ cursor: inout JSONCursor, below path: String = "")
    -> [String]?
  {
    var probe = cursor
    var texts: [String] = []
    if cursor.kind == .array, probe.enter() {
      repeat {
        guard probe.kind == .text else {
          texts = []
          break
        }
        texts.append(probe.text().string)
      } while probe.next()
    }
    if texts.isEmpty {
      keep(key, &cursor, below: path)
      return nil
    }
    cursor = probe
    return texts
  }

  /// A number in any notation of JSON that has no more digits than the model holds.
  private static func number(_ text: UnsafeRawBufferPointer) -> ExactDecimal? {
    if let exact = ExactDecimal(digits: text) { return exact }
    // Beyond 17 digits the lenient reading rounds.
    guard text.count(where: JSONBytes.isDigit) <= 17 else { return nil }
    return ExactDecimal(lenient: String(decoding: text, as: UTF8.self))
  }
}
