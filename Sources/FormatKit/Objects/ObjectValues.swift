package import Notation
package import WorkoutModel

/// Reads the values of one object, and reports those that are of another type than their key.
package struct ObjectValues {
  private let element: JSONElement?
  private let pointer: String
  private let reporter: JSONReporter?

  package init(_ element: JSONElement?, at pointer: String, _ reporter: JSONReporter?) {
    self.element = element
    self.pointer = pointer
    self.reporter = reporter
  }

  /// The value of `key`; nil where it is absent or null.
  package func value(_ key: StaticString) -> JSONElement? {
    guard let value = element?[key], value.kind != .null else { return nil }
    return value
  }

  /// A text.
  package func text(_ key: StaticString) -> String? { read(key, "a text", { $0.text }) }

  /// A number.
  package func number(_ key: StaticString) -> ExactDecimal? { read(key, "a number", { $0.number }) }

  /// True or false.
  package func bool(_ key: StaticString) -> Bool? { read(key, "true or false", { $0.bool }) }

  /// A whole number that a set can count.
  package func count(_ key: StaticString) -> Int32? { read(key, "a whole number", { $0.count }) }

  /// A number that is not 0, which stands for none.
  package func demand(_ key: StaticString) -> ExactDecimal? {
    number(key).flatMap { $0.coefficient == 0 ? nil : $0 }
  }

  /// A time; one without a zone is in UTC, as all others of the formats that are read so.
  package func time(_ key: StaticString) -> Moment? {
    let moment = read(key, "a date and time like 2026-01-31T18:05:00.000Z") { element in
      element.text.flatMap { DateText.moment($0) }
    }
    guard let moment, moment.offsetMinutes == nil, moment.precision != .day else { return moment }
    report(.note, .guessed, "time without a zone read as UTC", key)
    return moment.withOffset(0)
  }

  /// Reports something found at the value of `key`, or at the object where it has none.
  package func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ what: Finding.Reason, detail: String? = nil,
    _ key: StaticString
  ) {
    guard let offset = element?[key]?.offset ?? element?.offset else { return }
    reporter?.report(severity, kind, what, detail: detail, at: offset, pointer: "\(pointer)/\(key)")
  }

  /// The value of `key` as `read` takes it; nil, and reported, where it is another than expected.
  package func read<Value>(
    _ key: StaticString, _ expected: String, _ read: (JSONElement) -> Value?
  ) -> Value? {
    guard let element = value(key) else { return nil }
    if let value = read(element) { return value }
    reporter?.reportMisfit(element, expected: expected, pointer: "\(pointer)/\(key)")
    return nil
  }
}
