internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd dedupe`: takes out what an archive holds more than once.
struct DedupeCommand {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let source = try SourceOptions(command)
    let target = try TargetOptions(command, console)
    var options = MergeOptions()
    options.preference = try command.value("prefer", as: MergeOptions.Preference.self)
    options.mergesNearMatches = command.value("near") == "merge"
    options.recomputesTotals = command.flag("recompute-totals")
    return try target.write(console: console) { sink, report in
      try target.refuse(anyOf: command.operands)
      let archive = try source.archive(path: command.operands[0], findings: report.log)
      let result = Deduplication(options: options).deduplicate(archive, findings: report.log)
      show(result, of: archive)
      guard result.conflicts.isEmpty else {
        report.tell(
          result.conflicts, of: command.operands[0], first: "the earlier", second: "the later", to: console)
        let count = Counted.of(result.conflicts.count, "conflict")
        console.error("btd dedupe: \(count), nothing written. Decide with --prefer first or second.\n")
        throw HandledError(code: .negative)
      }
      let removed = archive.workouts.count - result.archive.workouts.count
      console.error(
        "\(Counted.of(archive.workouts.count, "workout")), \(Counted.of(removed, "duplicate")) taken out\n")
      try sink.take(result.archive)
      return .success
    }
  }

  private func show(_ result: DeduplicationResult, of archive: WorkoutArchive) {
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
      console.error("\(reason):\n")
      for index in group.workouts { console.error("  \(PrintableText.of(name(index)))\n") }
    }
    for match in result.nearMatches {
      console.error("nearly the same, both kept: \(match.reason):\n")
      for index in [match.first, match.second] { console.error("  \(PrintableText.of(name(index)))\n") }
    }
  }
}
