internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd filter`: some of the workouts of an archive.
struct FilterCommand: Command {
  static let name = "filter"
  static let abstract = "Keep some of the workouts of an archive, and everything else in it."
  static let discussion = [
    "A workout is kept if it matches every option you give; for a repeated option, one match is enough. If no workout matches, nothing is written (exit code 1)."
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
    filter = try WorkoutFilter(arguments)
    writing = try WritingOptions(arguments)
  }

  func run(_ console: Console) throws -> ExitCode {
    try ArchiveOutput(destination, writing, inputs: [file], console).change { archive, _ in
      let days = try OwnClock(named: writing.target.timeZone).turned(archive)
      var filtered = archive
      filtered.workouts = filter.indices(in: days).map { archive.workouts[$0] }
      guard !filtered.workouts.isEmpty else {
        throw NoMatch(filter, in: archive, consequence: ", nothing written")
      }
      console.tell(
        "\(filtered.workouts.count) of \(Counted.of(archive.workouts.count, "workout")) kept\n")
      if let total = archive.profile.totals.workouts?.wholePart, total > filtered.workouts.count {
        console.tell("the app's running totals stay at \(total) workouts\n")
      }
      return filtered
    }
  }
}
