/// Writes the help screens from the table the parser reads by.
package struct HelpText: Sendable {
  /// The table.
  package let tool: ToolSpecification
  /// The greatest width of a line, in characters.
  package static let width = 80

  private static let widestLabel = 28

  /// Makes the help of a table.
  package init(tool: ToolSpecification) {
    self.tool = tool
  }

  /// The answer to `--version`.
  package var version: String { "\(tool.name) \(tool.version)\n" }

  /// The answer to `--help`.
  package var toolScreen: String {
    var lines = ["Usage: \(tool.name) COMMAND [OPTIONS] [FILES]", ""]
    for line in tool.summary { lines += WrappedText.lines(of: line, width: Self.width) }
    let commands = tool.commands.map { ($0.name, $0.abstract) }
    lines += section("Commands", rows: commands + [("help COMMAND", "Show the help of a command.")])
    lines += section("Options", rows: optionRows([.help, .version]))
    lines += ["", "\(tool.name) COMMAND --help for more."]
    return Self.joined(lines)
  }

  /// The answer to `COMMAND --help`.
  package func screen(of command: CommandSpecification) -> String {
    var lines = usage(of: command) + [""]
    lines += WrappedText.lines(of: command.abstract, width: Self.width)
    for paragraph in command.discussion {
      lines += [""] + WrappedText.lines(of: paragraph, width: Self.width)
    }
    if command.operands.maximumCount != 0 {
      lines += section("Arguments", rows: [(command.operands.placeholder, command.operands.help)])
    }
    lines += section("Options", rows: optionRows(tool.options(of: command)))
    if !command.examples.isEmpty { lines += ["", "Examples:"] }
    for example in command.examples { lines += exampleLines(example) }
    return Self.joined(lines)
  }

  /// What to print on standard error for a mistake in the arguments.
  package func report(_ error: UsageError) -> String {
    let subject = error.commandName.map { "\(tool.name) \($0)" } ?? tool.name
    let help = "\(subject) --help"
    // String.contains(String) would link the whole library of regular expressions.
    let hasHint = error.hint.map { hint in
      hint.utf8.indices.contains { hint.utf8[$0...].starts(with: help.utf8) }
    }
    return "\(subject): \(error)\n" + (hasHint == true ? "" : "\(help) for more.\n")
  }

  private func usage(of command: CommandSpecification) -> [String] {
    let start = "Usage: \(tool.name) \(command.name)"
    var parts: [String] = []
    let operands = command.operands
    if operands.maximumCount != 0 {
      parts.append(operands.minimumCount == 0 ? "[\(operands.placeholder)]" : operands.placeholder)
    }
    let all = command.options + tool.commonOptions
    for option in all.filter(\.isRequired) + all.filter({ !$0.isRequired }) {
      let usage = option.isRequired ? option.usage : "[\(option.usage)]"
      parts.append(option.isRepeatable ? "\(usage)…" : usage)
    }
    guard !parts.isEmpty else { return WrappedText.lines(of: start, width: Self.width) }
    let indent = min(start.count + 1, Self.widestLabel)
    return Self.hanging(start, WrappedText.lines(ofParts: parts, width: Self.width - indent), indent)
  }

  private func optionRows(_ options: [OptionSpecification]) -> [(String, String)] {
    let hasLetters = options.contains { $0.shortName != nil }
    return options.map { option in
      let letter = option.shortName.map { "-\($0), " } ?? (hasLetters ? "    " : "")
      let placeholder = option.placeholder.map { " \($0)" } ?? ""
      return ("\(letter)\(option.longSpelling)\(placeholder)", helpLine(of: option))
    }
  }

  private func helpLine(of option: OptionSpecification) -> String {
    var sentences = [option.help]
    let named = (option.placeholder ?? "").split { $0 == "|" || $0 == "," }
    if !option.allowedValues.allSatisfy({ named.contains(Substring($0)) }) {
      sentences.append(
        "\(option.acceptsList ? "Any" : "One") of \(EscapedText.alternatives(option.allowedValues)).")
    }
    if option.isRepeatable { sentences.append("May be repeated.") }
    if option.isRequired { sentences.append("Required.") }
    return sentences.joined(separator: " ")
  }

  private func section(_ title: String, rows: [(label: String, text: String)]) -> [String] {
    var lines = ["", "\(title):"]
    let fitting = rows.map(\.label.count).filter { $0 <= Self.widestLabel }
    let indent = 2 + (fitting.max() ?? Self.widestLabel) + 2
    for row in rows {
      let text = WrappedText.lines(of: row.text, width: Self.width - indent)
      lines += Self.hanging("  \(row.label)", text, indent)
    }
    return lines
  }

  private func exampleLines(_ example: CommandExample) -> [String] {
    let wrapped = WrappedText.lines(of: example.commandLine, width: Self.width - 8)
    var lines: [String] = []
    for (index, line) in wrapped.enumerated() {
      let indent = index == 0 ? "  " : "      "
      lines.append(indent + line + (index + 1 < wrapped.count ? " \\" : ""))
    }
    for line in WrappedText.lines(of: example.explanation, width: Self.width - 6) {
      lines.append("      \(line)")
    }
    return lines
  }

  /// Sets a label before the first line, or above all lines if it is wider than the indent.
  private static func hanging(_ label: String, _ text: [String], _ indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    guard let first = text.first, label.count < indent else {
      let labels = WrappedText.lines(of: label, width: width - 2)
      let above = label.count <= width ? [label] : labels.map { "  \($0)" }
      return above + text.map { margin + $0 }
    }
    let padding = String(repeating: " ", count: indent - label.count)
    return [label + padding + first] + text.dropFirst().map { margin + $0 }
  }

  private static func joined(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }
}
