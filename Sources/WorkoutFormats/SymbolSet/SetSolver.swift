/// Brings a payload back from parts some of which may be wrong, as long as the others are enough.
///
/// It leaves parts out until the checksum of the set holds: first those of places that contradict themselves, then
/// one at a time, then two, and so on, for as long as ``maximumAttempts`` and ``maximumWork`` allow.
struct SetSolver {
  /// The most choices of parts that are tried.
  static let maximumAttempts = 5_000
  /// The most words of two bytes that are worked out, all choices together: some seconds.
  static let maximumWork = 1 << 31

  /// One body at one place.
  private struct Version: Hashable {
    let place: Int
    let number: Int
  }

  private let set: CollectedSet
  /// The places of which something was read, in their order.
  private let places: [Int]
  /// The places of which there are several bodies, in their order.
  private let contested: [Int]

  init(_ set: CollectedSet) {
    self.set = set
    places = set.versions.keys.sorted()
    contested = set.versions.filter { $0.value.count > 1 }.keys.sorted()
  }

  /// The payload and the parts that are proved; nil where no choice that was tried has the checksum of the set.
  func solve() -> SolvedSet? {
    var choices = firstChoices
    var known = Set(choices)
    var (index, work) = (0, 0)
    while index < choices.count, work < Self.maximumWork {
      let used = used(without: choices[index])
      if let used {
        let missing = set.key.needed - used.count { $0.place < set.key.needed }
        work += (missing + 2) * set.key.needed * set.key.length / 2
        if let solved = solved(with: used, without: choices[index]) { return solved }
        for version in used where choices.count < Self.maximumAttempts {
          let choice = choices[index].union([version])
          if known.insert(choice).inserted { choices.append(choice) }
        }
      }
      index += 1
    }
    return nil
  }

  /// Leaving out nothing; all that is contested; all of it but the newest.
  private var firstChoices: [Set<Version>] {
    guard !contested.isEmpty else { return [[]] }
    let all = contested.flatMap { place in versions(of: place) }
    let older = contested.flatMap { place in versions(of: place).dropLast() }
    return [[], Set(all), Set(older)]
  }

  private func versions(of place: Int) -> [Version] {
    (set.versions[place] ?? []).indices.map { Version(place: place, number: $0) }
  }

  /// The versions that data is worked out from where some are left out, the contested first; nil for too few.
  private func used(without leftOut: Set<Version>) -> [Version]? {
    let there = places.compactMap { place in versions(of: place).first { !leftOut.contains($0) } }
    guard there.count >= set.key.needed else { return nil }
    let used = there.prefix(set.key.needed)
    return used.filter { contested.contains($0.place) } + used.filter { !contested.contains($0.place) }
  }

  private func solved(with used: [Version], without leftOut: Set<Version>) -> SolvedSet? {
    let bodies = used.compactMap { version in
      set.versions[version.place].map { (version.place, $0[version.number]) }
    }
    guard
      let data = ErasureCode.data(
        from: Dictionary(uniqueKeysWithValues: bodies), needed: set.key.needed),
      let payload = SymbolSet.payload(of: data),
      SetPart.Key(needed: set.key.needed, length: set.key.length, payload: payload) == set.key
    else { return nil }
    let suspects = leftOut.map(\.place) + contested
    let misread = Set(suspects).sorted().flatMap { place in
      let truth = ErasureCode.part(place, of: data)
      return (set.versions[place] ?? []).filter { $0 != truth }.map {
        SetPart(key: set.key, total: set.total, index: place, body: $0)
      }
    }
    return SolvedSet(payload: payload, set: set.settled(on: data), misread: misread)
  }
}
