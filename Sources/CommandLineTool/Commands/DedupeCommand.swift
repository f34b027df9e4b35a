internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd dedupe`: takes out what an archive holds more than once.
struct DedupeCommand: Command {
  static let name = "dedupe"
  static let abstract = "Remove duplicate workouts from an archive."
  static let discussion = [
    "Workouts are the same if they share a UUID, or the start and the content as merge compares them. Every group is shown. Near duplicates are listed and kept. If workouts with one UUID differ, --prefer decides; without it nothing is written (exit code 1)."
  ]
  static let examples = [CommandExample("btd dedupe history.btd -o clean.btd")]

  private let file: String
  private let destination: ArchiveDestination
  private let options: MergeOptions
  private let writing: WritingOptions

  init(_ arguments: ArgumentReader) throws(UsageError) {
    file = arguments.operand("FILE", help: "The file.")
    destination = try ArchiveDestination(inPlaceOr: arguments)
    let preference: MergeOptions.Preference? = try arguments.option(
      "prefer", .choice(), help: "Whose value wins a conflict: the first in the file or the second."
    )
    var options = try MergeOptions(arguments)
    options.preference = preference
    self.options = options
    writing = try WritingOptions(arguments)
  }

  func run(_ console: Console) throws -> ExitCode {
    try ArchiveOutput(destination, writing, inputs: [file], console).change { archive, report in
      let result = Deduplication(options: options).deduplicate(archive, findings: report.log)
      show(result, of: archive, console)
      guard result.conflicts.isEmpty else {
        throw report.conflict(
          result.conflicts, of: file, first: "the earlier", second: "the later",
          choices: "--prefer first or second")
      }
      let removed = archive.workouts.count - result.archive.workouts.count
      console.tell(
        "\(Counted.of(archive.workouts.count, "workout")), \(Counted.of(removed, "duplicate")) removed\n")
      return result.archive
    }
  }

  private func show(_ result: DeduplicationResult, of archive: WorkoutArchive, _ console: Console) {
    func name(_ index: Int) -> String {
      "\(index + 1)  \(DiffText.name(of: archive.workouts[index]))"
    }
    for group in result.groups {
      let reason =
        switch group.evidence {
        case .uuid: "same uuid"
        case .content: "same start and content"
        case .near: "nearly the same"
        }
      console.tell("\(reason):\n")
      for index in group.workouts { console.tell("  \(PrintableText.of(name(index)))\n") }
    }
    for match in result.nearMatches {
      console.tell("near duplicates, both kept: \(match.reason):\n")
      for index in [match.first, match.second] { console.tell("  \(PrintableText.of(name(index)))\n") }
    }
  }
}
