package import WorkoutModel

/// What was found out about exercise identities, as far as there is room for it; equal ones share it.
package struct IdentityMemory<Value> {
  /// About how many bytes one of them takes beside its texts.
  private static var entrySize: Int { 256 }

  /// Most readers make one instance for all exercises that are alike, and it is found without hashing.
  private var byInstance = IdentityMap<Value>()
  private var byContent: [ExerciseIdentity: Value] = [:]
  /// How many bytes more are remembered.
  private var room: Int

  /// - Parameter room: about how many bytes are remembered.
  package init(room: Int = 1 << 24) { self.room = room }

  /// What is remembered of `identity`, which may be evaluated twice.
  package subscript(identity: @autoclosure () -> ExerciseIdentity) -> Value? {
    // Most are found by their instance alone, without a retain.
    @inline(__always) get { byInstance[ObjectIdentifier(identity())] ?? valueOfEqual(identity()) }
  }

  @inline(never)
  private func valueOfEqual(_ identity: ExerciseIdentity) -> Value? { byContent[identity] }

  /// Remembers `value` for `identity`; returns false when the memory is full.
  @discardableResult
  package mutating func remember(_ value: Value, of identity: ExerciseIdentity) -> Bool {
    let size = Self.entrySize + identity.byteCount + (identity.category?.utf8.count ?? 0)
    guard size <= room else { return false }
    room -= size
    byInstance.insert(value, for: identity)
    byContent[identity] = value
    return true
  }
}
