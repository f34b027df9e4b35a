/// Walks once over the arguments of one command.
struct ArgumentScanner {
  private let tool: ToolSpecification
  private let command: CommandSpecification
  private let arguments: [String]
  private let longNames: [String: OptionSpecification]
  private let shortNames: [Unicode.Scalar: OptionSpecification]
  private let errors: ArgumentErrors
  private var position = 1
  /// Whether a cluster such as `-hf` holds the help letter.
  private var wantsHelp = false
  private var givenValues: [String: String] = [:]
  private var operands: [String] = []
  private var options: [ParsedOption] = []
  private var uses: [ArgumentUse] = [.command]

  /// Prepares to read arguments; the first names the command.
  init(tool: ToolSpecification, command: CommandSpecification, arguments: [String]) {
    self.tool = tool
    self.command = command
    self.arguments = arguments
    errors = ArgumentErrors(tool: tool, command: command)
    var longNames: [String: OptionSpecification] = [:]
    var shortNames: [Unicode.Scalar: OptionSpecification] = [:]
    for option in tool.options(of: command) {
      longNames[option.longName] = option
      if let letter = option.shortName?.unicodeScalars.first { shortNames[letter] = option }
    }
    self.longNames = longNames
    self.shortNames = shortNames
  }

  /// Reads all arguments; a request for help wins over any mistake.
  mutating func scan() throws(UsageError) -> CommandLineRequest {
    let beforeTerminator = arguments.dropFirst().prefix { $0 != "--" }
    if beforeTerminator.contains(where: { $0 == "--help" || $0 == "-h" }) { return .commandHelp(command) }
    while position < arguments.count {
      let argument = arguments[position]
      position += 1
      if argument == "--" {
        uses.append(.terminator)
        takeOperands()
      } else if isOperand(argument) {
        operands.append(argument)
        uses.append(.operand)
      } else {
        uses.append(.option)
        if argument.utf8.starts(with: "--".utf8) {
          try takeLongOption(argument)
        } else {
          try takeShortOptions(argument)
        }
        if wantsHelp { return .commandHelp(command) }
      }
    }
    return .run(try checkedCommand())
  }

  private func isOperand(_ argument: String) -> Bool {
    let scalars = argument.unicodeScalars
    guard scalars.first == "-", argument != "-" else { return true }
    guard let second = scalars.dropFirst().first, shortNames[second] == nil else { return false }
    return NegativeNumber.matches(argument)
  }

  private mutating func takeOperands() {
    while position < arguments.count {
      operands.append(arguments[position])
      uses.append(.operand)
      position += 1
    }
  }

  private mutating func takeLongOption(_ argument: String) throws(UsageError) {
    let (spelling, value) = CommandLineParser.splitAtEquals(argument)
    let name = String(spelling.unicodeScalars.dropFirst(2))
    guard !name.isEmpty else { throw errors.namelessOption(argument) }
    guard let option = longNames[name] else { throw errors.unknownOption(name) }
    if option.isFlag {
      if let value { throw errors.needlessValue(value, of: spelling) }
      options.append(ParsedOption(name: option.longName))
    } else {
      try add(try givenOrNextValue(value, of: option, spelling: spelling), to: option)
    }
  }

  private mutating func takeShortOptions(_ argument: String) throws(UsageError) {
    let (spelling, _) = CommandLineParser.splitAtEquals(argument)
    let word = String(spelling.unicodeScalars.dropFirst())
    if word.utf8.count > 1, longNames[word] != nil { throw errors.singleDash(word) }
    var letters = argument.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = shortNames[letter] else {
        throw errors.unknownLetter(letter, in: argument, word: word, letters: Array(shortNames.keys))
      }
      if option.isFlag {
        if letters.first == "=" {
          throw errors.needlessValue(String(letters.dropFirst()), of: "-\(letter)")
        }
        wantsHelp = wantsHelp || option.longName == OptionSpecification.help.longName
        options.append(ParsedOption(name: option.longName))
      } else if letters.isEmpty {
        try add(try givenOrNextValue(nil, of: option, spelling: "-\(letter)"), to: option)
      } else {
        if letters.first == "=" { letters.removeFirst() }
        try add(String(letters), to: option)
        return
      }
    }
  }

  private mutating func givenOrNextValue(
    _ value: String?, of option: OptionSpecification, spelling: String
  ) throws(UsageError) -> String {
    if let value { return value }
    guard position < arguments.count else {
      throw errors.missingValue(of: option, spelling: spelling, next: nil)
    }
    let next = arguments[position]
    guard next.utf8.first != UInt8(ascii: "-") || next == "-" || NegativeNumber.matches(next) else {
      throw errors.missingValue(of: option, spelling: spelling, next: next)
    }
    position += 1
    uses.append(.value)
    return next
  }

  private mutating func add(_ value: String, to option: OptionSpecification) throws(UsageError) {
    var entries: [String] =
      option.acceptsList
      ? value.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      : [value]
    if !option.allowedValues.isEmpty {
      for (index, entry) in entries.enumerated() where !option.allowedValues.contains(entry) {
        guard let meant = ValueSpelling.meant(by: entry, among: option.allowedValues) else {
          throw errors.valueNotAllowed(entry, of: option)
        }
        entries[index] = meant
      }
    }
    if option.acceptsList, entries.contains("") { throw errors.emptyEntry(in: value, of: option) }
    if !option.isRepeatable, let before = givenValues.updateValue(value, forKey: option.longName) {
      throw errors.givenTwice(option, values: before, value)
    }
    let meant = option.acceptsList ? value : entries[0]
    options.append(ParsedOption(name: option.longName, value: meant, entries: entries))
  }

  private func checkedCommand() throws(UsageError) -> ParsedCommand {
    if operands.count < command.operands.minimumCount { throw errors.tooFew(found: operands.count) }
    if let most = command.operands.maximumCount, operands.count > most {
      throw errors.tooMany(found: operands.count, surplus: operands[max(0, most)])
    }
    let given = Set(options.map(\.name))
    let required = tool.options(of: command).filter(\.isRequired)
    if let missing = required.first(where: { !given.contains($0.longName) }) {
      throw errors.missingOption(missing)
    }
    return ParsedCommand(command: command, operands: operands, options: options, uses: uses)
  }
}
