import CommandLineTool

/// The small table that the tests of the arguments read by.
enum SampleTool {
  static let convert = CommandSpecification(
    name: "convert",
    abstract: "Turn workout files of one format into another.",
    discussion: [
      "Several inputs become one archive, in which workouts that are equal collapse into one with a note."
    ],
    operands: OperandSpecification(
      "FILE…", help: "Files or folders to read; - is standard input.", maximumCount: nil),
    options: [
      .option(
        "output", short: "o", placeholder: "OUT", help: "Where to write; - is standard output.",
        isRequired: true),
      .option("to", short: "t", placeholder: "ID", help: "The format to write."),
      .option(
        "only", help: "Keep nothing else.", allowedValues: ["workouts", "templates", "types"],
        acceptsList: true),
      .option("tag", placeholder: "A,B", help: "Mark workouts.", acceptsList: true, isRepeatable: true),
      .option(
        "level", short: "l", placeholder: "LEVEL",
        help: "How much of a symbol may be damaged before it can no longer be read.",
        allowedValues: ["L", "M", "Q", "H"]),
      .option("scale", placeholder: "N", help: "Pixels a module."),
      .option("name", placeholder: "OLD=NEW", help: "Rename an exercise.", isRepeatable: true),
      .flag("force", short: "f", help: "Overwrite the output."),
      .flag("skip-bad", help: "Write what can be read."),
    ],
    examples: [
      CommandExample("btd convert strong.csv -o history.btd", "Move a Strong export to btd."),
      CommandExample(
        "btd convert january.csv february.csv march.csv april.csv may.csv june.csv --only workouts -o year.btd"
      ),
    ])

  static let merge = CommandSpecification(
    name: "merge", abstract: "Put archives together.",
    operands: OperandSpecification("A B…", help: "The archives.", minimumCount: 2, maximumCount: nil),
    options: [.option("base", placeholder: "ANCESTOR", help: "What they have in common.")])

  static let show = CommandSpecification(
    name: "qr", abstract: "Draw a workout as a symbol.",
    operands: OperandSpecification("FILE", help: "The file."),
    options: [
      .flag("five", short: "5", help: "Draw five."),
      .flag("template", help: "Draw a template."), .flag("templates", help: "Draw all templates."),
    ])

  static let diff = CommandSpecification(
    name: "diff", abstract: "Compare two archives.",
    operands: OperandSpecification("A B", help: "The archives.", minimumCount: 2, maximumCount: 2))

  static let formats = CommandSpecification(name: "formats", abstract: "List the formats.")

  static let tool = ToolSpecification(
    name: "btd", version: "1.2.3",
    summary: [
      "Read, check, convert, merge, print, share and scan workout data, offline.",
      "Every format goes in and out through one model.",
      "Nothing is lost without a word.",
    ],
    commands: [convert, merge, show, diff, formats],
    commonOptions: [.flag("quiet", short: "q", help: "Print no findings.")])

  static let parser = CommandLineParser(tool: tool)

  /// The parsed command, or `nil` when the arguments ask for help or the version.
  static func parse(_ arguments: String...) throws(UsageError) -> ParsedCommand? {
    guard case .run(let command) = try parser.parse(arguments) else { return nil }
    return command
  }

  /// The message the arguments lead to, or `nil` when they are right.
  static func message(_ arguments: [String]) -> String? {
    do throws(UsageError) {
      _ = try parser.parse(arguments)
      return nil
    } catch {
      return error.description
    }
  }
}

extension ParsedCommand {
  /// Whether the flag of that long name is given.
  func flag(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The value of the option of that long name; the last one if it is repeatable.
  func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

  /// All values of a repeatable option or of a list, in the order given.
  func values(_ name: String) -> [String] { options.filter { $0.name == name }.flatMap(\.entries) }
}
