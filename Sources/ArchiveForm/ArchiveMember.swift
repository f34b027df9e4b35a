internal import Notation
internal import WorkoutModel

/// A member of an object: its key, and how its value is read and written.
struct ArchiveMember<Owner>: Sendable {
  let key: StaticString
  /// True where an object without the member is refused.
  let isRequired: Bool
  /// Reads the value into its owner.
  let read:
    @Sendable (_ owner: inout Owner, _ cursor: inout JSONCursor, _ input: ArchiveInput) throws(InputError) ->
      Void
  /// Writes the key and the value, behind a comma unless first; false, and nothing written, where it is absent.
  let write: @Sendable (_ owner: Owner, _ isFirst: Bool, _ output: JSONOutput) -> Bool

  /// A member that is left out where its value is the one that reading begins with: nil, an empty list, false.
  init<Value: ArchiveValue & Sendable>(
    _ key: StaticString, _ path: any WritableKeyPath<Owner, Value> & Sendable, unless absent: Value
  ) {
    self.init(key, path, absent: absent)
  }

  /// A member that is left out where its value is nil.
  init<Value: ArchiveValue & Sendable>(
    _ key: StaticString, _ path: any WritableKeyPath<Owner, Value?> & Sendable
  ) {
    self.init(key, path, absent: .some(nil))
  }

  /// A member that is always there.
  init<Value: ArchiveValue & Sendable>(
    _ key: StaticString, always path: any WritableKeyPath<Owner, Value> & Sendable
  ) {
    self.init(key, path, absent: nil)
  }

  private init<Value: ArchiveValue & Sendable>(
    _ key: StaticString, _ path: any WritableKeyPath<Owner, Value> & Sendable, absent: Value?
  ) {
    self.key = key
    isRequired = absent == nil
    read = { (owner, cursor, input) throws(InputError) in
      owner[keyPath: path] = try Value.read(&cursor, input)
    }
    write = { owner, isFirst, output in
      let value = owner[keyPath: path]
      if let absent, value == absent { return false }
      output.raw(isFirst ? "\"" : ",\"")
      output.raw(key)
      output.raw("\":")
      value.write(to: output)
      return true
    }
  }
}
