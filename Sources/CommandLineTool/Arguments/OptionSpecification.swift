/// One option or flag of a command, as the parser and the help know it.
package struct OptionSpecification: Hashable, Sendable {
  /// The name after the two dashes.
  package let longName: String
  /// The letter after one dash, if there is a short form.
  package let shortName: Character?
  /// What stands for the value in the help (`ID`); `nil` makes this a flag.
  package let placeholder: String?
  /// What the option does, in a sentence.
  package let help: String
  /// The only values accepted; empty accepts all.
  package let allowedValues: [String]
  /// Whether the value is a list separated by commas.
  package let acceptsList: Bool
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// Whether the command cannot do without it.
  package let isRequired: Bool

  /// Names every property; `flag` and `option` read better in a table.
  package init(
    longName: String, shortName: Character? = nil, placeholder: String? = nil, help: String,
    allowedValues: [String] = [], acceptsList: Bool = false, isRepeatable: Bool = false,
    isRequired: Bool = false
  ) {
    self.longName = longName
    self.shortName = shortName
    self.placeholder = placeholder
    self.help = help
    self.allowedValues = allowedValues
    self.acceptsList = acceptsList
    self.isRepeatable = isRepeatable
    self.isRequired = isRequired
  }

  /// A flag: present or absent, without a value.
  package static func flag(_ longName: String, short: Character? = nil, help: String) -> Self {
    Self(longName: longName, shortName: short, help: help)
  }

  /// An option with a value; without a placeholder the allowed values stand in its place.
  package static func option(
    _ longName: String, short: Character? = nil, placeholder: String? = nil, help: String,
    allowedValues: [String] = [], acceptsList: Bool = false, isRepeatable: Bool = false,
    isRequired: Bool = false
  ) -> Self {
    Self(
      longName: longName, shortName: short,
      placeholder: placeholder ?? standIn(for: allowedValues, isList: acceptsList), help: help,
      allowedValues: allowedValues, acceptsList: acceptsList, isRepeatable: isRepeatable,
      isRequired: isRequired)
  }

  /// What stands for a value where no placeholder does.
  private static func standIn(for values: [String], isList: Bool) -> String {
    values.isEmpty ? "VALUE" : values.joined(separator: isList ? "," : "|")
  }

  /// The help flag, which every command has without listing it.
  package static let help = flag("help", short: "h", help: "Show this help.")

  /// Less on standard error, which every command takes.
  package static let quiet = flag("quiet", help: "Print errors only.")

  /// More on standard error, which every command takes.
  package static let verbose = flag(
    "verbose", help: "Print the first places of each finding, and everything that was added.")

  /// Colours, which every command takes.
  package static let color = option(
    "color", help: "Colours on a terminal.", allowedValues: ["auto", "never"])

  /// The version flag, which stands only before any command.
  package static let version = flag(
    "version", help: "Show the version; with --verbose, formats and libraries too."
  )

  /// Whether it stands without a value.
  package var isFlag: Bool { placeholder == nil }

  /// The long form as it is typed: `--to`.
  package var longSpelling: String { "--\(longName)" }

  /// The shortest form as it is typed, with its placeholder: `-o OUT`.
  package var usage: String {
    let name = shortName.map { "-\($0)" } ?? longSpelling
    return placeholder.map { "\(name) \($0)" } ?? name
  }
}
