internal import Migration
internal import WorkoutFormats
internal import WorkoutModel

/// `btd diff`: what differs between two archives.
struct DiffCommand {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let source = try SourceOptions(command)
    let log = FindingLog()
    let sides = try command.operands.map { path in
      Side(file: path, archive: try source.archive(path: path, findings: log))
    }
    FindingPrinter(console: console).print(log)
    let comparison = ArchiveComparison(sides[0].archive, sides[1].archive)
    if command.flag("json") {
      try console.output(DiffNotation.json(comparison, sides[0], sides[1]))
    } else {
      let colors = console.outputIsTerminal && console.allowsColor
      try console.output(DiffText(sides[0], sides[1], colors: colors).text(of: comparison))
    }
    return comparison.isEmpty ? .success : .negative
  }
}

extension DiffCommand {
  /// One of the two archives, and its file.
  struct Side {
    let file: String
    let archive: WorkoutArchive
  }
}
