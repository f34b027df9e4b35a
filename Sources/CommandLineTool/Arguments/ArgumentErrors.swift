/// Words every mistake that can be made in the arguments of one command.
struct ArgumentErrors {
  /// The table, to look beyond the command.
  let tool: ToolSpecification
  /// The command whose arguments are read.
  let command: CommandSpecification

  /// `--=x`: an option without a name.
  func namelessOption(_ argument: String) -> UsageError {
    error("\(EscapedText.shown(argument)) names no option", hint: optionsHint)
  }

  /// A long name that the command does not have.
  func unknownOption(_ name: String) -> UsageError {
    let names = tool.options(of: command).map(\.longName)
    return error(
      "unknown option \(EscapedText.shown("--\(name)"))",
      hint: ownersHint(of: name)
        ?? SpellingSuggestion.question(for: name, among: names, prefix: "--") ?? optionsHint)
  }

  /// `-force`: a long name after one dash, which would read as a cluster of letters.
  func singleDash(_ word: String) -> UsageError {
    error("unknown option \(EscapedText.shown("-\(word)"))", hint: "Did you mean --\(word)?")
  }

  /// A letter that the command does not have.
  func unknownLetter(
    _ letter: Unicode.Scalar, in argument: String, word: String, letters: [Unicode.Scalar]
  ) -> UsageError {
    let shown = EscapedText.shown("-\(letter)")
    let isAlone = argument.unicodeScalars.dropFirst(2).isEmpty
    let names = tool.options(of: command).map(\.longName)
    var question = letters.first { isOtherCase(letter, $0) }.map { "Did you mean -\($0)?" }
    if word.utf8.count > 2 {
      question = SpellingSuggestion.question(for: word, among: names, prefix: "--") ?? question
    }
    return error(
      isAlone ? "unknown option \(shown)" : "unknown option \(shown) in \(EscapedText.shown(argument))",
      hint: question ?? optionsHint)
  }

  /// `--force=yes`: a flag with a value.
  func needlessValue(_ value: String, of spelling: String) -> UsageError {
    error("\(spelling) takes no value, found \(EscapedText.shown(value))")
  }

  /// An option at the end or before another option.
  func missingValue(of option: OptionSpecification, spelling: String, next: String?) -> UsageError {
    error(
      "\(spelling) needs a value: \(option.placeholder ?? "VALUE")",
      hint: next.map { next in
        let shown = EscapedText.shown(next)
        return "To pass \(shown) as the value, write \(option.longSpelling)=\(shown)."
      })
  }

  /// A value outside a closed list.
  func valueNotAllowed(_ value: String, of option: OptionSpecification) -> UsageError {
    let names = EscapedText.alternatives(option.allowedValues)
    let list = option.acceptsList ? "a list of \(names) separated by commas" : names
    return error("\(option.longSpelling) must be \(list), found \(EscapedText.shown(value))")
  }

  /// `a,,b`: a list with nothing between two commas.
  func emptyEntry(in value: String, of option: OptionSpecification) -> UsageError {
    error("\(option.longSpelling) has an empty entry in \(EscapedText.shown(value))")
  }

  /// An option that may stand only once.
  func givenTwice(
    _ option: OptionSpecification, values first: String, _ second: String
  ) -> UsageError {
    error(
      "\(option.longSpelling) is given twice, as \(EscapedText.shown(first)) "
        + "and as \(EscapedText.shown(second))", hint: "Keep one of them.")
  }

  /// An option that the command cannot do without.
  func missingOption(_ option: OptionSpecification) -> UsageError {
    error("missing option \(option.usage)")
  }

  /// Fewer arguments than the command needs.
  func tooFew(found count: Int) -> UsageError {
    error("expected \(command.operands.expectation), found \(count == 0 ? "none" : "\(count)")")
  }

  /// More arguments than the command takes.
  func tooMany(found count: Int, surplus: String) -> UsageError {
    error(
      "expected \(command.operands.expectation), found \(count)",
      hint: "The first too many is \(EscapedText.shown(surplus)).")
  }

  private var optionsHint: String {
    "\(tool.name) \(command.name) --help lists its options; for a file of that name put -- before it."
  }

  private func ownersHint(of name: String) -> String? {
    let owners = tool.commands.filter { $0.options.contains { $0.longName == name } }
    guard !owners.isEmpty else { return nil }
    return "It belongs to \(EscapedText.alternatives(owners.map(\.name)))."
  }

  private func isOtherCase(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    first.isASCII && second.isASCII && first.value ^ second.value == 0x20
      && second.properties.isAlphabetic
  }

  private func error(_ message: String, hint: String? = nil) -> UsageError {
    UsageError(message: message, hint: hint, commandName: command.name)
  }
}
