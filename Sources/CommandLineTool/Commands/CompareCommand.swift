internal import Migration
internal import Statistics
internal import WorkoutFormats
internal import WorkoutModel

/// `btd compare`: each workout beside the last time the same routine was done.
struct CompareCommand: Command {
  static let name = "compare"
  static let abstract = "Compare each workout with the last time you did the same routine."
  static let discussion = [
    "Marks each set: + better, = equal, - worse than last time, * new. Shows the best one-rep max of each exercise and the volume of the workout, then and now. A routine is known by its name or, without one, by its exercises."
  ]
  static let examples = [CommandExample("btd compare history.btd --count 3")]

  private let file: String
  private let source: SourceOptions
  private let isJSON: Bool
  private let count: Int
  private let shown: ShownForm

  init(_ arguments: ArgumentReader) throws(UsageError) {
    file = arguments.operand("FILE", help: "The file.")
    source = SourceOptions(try SourceForm(arguments), units: try SourceUnits(arguments))
    isJSON = arguments.json()
    count =
      try arguments.option("count", .integer("N", in: 1...Int.max), help: "Only the N newest workouts.")
      ?? .max
    shown = try ShownForm(arguments)
  }

  func run(_ console: Console) throws -> ExitCode {
    let log = FindingLog()
    var archive = try source.archive(path: file, findings: log)
    FindingPrinter(console: console, names: PlaceNames(of: archive, in: log)).print(log)
    try shown.turn(&archive, of: file, console)
    let shown = RoutineHistory(archive).workouts.suffix(count)
    if isJSON {
      try console.outputForeign(ProgressNotation.json(shown, archive))
    } else {
      let text = ProgressText(archive, colors: console.colorsOutput)
      try console.output(shown.map(text.table).joined(separator: "\n"))
    }
    return .success
  }
}
