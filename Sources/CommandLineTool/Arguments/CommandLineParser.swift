/// Reads arguments by a table of commands and options.
package struct CommandLineParser: Sendable {
  /// The table.
  package let tool: ToolSpecification

  /// Makes a parser for a table.
  package init(tool: ToolSpecification) {
    self.tool = tool
  }

  /// Reads the arguments that follow the program's name.
  package func parse(_ arguments: [String]) throws(UsageError) -> CommandLineRequest {
    guard let first = arguments.first else {
      throw UsageError(message: "no command given", hint: commandsHint)
    }
    if let command = tool.command(named: first) {
      var scanner = ArgumentScanner(
        tool: tool, command: try whole(command, arguments), arguments: arguments)
      return try scanner.scan()
    }
    if first == "help" { return try parseHelp(arguments) }
    if first == "version" { return try parseTopLevel("--version", arguments) }
    if first != "-", first.utf8.first == UInt8(ascii: "-") { return try parseTopLevel(first, arguments) }
    throw unknownCommand(first)
  }

  /// A command with the options of the one that it runs, if it runs one.
  private func whole(
    _ command: CommandSpecification, _ arguments: [String]
  ) throws(UsageError) -> CommandSpecification {
    guard command.runsCommand, arguments.count > 1, !["--help", "-h"].contains(arguments[1]) else {
      return command
    }
    let possible = tool.commands.filter(\.takesFiles).map(\.name)
    guard let inner = tool.command(named: arguments[1]), inner.takesFiles else {
      throw UsageError(
        message:
          "the command to run comes right after \(command.name), found \(EscapedText.shown(arguments[1]))",
        hint: "It is one of \(possible.joined(separator: ", ")).", commandName: command.name)
    }
    return command.running(inner)
  }

  /// Turns the bytes the system hands over into text, refusing what is not UTF-8 instead of altering it.
  package static func decode(_ arguments: [[UInt8]]) throws(UsageError) -> [String] {
    var decoded: [String] = []
    decoded.reserveCapacity(arguments.count)
    for (index, bytes) in arguments.enumerated() {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw UsageError(
          message: "argument \(index + 1), \(EscapedText.shown(bytes: bytes)), is not valid UTF-8",
          hint: "Rename the file, or pass its content on standard input as -.")
      }
      decoded.append(text)
    }
    return decoded
  }

  private func parseHelp(_ arguments: [String]) throws(UsageError) -> CommandLineRequest {
    guard arguments.count > 1 else { return .toolHelp }
    let name = arguments[1]
    if ["help", "--help", "-h"].contains(name) { return .toolHelp }
    guard let command = tool.command(named: name) else { throw unknownCommand(name) }
    if arguments.count > 2, !["--help", "-h"].contains(arguments[2]) {
      throw UsageError(
        message: "help takes one command, found \(EscapedText.shown(arguments[2])) after \(name)")
    }
    return .commandHelp(command)
  }

  private func parseTopLevel(
    _ first: String, _ arguments: [String]
  ) throws(UsageError) -> CommandLineRequest {
    if first == "--help" || first == "-h" {
      let command = arguments.dropFirst().first.flatMap { tool.command(named: $0) }
      return command.map { .commandHelp($0) } ?? .toolHelp
    }
    let (name, value) = Self.splitAtEquals(first)
    let shown = EscapedText.shown(name)
    if name == "--help" || name == "-h" || name == "--version" {
      if let value {
        throw UsageError(message: "\(shown) takes no value, found \(EscapedText.shown(value))")
      }
      guard arguments.count > 1 else { return .version }
      if arguments[1] == "--help" || arguments[1] == "-h" { return .toolHelp }
      if name == "--version", arguments.dropFirst() == ["--verbose"] { return .versionInFull }
      throw UsageError(
        message: "--version takes no argument, found \(EscapedText.shown(arguments[1])) after it")
    }
    if name == "--", value != nil {
      throw UsageError(message: "\(EscapedText.shown(first)) names no option", hint: commandsHint)
    }
    if name == "--" || isOptionOfSomeCommand(name) {
      throw UsageError(
        message: "expected a command first, found \(shown)",
        hint: name == "--" ? commandsHint : "Write it after the command: \(tool.name) COMMAND \(name).")
    }
    let bare = String(name.drop { $0 == "-" })
    throw UsageError(
      message: "unknown option \(shown)",
      hint: SpellingSuggestion.question(for: bare, among: ["help", "version"], prefix: "--")
        ?? commandsHint)
  }

  private var commandsHint: String { "\(tool.name) --help lists the commands." }

  private func unknownCommand(_ name: String) -> UsageError {
    UsageError(
      message: "unknown command \(EscapedText.shown(name))",
      hint: SpellingSuggestion.question(for: name, among: tool.commands.map(\.name) + ["help"])
        ?? commandsHint)
  }

  private func isOptionOfSomeCommand(_ spelling: String) -> Bool {
    tool.commands.contains { command in
      tool.options(of: command).contains { option in
        spelling == option.longSpelling || option.shortName.map { spelling == "-\($0)" } == true
      }
    }
  }

  /// Splits `--key=value` at the first equals sign.
  static func splitAtEquals(_ argument: String) -> (name: String, value: String?) {
    let scalars = argument.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else { return (argument, nil) }
    return (String(scalars[..<equals]), String(scalars[scalars.index(after: equals)...]))
  }
}
