/// A command line to copy and what it does, shown at the end of a command's help.
package struct CommandExample: Hashable, Sendable {
  /// The line as it is typed, with the tool's name.
  package let commandLine: String
  /// What it does; empty when the line explains itself.
  package let explanation: String

  /// Pairs a line with its explanation.
  package init(_ commandLine: String, _ explanation: String = "") {
    self.commandLine = commandLine
    self.explanation = explanation
  }
}
