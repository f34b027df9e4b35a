internal import Notation

/// Writes man pages, in the macros of man(7), from the table that the parser reads by.
struct ManualPage {
  let tool: ToolSpecification

  /// The page of the program.
  var text: String {
    var lines = head(tool.name, tool.summary.first ?? "")
    lines += [
      ".SH SYNOPSIS", ".B \(Self.escaped(tool.name))", ".I COMMAND", "[OPTIONS] [FILES]", ".SH DESCRIPTION",
    ]
    lines += paragraphs(tool.summary)
    lines.append(".SH COMMANDS")
    for command in tool.commands {
      lines += [
        ".TP", ".BR \(Self.escaped("\(tool.name)-\(command.name)")) (1)", Self.text(command.abstract),
      ]
    }
    lines += options([.help, .version])
    lines += [".SH EXIT STATUS"]
    for (code, meaning) in Self.exitCodes { lines += [".TP", ".B \(code)", Self.text(meaning)] }
    return joined(lines)
  }

  /// The page of a command.
  func text(of command: CommandSpecification) -> String {
    var lines = head("\(tool.name)-\(command.name)", command.abstract)
    lines += [".SH SYNOPSIS", ".B \(Self.escaped("\(tool.name) \(command.name)"))"]
    if command.operands.maximumCount != 0 {
      let operands = Self.escaped(command.operands.placeholder)
      lines.append(command.operands.minimumCount == 0 ? "[\\fI\(operands)\\fR]" : "\\fI\(operands)\\fR")
    }
    lines += ["[OPTIONS]", ".SH DESCRIPTION"] + paragraphs([command.abstract] + command.discussion)
    if command.operands.maximumCount != 0 {
      lines += [".TP", ".I \(Self.escaped(command.operands.placeholder))", Self.text(command.operands.help)]
    }
    lines += options(tool.options(of: command))
    if !command.examples.isEmpty { lines.append(".SH EXAMPLES") }
    for example in command.examples {
      lines += [".TP", ".B \(Self.escaped(example.commandLine))", Self.text(example.explanation)]
    }
    lines += [".SH SEE ALSO", ".BR \(Self.escaped(tool.name)) (1)"]
    return joined(lines)
  }

  private static let exitCodes = [
    (0, "Done."),
    (1, "No workout found, codes of a set are missing, a merge has conflicts, or two files differ."),
    (64, "The command line is wrong."), (65, "The data is wrong, or --strict refuses a loss."),
    (66, "An input cannot be opened."), (69, "A library or a program is missing."),
    (70, "An error of btd itself."),
    (73, "The output cannot be created."), (74, "Reading or writing failed."),
  ]

  private func head(_ name: String, _ summary: String) -> [String] {
    [
      ".TH \(Self.quoted(name.uppercased())) 1 \"\" \(Self.quoted("\(tool.name) \(tool.version)"))",
      ".SH NAME",
      "\(Self.escaped(name)) \\- \(Self.escaped(summary))",
    ]
  }

  /// Paragraphs below a heading, which begins the first one itself.
  private func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.flatMap { [".PP", Self.text($0)] }.dropFirst())
  }

  private func options(_ options: [OptionSpecification]) -> [String] {
    [".SH OPTIONS"]
      + options.flatMap { option in
        let letter = option.shortName.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let value = option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
        return [
          ".TP", "\(letter)\\fB\(Self.escaped(option.longSpelling))\\fR\(value)", Self.text(option.help),
        ]
      }
  }

  private func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  private static func quoted(_ text: String) -> String {
    "\"\(escaped(text).replacing("\"", by: "\\(dq"))\""
  }

  /// A line of text: one that begins with a point or an apostrophe would be a macro.
  private static func text(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// Backslashes and hyphens as they are typed.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", by: "\\e").replacing("-", by: "\\-")
  }
}
