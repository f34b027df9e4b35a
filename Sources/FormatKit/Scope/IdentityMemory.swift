package import WorkoutModel

/// What was found out about exercise identities, as far as there is room for it.
package struct IdentityMemory<Value> {
  /// About how many bytes one of them takes beside its texts.
  private static var entrySize: Int { 256 }

  private var known = IdentityMap<Value>()
  /// How many bytes more are remembered.
  private var room = 1 << 24

  package init() {}

  /// What is remembered of `identity`.
  package subscript(identity: ExerciseIdentity) -> Value? {
    @inline(__always) get { known[identity] }
  }

  /// Remembers `value` of `identity` if there is room.
  package mutating func remember(_ value: Value, of identity: ExerciseIdentity) {
    let size = Self.entrySize + identity.byteCount + (identity.category?.utf8.count ?? 0)
    guard size <= room else { return }
    room -= size
    known.insert(value, for: identity)
  }
}
