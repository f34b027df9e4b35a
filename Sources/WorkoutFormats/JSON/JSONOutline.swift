/// What checking a JSON text brought to light, without any of its values.
struct JSONOutline {
  enum Kind {
    case object
    case array
    case other
  }

  struct Member {
    /// The key with its quotes.
    var key: Range<Int>
    /// The value.
    var value: Range<Int>
  }

  /// What stands at the top.
  var kind = Kind.other
  /// The members of the object at the top; empty for other values.
  var members: [Member] = []
  /// True where the object at the top has more members than are kept.
  var hasTooManyMembers = false
  /// Offsets of keys that stand in their object already, ascending.
  var duplicateKeys: [Int] = []
  /// True where the text begins with a UTF-8 byte-order mark.
  var hasByteOrderMark = false

  /// The members of the object at the top that are kept.
  static let maximumMembers = 10_000
}
