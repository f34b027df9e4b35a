internal import Migration
internal import WorkoutFormats
internal import WorkoutModel

/// `btd diff`: what differs between two archives.
struct DiffCommand: Command {
  static let name = "diff"
  static let abstract = "Show what differs between two archives of any format."
  static let discussion = [
    "Lists the workouts that only one archive has, and what changed in the others. The same weight in another unit, another app's name for an exercise and a shifted clock are not differences; neither is anything that only one of the formats can hold.",
    "Exit code 0: no difference; 1: something differs.",
  ]
  static let examples = [CommandExample("btd diff backup.btd history.btd")]

  private let files: [String]
  private let source: SourceOptions
  private let isJSON: Bool

  init(_ arguments: ArgumentReader) throws(UsageError) {
    files = arguments.operands("FILE…", help: "Two files.", atLeast: 2, atMost: 2)
    source = SourceOptions(try SourceForm(arguments), units: try SourceUnits(arguments))
    isJSON = arguments.json()
  }

  func run(_ console: Console) throws -> ExitCode {
    let log = FindingLog()
    let sides = try files.map { file in
      ArchiveFile(file: file, archive: try source.archive(path: file, findings: log))
    }
    FindingPrinter(console: console).print(log)
    let comparison = ArchiveComparison(sides[0].archive, sides[1].archive)
    if isJSON {
      try console.outputForeign(DiffNotation.json(comparison, sides[0], sides[1]))
    } else {
      try console.output(DiffText(sides[0], sides[1], colors: console.colorsOutput).text(of: comparison))
    }
    return comparison.isEmpty ? .success : .negative
  }
}
