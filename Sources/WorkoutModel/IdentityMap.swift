/// What is known of exercise identities, found by their instances: one serves all workouts that name the same exercise.
///
/// Every exercise of every workout is looked up, and a dictionary would hash for longer than all else takes.
@usableFromInline package struct IdentityMap<Value> {
  @usableFromInline struct Slot {
    /// Where the identity is in memory; 0 where the slot is free.
    @usableFromInline var address = 0
    @usableFromInline var place = 0

    @usableFromInline init() {}
  }

  /// All that is known, in the order in which it was learned; it holds on to the identities, so that their addresses
  /// stay theirs.
  @usableFromInline var entries: [(identity: ExerciseIdentity, value: Value)] = []
  /// At least twice as many as entries, a power of two.
  @usableFromInline var slots: [Slot] = []
  /// How many bits of a hash tell no slot.
  @usableFromInline private(set) var shift: UInt64 = 64

  /// Knows nothing so far.
  package init() {}

  /// The identities that are known, in the order in which they came.
  package var identities: [ExerciseIdentity] { entries.map { $0.identity } }

  /// How many identities are known.
  package var count: Int { entries.count }

  /// What is known of `identity`.
  @inlinable
  package subscript(identity: ExerciseIdentity) -> Value? { self[ObjectIdentifier(identity)] }

  /// What is known of the identity that is this instance.
  @inlinable
  package subscript(instance: ObjectIdentifier) -> Value? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[index(of: Int(bitPattern: instance))]
    return slot.address == 0 ? nil : entries[slot.place].value
  }

  /// Learns `value` of `identity`, if nothing is known of it; false where something is.
  @inlinable @discardableResult
  package mutating func insert(_ value: Value, for identity: ExerciseIdentity) -> Bool {
    if entries.count * 2 >= slots.count { grow() }
    let address = Int(bitPattern: ObjectIdentifier(identity))
    let index = index(of: address)
    guard slots[index].address == 0 else { return false }
    slots[index].address = address
    slots[index].place = entries.count
    entries.append((identity, value))
    return true
  }

  /// What is known of `identity`, and else what `learn` returns, which is known from then on.
  @inlinable
  package mutating func value(of identity: ExerciseIdentity, orElse learn: () -> Value) -> Value {
    if let known = self[identity] { return known }
    let value = learn()
    insert(value, for: identity)
    return value
  }

  /// The slot of an address, or the free one in which it belongs.
  @inlinable
  func index(of address: Int) -> Int {
    let hash = UInt64(truncatingIfNeeded: address) &* 0x9e37_79b9_7f4a_7c15
    var index = Int(truncatingIfNeeded: hash >> shift)
    while slots[index].address != 0, slots[index].address != address {
      index = (index &+ 1) & (slots.count &- 1)
    }
    return index
  }

  @usableFromInline mutating func grow() {
    let count = max(64, slots.count * 2)
    slots = Array(repeating: Slot(), count: count)
    shift = UInt64(64 - count.trailingZeroBitCount)
    for (place, entry) in entries.enumerated() {
      let address = Int(bitPattern: ObjectIdentifier(entry.identity))
      let index = index(of: address)
      slots[index].address = address
      slots[index].place = place
    }
  }
}

extension IdentityMap<Void> {
  /// Remembers `identity`; false where it is known.
  @inlinable @discardableResult
  package mutating func insert(_ identity: ExerciseIdentity) -> Bool {
    // Hardly any is new.
    self[identity] == nil && insert((), for: identity)
  }
}
