/// Finds out how two clocks lie beside each other from the workouts of equal content.
struct ClockEstimate {
  /// The widest that a time zone lies from UTC, in minutes: what lies a day apart is another day's workout.
  static let maximumMinutes: Int64 = 14 * 60
  /// All time zones lie a multiple of this many minutes apart.
  private static let stepMinutes: Int64 = 15
  /// By what a person's clocks differ where only starts tell: nearly all zones lie a multiple of it apart.
  private static let envelopeStepMinutes: Int64 = 30
  /// A single workout of fewer sets than this is too weak a witness.
  private static let setsOfOneWitness: Int32 = 4
  /// Workouts of the same day that a further offset needs.
  private static let witnessesOfFurtherOffset = 3
  /// Workouts that an offset needs if all of them were on another day by the other clock.
  private static let witnessesAcrossMidnight = 4
  /// As many workouts of the same content are looked at for each workout.
  private static let maximumCandidates = 8
  /// As many offsets are told apart.
  private static let maximumOffsets = 8
  /// As often an offset may give way to another, and as often more in each year.
  private static let changes = (first: 2, ofYear: 4)
  private static let minutesOfYear: Int64 = 365 * 1_440

  /// What speaks for an offset.
  private struct Votes {
    var sameDay = 0
    var otherDay = 0
    var sets: Int32 = 0
    var count: Int { sameDay + otherDay }
  }

  /// Workouts of equal content that lie some hours apart at most.
  private struct Sighting {
    var first: Int
    var second: Int
    var offset: Int64
    var isSameDay: Bool
    var sets: Int32
  }

  /// The starts of the second archive, in minutes.
  private let starts: [Int64?]
  private let sightings: [Sighting]

  /// Looks for the workouts of equal content in both archives.
  init(first: [KnownWorkout], second: [KnownWorkout]) {
    starts = second.map { $0.minute }
    let groups = ContentGroups(first)
    let numbers = second.indices.map {
      second[$0].minute == nil ? nil : groups.number(of: second[$0].content)
    }
    var counts = Array(repeating: 0, count: groups.count)
    for case let number? in numbers { counts[number] += 1 }
    var sightings: [Sighting] = []
    for (index, number) in numbers.enumerated() {
      guard let number, let minute = second[index].minute else { continue }
      let workout = second[index]
      let known = groups[number]
      let isUnique = known.count == 1 && counts[number] == 1
      let start = known.first(sortedBy: { first[$0].minute ?? 0 }, from: minute - Self.maximumMinutes)
      for candidate in known[start...].prefix(Self.maximumCandidates) {
        let offset = minute - (first[candidate].minute ?? 0)
        guard offset >= -Self.maximumMinutes else { break }
        guard offset % Self.stepMinutes == 0, workout.mayBe(first[candidate]) else { continue }
        let isSameDay = workout.day == first[candidate].day
        // A routine that is often done just so says nothing of a clock when it was done on another day.
        guard isSameDay || isUnique || offset == 0 else { continue }
        sightings.append(
          Sighting(
            first: candidate, second: index, offset: offset, isSameDay: isSameDay || offset == 0,
            sets: workout.content.setCount))
      }
    }
    self.sightings = sightings
  }

  /// Looks for the workouts without sets that began when one with sets did, but for the minutes until somebody
  /// thinks of the watch.
  ///
  /// - Parameters:
  ///   - lifted: the minutes at which workouts with sets began, in order.
  ///   - envelopes: those of the others.
  init(lifted: [Int64], envelopes: [Int64]) {
    starts = envelopes.map { Optional($0) }
    var sightings: [Sighting] = []
    for (index, minute) in envelopes.enumerated() {
      let start = lifted.indices.first(sortedBy: { lifted[$0] }, from: minute - Self.maximumMinutes)
      for candidate in lifted.indices[start...].prefix(Self.maximumCandidates) {
        let apart = minute - lifted[candidate]
        guard apart >= -Self.maximumMinutes else { break }
        let half = Self.envelopeStepMinutes / 2
        let offset =
          (apart + (apart < 0 ? -half : half)) / Self.envelopeStepMinutes * Self.envelopeStepMinutes
        guard abs(apart - offset) < half else { continue }
        sightings.append(
          Sighting(first: candidate, second: index, offset: offset, isSameDay: true, sets: 0))
      }
    }
    self.sightings = sightings
  }

  /// The offsets, each with enough witnesses, and when each holds.
  func alignment() -> ClockAlignment {
    var rest = sightings
    var found: [(offset: Int64, sightings: [Sighting])] = []
    while found.count < Self.maximumOffsets, let best = Self.best(of: rest, isFirst: found.isEmpty) {
      var (firsts, seconds) = (Set<Int>(), Set<Int>())
      var witnesses: [Sighting] = []
      for sighting in rest where sighting.offset == best {
        guard firsts.insert(sighting.first).inserted else { continue }
        seconds.insert(sighting.second)
        witnesses.append(sighting)
      }
      found.append((best, witnesses))
      // What one offset explains is no witness for another.
      rest.removeAll { firsts.contains($0.first) || seconds.contains($0.second) }
    }
    while found.count > 1, changesTooOften(found.map({ $0.sightings })) { found.removeLast() }
    let offsets = found.map { ClockOffset(minutes: Int($0.offset), workouts: $0.sightings.count) }
    guard found.count > 1 else { return ClockAlignment(offsets: offsets, witnesses: []) }
    return ClockAlignment(offsets: offsets, witnesses: witnesses(found.map { $0.sightings }))
  }

  private static func best(of sightings: [Sighting], isFirst: Bool) -> Int64? {
    var votes: [Int64: Votes] = [:]
    for sighting in sightings {
      var vote = votes[sighting.offset] ?? Votes()
      if sighting.isSameDay { vote.sameDay += 1 } else { vote.otherDay += 1 }
      vote.sets = max(vote.sets, sighting.sets)
      votes[sighting.offset] = vote
    }
    let likely = votes.filter { offset, votes in
      if isFirst, offset == 0 { return true }
      if votes.otherDay >= witnessesAcrossMidnight { return true }
      guard isFirst else { return votes.sameDay >= witnessesOfFurtherOffset }
      return votes.sameDay > 1 || (votes.sameDay == 1 && votes.sets >= setsOfOneWitness)
    }
    return likely.max { left, right in
      (left.value.count, -abs(left.key), left.key) < (right.value.count, -abs(right.key), right.key)
    }?.key
  }

  private func witnesses(_ sightings: [[Sighting]]) -> [ClockAlignment.Witness] {
    sightings.joined().compactMap { sighting in
      starts[sighting.second].map { ClockAlignment.Witness(minute: $0, offset: sighting.offset) }
    }
  }

  /// Clocks are changed with the seasons and on journeys; offsets that take turns from day to day are chance.
  private func changesTooOften(_ sightings: [[Sighting]]) -> Bool {
    let witnesses = witnesses(sightings).sorted { $0.minute < $1.minute }
    guard let first = witnesses.first, let last = witnesses.last else { return false }
    let count = zip(witnesses, witnesses.dropFirst()).count { $0.offset != $1.offset }
    return Int64(count) > Int64(Self.changes.first)
      + (last.minute - first.minute) * Int64(Self.changes.ofYear) / Self.minutesOfYear
  }
}

extension RandomAccessCollection<Int> where Index == Int {
  /// The index of the first element whose value is not less than `bound`; they are sorted by it.
  fileprivate func first(sortedBy value: (Int) -> Int64, from bound: Int64) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if value(self[middle]) < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
