internal import WorkoutModel

/// Pairs workouts without sets, as a watch or a phone records them, with the workouts with sets of the same session.
struct EnvelopeMatching {
  /// Which archive a workout comes from.
  enum Origin {
    case first
    case second
    case both
  }

  /// A workout without sets and the one with sets that it overlaps, as indices.
  struct Pair: Hashable {
    var envelope: Int
    var lifted: Int
  }

  /// The pairs, the one with the longest overlap first.
  private(set) var pairs: [Pair] = []
  /// Workouts without sets that overlap none with sets, though the other archive has such.
  private(set) var open: [Int] = []
  /// How the clock of the workouts without sets lies beside that of the others.
  let alignment: ClockAlignment
  /// By which clock times were compared.
  let clock: WorkoutClock

  /// A workout of which only the start is known may have begun this many seconds before the watch was started.
  private static let slackSeconds: Int64 = 15 * 60

  /// Matches the workouts of a merged list.
  ///
  /// A workout is never laid onto one that comes from no other archive than itself.
  init(_ workouts: [Workout], _ origins: [Origin]) {
    clock = WorkoutClock([WorkoutArchive(workouts: workouts)])
    let clock = clock
    func spans(_ isWanted: (Int) -> Bool) -> [WorkoutSpan] {
      workouts.indices.filter(isWanted).compactMap {
        WorkoutSpan(workouts, at: $0, clock)
      }
      .sorted { ($0.start, $0.index) < ($1.start, $1.index) }
    }
    let envelopes = spans { origins[$0] != .both && Self.isEnvelope(workouts, at: $0) }
      .filter { $0.end > $0.start }
    let lifted =
      envelopes.isEmpty ? [] : spans { workouts[$0].hasSets && workouts[$0].start?.precision != .day }
    let days = envelopes.isEmpty ? [:] : Self.days(workouts)
    // A workout is never laid onto one of its own archive.
    func partners(of origin: Origin) -> WorkoutSpans {
      WorkoutSpans(
        lifted.filter { Self.mayMeet(origin, origins[$0.index]) }.map { $0.reaching(Self.slackSeconds) })
    }
    let partners = (first: partners(of: .first), second: partners(of: .second))
    alignment = ClockEstimate(
      lifted: lifted.map { $0.start / 60 }, envelopes: envelopes.map { $0.start / 60 }
    ).alignment()
    var likely: [(pair: Pair, overlap: Int64)] = []
    for envelope in envelopes {
      let offset = alignment.offset(atSecond: envelope.start / 60) * 60
      let moved = WorkoutSpan(
        index: envelope.index, start: envelope.start - offset, end: envelope.end - offset)
      let others = origins[envelope.index] == .first ? partners.first : partners.second
      if let best = others.longestOverlap(with: moved) {
        likely.append((Pair(envelope: envelope.index, lifted: best.index), best.overlap))
      } else if let day = WorkoutClock.day(of: workouts[envelope.index].start), let index = days[day] ?? nil,
        Self.mayMeet(origins[envelope.index], origins[index])
      {
        likely.append((Pair(envelope: envelope.index, lifted: index), envelope.end - envelope.start))
      }
    }
    likely.sort { ($0.overlap, $1.pair.envelope) > ($1.overlap, $0.pair.envelope) }
    pairs = likely.map { $0.pair }
    let paired = Set(pairs.map { $0.envelope })
    open = envelopes.map { $0.index }.filter { envelope in
      !paired.contains(envelope)
        && (!(origins[envelope] == .first ? partners.first : partners.second).isEmpty || !days.isEmpty)
    }.sorted()
  }

  private static func mayMeet(_ envelope: Origin, _ lifted: Origin) -> Bool { envelope != lifted }

  /// True for a workout with a known time, to the minute at least, and no sets.
  // By index, so that no workout is copied.
  private static func isEnvelope(_ workouts: [Workout], at index: Int) -> Bool {
    guard !workouts[index].hasSets, let start = workouts[index].start, start.precision != .day else {
      return false
    }
    return workouts[index].durationSeconds != nil
      || workouts[index].hasDetails && workouts[index].details?.end != nil
  }

  /// The only workout with sets of each day, where only its day is known; nil for a day that has several.
  private static func days(_ workouts: [Workout]) -> [Int64: Int?] {
    var days: [Int64: Int?] = [:]
    for index in workouts.indices where workouts[index].hasSets {
      guard let day = WorkoutClock.day(of: workouts[index].start) else { continue }
      if days.index(forKey: day) != nil || workouts[index].start?.precision != .day {
        days[day] = .some(nil)
      } else {
        days[day] = .some(index)
      }
    }
    return days
  }
}
