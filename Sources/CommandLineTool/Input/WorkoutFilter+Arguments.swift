internal import Migration
internal import Notation
internal import WorkoutModel

extension WorkoutFilter {
  /// The filter that the options of `filter` and `list` make.
  init(_ arguments: ArgumentReader) throws(UsageError) {
    self.init()
    since = try arguments.option("since", .day, help: "Only from this day on, such as 2026-01-31.")
    until = try arguments.option("until", .day, help: "Only up to and including this day.")
    if let since, let until, since.daysSince1970 > until.daysSince1970 {
      let days = [since, until].map { Moment(date: $0, precision: .day)?.description ?? "" }
      throw UsageError(message: "--since \(days[0]) is after --until \(days[1])")
    }
    exercises = try arguments.repeatedOption(
      "exercise", .text("NAME"), help: "Only workouts with this exercise, however an app spells it.")
    categories = try arguments.repeatedOption(
      "category", .text("NAME"), help: "Only workouts with an exercise of this category.")
    templates = try arguments.repeatedOption(
      "template", .text("NAME"), help: "Only workouts done from this template.")
    maximumCount = try arguments.option(
      "count", .integer("N", in: 1...Int.max), help: "Only the N newest.")
  }
}

/// No workout fits: the answer is no.
struct NoMatch: ExitingError, CustomStringConvertible {
  private let near: [String]
  private let consequence: String

  /// Names what is like that which was asked for.
  init(_ filter: WorkoutFilter, in archive: WorkoutArchive, consequence: String = "") {
    near = filter.nearMatches(in: archive)
    self.consequence = consequence
  }

  var exitCode: ExitCode { .negative }
  var description: String {
    let names = near.map { "\"\(PrintableText.of($0, limit: 60))\"" }.joined(separator: ", ")
    return "no workout matches\(consequence)." + (near.isEmpty ? "" : " Did you mean \(names)?")
  }
}

extension ArgumentType where Value == CivilDate {
  /// A day without a time.
  fileprivate static var day: Self {
    Self(placeholder: "DAY", expectation: "a day like 2026-01-31") { text in
      Moment(text).flatMap { $0.precision == .day ? $0.date : nil }
    }
  }
}
