/// What the program is and what its commands are.
package struct CommandTable: Sendable {
  /// The version of the program.
  package static let version = "0.1.0"

  /// The commands of pictures and pages, by their names; the core knows no more of them.
  static let paperNames = ["qr", "sheet", "scan"]

  /// The commands of pictures and pages; nil in the core, which has none.
  let paper: CommandPack?

  /// The core, or with `paper` the whole program.
  package init(paper: CommandPack? = nil) { self.paper = paper }

  /// All commands, in the order of the help.
  var commands: [any Command.Type] {
    [
      InfoCommand.self, ListCommand.self, ShowCommand.self, StatsCommand.self, ReportCommand.self,
      ValidateCommand.self, ConvertCommand.self, MergeCommand.self, DiffCommand.self, DedupeCommand.self,
      FilterCommand.self, RedactCommand.self, CompareCommand.self, NamesCommand.self, ColumnsCommand.self,
      EachCommand.self, PipeCommand.self, UndoCommand.self,
    ] + (paper?.commands ?? []) + [
      FormatsCommand.self, ConfigCommand.self, CompletionsCommand.self, ManualCommand.self,
    ]
  }

  /// The commands with what the parser and the help go by, and what reads pictures.
  func set(in environment: Environment) -> CommandSet {
    CommandSet(
      commands: commands, specification: specification, pictures: paper.map { $0.pictures(environment) })
  }

  /// What the parser and the help go by.
  package var specification: ToolSpecification {
    ToolSpecification(
      name: "btd", version: Self.version,
      summary: [
        paper == nil
          ? "Read, check and convert workout data, offline."
          : "Read, check and convert workout data, and make and scan its QR codes, offline.",
        "Nothing is lost without a word: what a target cannot hold is reported.",
        "FILE may be - for standard input, OUT may be - for standard output.",
      ],
      commands: commands.map { $0.specification }, commonOptions: [.quiet, .verbose, .color])
  }

  /// What to say of a command that only the whole program has.
  static func elsewhere(_ name: String) -> String {
    "btd \(name) is in the full package: \(CoreWords.advice)"
  }
}
