package import Notation

/// What a format asks of a JSON value; keys that a shape does not name may hold anything.
package indirect enum JSONShape: Sendable {
  /// A member of an object.
  package struct Member: Sendable {
    package var key: StaticString
    package var shape: JSONShape
    package var isRequired = false
    /// A key that must be there where this one is.
    package var needs: StaticString?
  }

  /// A text of this many characters.
  case text(ClosedRange<Int>)
  /// One of a few words.
  case word([StaticString])
  /// A text that a test accepts, and what the test asks for, in words.
  case notation(StaticString, @Sendable (String) -> Bool)
  /// A number within a range.
  case number(ClosedRange<Double>)
  /// A whole number within a range; 5.0 is whole.
  case whole(ClosedRange<Double>)
  /// True or false.
  case bool
  /// A list of at least this many values.
  case list(of: JSONShape, atLeast: Int)
  /// An object of members.
  case object([Member])
}

extension JSONShape.Member {
  /// A member that must be there.
  package static func required(_ key: StaticString, _ shape: JSONShape) -> JSONShape.Member {
    JSONShape.Member(key: key, shape: shape, isRequired: true)
  }

  /// A member that may be there.
  package static func optional(
    _ key: StaticString, _ shape: JSONShape, needs other: StaticString? = nil
  ) -> JSONShape.Member {
    JSONShape.Member(key: key, shape: shape, needs: other)
  }
}

extension JSONShape {
  /// The kind of value, and what it is called.
  package var kind: (kind: JSONCursor.Kind, name: String) {
    switch self {
    case .text: (.text, "a text")
    case .word(let words): (.text, words.map { "\"\($0)\"" }.joined(separator: " or "))
    case .notation(let name, _): (.text, "\(name)")
    case .number: (.number, "a number")
    case .whole: (.number, "a whole number")
    case .bool: (.bool, "true or false")
    case .list: (.array, "a list")
    case .object: (.object, "an object")
    }
  }
}
