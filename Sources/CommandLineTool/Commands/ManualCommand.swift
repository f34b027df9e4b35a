/// `btd manual`: the man page of the program, or of a command.
struct ManualCommand: Command {
  static let name = "manual"
  static let abstract = "Print the man page of btd, or of one of its commands."
  static let examples = [
    CommandExample("btd manual convert > btd-convert.1", "Then read it with man ./btd-convert.1."),
    CommandExample("btd manual > ~/.local/share/man/man1/btd.1", "Install it."),
  ]

  private let tool: ToolSpecification
  private let command: String?

  init(_ arguments: ArgumentReader) {
    tool = arguments.program.specification
    command =
      arguments.operands(
        "COMMAND", help: "The command (default: btd itself).", atLeast: 0, atMost: 1
      )
      .first
  }

  func run(_ console: Console) throws -> ExitCode {
    let page = ManualPage(tool: tool)
    guard let command else {
      try console.output(page.text)
      return .success
    }
    guard let found = tool.command(named: command.lowercased()) else {
      throw UsageError(message: "unknown command \(EscapedText.shown(command))")
    }
    try console.output(page.text(of: found))
    return .success
  }
}
