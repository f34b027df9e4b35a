internal import Migration
internal import WorkoutFormats
internal import WorkoutModel

/// `btd compare`: each workout beside the last time the same routine was done.
struct CompareCommand {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let source = try SourceOptions(command)
    let count = try command.integer("count", in: 1...Int.max)
    let log = FindingLog()
    let archive = try source.archive(path: command.operands[0], findings: log)
    FindingPrinter(console: console).print(log)
    let all = RoutineHistory(archive).workouts
    let shown = all.suffix(count ?? all.count)
    if command.flag("json") {
      try console.output(ProgressNotation.json(shown, archive))
    } else {
      let colors = console.outputIsTerminal && console.allowsColor
      let text = ProgressText(archive, colors: colors)
      try console.output(shown.map(text.table).joined(separator: "\n"))
    }
    return .success
  }
}
