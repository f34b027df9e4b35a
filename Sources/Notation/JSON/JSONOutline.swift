/// What checking a JSON text brought to light, without any of its values.
package struct JSONOutline {
  package enum Kind {
    case object
    case array
    case other
  }

  package struct Member {
    /// The key with its quotes.
    package var key: Range<Int>
    /// The value.
    package var value: Range<Int>
  }

  /// What stands at the top.
  package var kind = Kind.other
  /// The members of the object at the top; empty for other values.
  package var members: [Member] = []
  /// True where the object at the top has more members than are kept.
  package var hasTooManyMembers = false
  /// The list that was checked in parts, as a rule none.
  package var list: JSONListOutline?
  /// Offsets of keys that stand in their object already, ascending.
  package var duplicateKeys: [Int] = []
  /// True where the text begins with a UTF-8 byte-order mark.
  package var hasByteOrderMark = false

  /// The members of the object at the top that are kept.
  package static let maximumMembers = 10_000
}
