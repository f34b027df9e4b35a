extension ToolSpecification {
  /// What is wrong with the table itself; a test holds it to be empty.
  package func problems() -> [String] {
    var problems: [String] = []
    var names: Set<String> = ["help"]
    for command in commands {
      if command.name.utf8.first == UInt8(ascii: "-") || command.name.isEmpty {
        problems.append("\"\(command.name)\" cannot name a command")
      }
      if !names.insert(command.name).inserted {
        problems.append("the command \(command.name) appears twice or is reserved")
      }
      problems += operandProblems(of: command)
      problems += optionProblems(of: command)
    }
    return problems
  }

  private func operandProblems(of command: CommandSpecification) -> [String] {
    let least = command.operands.minimumCount
    let most = command.operands.maximumCount ?? least
    guard least < 0 || most < least else { return [] }
    return ["\(command.name): the least number of arguments is above the greatest or below zero"]
  }

  private func optionProblems(of command: CommandSpecification) -> [String] {
    var problems: [String] = []
    var longNames: Set<String> = []
    var shortNames: Set<Character> = []
    for option in options(of: command) {
      let name = "\(command.name): \(option.longSpelling)"
      if !longNames.insert(option.longName).inserted {
        problems.append("\(name) appears twice")
      }
      if !Self.canNameOption(option.longName) {
        problems.append("\(name) cannot name an option")
      }
      if let short = option.shortName {
        if !shortNames.insert(short).inserted {
          problems.append("\(name): the letter -\(short) appears twice")
        }
        if !short.isASCII || !(short.isLetter || short.isNumber) {
          problems.append("\(name): the short form is not a letter or digit")
        }
      }
      if option.isFlag && (option.isRequired || option.acceptsList || !option.allowedValues.isEmpty) {
        problems.append("\(name) is a flag and cannot be required or have values")
      }
    }
    return problems
  }

  private static func canNameOption(_ name: String) -> Bool {
    guard name.utf8.count > 1, name.utf8.first != UInt8(ascii: "-") else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }
}
