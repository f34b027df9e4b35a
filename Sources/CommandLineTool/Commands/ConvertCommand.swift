internal import FormatKit
internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd convert`: files of any format into one file of another.
struct ConvertCommand {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let source = try SourceOptions(command)
    let target = try TargetOptions(command, console)
    let choice = try WorkoutChoice(command)
    let parts = Set(command.values("only"))
    let asTemplate = command.flag("as-template")
    if asTemplate, !parts.isEmpty, !parts.contains("templates") {
      throw command.usageError("--as-template makes templates, which --only leaves out")
    }
    return try target.write(console: console) { sink, report in
      let findings = report.log
      let paths = try InputList.expand(command.operands, source, findings: findings)
      try target.refuse(anyOf: paths)
      if paths.count == 1, choice == .all, parts.isEmpty, !asTemplate {
        try stream(paths[0], source, into: sink, findings)
        return .success
      }
      let (archives, code) = try ArchiveInputs(command, console).read(
        paths, source, report, own: target.ownPath)
      guard !archives.isEmpty else { return code }
      var archive = ArchiveJoiner.join(archives, findings: findings)
      archive = try choice.apply(to: archive, file: paths.count == 1 ? paths[0] : "the inputs")
      if choice != .all, target.format.isPayload { archive.leaveOutAllButWorkoutsAndTemplates() }
      if asTemplate { archive.turnWorkoutsIntoTemplates() }
      if !parts.isEmpty { archive.keepOnly(parts) }
      try sink.take(archive)
      return code
    }
  }

  private func stream(
    _ path: String, _ source: SourceOptions, into sink: any ArchiveSink, _ findings: any FindingSink
  ) throws {
    let input = try InputBytes(opening: path)
    let bar = ProgressBar(PrintableText.of(path, limit: 40), console: console)
    var options = source.read
    options.progress = { bar.show($0, of: $1) }
    defer { bar.finish() }
    try source.reader(of: input).read(input, options, sink, findings)
  }
}
