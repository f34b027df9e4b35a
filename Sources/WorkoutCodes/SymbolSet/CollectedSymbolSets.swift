/// Parts of any number of sets, told apart, in the order in which the sets were met.
public struct CollectedSymbolSets: Hashable, Sendable {
  /// The sets.
  public private(set) var sets: [CollectedSymbolSet] = []
  private var places: [SymbolSetPart.Key: Int] = [:]

  /// Makes none.
  public init() {}

  /// Adds a part to its set.
  @discardableResult
  package mutating func add(_ part: SymbolSetPart) -> CollectedSymbolSet.Addition {
    let place = places[part.key] ?? sets.count
    if place == sets.count {
      places[part.key] = place
      sets.append(CollectedSymbolSet(key: part.key))
    }
    return sets[place].add(part)
  }

  /// Puts the proved parts of a set in the place of what was read of it.
  package mutating func settle(_ solved: SolvedSymbolSet) {
    if let place = places[solved.set.key] { sets[place] = solved.set }
  }

  /// Takes out sets.
  package mutating func remove(_ keys: Set<SymbolSetPart.Key>) {
    let left = sets.filter { !keys.contains($0.key) }
    self = CollectedSymbolSets()
    for set in left {
      places[set.key] = sets.count
      sets.append(set)
    }
  }

  /// What people call a set: its four letters, and more where another set has the same.
  package func label(of set: CollectedSymbolSet) -> String {
    guard sets.contains(where: { $0.name == set.name && $0.key != set.key }) else { return set.name }
    let digits = String(set.key.checksum, radix: 16)
    let checksum = String(repeating: "0", count: 8 - digits.count) + digits
    return "\(set.name) (of \(set.total) symbols, checksum \(checksum))"
  }

  /// The set that a part belongs to.
  package func set(of part: SymbolSetPart) -> CollectedSymbolSet? { places[part.key].map { sets[$0] } }
}
