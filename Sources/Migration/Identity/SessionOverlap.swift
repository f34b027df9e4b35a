internal import WorkoutModel

/// Workouts with sets of two archives that were going on at one time, though nothing else says that they are the same.
enum SessionOverlap {
  /// What only a start is known of is taken to be as long.
  private static let shortestSeconds: Int64 = 60

  /// The pairs, as indices, in the order of the second archive: each with the one that it overlaps longest, by half
  /// of the shorter one at least.
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
        guard var span = WorkoutSpan(workouts[$0], at: $0, clock) else { return nil }
        span.end = max(span.end, span.start + shortestSeconds)
        return span
      }.sorted { ($0.start, $0.index) < ($1.start, $1.index) }
    }
    let first = spans(.first)
    var begin = 0
    var pairs: [(first: Int, second: Int)] = []
    for span in spans(.second) {
      while begin < first.count, first[begin].start < span.start - WorkoutSpan.longestSeconds { begin += 1 }
      var best: (index: Int, overlap: Int64)?
      for other in first[begin...] {
        guard other.start < span.end else { break }
        let overlap = span.overlap(other)
        guard overlap * 2 >= min(span.end - span.start, other.end - other.start), overlap > best?.overlap ?? 0
        else { continue }
        best = (other.index, overlap)
      }
      if let best { pairs.append((best.index, span.index)) }
    }
    return pairs.sorted { $0.second < $1.second }
  }
}
