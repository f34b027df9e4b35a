/// A command of the tool: one type, which says what it is called, reads its arguments and runs.
package protocol Command: SendableMetatype {
  /// The word that calls it.
  static var name: String { get }
  /// What it does, in one line.
  static var abstract: String { get }
  /// What more there is to say, a paragraph a line.
  static var discussion: [String] { get }
  /// Lines to copy.
  static var examples: [CommandExample] { get }

  /// True for a command that runs another, whose name and options follow its own name.
  static var runsCommand: Bool { get }
  /// The extension of what the command writes unless its options say another; nil where the input's is kept.
  static var outputExtension: String? { get }

  /// Reads every argument that the command knows, whatever the others are: what is read here is what `--help` lists.
  init(_ arguments: ArgumentReader) throws(UsageError)

  /// Does what the command is for.
  func run(_ console: Console) throws -> ExitCode
}

extension Command {
  package static var discussion: [String] { [] }
  package static var examples: [CommandExample] { [] }
  package static var runsCommand: Bool { false }
  package static var outputExtension: String? { nil }

  /// What the parser and the help know of the command: all that it reads where nothing is given.
  package static var specification: CommandSpecification {
    let reader = ArgumentReader()
    // A check that fails because nothing is given comes after all that is read.
    _ = try? Self(reader)
    return CommandSpecification(
      name: name, abstract: abstract, discussion: discussion, operands: reader.operands,
      options: reader.options, examples: examples, runsCommand: runsCommand)
  }
}
