/// One command of the tool: everything the parser and the help need to know of it.
package struct CommandSpecification: Hashable, Sendable {
  /// The word that calls it.
  package let name: String
  /// What it does, in one line.
  package let abstract: String
  /// What more there is to say, a paragraph a line.
  package let discussion: [String]
  /// The arguments it takes besides options.
  package let operands: OperandSpecification
  /// Its own options, in the order of the help.
  package let options: [OptionSpecification]
  /// Lines to copy.
  package let examples: [CommandExample]
  /// True for a command that runs another, whose name and options follow its own name.
  package let runsCommand: Bool

  /// Describes a command.
  package init(
    name: String, abstract: String, discussion: [String] = [],
    operands: OperandSpecification = .none, options: [OptionSpecification] = [],
    examples: [CommandExample] = [], runsCommand: Bool = false
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
    self.runsCommand = runsCommand
  }

  /// True for a command that works on files one by one, so that another can run it on each of many.
  var takesFiles: Bool {
    !runsCommand && operands.minimumCount == 1
      && ["FILE", "PICTURE"].contains { operands.placeholder.hasPrefix($0) }
  }

  /// This command with the options of the one that it runs; its own win.
  func running(_ command: CommandSpecification) -> CommandSpecification {
    let own = Set(options.map(\.longName))
    return CommandSpecification(
      name: name, abstract: abstract, discussion: discussion, operands: operands,
      options: options + command.options.filter { !own.contains($0.longName) }, examples: examples,
      runsCommand: runsCommand)
  }
}
