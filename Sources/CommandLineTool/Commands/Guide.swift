internal import Notation
internal import WorkoutCodes

/// What `btd FILE` says on a terminal: what the file is, and the commands that do something with it.
enum Guide {
  /// Tells of a file; the commands only where it can be read.
  static func show(_ path: String, tool: ToolSpecification, _ console: Console) throws -> ExitCode {
    let file = quoted(path)
    guard PictureScan.isOfNoPicture(path) else {
      let kind = "\(PrintableText.of(path)): a picture, document or film, which may show QR codes\n"
      try console.output(
        kind
          + lines([
            ("scan \(file)", "say what the codes in it hold"),
            ("scan \(file) -o workouts.btd", "keep the workouts in them"),
          ]))
      return .success
    }
    guard let info = tool.command(named: InfoCommand.name) else { return .software }
    let parsed = ParsedCommand(command: info, operands: [path], options: [], uses: [.command, .operand])
    let code = try InfoCommand(ArgumentReader(parsed)).run(console)
    guard code == .success else { return code }
    try console.output(
      lines([
        ("list \(file)", "its workouts, a line each"),
        ("show \(file) --workout last", "the newest workout"),
        ("stats \(file)", "volume, streaks, best lifts and records"),
        ("convert \(file) -o NAME --to ID", "move it to another app; btd formats lists the ids"),
        ("qr \(file) --workout last", "the code of the newest workout, for the app to scan"),
        ("sheet \(file) --workout last -o page.pdf", "a page to print"),
      ]))
    return .success
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
    return isPlain ? path : "'\(PrintableText.of(path).replacing("'", with: "'\\''"))'"
  }
}
