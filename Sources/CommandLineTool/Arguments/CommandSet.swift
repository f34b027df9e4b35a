/// The commands that a program has, for those that tell of the others or run them.
struct CommandSet: Sendable {
  /// Each command, in the order of the help.
  var commands: [any Command.Type] = []
  /// What the parser and the help go by.
  var specification = ToolSpecification(name: "btd", version: "", summary: [], commands: [])
  /// What reads pictures; nil in the core.
  var pictures: PictureReader?
}
