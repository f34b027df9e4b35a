/// Parts of any number of sets, told apart, in the order in which the sets were met.
package struct CollectedSets: Hashable, Sendable {
  /// The sets.
  package private(set) var sets: [CollectedSet] = []
  private var places: [SetPart.Key: Int] = [:]

  /// Makes none.
  package init() {}

  /// Adds a part to its set.
  @discardableResult
  package mutating func add(_ part: SetPart) -> CollectedSet.Addition {
    let place = places[part.key] ?? sets.count
    if place == sets.count {
      places[part.key] = place
      sets.append(CollectedSet(key: part.key))
    }
    return sets[place].add(part)
  }

  /// The set that a part belongs to.
  package func set(of part: SetPart) -> CollectedSet? { places[part.key].map { sets[$0] } }
}
