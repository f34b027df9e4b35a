internal import Migration
internal import Notation
internal import Statistics
internal import WorkoutFormats
internal import WorkoutModel

/// `btd stats`: what a history tells in figures.
struct StatsCommand: Command {
  static let name = "stats"
  static let abstract = "Show statistics: workouts a week, volume, best lifts, records."
  static let discussion = [
    "Volume is reps times weight; assistance and cardio do not count. A streak is a run of weeks with at least one workout each. A personal record beats every time before it.",
    "For files that have them, also the progress of bodyweight progressions and goals, and the zones and training stress of rides.",
  ]
  static let examples = [
    CommandExample("btd stats history.btd"),
    CommandExample("btd stats history.btd --formula brzycki --since 2026-01-01"),
    CommandExample("btd stats intervals.zwo --ftp 250"),
  ]

  private let files: [String]
  private let source: SourceOptions
  private let filter: WorkoutFilter
  private let unit: MassUnit?
  private let formula: OneRepMaxFormula
  private let thresholdPowerWatts: ExactDecimal?
  private let isJSON: Bool

  init(_ arguments: ArgumentReader) throws(UsageError) {
    files = arguments.operands("FILE…", help: "Files or folders.")
    source = SourceOptions(try SourceForm(arguments), units: try SourceUnits(arguments))
    filter = try WorkoutFilter(arguments)
    unit = try arguments.option("unit", .choice(), help: "The unit of volumes (default: that of the file).")
    formula =
      try arguments.option(
        "formula", .choice(),
        help: "The one-rep-max formula (default: that of the Bench Tracker app).")
      ?? .app
    thresholdPowerWatts = try arguments.thresholdPower()
    isJSON = arguments.json()
  }

  func run(_ console: Console) throws -> ExitCode {
    var code = ExitCode.success
    var results: [HistoryResult] = []
    for path in try InputList.expand(files, source, console: console) {
      do {
        let log = FindingLog()
        let archive = try source.archive(path: path, findings: log)
        FindingPrinter(console: console).print(log)
        let filtered = filter.applied(to: archive)
        guard !filtered.workouts.isEmpty || archive.workouts.isEmpty else {
          throw NoMatch(filter, in: archive)
        }
        results.append(
          HistoryResult(
            file: path, statistics: HistoryStatistics(filtered, unit: unit, formula: formula),
            progress: HistoryProgress(filtered, thresholdPowerWatts: thresholdPowerWatts)))
      } catch {
        console.complain(error)
        code = max(code, ExitCode(error))
      }
    }
    if isJSON {
      try console.outputForeign(StatisticsNotation.json(results, formula))
    } else {
      let isNamed = files.count > 1 || results.count > 1
      let texts = results.map { result in
        let name = PrintableText.of(result.file)
        let columns = console.outputColumns
        var parts: [String] = []
        if result.statistics.workouts > 0 {
          parts.append(StatisticsText.of(result.statistics, formula, columns: columns))
        }
        if !result.progress.isEmpty {
          parts.append(HistoryProgressText.of(result.progress, columns: columns))
        }
        guard !parts.isEmpty else { return "\(name) holds no workouts.\n" }
        return (isNamed ? "\(name):\n" : "") + parts.joined(separator: "\n")
      }
      try console.page(texts.joined(separator: "\n"))
    }
    return code
  }
}
