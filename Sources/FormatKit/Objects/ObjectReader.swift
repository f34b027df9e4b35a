package import Notation
package import WorkoutModel

/// Reads the members of one object by their keys, in any order, through a ``FieldReader``; what is not taken is
/// kept.
package struct ObjectReader {
  private let element: JSONElement?
  /// The path of the object below the one whose fields keep it; ends in `/` where it is not empty.
  private let prefix: String
  private var fields: FieldReader
  /// Where the values begin that were taken, or are kept already.
  private var taken: Set<Int> = []

  /// Reads `element`, to which `pointer` points; without an object, no member is found.
  package init(_ element: JSONElement?, at pointer: String, format: String, _ reporter: JSONReporter?) {
    self.init(element, prefix: "", FieldReader(reporter, at: ObjectPath(pointer), format: format))
  }

  private init(_ element: JSONElement?, prefix: String, _ fields: FieldReader) {
    self.element = element
    self.prefix = prefix
    self.fields = fields
  }

  /// The value of `key`; nil where it is absent or null.
  package func value(_ key: StaticString) -> JSONElement? {
    guard let value = element?[key], value.kind != .null else { return nil }
    return value
  }

  /// The value of `key` as `read` takes it; nil, kept and reported, where it is another than expected.
  package mutating func take<Value>(
    _ key: StaticString, _ expected: String, _ read: (JSONElement) -> Value?
  ) -> Value? {
    take(key) { fields, value, name in
      if let result = read(value) { return result }
      var cursor = value.cursor
      fields.keepMisfit(&cursor, as: name(), expected: expected)
      return nil
    }
  }

  private mutating func take<Value>(
    _ key: StaticString, _ read: (inout FieldReader, JSONElement, _ name: () -> String) -> Value?
  ) -> Value? {
    guard let value = value(key) else { return nil }
    taken.insert(value.offset)
    return read(&fields, value) { "\(prefix)\(key)" }
  }

  /// A text.
  package mutating func text(_ key: StaticString) -> String? {
    take(key) { fields, value, name in
      var cursor = value.cursor
      return fields.text(&cursor, as: name())
    }
  }

  /// A number in any notation of JSON.
  package mutating func number(_ key: StaticString) -> ExactDecimal? {
    take(key) { fields, value, name in
      var cursor = value.cursor
      return fields.anyNumber(&cursor, as: name())
    }
  }

  /// True or false.
  package mutating func bool(_ key: StaticString) -> Bool? {
    take(key) { fields, value, name in
      var cursor = value.cursor
      return fields.bool(&cursor, as: name())
    }
  }

  /// A whole number that a set can count.
  package mutating func count(_ key: StaticString) -> Int32? {
    take(key) { fields, value, name in
      var cursor = value.cursor
      return fields.whole(&cursor, as: name())
    }
  }

  /// The elements of a list, and where each stands.
  package mutating func list(_ key: StaticString) -> ObjectEntries {
    let elements = take(key, "a list") { $0.kind == .array ? $0.elements : nil } ?? []
    return ObjectEntries(elements, at: "\(fields.path)/\(prefix)\(key)")
  }

  /// What `read` takes out of the object of `key`; what it leaves is kept here.
  @discardableResult
  package mutating func object<Value>(_ key: StaticString, _ read: (inout ObjectReader) -> Value?) -> Value? {
    guard let value = take(key, "an object", { $0.kind == .object ? $0 : nil }) else { return nil }
    var inner = ObjectReader(value, prefix: "\(prefix)\(key)/", fields)
    let result = read(&inner)
    inner.keepRest()
    fields = inner.fields
    return result
  }

  /// Keeps a value that was taken and has no place in the model.
  package mutating func leave(_ key: StaticString) {
    if let offset = value(key)?.offset { taken.remove(offset) }
  }

  /// Reports something found at the value of `key`, or at the object where it has none.
  package func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ what: Finding.Reason, detail: String? = nil,
    _ key: StaticString
  ) {
    guard let offset = element?[key]?.offset ?? element?.offset else { return }
    fields.reporter?.report(
      severity, kind, what, detail: detail, at: offset, pointer: "\(fields.path)/\(prefix)\(key)")
  }

  /// What was not taken; what says nothing, null or an empty text, is not kept.
  package var rest: SourceFields? {
    var reader = self
    reader.keepRest()
    return reader.fields.sourceFields
  }

  private mutating func keepRest() {
    let known = Set(fields.kept.map { $0.name })
    for (key, value) in element?.members ?? [] where !taken.contains(value.offset) {
      guard value.kind != .null, value.text != "" else { continue }
      let name = prefix + JSONPointer.escaped(key)
      // A value of another type than expected is kept already.
      if !known.contains(name) { fields.keep(value.canonical, as: name) }
    }
  }
}
