internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd filter`: some of the workouts of an archive.
struct FilterCommand: Command {
  static let name = "filter"
  static let abstract = "Keep some of the workouts of an archive, and all else that is in it."
  static let discussion = [
    "A workout is kept if it fits every option that is given; of a repeated one, any. If none fits, nothing is written, exit code 1."
  ]
  static let examples = [
    CommandExample("btd filter history.btd --since 2026-01-01 -o year.btd"),
    CommandExample("btd filter history.btd --exercise \"Bench Press\" --count 10 -o bench.csv --to hevy"),
  ]

  private let file: String
  private let destination: ArchiveDestination
  private let filter: WorkoutFilter
  private let writing: WritingOptions

  init(_ arguments: ArgumentReader) throws(UsageError) {
    file = arguments.operand("FILE", help: "The file.")
    destination = try ArchiveDestination(arguments)
    var filter = WorkoutFilter()
    filter.since = try arguments.option("since", .day, help: "From this day on, as 2026-01-31.")
    filter.until = try arguments.option("until", .day, help: "Up to this day, which counts too.")
    filter.exercises = try arguments.repeatedOption(
      "exercise", .text("NAME"), help: "With this exercise, as any app spells it.")
    filter.categories = try arguments.repeatedOption(
      "category", .text("NAME"), help: "With an exercise of this category.")
    filter.templates = try arguments.repeatedOption(
      "template", .text("NAME"), help: "Done from the template of this name.")
    filter.maximumCount = try arguments.option(
      "count", .integer("N", in: 1...Int.max), help: "No more than the N newest of them.")
    self.filter = filter
    writing = try WritingOptions(arguments)
  }

  func run(_ console: Console) throws -> ExitCode {
    try ArchiveOutput(destination, writing, inputs: [file], console).change { archive, _ in
      let filtered = filter.applied(to: archive)
      guard !filtered.workouts.isEmpty else { throw NoMatch(near: filter.nearMatches(in: archive)) }
      console.error(
        "\(filtered.workouts.count) of \(Counted.of(archive.workouts.count, "workout")) kept\n")
      return filtered
    }
  }
}

/// No workout fits: the answer is no, and nothing is written.
private struct NoMatch: ExitingError, CustomStringConvertible {
  let near: [String]

  var exitCode: ExitCode { .negative }
  var description: String {
    let names = near.map { "\"\(PrintableText.of($0, limit: 60))\"" }.joined(separator: ", ")
    return "no workout fits, nothing written." + (near.isEmpty ? "" : " There is \(names).")
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
