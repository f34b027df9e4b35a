internal import ExerciseCatalog
internal import FormatKit
internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd names`: proposes what exercises are called elsewhere.
struct NamesCommand: Command {
  static let name = "names"
  static let outputExtension: String? = "csv"
  static let abstract = "Propose what another app or file calls your exercises, as a map to edit."
  static let discussion = [
    "Writes a CSV of name, variation, to_name, to_variation, confidence, reason, count. If no name is sure enough, to_name is empty and the name stays. Nothing is renamed yet: correct the map, then use it with --names on convert, merge or scan."
  ]
  static let examples = [
    CommandExample("btd names strong.csv --against history.btd -o map.csv"),
    CommandExample("btd convert strong.csv -o new.btd --names map.csv"),
  ]

  private let file: String
  private let output: String
  private let source: SourceOptions
  private let against: String?
  private let app: ExerciseApp?
  private let isDryRun: Bool
  private let mayReplace: Bool

  init(_ arguments: ArgumentReader) throws(UsageError) {
    file = arguments.operand("FILE", help: "The file whose exercise names to look up.")
    output = arguments.requiredOption("output", short: "o", "MAP.csv", help: "Where to write.")
    source = SourceOptions(try SourceForm(arguments))
    against = try arguments.option(
      "against", .text("FILE"), help: "Propose names that this file uses.")
    app = try arguments.option(
      "app", .choice(of: [.strong, .hevy, .fitNotes, .benchTracker]),
      help: "Propose names that this app uses.")
    isDryRun = arguments.dryRun()
    mayReplace = arguments.force()
  }

  func run(_ console: Console) throws -> ExitCode {
    let log = FindingLog()
    let matcher = try matcher(log)
    let archive = try source.archive(path: file, findings: log)
    let proposals = matcher.proposals(for: archive)
    FindingPrinter(console: console).print(log)
    try FileIdentity.refuse(output, anyOf: [file, against].compactMap(\.self))
    if isDryRun {
      try Destination.refuse(output, mayReplace: mayReplace)
      console.tell("dry run: nothing written\n")
    } else {
      try Destination.write(
        NameMapFile.bytes(of: proposals), to: output, mayReplace: mayReplace, console: console)
    }
    let found = proposals.filter { $0.target != nil }.count
    console.tell(
      "\(isDryRun ? "" : "\(PrintableText.of(output)): ")\(Counted.of(proposals.count, "exercise")), \(found) with a name proposed, \(proposals.count - found) left to you\n"
    )
    return .success
  }

  private func matcher(_ log: FindingLog) throws -> NameMatcher {
    switch (against, app) {
    case (let path?, nil):
      // What --from names is the format of FILE.
      return NameMatcher(against: try source.recognizing().archive(path: path, findings: log))
    case (nil, let app?): return NameMatcher(against: app)
    default: throw UsageError(message: "give --against FILE or --app ID")
    }
  }
}
