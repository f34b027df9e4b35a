internal import FormatKit
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd validate`: well-formed, of a known version, consistent.
struct ValidateCommand {
  private let command: ParsedCommand
  private let console: Console

  /// Keeps nothing: only the findings count.
  private final class NullSink: ArchiveSink {
    private(set) var version: Int?

    func begin(_ archive: WorkoutArchive) { version = archive.source?.version }
    func add(_ workout: Workout) {}
  }

  private struct Verdict {
    var format: Format?
    var version: Int?
    var log: FindingLog
    var code = ExitCode.success
    /// The line of the text that ended the check, with a caret.
    var excerpt: String?
  }

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let options = try SourceOptions(command)
    let paths = try InputList.expand(command.operands, options, console: console)
    return command.flag("json") ? try runJSON(paths, options) : try runText(paths, options)
  }

  private func runText(_ paths: [String], _ options: SourceOptions) throws -> ExitCode {
    var code = ExitCode.success
    for path in paths {
      let verdict = judge(path, options, forward: nil)
      FindingPrinter(console: console).print(verdict.log)
      if let excerpt = verdict.excerpt { console.error("\(excerpt)\n") }
      let name = verdict.format.map { " (\($0.id)\(verdict.version.map { " version \($0)" } ?? ""))" } ?? ""
      let errors = verdict.log.count(of: .error)
      let warnings = verdict.log.count(of: .warning)
      let counts =
        errors + warnings == 0 ? "" : ", \(Counted.of(errors, "error")), \(Counted.of(warnings, "warning"))"
      let word = verdict.code == .success ? "valid" : "not valid"
      try console.output("\(PrintableText.of(path)): \(word)\(name)\(counts)\n")
      code = max(code, verdict.code)
    }
    return code
  }

  private func runJSON(_ paths: [String], _ options: SourceOptions) throws -> ExitCode {
    var code = ExitCode.success
    let output = ByteOutput { [console] in try console.output($0) }
    let json = JSONOutput(output)
    json.raw("[")
    for (number, path) in paths.enumerated() {
      json.raw(number == 0 ? "\n{\"file\":" : ",\n{\"file\":")
      json.text(path)
      json.raw(",\"findings\":[")
      var isFirst = true
      let verdict = judge(path, options) { finding in
        var finding = finding
        finding.place.file = path
        json.raw(isFirst ? "\n" : ",\n")
        isFirst = false
        FindingNotation.write(finding, to: json)
      }
      json.raw("],\"format\":")
      json.text(orNull: verdict.format?.id)
      json.raw(",\"version\":")
      json.number(orNull: verdict.version)
      json.raw(",\"valid\":")
      json.bool(verdict.code == .success)
      json.raw("}")
      code = max(code, verdict.code)
    }
    json.raw("\n]\n")
    try output.finish()
    return code
  }

  private func judge(_ path: String, _ options: SourceOptions, forward: ((Finding) -> Void)?) -> Verdict {
    var verdict = Verdict(log: FindingLog(forward: forward))
    do {
      let input = try InputBytes(opening: path)
      let format = try options.format(of: input)
      verdict.format = format
      let sink = NullSink()
      if let reader = format.reader {
        let bar = ProgressBar(PrintableText.of(path, limit: 40), console: console)
        var readOptions = options.read
        readOptions.progress = { bar.show($0, of: $1) }
        defer { bar.finish() }
        try reader(input, readOptions, sink, verdict.log)
        verdict.version = sink.version
      } else if let checker = format.checker {
        try checker(input, verdict.log)
      }
      if verdict.log.count(of: .error) > 0 { verdict.code = .badData }
    } catch {
      verdict.code = ExitCode(error)
      verdict.log.report(FindingNotation.finding(of: error, file: path))
      verdict.excerpt = (error as? InputError)?.excerpt
    }
    return verdict
  }
}
