/// Commands that an executable adds to those of the core.
package struct CommandPack: Sendable {
  /// The commands, in the order of the help.
  let commands: [any Command.Type]
  /// What `--version --verbose` says of what they stand on.
  let facts: @Sendable (Environment) throws -> [VersionFact]

  /// Takes commands, and what tells what they stand on.
  package init(
    _ commands: [any Command.Type], facts: @escaping @Sendable (Environment) throws -> [VersionFact]
  ) {
    self.commands = commands
    self.facts = facts
  }
}
