internal import ExerciseCatalog
internal import FormatKit
internal import Migration
internal import WorkoutFormats
internal import WorkoutModel

/// `btd names`: proposes what exercises are called elsewhere.
struct NamesCommand {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let source = try SourceOptions(command)
    let log = FindingLog()
    let matcher = try matcher(source, log)
    let archive = try source.archive(path: command.operands[0], findings: log)
    let proposals = matcher.proposals(for: archive)
    FindingPrinter(console: console).print(log)
    let output = command.value("output") ?? "-"
    try FileIdentity.refuse(output, anyOf: command.operands + command.values("against"))
    if command.flag("dry-run") {
      try DryRun.refuse(output, mayReplace: command.flag("force"))
      console.error("dry run: nothing written\n")
    } else {
      try Destination.write(
        NameMapFile.bytes(of: proposals), to: output,
        mayReplace: command.flag("force"), console: console)
    }
    let found = proposals.filter { $0.target != nil }.count
    console.error(
      "\(Counted.of(proposals.count, "exercise")): \(found) with a name proposed, \(proposals.count - found) left to you\n"
    )
    return .success
  }

  private func matcher(_ source: SourceOptions, _ log: FindingLog) throws -> NameMatcher {
    switch (command.value("against"), command.value("app")) {
    case (let path?, nil):
      // What --from names is the format of FILE.
      return NameMatcher(against: try Format.readArchive(path: path, options: source.read, findings: log))
    case (nil, let id?):
      guard let app = ExerciseApp(rawValue: id) else { throw command.usageError("no app is called \(id)") }
      return NameMatcher(against: app)
    default: throw command.usageError("names needs one of --against FILE and --app ID")
    }
  }
}
