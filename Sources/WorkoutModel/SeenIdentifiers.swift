/// The identifiers that have come up.
///
/// Each workout asks, and a `Set` would take a twentieth of the time in which a file is read. UUIDs in upper case are
/// the quick ones: `uppercased` makes them of others.
package struct SeenIdentifiers {
  private struct UUIDWords {
    var high: UInt64
    var low: UInt64
  }

  /// UUIDs in upper case, each at its place or behind it; zeros mark a free place.
  private var slots: [UUIDWords] = []
  private var count = 0
  /// All other identifiers.
  private var others: Set<WorkoutIdentifier> = []
  // They differ from run to run, so that no input can be made to collide.
  private let seeds = UUIDWords(high: .random(in: .min ... .max), low: .random(in: .min ... .max))

  package init() {}

  /// Takes note of `identifier`; false where it has come up before.
  package mutating func insert(_ identifier: WorkoutIdentifier) -> Bool {
    guard case .upperCase(let high, let low) = identifier.form, high | low != 0 else {
      return others.insert(identifier).inserted
    }
    if count * 2 >= slots.count { grow() }
    let place = place(of: UUIDWords(high: high, low: low))
    guard slots[place].high | slots[place].low == 0 else { return false }
    slots[place] = UUIDWords(high: high, low: low)
    count += 1
    return true
  }

  /// Forgets all of them.
  package mutating func removeAll() {
    others.removeAll(keepingCapacity: true)
    count = 0
    for place in slots.indices { slots[place] = UUIDWords(high: 0, low: 0) }
  }

  /// Where a UUID is, or the free place for it.
  private func place(of words: UUIDWords) -> Int {
    let product = (words.high ^ seeds.high).multipliedFullWidth(by: words.low ^ seeds.low)
    var place = Int(truncatingIfNeeded: product.high ^ product.low) & (slots.count - 1)
    while slots[place].high | slots[place].low != 0,
      slots[place].high != words.high || slots[place].low != words.low
    {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: UUIDWords(high: 0, low: 0), count: max(64, old.count * 2))
    for words in old where words.high | words.low != 0 { slots[place(of: words)] = words }
  }
}
