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

  /// Whether the flag of that long name is given.
  package func flag(_ name: String) -> Bool {
    options.contains { $0.name == name }
  }

  /// The value of the option of that long name; the last one if it is repeatable.
  package func value(_ name: String) -> String? {
    options.last { $0.name == name }?.value
  }

  /// All values of a repeatable option or of a list, in the order given.
  package func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.flatMap(\.entries)
  }

  /// The value as one case of an enumeration whose raw values are what is typed.
  package func value<Choice>(_ name: String, as type: Choice.Type) throws(UsageError) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = value(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = EscapedText.alternatives(Choice.allCases.map(\.rawValue))
    throw usageError("--\(name) must be \(names), found \(EscapedText.shown(text))")
  }

  /// The value as a whole number within a range.
  package func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    throw usageError(
      "--\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "found \(EscapedText.shown(text))")
  }

  /// An error about this command, for what only the command itself can check.
  package func usageError(_ message: String, hint: String? = nil) -> UsageError {
    UsageError(message: message, hint: hint, commandName: command.name)
  }
}
