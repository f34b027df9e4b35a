/// What an argument turned out to be.
package enum ArgumentUse: Hashable, Sendable {
  /// The name of the command.
  case command
  /// An argument of the command, such as a file.
  case operand
  /// One or several options, perhaps with a value in the same argument.
  case option
  /// The value of the option in the argument before.
  case value
  /// The `--` that ends the options.
  case terminator
}
