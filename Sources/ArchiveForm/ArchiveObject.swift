internal import Notation
internal import WorkoutModel

/// A value that is written as an object: one list of its members serves both ways.
protocol ArchiveObject: ArchiveValue {
  /// The value that reading begins with.
  static var blank: Self { get }

  /// The members, in the order in which they are written; no more than 64.
  static var members: [ArchiveMember<Self>] { get }
}

extension ArchiveObject {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Self {
    let start = cursor
    var value = blank
    var found: UInt64 = 0
    try input.forEachMember(&cursor) { (key: JSONText, cursor: inout JSONCursor) throws(WorkoutError) in
      for (number, member) in members.enumerated() where key.equals(member.key) {
        found |= 1 << UInt64(number)
        return try member.read(&value, &cursor, input)
      }
      input.reportUnknown(key, &cursor)
    }
    for (number, member) in members.enumerated() where member.isRequired && found & 1 << UInt64(number) == 0 {
      throw input.failure(at: start.offset, "the key \(member.key) is missing")
    }
    return value
  }

  func write(to output: JSONOutput) {
    output.raw("{")
    var isFirst = true
    for member in Self.members where member.write(self, isFirst, output) { isFirst = false }
    output.raw("}")
  }
}
