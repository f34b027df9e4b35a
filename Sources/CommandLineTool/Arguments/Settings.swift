internal import CLibrary
internal import Clocks
internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// What a person has settled for all commands: the lines `option = value` of the file `btd/config`.
package struct Settings {
  /// One line of the file.
  struct Entry {
    let name: String
    let value: String
    let line: Int
  }

  /// What may be settled, and what each does.
  static let known = [
    (name: "source-unit", help: "kg or lb: the unit of weights where an input does not say"),
    (name: "unit", help: "kg or lb: the unit of the weights that list, show, compare, stats and report show"),
    (name: "paper", help: "a4 or letter: the size of pages"),
    (name: "time-zone", help: "the time zone for formats in UTC, such as Europe/Berlin"),
    (name: "color", help: "auto or never: colours on a terminal"),
  ]
  /// What people call them too.
  private static let otherNames = [
    "colour": "color", "colours": "color", "colors": "color", "zone": "time-zone", "timezone": "time-zone",
  ]
  /// What is longer is no such file, in bytes.
  static let maximumLength = 1 << 16

  /// Where the file is looked for; nil where the system names no folder for it.
  let path: String?
  private(set) var entries: [Entry] = []

  /// Reads the file, if it is there.
  init(_ environment: Environment) throws {
    path = Self.path(environment)
    guard let path, let status = FileSystem.status(of: path) else { return }
    // A pipe would be waited for, and an empty device never ends.
    guard status.kind == .file else {
      throw UsageError(message: "\(EscapedText.shown(path)) is not a file")
    }
    let input = try InputBytes(opening: path)
    try input.load(upTo: Self.maximumLength + 1)
    guard input.bytes.count <= Self.maximumLength else {
      throw UsageError(message: "\(EscapedText.shown(path)) is longer than \(Self.maximumLength >> 10) KiB")
    }
    try read(String(decoding: input.bytes, as: UTF8.self))
  }

  /// Reads the text of such a file.
  package init(text: String, path: String) throws(UsageError) {
    self.path = path
    try read(text)
  }

  private mutating func read(_ text: String) throws(UsageError) {
    let path = path ?? ""
    // An editor may begin a text with a mark of its bytes' order.
    let text = text.hasPrefix("\u{feff}") ? String(text.unicodeScalars.dropFirst()) : text
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let word = Self.trimmed(parts[0]).lowercased()
      let name = Self.otherNames[word] ?? word
      guard parts.count == 2, Self.known.contains(where: { $0.name == name }),
        !entries.contains(where: { $0.name == name })
      else {
        let isTwice = entries.contains { $0.name == name }
        throw UsageError(
          message:
            "\(EscapedText.shown(path)), line \(number + 1): \(isTwice ? "\(name) appears twice" : "found \(EscapedText.shown(Self.trimmed(line)))")",
          hint:
            "Expected OPTION = VALUE, with OPTION one of \(Self.known.map(\.name).joined(separator: ", ")).")
      }
      entries.append(Entry(name: name, value: Self.trimmed(parts[1]), line: number + 1))
    }
  }

  private static func path(_ environment: Environment) -> String? {
    func folder(_ variable: String) -> String? {
      environment.variables[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let config = folder("XDG_CONFIG_HOME") ?? folder("HOME").map { "\($0)/.config" }
    return config.map { "\($0)/btd/config" }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// False where colours are turned off.
  func allowsColor() throws(UsageError) -> Bool {
    guard let color = entries.first(where: { $0.name == "color" }) else { return true }
    guard let meant = ValueSpelling.meant(by: color.value, among: ["auto", "never"]) else {
      throw refusal(of: color, expected: "auto or never")
    }
    return meant == "auto"
  }

  /// The command with what is settled for those of its options that are not given.
  func applied(to parsed: ParsedCommand) throws(UsageError) -> ParsedCommand {
    var options = parsed.options
    for entry in entries {
      guard let option = parsed.command.options.first(where: { $0.longName == entry.name }),
        !parsed.options.contains(where: { $0.name == entry.name })
      else { continue }
      try checkZone(entry)
      var value = entry.value
      if !option.allowedValues.isEmpty {
        guard let meant = ValueSpelling.meant(by: value, among: option.allowedValues) else {
          throw refusal(of: entry, expected: EscapedText.alternatives(option.allowedValues))
        }
        value = meant
      }
      options.append(ParsedOption(name: entry.name, value: value, entries: [value], isSettled: true))
    }
    return ParsedCommand(
      command: parsed.command, operands: parsed.operands, options: options, uses: parsed.uses)
  }

  /// Refuses what no command of `program` would take.
  func check(for program: CommandSet) throws(UsageError) {
    _ = try allowsColor()
    for command in program.specification.commands {
      _ = try applied(to: ParsedCommand(command: command, operands: [], options: [], uses: []))
    }
    for entry in entries { try checkZone(entry) }
  }

  /// Refuses a time zone that the system does not know.
  private func checkZone(_ entry: Entry) throws(UsageError) {
    guard entry.name == "time-zone" else { return }
    do throws(ZoneError) { _ = try ZoneRules(named: entry.value) } catch {
      throw UsageError(
        message: "\(EscapedText.shown(path ?? "")), line \(entry.line): \(ErrorWords.of(error))")
    }
  }

  private func refusal(of entry: Entry, expected: String) -> UsageError {
    UsageError(
      message:
        "\(EscapedText.shown(path ?? "")), line \(entry.line): \(entry.name) must be \(expected), found \(EscapedText.shown(entry.value))"
    )
  }
}
