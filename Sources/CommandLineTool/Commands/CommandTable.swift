/// What the program is and what its commands are.
enum CommandTable {
  /// The version of the program.
  static let version = "0.1.0"

  /// All commands, in the order of the help.
  static let commands: [any Command.Type] = [
    InfoCommand.self, ListCommand.self, ShowCommand.self, StatsCommand.self, ReportCommand.self,
    ValidateCommand.self, ConvertCommand.self, MergeCommand.self, DiffCommand.self, DedupeCommand.self,
    FilterCommand.self, RedactCommand.self, CompareCommand.self, NamesCommand.self, ColumnsCommand.self,
    UndoCommand.self, QRCommand.self, SheetCommand.self, ScanCommand.self, FormatsCommand.self,
    CompletionsCommand.self, ManualCommand.self,
  ]

  /// What the parser and the help go by.
  static var specification: ToolSpecification {
    ToolSpecification(
      name: "btd", version: version,
      summary: [
        "Reads, checks and converts workout data, and makes and scans its QR codes, offline.",
        "Nothing is lost without a word: what a target cannot hold is reported.",
        "FILE may be - for standard input, OUT may be - for standard output.",
      ],
      commands: commands.map { $0.specification }, commonOptions: [.quiet, .verbose])
  }
}
