/// What the value of an option is: how it is read, and what to say where it cannot be.
package struct ArgumentType<Value> {
  /// What stands for it in the help; nil where the allowed values do.
  package let placeholder: String?
  /// The only texts that are accepted; empty accepts all that can be read.
  package let allowedValues: [String]
  /// What it must be, in words.
  package let expectation: () -> String
  /// The names that are known, and what they are: one may have been meant.
  package let known: () -> (title: String, names: [String])?
  /// The value of a text; nil where it has none.
  package let read: (String) -> Value?

  /// A type of one's own; `nil` of `read` refuses a text.
  package init(
    placeholder: String?, allowedValues: [String] = [], expectation: @escaping @autoclosure () -> String,
    known: @escaping () -> (title: String, names: [String])? = { nil }, read: @escaping (String) -> Value?
  ) {
    self.placeholder = placeholder
    self.allowedValues = allowedValues
    self.expectation = expectation
    self.known = known
    self.read = read
  }

  /// What to do where `text` is no known name: the name that was meant, else all of them.
  func hint(for text: String) -> String? {
    known().map { known in
      SpellingSuggestion.question(for: text, among: known.names)
        ?? "\(known.title): \(known.names.joined(separator: ", "))"
    }
  }

  /// An option of this type.
  package func option(
    _ name: String, short: Character? = nil, help: String, acceptsList: Bool = false,
    isRepeatable: Bool = false
  ) -> OptionSpecification {
    .option(
      name, short: short, placeholder: placeholder, help: help, allowedValues: allowedValues,
      acceptsList: acceptsList, isRepeatable: isRepeatable)
  }
}

extension ArgumentType where Value == String {
  /// Any text.
  package static func text(_ placeholder: String) -> Self {
    Self(placeholder: placeholder, expectation: "a text") { $0 }
  }
}

extension ArgumentType where Value == Int {
  /// A whole number within a range, to which `Int.max` is no end.
  package static func integer(_ placeholder: String, in range: ClosedRange<Int>) -> Self {
    let end = range.upperBound == .max ? " up" : " to \(range.upperBound)"
    return Self(placeholder: placeholder, expectation: "a whole number from \(range.lowerBound)\(end)") {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ArgumentType where Value: RawRepresentable<String> & CaseIterable {
  /// One of the cases, typed as its raw value.
  package static func choice(_ placeholder: String? = nil, of cases: [Value] = Array(Value.allCases)) -> Self
  {
    let names = cases.map(\.rawValue)
    return Self(
      placeholder: placeholder, allowedValues: names, expectation: EscapedText.alternatives(names),
      read: Value.init)
  }
}
