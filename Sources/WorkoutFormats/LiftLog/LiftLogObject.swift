internal import FormatKit
internal import Notation
internal import WorkoutModel

/// An object of LiftLog's JSON; its values are taken one by one, and what is not taken is kept.
struct LiftLogObject {
  private let element: JSONElement
  /// The path of the object below the one whose fields keep it; ends in `/` where it is not empty.
  private let prefix: String
  private let pointer: String
  private let reporter: JSONReporter
  private let values: ObjectValues
  private var taken: Set<String> = []
  /// What was kept of the objects within this one.
  private var inner: [SourceFields.Field] = []

  init(_ element: JSONElement, prefix: String = "", at pointer: String, _ reporter: JSONReporter) {
    self.element = element
    self.prefix = prefix
    self.pointer = pointer
    self.reporter = reporter
    values = ObjectValues(element, at: pointer, reporter)
  }

  /// The value of `key` as `read` takes it; nil where it is absent or null, or another than expected, which
  /// is reported.
  mutating func take<Value>(
    _ key: StaticString, _ expected: String, _ read: (JSONElement) -> Value?
  ) -> Value? {
    let value = values.read(key, expected, read)
    if value != nil || values.value(key) == nil { taken.insert("\(key)") }
    return value
  }

  /// A text that is not empty.
  mutating func text(_ key: StaticString) -> String? {
    take(key, "a text", { $0.text }).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// True or false.
  mutating func bool(_ key: StaticString) -> Bool? { take(key, "true or false", { $0.bool }) }

  /// A number, also one written as a text: the app writes its decimals so.
  mutating func number(_ key: StaticString) -> ExactDecimal? {
    take(key, "a number") { $0.number ?? $0.text.flatMap { ExactDecimal(lenient: $0) } }
  }

  /// A whole number that a set can count.
  mutating func count(_ key: StaticString) -> Int32? { take(key, "a whole number", { $0.count }) }

  /// A duration in ISO 8601, in seconds.
  mutating func duration(_ key: StaticString) -> ExactDecimal? {
    take(key, "a duration like PT1M30S") { $0.text.flatMap { ISODuration.seconds($0) } }
  }

  /// The elements of a list, and where each stands.
  mutating func list(_ key: StaticString) -> [(element: JSONElement, pointer: String)] {
    let elements = take(key, "a list") { $0.kind == .array ? $0.elements : nil } ?? []
    return elements.enumerated().map { ($1, "\(pointer)/\(key)/\($0)") }
  }

  /// What kind of value `key` has; nil where it has none.
  func kind(_ key: StaticString) -> JSONCursor.Kind? { element[key]?.kind }

  /// What `read` takes out of the object of `key`; what it leaves is kept here.
  @discardableResult
  mutating func object<Value>(_ key: StaticString, _ read: (inout LiftLogObject) -> Value?) -> Value? {
    guard let value = take(key, "an object", { $0.kind == .object ? $0 : nil }) else { return nil }
    var object = LiftLogObject(value, prefix: "\(prefix)\(key)/", at: "\(pointer)/\(key)", reporter)
    let result = read(&object)
    inner += object.rest
    return result
  }

  /// Takes a text that says nothing new where it is one of `known`.
  mutating func drop(_ key: StaticString, _ known: String...) {
    if let text = element[key]?.text, known.contains(text) { taken.insert("\(key)") }
  }

  /// Keeps a value that was taken and has no place in the model.
  mutating func leave(_ key: StaticString) { taken.remove("\(key)") }

  /// What was not taken, but for nothings and empty texts.
  var rest: [SourceFields.Field] {
    let own = element.members.compactMap { key, value -> SourceFields.Field? in
      guard !taken.contains(key), value.kind != .null, value.text != "" else { return nil }
      return SourceFields.Field(name: prefix + JSONPointer.escaped(key), text: value.canonical)
    }
    return own + inner
  }

  /// What was not taken, and `fields`; nil where it is nothing.
  func sourceFields(adding fields: [SourceFields.Field] = []) -> SourceFields? {
    let all = rest + fields
    return all.isEmpty ? nil : SourceFields(format: "liftlog", fields: all)
  }
}
