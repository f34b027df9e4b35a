internal import FormatKit
internal import Notation
internal import WorkoutModel

/// How LiftLog's JSON writes texts, numbers and durations.
extension ObjectReader {
  /// Reads an object of the app.
  init(_ element: JSONElement, at pointer: String, _ reporter: JSONReporter) {
    self.init(element, at: pointer, format: "liftlog", reporter)
  }

  /// A text that is not empty.
  mutating func words(_ key: StaticString) -> String? { text(key).flatMap { $0.isEmpty ? nil : $0 } }

  /// A number, also one written as a text: the app writes its decimals so.
  mutating func decimal(_ key: StaticString) -> ExactDecimal? {
    take(key, "a number") { $0.number ?? $0.text.flatMap { ExactDecimal(lenient: $0) } }
  }

  /// A duration in ISO 8601, in seconds.
  mutating func duration(_ key: StaticString) -> ExactDecimal? {
    take(key, "a duration like PT1M30S") { $0.text.flatMap { ISODuration.seconds($0) } }
  }

  /// Takes a text that says nothing new where it is one of `known`.
  mutating func drop(_ key: StaticString, _ known: String...) {
    if let text = value(key)?.text, known.contains(text) { _ = self.text(key) }
  }
}
