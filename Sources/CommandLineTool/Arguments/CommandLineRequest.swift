/// What the arguments ask for.
package enum CommandLineRequest: Hashable, Sendable {
  /// To run a command.
  case run(ParsedCommand)
  /// To show the help of the tool.
  case toolHelp
  /// To show the help of a command.
  case commandHelp(CommandSpecification)
  /// To show the version.
  case version
  /// To show the version, and what the program is built on here.
  case versionInFull
}
