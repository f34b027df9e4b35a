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
    "Several files count as one history, each workout once. A filter chooses the workouts that are summed and shown; records, goals and level-up scores are those of the whole history.",
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
  private let shown: ShownForm
  private let formula: OneRepMaxFormula
  private let thresholdPowerWatts: ExactDecimal?
  private let isJSON: Bool

  init(_ arguments: ArgumentReader) throws(UsageError) {
    files = arguments.operands("FILE…", help: "Files or folders.")
    source = SourceOptions(try SourceForm(arguments), units: try SourceUnits(arguments))
    filter = try WorkoutFilter(arguments)
    shown = try ShownForm(arguments)
    formula =
      try arguments.option(
        "formula", .choice(),
        help: "The one-rep-max formula (default: that of the Bench Tracker app).")
      ?? .app
    thresholdPowerWatts = try arguments.thresholdPower()
    isJSON = arguments.json()
  }

  func run(_ console: Console) throws -> ExitCode {
    let log = FindingLog()
    let paths = try InputList.expand(files, source, findings: log)
    var archive = try source.history(of: paths, findings: log, console: console)
    try shown.turn(&archive, of: paths.joined(separator: ", "), console)
    let chosen = filter.indices(in: archive)
    guard !chosen.isEmpty || archive.workouts.isEmpty else { throw NoMatch(filter, in: archive) }
    let result = HistoryResult(
      files: paths,
      statistics: HistoryStatistics(archive, unit: shown.unit, formula: formula).part(at: chosen),
      progress: HistoryProgress(archive, at: chosen, thresholdPowerWatts: thresholdPowerWatts))
    if isJSON {
      try console.outputForeign(StatisticsNotation.json(result, formula))
    } else {
      try console.page(text(result, columns: console.outputColumns))
    }
    return .success
  }

  private func text(_ result: HistoryResult, columns: Int?) -> String {
    var parts: [String] = []
    let isNumbered = result.files.count == 1
    if result.statistics.workouts > 0 {
      parts.append(StatisticsText.of(result.statistics, formula, isNumbered: isNumbered, columns: columns))
    }
    if !result.progress.isEmpty {
      parts.append(HistoryProgressText.of(result.progress, isNumbered: isNumbered, columns: columns))
    }
    guard parts.isEmpty else { return parts.joined(separator: "\n") }
    return
      "\(files.map { PrintableText.of($0) }.joined(separator: ", ")) \(files.count == 1 ? "holds" : "hold") no workouts.\n"
  }
}
