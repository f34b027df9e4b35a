internal import Notation
internal import WorkoutModel

/// A member of an object: its key, and how its value is read and written.
struct ArchiveMember<Owner>: Sendable {
  let key: StaticString
  /// True where an object without the member is refused.
  let isRequired: Bool
  /// Reads the value into its owner.
  let read:
    @Sendable (_ owner: inout Owner, _ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError)
      ->
      Void
  /// Writes the key and the value, behind a comma unless first; false, and nothing written, where it is absent.
  let write: @Sendable (_ owner: Owner, _ isFirst: Bool, _ output: JSONOutput) -> Bool

  /// A member that is left out where its value is the one that reading begins with: nil, an empty list, false.
  init<Value: ArchiveValue & Sendable>(
    _ key: StaticString, _ get: @escaping @Sendable (Owner) -> Value,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void, unless absent: Value
  ) {
    self.init(key, Lens(get, set), absent: absent)
  }

  /// A member that is left out where its value is nil.
  init<Value: ArchiveValue & Sendable>(
    _ key: StaticString, _ get: @escaping @Sendable (Owner) -> Value?,
    _ set: @escaping @Sendable (inout Owner, Value?) -> Void
  ) {
    self.init(key, Lens(get, set), absent: .some(nil))
  }

  /// A member that is always there.
  init<Value: ArchiveValue & Sendable>(
    _ key: StaticString, always get: @escaping @Sendable (Owner) -> Value,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    self.init(key, Lens(get, set), absent: nil)
  }

  private init<Value: ArchiveValue & Sendable>(
    _ key: StaticString, _ member: Lens<Owner, Value>, absent: Value?
  ) {
    self.key = key
    isRequired = absent == nil
    read = { (owner, cursor, input) throws(WorkoutError) in
      member.set(&owner, try Value.read(&cursor, input))
    }
    write = { owner, isFirst, output in
      let value = member.get(owner)
      if let absent, value == absent { return false }
      Self.write(key, isFirst, output)
      value.write(to: output)
      return true
    }
  }

  @inline(never)
  private static func write(_ key: StaticString, _ isFirst: Bool, _ output: JSONOutput) {
    output.raw(isFirst ? "\"" : ",\"")
    output.raw(key)
    output.raw("\":")
  }
}
