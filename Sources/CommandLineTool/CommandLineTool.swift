internal import FormatKit
internal import SafeFiles
internal import WorkoutFormats
internal import WorkoutModel

#if SQLite
  internal import SQLite
#endif

/// The program: arguments in, exit code out.
package struct CommandLineTool: Sendable {
  private let table: CommandTable

  /// The core, or with `paper` the whole program.
  package init(paper: CommandPack? = nil) { table = CommandTable(paper: paper) }

  /// What the parser and the help go by.
  package var specification: ToolSpecification { table.specification }

  /// What follows the program's name, each byte of it, so that a file whose name is not UTF-8 is found.
  package static func arguments() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { number in
      CommandLine.unsafeArgv[number].map { PathText.text(of: $0) }
    }
  }

  /// Runs one command line.
  ///
  /// - Parameter arguments: what follows the program's name.
  /// - Returns: the exit code.
  package func run(_ arguments: [String], console: Console) -> Int32 {
    let tool = specification
    let help = HelpText(tool: tool)
    do {
      if let name = nameElsewhere(arguments) {
        console.error("\(CommandTable.elsewhere(name))\n")
        return ExitCode.unavailable.rawValue
      }
      // A file alone, and a person to tell what it is.
      if console.outputIsTerminal, arguments.count == 1, tool.command(named: arguments[0]) == nil,
        FileSystem.status(of: arguments[0])?.kind == .file
      {
        return try Guide.show(arguments[0], tool: tool, console).rawValue
      }
      if let first = arguments.first, tool.command(named: first) == nil { try refuseFile(first) }
      switch try CommandLineParser(tool: tool).parse(arguments) {
      case .run(let command): return try run(command, console).rawValue
      case .toolHelp: try console.output(help.toolScreen)
      case .commandHelp(let command): try console.output(help.screen(of: command))
      case .version: try console.output(help.version)
      case .versionInFull:
        try console.output(help.version)
        try console.output(VersionFact.text(facts(console.environment)))
      }
      return ExitCode.success.rawValue
    } catch let error as UsageError {
      console.error(help.report(error))
      return ExitCode.usage.rawValue
    } catch {
      return Self.fail(error, console).rawValue
    }
  }

  /// Refuses what is no command but the name of a file: one that is not there, or one for a command.
  private func refuseFile(_ name: String) throws(UsageError) {
    guard !name.hasPrefix("-") else { return }
    let shown = EscapedText.shown(name)
    guard let status = FileSystem.status(of: name) else {
      guard name.contains(where: { $0 == "." || $0 == "/" }) else { return }
      throw UsageError(message: "there is no file \(shown)")
    }
    let (kind, what) = status.kind == .folder ? ("folder", "what is in it") : ("file", "what it is")
    throw UsageError(
      message: "expected a command first, found the \(kind) \(shown)",
      hint: "\(specification.name) info \(shown) says \(what).")
  }

  /// The command that is asked for and that only the whole program has.
  private func nameElsewhere(_ arguments: [String]) -> String? {
    guard table.paper == nil else { return nil }
    let name = arguments.first { $0 != "help" && $0 != ManualCommand.name }
    return name.flatMap { CommandTable.paperNames.contains($0) ? $0 : nil }
  }

  /// What the program is made of here.
  private func facts(_ environment: Environment) throws -> [VersionFact] {
    let formats = Format.all
    let counts = [
      "\(formats.count)", "\(formats.count { $0.reader != nil }) read",
      "\(formats.count { $0.writer != nil }) written",
    ]
    let own = [VersionFact("formats", counts)] + Self.libraries
    guard let paper = table.paper else {
      return own + [VersionFact("in the full package", CommandTable.paperNames)]
    }
    return try own + paper.facts(environment)
  }

  /// The C libraries of the core.
  private static var libraries: [VersionFact] {
    #if SQLite
      [VersionFact("libraries", ["SQLite \(Database.libraryVersion)"])]
    #else
      []
    #endif
  }

  private func run(_ parsed: ParsedCommand, _ console: Console) throws(UsageError) -> ExitCode {
    let name = parsed.command.name
    guard let type = table.commands.first(where: { $0.name == name }) else {
      throw UsageError(message: "unknown command \(EscapedText.shown(name))")
    }
    let verbosity = try Verbosity(parsed)
    var console = console.running(name, verbosity)
    let program = table.set(in: console.environment)
    do {
      guard parsed.operands.count(where: { $0 == "-" }) < 2 else {
        throw UsageError(message: "- is given twice, and standard input can be read once")
      }
      // What shows the settings shows wrong ones, too.
      guard type != ConfigCommand.self else {
        return try ConfigCommand(ArgumentReader(parsed, of: program)).run(console)
      }
      let color = parsed.options.first { $0.name == OptionSpecification.color.longName }?.value
      let (settled, allowsColor) = try Self.settled(parsed, console.environment)
      if color.map({ $0 == "never" }) ?? !allowsColor { console = console.withoutColors() }
      return try type.init(ArgumentReader(settled, of: program)).run(console)
    } catch let error as UsageError {
      throw UsageError(message: error.message, hint: error.hint, commandName: error.commandName ?? name)
    } catch {
      return Self.fail(error, console)
    }
  }

  /// The command with what is settled for it, and whether colours are allowed; a mistake there is that of `btd config`.
  private static func settled(
    _ parsed: ParsedCommand, _ environment: Environment
  ) throws -> (ParsedCommand, allowsColor: Bool) {
    do {
      let settings = try Settings(environment)
      return (try settings.applied(to: parsed), try settings.allowsColor())
    } catch let error as UsageError {
      throw UsageError(message: error.message, hint: error.hint, commandName: ConfigCommand.name)
    }
  }

  private static func fail(_ error: any Error, _ console: Console) -> ExitCode {
    if let error = error.cause as? FileError, error.isUnread { Console.endUnread() }
    console.complain(error)
    return ExitCode(error)
  }
}
