internal import FormatKit
internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// What `btd FILE` says on a terminal: what the file is, and the commands that do something with it.
enum Guide {
  /// Tells of a file; the commands only where it can be read.
  static func show(_ path: String, tool: ToolSpecification, _ console: Console) throws -> ExitCode {
    let file = ShellWord.of(path)
    if ForeignContent.isPicture(path) {
      let kind = "\(PrintableText.of(path)): a picture, document or film, which may show QR codes\n"
      guard tool.command(named: "scan") != nil else {
        try console.output("\(kind)\(CommandTable.elsewhere("scan"))\n")
        return .success
      }
      try console.output(
        kind
          + lines([
            ("scan \(file)", "say what the codes in it hold"),
            ("show \(file)", "the workout in them"),
            ("convert \(file) -o workouts.btd --source-unit kg", "save the workouts in them; or lb"),
            ("merge history.btd \(file) --source-unit kg --in-place", "add them to your own history.btd"),
          ]))
      return .success
    }
    guard let info = tool.command(named: InfoCommand.name) else { return .software }
    let parsed = ParsedCommand(command: info, operands: [path], options: [], uses: [.command, .operand])
    let (counts, code) = try InfoCommand(ArgumentReader(parsed)).tell(console)
    guard code == .success else { return code }
    let commands = commands(for: counts, called: file)
    try console.output(
      lines(commands.filter { line in tool.commands.contains { line.command.hasPrefix("\($0.name) ") } }))
    return .success
  }

  /// What can be done with a log; a ride or a template is no workout.
  private static func commands(
    for counts: [ArchiveCounter], called file: String
  ) -> [(command: String, what: String)] {
    let hasWorkouts = counts.contains { $0.workouts > 0 }
    guard counts.count == 1 else {
      let convert = ("convert \(file) -o history.btd", "all of its files as one")
      guard hasWorkouts else { return [("list \(file) --templates", "its templates and rides"), convert] }
      return [
        ("list \(file)", "its workouts, one per line"),
        ("stats \(file)", "volume, streaks, best lifts and records"), convert,
      ]
    }
    let unit = counts[0].hasUnmarkedLoads ? " --source-unit kg" : ""
    let move = (
      "convert \(file) -o moved.csv --for hevy\(unit)", "move it to another app; btd formats lists the apps"
    )
    let templates = ("list \(file) --templates", "its templates and rides")
    guard hasWorkouts else {
      let choice = counts[0].templates + counts[0].rides > 1 ? " --template NAME" : ""
      return [
        templates, ("convert \(file) -o copy.btd\(unit)", "keep it in the format of Bench Tracker"),
        ("qr \(file)\(choice)", "its code, for the app to scan"),
        ("sheet \(file)\(choice) -o page.pdf", "a page to print"),
      ]
    }
    return [
      ("list \(file)", "its workouts, one per line"),
      ("show \(file) --workout last", "the newest workout"),
      ("stats \(file)", "volume, streaks, best lifts and records"),
    ] + (counts[0].templates + counts[0].rides > 0 ? [templates] : [])
      + (counts[0].measurements > 0 ? [("list \(file) --measurements", "its measurements")] : [])
      + [
        move, ("merge \(file) other.csv -o both.btd\(unit)", "add the history of another app"),
        ("qr \(file) --workout last", "the code of the newest workout, for the app to scan"),
        ("sheet \(file) --workout last -o page.pdf", "a page to print"),
      ]
  }

  private static func lines(_ commands: [(command: String, what: String)]) -> String {
    let width = commands.map(\.command.count).max() ?? 0
    let rows = commands.map { command, what in
      "  btd \(command)\(String(repeating: " ", count: width - command.count + 2))\(what)\n"
    }
    return "\nWhat to do with it:\n" + rows.joined()
  }
}
