/// Brings a payload back from its parts; some may be wrong, if the others are enough.
///
/// It leaves parts out until the checksum of the set holds: first those of places that contradict themselves, then
/// one at a time, then two, and so on, for as long as ``maximumAttempts`` and ``maximumWork`` allow. Choices whose
/// digests fit no part that is to spare come last.
struct SymbolSetSolver {
  /// The most choices of parts that are tried.
  static let maximumAttempts = 5_000
  /// The most steps, of a word or a place each, after which no other choice is begun: some seconds.
  static let maximumWork: Int64 = 1 << 30
  /// How many parts to spare a choice is held against: one of them at least is seldom wrong.
  private static let sparePartsTried = 4
  /// The steps that adding one body to another takes beside those for its words.
  private static let stepsPerBody = 16

  /// One body at one place.
  private struct Version: Hashable {
    let place: Int
    let number: Int
  }

  /// What is left out of the places that contradict themselves, before single versions are.
  private enum Contested: CaseIterable {
    case nothing, everything, allButNewest
  }

  private struct Choice: Hashable {
    let contested: Contested
    /// What else is left out.
    var versions: [Version] = []
  }

  /// The versions that data is worked out from, and those of the places that are not needed for it.
  private struct Selection {
    var used: [Version]
    var spare: [Version]
  }

  private let set: CollectedSymbolSet
  /// The places where something was read, in their order.
  private let places: [Int]
  /// The places that have several bodies.
  private let contested: Set<Int>
  /// A word of each body: sums of words, for which the code of the set holds as it does for these.
  private let digests: [Int: [[UInt8]]]
  /// The most choices and steps for this set: what other sets have left.
  private let allowance: SolvingAllowance
  private var work: Int64 = 0
  /// What was tried beyond the first choice, which every set has.
  private(set) var spent = SolvingAllowance(attempts: 0, work: 0)
  /// True where there were more choices than were tried.
  private(set) var hasGivenUp = false

  init(_ set: CollectedSymbolSet, allowance: SolvingAllowance = SolvingAllowance()) {
    self.set = set
    self.allowance = SolvingAllowance(
      attempts: max(1, min(Self.maximumAttempts, allowance.attempts)),
      work: max(1, min(Self.maximumWork, allowance.work)))
    places = set.versions.keys.sorted()
    contested = Set(set.versions.filter { $0.value.count > 1 }.keys)
    digests = set.versions.mapValues { $0.map(ErasureCode.digest) }
  }

  /// The payload and the parts that are proved; nil where no choice that was tried has the checksum of the set.
  mutating func solve() -> SolvedSymbolSet? {
    var choices = (contested.isEmpty ? [.nothing] : Contested.allCases).map { Choice(contested: $0) }
    var known = Set(choices)
    var doubtful: [Selection] = []
    var index = 0
    defer { if index > 1 { spent = SolvingAllowance(attempts: index - 1, work: work) } }
    while index < choices.count, work < allowance.work {
      let choice = choices[index]
      index += 1
      guard let selection = selection(choice) else { continue }
      for version in selection.used where mayLeaveOut(version, choice, selection) {
        var next = choice
        next.versions.append(version)
        next.versions.sort { ($0.place, $0.number) < ($1.place, $1.number) }
        guard known.insert(next).inserted else { continue }
        guard choices.count < allowance.attempts else {
          hasGivenUp = true
          break
        }
        choices.append(next)
      }
      if !choice.versions.isEmpty, fitsNoSpare(selection) {
        doubtful.append(selection)
      } else if let solved = solved(with: selection) {
        return solved
      }
    }
    hasGivenUp = hasGivenUp || index < choices.count
    for selection in doubtful {
      guard work < allowance.work else {
        hasGivenUp = true
        return nil
      }
      if let solved = solved(with: selection) { return solved }
    }
    return nil
  }

  /// True where another version or another place can stand in for this one.
  private func mayLeaveOut(_ version: Version, _ choice: Choice, _ selection: Selection) -> Bool {
    let hasOthers =
      choice.contested == .nothing && version.number + 1 < set.versions[version.place]?.count ?? 0
    return hasOthers || !selection.spare.isEmpty
  }

  private mutating func selection(_ choice: Choice) -> Selection? {
    let leftOut = Set(choice.versions)
    work += Int64(places.count)
    let there = places.compactMap { place in
      let count = set.versions[place]?.count ?? 0
      let first =
        switch choice.contested {
        case .everything where count > 1: count
        case .allButNewest: count - 1
        default: 0
        }
      return (first..<max(first, count)).lazy.map { Version(place: place, number: $0) }.first {
        !leftOut.contains($0)
      }
    }
    guard there.count >= set.key.needed else { return nil }
    let used = there.prefix(set.key.needed)
    return Selection(
      used: used.filter { contested.contains($0.place) } + used.filter { !contested.contains($0.place) },
      spare: Array(there.dropFirst(set.key.needed)))
  }

  /// True if there are parts to spare, and the digests that are worked out match none of the first.
  private mutating func fitsNoSpare(_ selection: Selection) -> Bool {
    guard !selection.spare.isEmpty, let data = data(of: selection.used, in: digests, bytes: 2) else {
      return false
    }
    let spare = selection.spare.prefix(Self.sparePartsTried)
    work += Int64(spare.count * set.key.needed) * steps(bytes: 2)
    return !spare.contains { version in
      ErasureCode.part(version.place, of: data) == digests[version.place]?[version.number]
    }
  }

  /// The data parts, or their digests, as these versions have them.
  private mutating func data(
    of used: [Version], in versions: [Int: [[UInt8]]], bytes: Int
  ) -> [[UInt8]]? {
    let missing = set.key.needed - used.count { $0.place < set.key.needed }
    work += Int64((missing + 2) * set.key.needed) * steps(bytes: bytes)
    let bodies = used.map { ($0.place, versions[$0.place]?[$0.number] ?? []) }
    return ErasureCode.data(from: Dictionary(uniqueKeysWithValues: bodies), needed: set.key.needed)
  }

  private func steps(bytes: Int) -> Int64 { Int64(Self.stepsPerBody + bytes / 2) }

  private mutating func solved(with selection: Selection) -> SolvedSymbolSet? {
    guard let data = data(of: selection.used, in: set.versions, bytes: set.key.length),
      let payload = SymbolSet.payload(of: data),
      SymbolSetPart.Key(needed: set.key.needed, length: set.key.length, payload: payload) == set.key
    else { return nil }
    return SolvedSymbolSet(
      payload: payload, set: set.settled(on: data), misread: misread(data, selection.used))
  }

  /// The parts that the data proves wrong: of those that it was not worked out from, as far as they can be checked.
  private mutating func misread(_ data: [[UInt8]], _ used: [Version]) -> [SymbolSetPart] {
    let right = Set(used)
    var misread: [SymbolSetPart] = []
    for place in places {
      let bodies = set.versions[place] ?? []
      guard bodies.count > 1 || !right.contains(Version(place: place, number: 0)) else { continue }
      if place >= data.count {
        work += Int64(data.count) * steps(bytes: set.key.length)
        guard contested.contains(place) || work < Self.maximumWork else { continue }
      }
      let truth = ErasureCode.part(place, of: data)
      misread += bodies.filter { $0 != truth }.map {
        SymbolSetPart(key: set.key, total: set.total, index: place, body: $0)
      }
    }
    return misread
  }
}
