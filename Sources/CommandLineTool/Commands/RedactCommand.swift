internal import WorkoutFormats
internal import WorkoutModel

/// `btd redact`: an archive without what tells who trained.
struct RedactCommand {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let source = try SourceOptions(command)
    let target = try TargetOptions(command, console)
    let redaction = try SharedArchive(command)
    return try target.write(console: console) { sink, report in
      try target.refuse(anyOf: command.operands)
      let archive = try source.archive(path: command.operands[0], findings: report.log)
      try sink.take(redaction?.redacted(archive, console: console) ?? archive)
      return .success
    }
  }
}
