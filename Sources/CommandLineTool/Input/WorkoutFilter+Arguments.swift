internal import Migration
internal import Notation
internal import WorkoutModel

extension WorkoutFilter {
  /// The filter that the options of `filter` and `list` make.
  init(_ arguments: ArgumentReader) throws(UsageError) {
    self.init()
    since = try arguments.option("since", .day, help: "From this day on, as 2026-01-31.")
    until = try arguments.option("until", .day, help: "Up to this day, which counts too.")
    exercises = try arguments.repeatedOption(
      "exercise", .text("NAME"), help: "With this exercise, as any app spells it.")
    categories = try arguments.repeatedOption(
      "category", .text("NAME"), help: "With an exercise of this category.")
    templates = try arguments.repeatedOption(
      "template", .text("NAME"), help: "Done from the template of this name.")
    maximumCount = try arguments.option(
      "count", .integer("N", in: 1...Int.max), help: "No more than the N newest of them.")
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
    return "no workout fits\(consequence)." + (near.isEmpty ? "" : " There is \(names).")
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
