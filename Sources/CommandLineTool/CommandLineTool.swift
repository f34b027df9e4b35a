/// The program: arguments in, exit code out.
package enum CommandLineTool {
  /// Runs one command line.
  ///
  /// - Parameter arguments: what follows the program's name.
  /// - Returns: the exit code.
  package static func run(_ arguments: [String], console: Console) -> Int32 {
    let help = HelpText(tool: CommandTable.tool)
    do {
      switch try CommandLineParser(tool: CommandTable.tool).parse(arguments) {
      case .run(let command): return try run(command, console)
      case .toolHelp: try console.output(help.toolScreen)
      case .commandHelp(let command): try console.output(help.screen(of: command))
      case .version: try console.output(help.version)
      }
      return ExitCode.success.rawValue
    } catch let error as UsageError {
      console.error(help.report(error))
      return ExitCode.usage.rawValue
    } catch {
      console.error("btd: \(error)\n")
      return ExitCode(error).rawValue
    }
  }

  private static func run(_ command: ParsedCommand, _ console: Console) throws(UsageError) -> Int32 {
    do {
      return try exitCode(of: command, console).rawValue
    } catch let error as UsageError {
      throw error
    } catch {
      console.error(error, of: command.command.name)
      return ExitCode(error).rawValue
    }
  }

  private static func exitCode(of command: ParsedCommand, _ console: Console) throws -> ExitCode {
    switch command.command.name {
    case "info": try InfoCommand(command, console).run()
    case "validate": try ValidateCommand(command, console).run()
    case "convert": try ConvertCommand(command, console).run()
    case "merge": try MergeCommand(command, console).run()
    case "diff": try DiffCommand(command, console).run()
    case "dedupe": try DedupeCommand(command, console).run()
    case "filter": try FilterCommand(command, console).run()
    case "redact": try RedactCommand(command, console).run()
    case "names": try NamesCommand(command, console).run()
    case "undo": try UndoCommand(command, console).run()
    case "compare": try CompareCommand(command, console).run()
    case "qr": try QRCommand(command, console).run()
    case "sheet": try SheetCommand(command, console).run()
    case "scan": try ScanCommand(command, console).run()
    default: try FormatsCommand(command, console).run()
    }
  }
}
