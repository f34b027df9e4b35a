/// Commands that an executable adds to those of the core.
package struct CommandPack: Sendable {
  /// The commands, in the order of the help.
  let commands: [any Command.Type]
  /// What `--version --verbose` says of what they stand on.
  let facts: @Sendable (Environment) throws -> [VersionFact]
  /// What reads pictures for all commands.
  let pictures: @Sendable (Environment) -> PictureReader

  /// Takes commands, what tells what they stand on, and what reads pictures.
  package init(
    _ commands: [any Command.Type], facts: @escaping @Sendable (Environment) throws -> [VersionFact],
    pictures: @escaping @Sendable (Environment) -> PictureReader
  ) {
    self.commands = commands
    self.facts = facts
    self.pictures = pictures
  }
}
