internal import FormatKit
internal import Notation
internal import WorkoutModel

/// How a summary writes what was asked for, and times.
extension ObjectReader {
  /// Reads an object of the coach app; what the model does not tell is kept by ``KeptFields``.
  init(_ element: JSONElement?, at pointer: String, _ reporter: JSONReporter?) {
    self.init(element, at: pointer, format: SummaryNotation.formatID, reporter)
  }

  /// A number that is not 0: the app writes 0 where nothing was asked for.
  mutating func demand(_ key: StaticString) -> ExactDecimal? {
    number(key).flatMap { $0.coefficient == 0 ? nil : $0 }
  }

  /// A time; one without a zone is in UTC, as all others of the app.
  mutating func time(_ key: StaticString) -> Moment? {
    let moment = take(key, "a date and time like 2026-01-31T18:05:00.000Z") { element in
      element.text.flatMap { DateText.moment($0) }
    }
    guard let moment, moment.offsetMinutes == nil, moment.precision != .day else { return moment }
    report(.note, .guessed, "time without a zone read as UTC", key)
    return moment.withOffset(0)
  }
}
