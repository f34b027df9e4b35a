/// The whole table: the tool, its commands and the options they share.
package struct ToolSpecification: Hashable, Sendable {
  /// The name of the program.
  package let name: String
  /// Its version, as `--version` prints it.
  package let version: String
  /// What it is for, a line an element.
  package let summary: [String]
  /// Its commands, in the order of the help.
  package let commands: [CommandSpecification]
  /// Options that every command takes besides its own and `--help`.
  package let commonOptions: [OptionSpecification]

  /// Describes a tool.
  package init(
    name: String, version: String, summary: [String], commands: [CommandSpecification],
    commonOptions: [OptionSpecification] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.commonOptions = commonOptions
  }

  /// The command of that name, if there is one.
  package func command(named name: String) -> CommandSpecification? {
    commands.first { $0.name == name }
  }

  /// All options a command takes: its own, the common ones and `--help`.
  package func options(of command: CommandSpecification) -> [OptionSpecification] {
    command.options + commonOptions + [.help]
  }
}
