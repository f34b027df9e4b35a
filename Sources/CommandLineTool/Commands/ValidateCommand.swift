internal import FormatKit
internal import Notation
internal import Statistics
internal import WorkoutFormats
internal import WorkoutModel

/// `btd validate`: well-formed, of a known version, consistent.
struct ValidateCommand: Command {
  static let name = "validate"
  static let abstract = "Check that files are well-formed, of a known version and consistent."
  static let discussion = [
    "Anything that an app would refuse or fail on is an error (exit code 65). Everything else is a warning or a note (exit code 0)."
  ]
  static let examples = [
    CommandExample("btd validate history.btd"),
    CommandExample("btd validate --from json any.json", "Check that any JSON file is well-formed."),
  ]

  private let files: [String]
  private let source: SourceOptions
  private let isJSON: Bool

  /// Keeps nothing but what people call the places of findings.
  private final class NamingSink: ArchiveSink {
    private(set) var version: Int?
    private(set) var names = PlaceNames()
    private let log: FindingLog
    private var count = 0
    /// How many examples were there after the workout before.
    private var known = 0

    init(_ log: FindingLog) { self.log = log }

    func begin(_ archive: WorkoutArchive) {
      version = archive.source?.version
      for (number, template) in archive.templates.enumerated() { names.remember(template, number: number) }
    }

    func add(_ workout: Workout) {
      if log.exampleCount > known { names.remember(workout, number: count) }
      known = log.exampleCount
      count += 1
    }
  }

  private struct Verdict {
    var format: Format?
    var version: Int?
    var log: FindingLog
    var names = PlaceNames()
    var code = ExitCode.success
    /// The line of the text that ended the check, with a caret.
    var excerpt: String?
    /// What a person wrote, whose lines are shown with a caret at each finding.
    var text: InputBytes?

    /// The line that a finding speaks of, with a caret below its column; nil where a person did not write it.
    func caret(at finding: Finding) -> String? {
      guard let text, let byte = finding.place.byte else { return nil }
      return Excerpt.of(text.bytes, around: byte)
    }
  }

  /// The formats that people write by hand or paste.
  private static let texts: Set<String> = ["text", "strong-text", "hevy-text"]
  /// The most findings of a sort in a text that are shown with their lines.
  private static let maximumCarets = 200

  init(_ arguments: ArgumentReader) throws(UsageError) {
    files = arguments.operands("FILE…", help: "Files or folders.")
    source = SourceOptions(try SourceForm(arguments))
    isJSON = arguments.json()
  }

  func run(_ console: Console) throws -> ExitCode {
    let paths = try InputList.expand(files, source, console: console)
    return isJSON ? try runJSON(paths, console) : try runText(paths, console)
  }

  private func runText(_ paths: [String], _ console: Console) throws -> ExitCode {
    var code = ExitCode.success
    for path in paths {
      let verdict = judge(path, console, forward: nil)
      let excerpt: ((Finding) -> String?)? = verdict.text == nil ? nil : { verdict.caret(at: $0) }
      FindingPrinter(console: console, names: verdict.names, excerpt: excerpt).print(verdict.log)
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

  private func runJSON(_ paths: [String], _ console: Console) throws -> ExitCode {
    var code = ExitCode.success
    let output = ByteOutput { bytes throws(WorkoutError) in
      try FileError.rising { () throws(FileError) in try console.outputForeign(bytes) }
    }
    let json = JSONOutput(output)
    json.raw("[")
    for (number, path) in paths.enumerated() {
      json.raw(number == 0 ? "\n{\"file\":" : ",\n{\"file\":")
      json.text(path)
      json.raw(",\"findings\":[")
      var isFirst = true
      let verdict = judge(path, console) { finding in
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

  private func judge(_ path: String, _ console: Console, forward: ((Finding) -> Void)?) -> Verdict {
    var verdict = Verdict(log: FindingLog(forward: forward))
    do {
      let input = try source.open(path, findings: verdict.log)
      let format = try source.format(of: input)
      verdict.format = format
      if Self.texts.contains(format.id) {
        verdict.text = input
        verdict.log.placesKept = Self.maximumCarets
      }
      let sink = NamingSink(verdict.log)
      defer { verdict.names = sink.names }
      if format.reader == nil, let checker = format.checker {
        try checker(input, verdict.log)
      } else {
        try source.reading(format).read(
          input, into: sink, verdict.log, bar: ProgressBar(reading: path, console: console))
        verdict.version = sink.version
      }
      if verdict.log.count(of: .error) > 0 { verdict.code = .badData }
    } catch {
      verdict.code = ExitCode(error)
      verdict.log.report(FindingNotation.finding(of: error, file: path, isChecked: true))
      verdict.excerpt = (error.cause as? InputError)?.excerpt
    }
    return verdict
  }
}
