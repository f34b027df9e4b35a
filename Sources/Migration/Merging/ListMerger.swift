/// Merges lists of things that are known by a key, honouring what one side has taken out.
struct ListMerger<Item: Hashable, Key: Hashable> {
  /// What to do about an item that one side took out while the other changed it: true keeps it.
  var keepsEdited: (_ edited: Item, _ isFirst: Bool) -> Bool
  /// Tells which thing an item is.
  var key: (Item) -> Key
  /// Merges versions of one item.
  var merge: (Versions<Item>) -> Item

  private struct Slot: Hashable {
    var key: Key
    var occurrence: Int
  }

  /// The first's items in their order, then those that only the second has.
  ///
  /// - Parameter mayLack: for each side, whether an empty list says nothing.
  func merged(_ versions: Versions<[Item]>, mayLack: (first: Bool, second: Bool)) -> [Item] {
    if mayLack.second, versions.second.isEmpty { return versions.first }
    if mayLack.first, versions.first.isEmpty { return versions.second }
    let (slots, first) = slots(of: versions.first)
    let (otherSlots, second) = self.slots(of: versions.second)
    let base = versions.base.map { self.slots(of: $0).items } ?? [:]
    var result: [Item] = []
    for slot in slots {
      guard let item = first[slot] else { continue }
      if let other = second[slot] {
        result.append(
          item == other ? item : merge(Versions(first: item, second: other, base: base[slot])))
      } else if survives(item, base[slot], isFirst: true) {
        result.append(item)
      }
    }
    for slot in otherSlots where first[slot] == nil {
      guard let item = second[slot], survives(item, base[slot], isFirst: false) else { continue }
      result.append(item)
    }
    return result
  }

  private func survives(_ item: Item, _ base: Item?, isFirst: Bool) -> Bool {
    guard let base else { return true }
    return item == base ? false : keepsEdited(item, isFirst)
  }

  private func slots(of items: [Item]) -> (order: [Slot], items: [Slot: Item]) {
    var counts: [Key: Int] = [:]
    var order: [Slot] = []
    var known: [Slot: Item] = [:]
    for item in items {
      let key = key(item)
      let slot = Slot(key: key, occurrence: counts[key, default: 0])
      counts[key] = slot.occurrence + 1
      order.append(slot)
      known[slot] = item
    }
    return (order, known)
  }
}
