/// Random options and operands of the sample command, and one of the ways to spell them.
struct SpelledArguments {
  private(set) var arguments = ["convert"]
  private(set) var operands: [String] = []
  private(set) var names: [String] = []
  private(set) var values: [String?] = []

  init(using generator: inout SeededArgumentGenerator) {
    let texts = ["a", "b=c", "-", "-7", "", "é x", "--force"]
    var steps = ["output", "to", "force", "name", "name", "operand", "operand", "quiet"]
    steps.shuffle(using: &generator)
    for step in steps {
      let text = texts.randomElement(using: &generator) ?? ""
      switch step {
      case "operand":
        guard text != "--force" else { continue }
        operands.append(text)
        arguments.append(text)
      case "force", "quiet":
        addFlag(step, isShort: Bool.random(using: &generator))
      default:
        addOption(step, text, form: Int.random(in: 0..<5, using: &generator))
      }
    }
    let tail = ["--", "-x", "--force"].prefix(Int.random(in: 0...3, using: &generator))
    arguments += tail
    operands += tail.dropFirst()
    if operands.isEmpty {
      operands.append("last")
      arguments.append("last")
    }
  }

  private mutating func addFlag(_ name: String, isShort: Bool) {
    names.append(name)
    values.append(nil)
    arguments.append(isShort ? "-\(name.prefix(1))" : "--\(name)")
  }

  private mutating func addOption(_ name: String, _ value: String, form: Int) {
    names.append(name)
    values.append(value)
    let letter = name == "name" ? nil : "-\(name.prefix(1))"
    switch (form, letter) {
    case (0, _) where value != "--force": arguments += ["--\(name)", value]
    case (1, let letter?) where value != "--force": arguments += [letter, value]
    case (2, let letter?): arguments.append("\(letter)=\(value)")
    case (3, let letter?) where !value.isEmpty: arguments.append("\(letter)\(value)")
    default: arguments.append("--\(name)=\(value)")
    }
  }
}
