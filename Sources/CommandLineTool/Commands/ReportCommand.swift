internal import FormatKit
internal import Migration
internal import Notation
internal import Reports
internal import WorkoutFormats
internal import WorkoutModel

/// `btd report`: a history on one page of HTML.
struct ReportCommand: Command {
  static let name = "report"
  static let outputExtension: String? = "html"
  static let abstract = "Make an HTML report of your history: calendar, lifts, volume, records, routines."
  static let discussion = [
    "The page is one file that works without a network or scripts, in light and dark mode and on paper. It has a calendar, one-rep max and volume of the main lifts with personal records, volume by category, bodyweight progressions, goals, rides by zone, body measurements, badges, and each routine next to its last times.",
    "Several files count as one history, each workout once. A filter chooses the workouts that are summed and shown; records, badges, goals and level-up scores are those of the whole history.",
  ]
  static let examples = [
    CommandExample("btd report history.btd -o report.html"),
    CommandExample("btd report strong.csv hevy.csv -o year.html --since 2026-01-01"),
    CommandExample("btd report history.btd -o friend.html --share", "Without name, notes and body weight."),
  ]

  private let files: [String]
  private let output: String
  private let source: SourceOptions
  private let filter: WorkoutFilter
  private let shown: ShownForm
  private let options: ReportOptions
  private let redaction: SharedArchive?
  private let isDryRun: Bool
  private let mayReplace: Bool

  init(_ arguments: ArgumentReader) throws(UsageError) {
    files = arguments.operands("FILE…", help: "Files or folders.")
    output = arguments.requiredOption("output", short: "o", "OUT", help: "The .html file to write.")
    source = SourceOptions(try SourceForm(arguments), units: try SourceUnits(arguments))
    filter = try WorkoutFilter(arguments)
    var options = ReportOptions()
    shown = try ShownForm(arguments)
    options.unit = shown.unit
    options.formula =
      try arguments.option(
        "formula", .choice(),
        help: "The one-rep-max formula (default: that of the Bench Tracker app).")
      ?? .app
    options.thresholdPowerWatts = try arguments.thresholdPower()
    redaction = try SharedArchive(ifShared: arguments)
    if let redaction {
      options.leftOut =
        "A copy to share"
        + (redaction.leftOut.isEmpty ? "" : ", without \(redaction.leftOut.joined(separator: ", "))")
        + (redaction.movesDates ? "; all dates are moved" : "")
    }
    self.options = options
    isDryRun = arguments.dryRun()
    mayReplace = arguments.force()
    let name = Format.fileExtension(of: output).lowercased()
    guard output == "-" || name == "html" || name == "htm" else {
      throw UsageError(message: "-o must end in .html, found \(EscapedText.shown(output))")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    let log = FindingLog()
    let paths = try InputList.expand(files, source, findings: log)
    try FileIdentity.refuse(output, anyOf: paths)
    if output != "-" { try Destination.refuse(output, mayReplace: mayReplace) }
    var archive = try source.history(of: paths, findings: log, console: console)
    try shown.turn(&archive, of: paths.joined(separator: ", "), console)
    let chosen = filter.indices(in: archive)
    guard !chosen.isEmpty || archive.workouts.isEmpty else { throw NoMatch(filter, in: archive) }
    var options = options
    options.workouts = chosen
    if let redaction { archive = redaction.redacted(archive, console: console) }
    let bytes = Array(HistoryReport(archive, options: options).html.utf8)
    let name = PrintableText.of(output)
    let words = "\(Counted.of(chosen.count, "workout")), \((bytes.count + 999) / 1_000) kB"
    guard !isDryRun else {
      console.error("dry run: \(words) for \(name), nothing written\n")
      return .success
    }
    try Destination.write(bytes, to: output, mayReplace: mayReplace, console: console)
    console.tell("\(name): \(words) written\n")
    return .success
  }
}
