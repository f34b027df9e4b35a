/// Hands a command its arguments as typed values, and notes what it asks for.
///
/// Each option is read once, by its name, what its value is and what the help says of it. Read from no arguments, all
/// of them are absent, and what was noted is what the parser and the help go by.
package final class ArgumentReader {
  private let parsed: ParsedCommand?
  /// The commands of the program.
  let program: CommandSet
  /// The options that were asked for.
  package private(set) var options: [OptionSpecification] = []
  /// The arguments that were asked for besides options.
  package private(set) var operands = OperandSpecification.none
  /// Those of the options asked for so far that are given, as they are typed: `--to`.
  package private(set) var given: [String] = []

  /// Reads what was parsed; without it, nothing is given.
  package convenience init(_ parsed: ParsedCommand? = nil) { self.init(parsed, of: CommandSet()) }

  /// Reads what was parsed for a command of `program`.
  init(_ parsed: ParsedCommand?, of program: CommandSet) {
    self.parsed = parsed
    self.program = program
  }

  /// Whether a flag is given.
  package func flag(_ name: String, help: String) -> Bool {
    !note(.flag(name, help: help)).isEmpty
  }

  /// The value of an option; nil where it is left out.
  package func option<Value>(
    _ name: String, short: Character? = nil, _ type: ArgumentType<Value>, help: String
  ) throws(UsageError) -> Value? {
    try values(of: type.option(name, short: short, help: help), type).last
  }

  /// The values of an option that may be repeated.
  package func repeatedOption<Value>(
    _ name: String, _ type: ArgumentType<Value>, help: String
  ) throws(UsageError) -> [Value] {
    try values(of: type.option(name, help: help, isRepeatable: true), type)
  }

  /// The values of an option that takes a list, separated by commas.
  package func list<Value>(_ name: String, _ type: ArgumentType<Value>, help: String) throws(UsageError)
    -> [Value]
  {
    try values(of: type.option(name, help: help, acceptsList: true), type)
  }

  /// The text of an option that the command cannot do without.
  package func requiredOption(_ name: String, short: Character? = nil, _ placeholder: String, help: String)
    -> String
  {
    let option = OptionSpecification.option(
      name, short: short, placeholder: placeholder, help: help, isRequired: true)
    return note(option).last?.value ?? ""
  }

  /// The one argument besides options.
  package func operand(_ placeholder: String, help: String) -> String {
    operands(placeholder, help: help, atMost: 1).first ?? ""
  }

  /// The arguments besides options.
  package func operands(
    _ placeholder: String, help: String, atLeast minimum: Int = 1, atMost maximum: Int? = nil
  ) -> [String] {
    operands = OperandSpecification(
      placeholder, help: help, minimumCount: minimum, maximumCount: maximum)
    return parsed?.operands ?? []
  }

  /// The options that are given and were not asked for so far: those of the command that this one runs.
  var others: [ParsedOption] {
    let known = Set(options.map(\.longName))
    return parsed?.options.filter { !known.contains($0.name) } ?? []
  }

  private func note(_ option: OptionSpecification) -> [ParsedOption] {
    options.append(option)
    let found = parsed?.options.filter { $0.name == option.longName } ?? []
    if found.contains(where: { !$0.isSettled }) { given.append(option.longSpelling) }
    return found
  }

  private func values<Value>(
    of option: OptionSpecification, _ type: ArgumentType<Value>
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for text in note(option).flatMap(\.entries) {
      guard let value = type.read(text) else {
        throw UsageError(
          message: "\(option.longSpelling) must be \(type.expectation()), found \(EscapedText.shown(text))",
          hint: type.hint(for: text))
      }
      values.append(value)
    }
    return values
  }
}
