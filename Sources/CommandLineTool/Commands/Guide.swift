internal import FormatKit
internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// What `btd FILE` says on a terminal: what the file is, and the commands that do something with it.
enum Guide {
  /// Tells of a file; the commands only where it can be read.
  static func show(_ path: String, tool: ToolSpecification, _ console: Console) throws -> ExitCode {
    let file = quoted(path)
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
            ("convert \(file) -o workouts.btd", "save the workouts in them"),
            ("merge HISTORY \(file) --in-place", "add them to your history"),
          ]))
      return .success
    }
    guard let info = tool.command(named: InfoCommand.name) else { return .software }
    let parsed = ParsedCommand(command: info, operands: [path], options: [], uses: [.command, .operand])
    let code = try InfoCommand(ArgumentReader(parsed)).run(console)
    guard code == .success else { return code }
    let commands = try commands(for: path, called: file)
    try console.output(
      lines(commands.filter { line in tool.commands.contains { line.command.hasPrefix("\($0.name) ") } }))
    return .success
  }

  /// What can be done with a log; a ride or a template is no workout.
  private static func commands(
    for path: String, called file: String
  ) throws -> [(command: String, what: String)] {
    let counter = ArchiveCounter()
    _ = try SourceOptions().stream(path, into: counter, FindingLog())
    let move = ("convert \(file) -o NAME --to ID", "move it to another app; btd formats lists the ids")
    guard counter.workouts > 0 else {
      return [
        ("list \(file) --templates", "its templates and rides"), move,
        ("qr \(file)", "its code, for the app to scan"),
        ("sheet \(file) -o page.pdf", "a page to print"),
      ]
    }
    return [
      ("list \(file)", "its workouts, one per line"),
      ("show \(file) --workout last", "the newest workout"),
      ("stats \(file)", "volume, streaks, best lifts and records"),
      move,
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

  /// A path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
        || "./_-".utf8.contains(byte)
    }
    return isPlain ? path : "'\(PrintableText.of(path).replacing("'", by: "'\\''"))'"
  }
}
