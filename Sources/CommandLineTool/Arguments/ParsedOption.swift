/// An option as it was given.
package struct ParsedOption: Hashable, Sendable {
  /// The long name, whichever form was typed.
  package let name: String
  /// Its value as it was typed; `nil` for a flag.
  package let value: String?
  /// The entries of a list, else the value alone.
  package let entries: [String]
  /// True where it was not typed, but is settled for all commands.
  let isSettled: Bool

  /// Makes an option of its parts; without them a flag.
  init(name: String, value: String? = nil, entries: [String] = [], isSettled: Bool = false) {
    self.name = name
    self.value = value
    self.entries = entries
    self.isSettled = isSettled
  }
}
