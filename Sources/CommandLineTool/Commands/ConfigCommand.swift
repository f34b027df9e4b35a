internal import Notation

/// `btd config`: what is settled for all commands, and where.
struct ConfigCommand: Command {
  static let name = "config"
  static let abstract = "Show your settings, and the file they are in."
  static let discussion =
    [
      "The file has a line OPTION = VALUE, such as unit = lb, for each option that you use often; # starts a comment. The command line wins. The options:"
    ] + Settings.known.map { "\($0.name): \($0.help)." }
  static let examples = [CommandExample("btd config")]

  private let program: CommandSet

  init(_ arguments: ArgumentReader) { program = arguments.program }

  func run(_ console: Console) throws -> ExitCode {
    let settings = try Settings(console.environment)
    guard let path = settings.path else {
      console.tell("no file: neither XDG_CONFIG_HOME nor HOME names a folder\n")
      return .success
    }
    console.tell("\(PrintableText.of(path))\(settings.entries.isEmpty ? ": nothing is set" : "")\n")
    for entry in settings.entries {
      try console.output("\(entry.name) = \(PrintableText.of(entry.value))\n")
    }
    try settings.check(for: program)
    return .success
  }
}
