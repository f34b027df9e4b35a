internal import QRCodes
internal import SafeFiles
internal import WorkoutModel

/// The program: arguments in, exit code out.
package enum CommandLineTool {
  /// The version of the program.
  package static var version: String { CommandTable.version }

  /// What the parser and the help go by.
  package static var specification: ToolSpecification { CommandTable.specification }

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
  package static func run(_ arguments: [String], console: Console) -> Int32 {
    let tool = specification
    let help = HelpText(tool: tool)
    do {
      // A file alone, and a person to tell what it is.
      if console.outputIsTerminal, arguments.count == 1, tool.command(named: arguments[0]) == nil,
        FileSystem.status(of: arguments[0])?.kind == .file
      {
        return try Guide.show(arguments[0], tool: tool, console).rawValue
      }
      switch try CommandLineParser(tool: tool).parse(arguments) {
      case .run(let command): return try run(command, console).rawValue
      case .toolHelp: try console.output(help.toolScreen)
      case .commandHelp(let command): try console.output(help.screen(of: command))
      case .version: try console.output(help.version)
      case .versionInFull:
        try console.output(help.version)
        try console.output(pictures(console))
      }
      return ExitCode.success.rawValue
    } catch let error as UsageError {
      console.error(help.report(error))
      return ExitCode.usage.rawValue
    } catch {
      return fail(error, console).rawValue
    }
  }

  /// Where pictures are decoded, and what keeps one from doing harm there.
  private static func pictures(_ console: Console) throws -> String {
    guard let program = console.environment.pictureProgram else {
      return "pictures: decoded in this process\n"
    }
    let processes =
      "pictures: decoded in processes of their own, which have limits of memory and time, and can "
    switch try DecodingProcesses(program: program).confinement() {
    case .systemCalls: return processes + "open no file, reach no network and start no program (seccomp)\n"
    case .limits: return processes + "open no file and no connection; seccomp would keep more from them\n"
    }
  }

  private static func run(_ parsed: ParsedCommand, _ console: Console) throws(UsageError) -> ExitCode {
    let name = parsed.command.name
    guard let type = CommandTable.commands.first(where: { $0.name == name }) else {
      throw UsageError(message: "unknown command \(EscapedText.shown(name))")
    }
    let verbosity = try Verbosity(parsed)
    let console = console.running(name, verbosity)
    do {
      guard parsed.operands.count(where: { $0 == "-" }) < 2 else {
        throw UsageError(message: "- is given twice, and standard input can be read once")
      }
      return try type.init(ArgumentReader(parsed)).run(console)
    } catch let error as UsageError {
      throw UsageError(message: error.message, hint: error.hint, commandName: name)
    } catch {
      return fail(error, console)
    }
  }

  private static func fail(_ error: any Error, _ console: Console) -> ExitCode {
    if let error = error.cause as? FileError, error.isUnread { Console.endUnread() }
    console.complain(error)
    return ExitCode(error)
  }
}
