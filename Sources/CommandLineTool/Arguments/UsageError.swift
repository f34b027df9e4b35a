/// What was wrong with the arguments, as a value to print with exit code 64.
package struct UsageError: Error, Hashable, Sendable {
  /// What was found and what was expected, without a full stop.
  package let message: String
  /// What to do about it, as a sentence.
  package let hint: String?
  /// The command it is about; `nil` before a command is known.
  package let commandName: String?

  /// Makes an error; user input within the texts must have gone through `EscapedText`.
  package init(message: String, hint: String? = nil, commandName: String? = nil) {
    self.message = message
    self.hint = hint
    self.commandName = commandName
  }
}

extension UsageError: ExitingError {
  package var exitCode: ExitCode { .usage }
}

extension UsageError: CustomStringConvertible {
  /// Message and hint on one line.
  package var description: String {
    hint.map { "\(message). \($0)" } ?? message
  }
}
