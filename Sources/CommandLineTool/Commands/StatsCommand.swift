internal import Migration
internal import Notation
internal import Statistics
internal import WorkoutFormats
internal import WorkoutModel

/// `btd stats`: what a history tells in figures.
struct StatsCommand: Command {
  static let name = "stats"
  static let abstract = "Work out what a history tells: weeks, volume, best lifts, records."
  static let discussion = [
    "Volume is repetitions times weight; a weight that helps is not lifted, and cardio has none. A streak is a succession of weeks with a workout each. A personal record is more than every time before it."
  ]
  static let examples = [
    CommandExample("btd stats history.btd"),
    CommandExample("btd stats history.btd --formula brzycki --since 2026-01-01"),
  ]

  private let files: [String]
  private let source: SourceOptions
  private let filter: WorkoutFilter
  private let unit: MassUnit?
  private let formula: OneRepMaxFormula
  private let isJSON: Bool

  init(_ arguments: ArgumentReader) throws(UsageError) {
    files = arguments.operands("FILE…", help: "Files or folders.")
    source = SourceOptions(format: try arguments.sourceFormat(), units: try SourceUnits(arguments))
    filter = try WorkoutFilter(arguments)
    unit = try arguments.option("unit", .choice(), help: "The unit of volumes; else that of the file.")
    formula =
      try arguments.option(
        "formula", .choice(),
        help: "The formula of one-rep maxes; without it, as the Bench Tracker app has it.")
      ?? .app
    isJSON = arguments.json()
  }

  func run(_ console: Console) throws -> ExitCode {
    var code = ExitCode.success
    var results: [(file: String, statistics: HistoryStatistics)] = []
    for path in try InputList.expand(files, source, console: console) {
      do {
        let log = FindingLog()
        let archive = try source.archive(path: path, findings: log)
        FindingPrinter(console: console).print(log)
        let filtered = filter.applied(to: archive)
        guard !filtered.workouts.isEmpty || archive.workouts.isEmpty else {
          throw NoMatch(filter, in: archive)
        }
        results.append((path, HistoryStatistics(filtered, unit: unit, formula: formula)))
      } catch {
        console.complain(error)
        code = max(code, ExitCode(error))
      }
    }
    if isJSON {
      try console.outputForeign(StatisticsNotation.json(results, formula))
    } else {
      let isNamed = files.count > 1 || results.count > 1
      let texts = results.map { file, statistics in
        let name = PrintableText.of(file)
        guard statistics.workouts > 0 else { return "\(name) holds no workouts.\n" }
        return (isNamed ? "\(name):\n" : "")
          + StatisticsText.of(statistics, formula, columns: console.outputColumns)
      }
      try console.page(texts.joined(separator: "\n"))
    }
    return code
  }
}
