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
    let target = try TargetOptions(command)
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
      let (archives, code) = try read(paths, source, report)
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

  /// Reads all inputs; where some are bad, says so and goes on to the next.
  private func read(
    _ paths: [String], _ source: SourceOptions, _ report: Report
  ) throws -> (archives: [(file: String, archive: WorkoutArchive)], code: ExitCode) {
    guard paths.count > 1 else {
      return ([(paths[0], try source.archive(path: paths[0], findings: report.log))], .success)
    }
    var archives: [(file: String, archive: WorkoutArchive)] = []
    var gravest: (any Error)?
    let bar = ProgressBar("reading", console: console)
    defer { bar.finish() }
    for (number, path) in paths.enumerated() {
      do {
        archives.append((path, try source.archive(path: path, findings: report.log)))
      } catch {
        bar.finish()
        report.refuse(error, file: path, command: "convert")
        if gravest.map({ ExitCode(error) > ExitCode($0) }) ?? true { gravest = error }
      }
      bar.show(number + 1, of: paths.count)
    }
    guard let gravest else { return (archives, .success) }
    guard command.flag("skip-bad"), !archives.isEmpty else { throw HandledError(code: ExitCode(gravest)) }
    report.log.report(
      Finding(.error, .dropped, "input cannot be read and is left out", count: paths.count - archives.count))
    return (archives, ExitCode(gravest))
  }
}
