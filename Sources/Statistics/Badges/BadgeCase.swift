package import WorkoutModel

/// The badges that a history has earned, and those that come next.
package struct BadgeCase: Hashable, Sendable {
  /// A badge that was earned.
  package struct Earned: Hashable, Sendable {
    /// What earned it.
    package var rule: BadgeRule
    /// The index of the workout that did.
    package var workout: Int
    /// When that began.
    package var start: Moment?
  }

  /// A badge that comes next.
  package struct Next: Hashable, Sendable {
    /// What earns it.
    package var rule: BadgeRule
    /// How many there are; it takes more.
    package var count: Int64
  }

  /// Those that were earned, in the order of the table.
  package private(set) var earned: [Earned] = []
  /// Of each measure that counts up, the next one.
  package private(set) var next: [Next] = []

  /// Goes through a history in the order of time.
  package init(_ statistics: HistoryStatistics) {
    var counts: [BadgeRule.Measure: Int64] = [:]
    // The rules of each measure that are still to be earned, the least first.
    var open: [BadgeRule.Measure: ArraySlice<BadgeRule>] = [:]
    for measure in BadgeRule.Measure.allCases {
      let isWeight = measure == .load || measure == .volume || measure == .lifetime
      if isWeight, statistics.unit == nil { continue }
      open[measure] = BadgeRule.all.filter { $0.measure == measure }[...]
    }
    var records: [Int: Int64] = [:]
    for record in statistics.records { records[record.session.workout, default: 0] += 1 }
    var seconds: Int64 = 0
    var week: Int?
    var streak: Int64 = 0
    var lastDay: Int?
    for workout in statistics.figures {
      seconds = seconds.addingSaturated(max(0, workout.durationSeconds))
      counts[.workouts, default: 0] += 1
      counts[.hours] = seconds / 3_600
      counts[.records, default: 0] += records[workout.workout] ?? 0
      // A load may have a fraction, and a number may be beyond 64 bits.
      counts[.load] = max(counts[.load] ?? 0, Int64(min(workout.heaviest, 1e18)))
      counts[.volume] = max(counts[.volume] ?? 0, workout.volume)
      counts[.lifetime] = (counts[.lifetime] ?? 0).addingSaturated(workout.volume)
      if let hour = workout.hour, hour < 7 { counts[.early, default: 0] += 1 }
      if let day = workout.day {
        let own = statistics.week(of: day)
        if week.map({ own > $0 }) ?? true {
          streak = week.map { own == $0 + 1 } ?? false ? streak + 1 : 1
          week = own
        }
        counts[.streak] = max(counts[.streak] ?? 0, streak)
        if let lastDay { counts[.comeback] = max(counts[.comeback] ?? 0, Int64(day - lastDay - 1)) }
        lastDay = day
      }
      for measure in BadgeRule.Measure.allCases {
        while let rule = open[measure]?.first, (counts[measure] ?? 0) >= rule.count(in: statistics.unit) {
          earned.append(Earned(rule: rule, workout: workout.workout, start: workout.start))
          open[measure]?.removeFirst()
        }
      }
    }
    for measure in BadgeRule.Measure.allCases where measure != .comeback {
      guard let rule = open[measure]?.first, let count = counts[measure], count > 0 else { continue }
      next.append(Next(rule: rule, count: count))
    }
    var ranks: [BadgeRule: Int] = [:]
    for (rank, rule) in BadgeRule.all.enumerated() { ranks[rule] = rank }
    earned.sort { (ranks[$0.rule] ?? 0) < (ranks[$1.rule] ?? 0) }
  }
}
