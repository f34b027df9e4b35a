/// A command with its options and arguments, checked against the table.
package struct ParsedCommand: Hashable, Sendable {
  /// The command from the table.
  package let command: CommandSpecification
  /// The arguments that are not options, in order.
  package let operands: [String]
  /// The options in the order given.
  package let options: [ParsedOption]
  /// What each argument was used as, the command's name first.
  package let uses: [ArgumentUse]
}
