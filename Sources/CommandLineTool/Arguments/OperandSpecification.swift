/// The arguments a command takes besides its options, usually files.
package struct OperandSpecification: Hashable, Sendable {
  /// What stands for them in the help: `FILE…`.
  package let placeholder: String
  /// What they are, in a sentence.
  package let help: String
  /// How many there must be.
  package let minimumCount: Int
  /// How many there may be; `nil` for any number.
  package let maximumCount: Int?

  /// Describes arguments; by default exactly one is expected.
  package init(
    _ placeholder: String, help: String, minimumCount: Int = 1, maximumCount: Int? = 1
  ) {
    self.placeholder = placeholder
    self.help = help
    self.minimumCount = minimumCount
    self.maximumCount = maximumCount
  }

  /// No arguments at all.
  package static let none = Self("", help: "", minimumCount: 0, maximumCount: 0)

  /// How many are expected, in words: `at least 2 arguments`.
  var countPhrase: String {
    switch maximumCount {
    case nil where minimumCount == 0: "any number of arguments"
    case nil: "at least \(Self.counted(minimumCount))"
    case 0?: "no arguments"
    case minimumCount?: "exactly \(Self.counted(minimumCount))"
    case let most? where minimumCount == 0: "at most \(Self.counted(most))"
    case let most?: "\(minimumCount) to \(Self.counted(most))"
    }
  }

  /// The placeholder, and the count where it is not plain: `FILE…`, `OLD NEW (exactly 2 arguments)`.
  var expectation: String {
    if maximumCount == 0 { return countPhrase }
    return minimumCount == 1 && maximumCount ?? 1 == 1 ? placeholder : "\(placeholder) (\(countPhrase))"
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "1 argument" : "\(count) arguments"
  }
}
