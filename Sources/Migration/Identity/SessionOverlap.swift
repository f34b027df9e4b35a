internal import WorkoutModel

/// Workouts with sets of two archives that were going on at one time, though nothing else says that they are the same.
enum SessionOverlap {
  /// A workout of which only the start is known counts as this long.
  private static let shortestSeconds: Int64 = 60

  /// The pairs, as indices, in the order of the second archive: each with the workout that it overlaps longest, by at
  /// least half of the shorter one.
  ///
  /// - Parameters:
  ///   - origins: which archive each of `workouts` comes from.
  ///   - isKnown: true for a workout that need not be looked at.
  static func pairs(
    _ workouts: [Workout], _ origins: [EnvelopeMatching.Origin], isKnown: (Int) -> Bool
  ) -> [(first: Int, second: Int)] {
    let clock = WorkoutClock([WorkoutArchive(workouts: workouts)])
    func spans(_ origin: EnvelopeMatching.Origin) -> [WorkoutSpan] {
      workouts.indices.filter { origins[$0] == origin && workouts[$0].hasSets && !isKnown($0) }.compactMap {
        WorkoutSpan(workouts, at: $0, clock)?.lasting(shortestSeconds)
      }
    }
    let first = WorkoutSpans(spans(.first))
    return spans(.second).compactMap { span in
      first.longestOverlap(with: span).map { ($0.index, span.index) }
    }
  }
}
