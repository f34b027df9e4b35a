/// Parts of any number of sets, told apart, in the order in which the sets were met.
public struct CollectedSymbolSets: Hashable, Sendable {
  /// The sets.
  public private(set) var sets: [CollectedSymbolSet] = []
  private var places: [SymbolSetPart.Key: Int] = [:]
  /// How many sets have each name.
  private var names: [String: Int] = [:]

  /// Makes none.
  public init() {}

  /// Adds a part to its set.
  @discardableResult
  package mutating func add(_ part: SymbolSetPart) -> CollectedSymbolSet.Addition {
    let place = places[part.key] ?? sets.count
    if place == sets.count { append(CollectedSymbolSet(key: part.key)) }
    return sets[place].add(part)
  }

  private mutating func append(_ set: CollectedSymbolSet) {
    places[set.key] = sets.count
    names[set.name, default: 0] += 1
    sets.append(set)
  }

  /// Puts the proved parts of a set in the place of what was read of it.
  package mutating func settle(_ solved: SolvedSymbolSet) {
    if let place = places[solved.set.key] { sets[place] = solved.set }
  }

  /// Takes out sets.
  package mutating func remove(_ keys: Set<SymbolSetPart.Key>) {
    let left = sets.filter { !keys.contains($0.key) }
    self = CollectedSymbolSets()
    for set in left { append(set) }
  }

  /// What people call a set: its four letters, and more where another set has the same.
  package func label(of set: CollectedSymbolSet) -> String {
    guard names[set.name, default: 0] > (places[set.key] == nil ? 0 : 1) else { return set.name }
    let digits = String(set.key.checksum, radix: 16)
    let checksum = String(repeating: "0", count: 8 - digits.count) + digits
    return "\(set.name) (of \(set.total) codes, checksum \(checksum))"
  }

  /// The set that a part belongs to.
  package func set(of part: SymbolSetPart) -> CollectedSymbolSet? { places[part.key].map { sets[$0] } }
}
