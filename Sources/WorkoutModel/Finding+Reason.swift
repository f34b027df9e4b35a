extension Finding {
  /// How it came to a finding: words with `{}` in the place of each value.
  ///
  /// A literal with values in it keeps them apart from the words, so that the words can be looked up:
  /// `"cut to \(length) characters"` is `cut to {} characters` and one value.
  public struct Reason: Hashable, Sendable {
    /// The words, by which another wording is found.
    public let words: String
    /// What stands in the places of `{}`.
    public let values: [String]
    /// Where the name of the field goes.
    var form = Form.afterField

    /// How the words and the name of the field become a sentence.
    enum Form: Hashable {
      /// `weight: kg to lb`.
      case afterField
      /// `not stored in Hevy: RPE`.
      case beforeField
      /// The words name the field themselves.
      case sentence
    }

    /// Makes a reason of words and the values in them.
    public init(_ words: String, _ values: String...) {
      self.init(words: words, values: values)
    }

    init(words: String, values: [String]) {
      self.words = words
      self.values = values
    }

    /// A text that is known only when the program runs.
    public init(verbatim text: String) { self.init(words: "{}", values: [text]) }
  }
}

extension Finding.Reason: ExpressibleByStringInterpolation {
  /// Gathers words and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var words = ""
    var values: [String] = []

    /// Makes an empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {
      words.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { words += literal }

    /// Adds a value.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      words += "{}"
      values.append(value.description)
    }
  }

  /// Makes a reason of words alone.
  public init(stringLiteral value: String) { self.init(words: value, values: []) }

  /// Makes a reason of words and the values in them.
  public init(stringInterpolation: StringInterpolation) {
    self.init(words: stringInterpolation.words, values: stringInterpolation.values)
  }
}
