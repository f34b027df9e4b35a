internal import Migration
internal import Notation
internal import Statistics
internal import WorkoutFormats
internal import WorkoutModel

/// `btd show`: a workout, or the history of an exercise, as a person reads it.
struct ShowCommand: Command {
  static let name = "show"
  static let abstract = "Show a workout, or the history of an exercise with a chart."
  static let discussion = [
    "By default, the newest workout. Each set is marked against the last time you did the routine: + better, = equal, - worse, * new, with the value of that time.",
    "The chart of an exercise shows the best one-rep max of each workout or, without weights, the most reps, distance or time; ★ is a personal record.",
  ]
  static let examples = [
    CommandExample("btd show history.btd --workout last"),
    CommandExample("btd show history.btd --workout \"Push Day\""),
    CommandExample("btd show history.btd --exercise \"Bench Press\""),
  ]

  private let file: String
  private let source: SourceOptions
  private let choice: WorkoutChoice
  private let exercise: String?
  private let shown: ShownForm

  init(_ arguments: ArgumentReader) throws(UsageError) {
    file = arguments.operand("FILE", help: "The file.")
    source = SourceOptions(try SourceForm(arguments), units: try SourceUnits(arguments))
    let choice = try WorkoutChoice.workout(arguments)
    exercise = try arguments.option(
      "exercise", .text("NAME"), help: "Show the history of this exercise, however an app spells it.")
    shown = try ShownForm(arguments)
    self.choice = choice ?? .last
    if choice != nil, exercise != nil {
      throw UsageError(message: "--workout and --exercise cannot be used together")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    let log = FindingLog()
    var archive = try source.archive(path: file, findings: log)
    FindingPrinter(console: console, names: PlaceNames(of: archive, in: log)).print(log)
    guard !archive.workouts.isEmpty else {
      try console.output("\(PrintableText.of(file)) holds no workouts.\n")
      return .success
    }
    try shown.turn(&archive, of: file, console)
    let texts: [String]
    if let exercise {
      let histories = ExerciseHistory.all(of: archive, named: exercise)
      guard !histories.isEmpty else {
        var filter = WorkoutFilter()
        filter.exercises = [exercise]
        throw NoMatch(filter, in: archive)
      }
      let goals = GoalProgress.all(of: archive)
      texts = histories.map { HistoryText.of($0, goals: goals, columns: console.outputColumns) }
    } else {
      let chosen = Set(try choice.indices(in: archive, file: file))
      let text = WorkoutPageText(archive, colors: console.colorsOutput)
      texts = RoutineHistory(archive).workouts.filter { chosen.contains($0.workout) }.map(text.of)
    }
    try console.page(texts.joined(separator: "\n"))
    return .success
  }
}
