internal import Migration
internal import WorkoutFormats
internal import WorkoutModel

/// `btd filter`: some of the workouts of an archive.
struct FilterCommand {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let source = try SourceOptions(command)
    let target = try TargetOptions(command, console)
    let filter = try filter()
    return try target.write(console: console) { sink, report in
      try target.refuse(anyOf: command.operands)
      let archive = try source.archive(path: command.operands[0], findings: report.log)
      let filtered = filter.applied(to: archive)
      console.error(
        "\(filtered.workouts.count) of \(Counted.of(archive.workouts.count, "workout")) kept\n")
      try sink.take(filtered)
      return .success
    }
  }

  private func filter() throws(UsageError) -> WorkoutFilter {
    var filter = WorkoutFilter()
    filter.since = try day("since")
    filter.until = try day("until")
    filter.exercises = command.values("exercise")
    filter.categories = command.values("category")
    filter.templates = command.values("template")
    filter.maximumCount = try command.integer("count", in: 1...Int.max)
    return filter
  }

  private func day(_ name: String) throws(UsageError) -> CivilDate? {
    guard let text = command.value(name) else { return nil }
    guard let moment = Moment(text), moment.precision == .day else {
      throw command.usageError(
        "--\(name) must be a day like 2026-01-31, found \(EscapedText.shown(text))")
    }
    return moment.date
  }
}
