/// The commands in the code blocks of a page, in their order, and what the page shows of their output.
struct DocumentedCommands {
  /// A line that a person may type, and the lines that the page shows below it.
  struct Command {
    let line: String
    /// Nil where the page shows none; `…` stands for any lines.
    let output: [String]?
  }

  private(set) var commands: [Command] = []

  /// Finds the lines of `sh` blocks, and those after `$ ` in `console` blocks.
  init(page: String) {
    var language: Substring?
    var isConsole: Bool { language == "console" }
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        language = language == nil ? line.dropFirst(3) : nil
      } else if language == "sh", !line.isEmpty {
        commands.append(Command(line: String(line), output: nil))
      } else if isConsole, line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2)), output: []))
      } else if isConsole, !line.isEmpty, let last = commands.last, let output = last.output {
        commands[commands.count - 1] = Command(line: last.line, output: output + [String(line)])
      }
    }
  }

  /// Whether lines are those of a page, `…` in it standing for any.
  static func matches(_ lines: ArraySlice<Substring>, _ shown: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return lines.isEmpty }
    if first == "…" {
      return (0...lines.count).contains { matches(lines.dropFirst($0), shown.dropFirst()) }
    }
    return lines.first.map { $0 == first } == true && matches(lines.dropFirst(), shown.dropFirst())
  }
}
