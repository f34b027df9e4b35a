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

  /// Describes a command.
  package init(
    name: String, abstract: String, discussion: [String] = [],
    operands: OperandSpecification = .none, options: [OptionSpecification] = [],
    examples: [CommandExample] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
  }
}
