internal import WorkoutModel

/// The order of workouts by their starts: the oldest first, or the newest.
enum StartOrder {
  case ascending
  case descending

  /// The order in which `workouts` are; nil where they are in none, or too few to tell.
  init?(_ workouts: [Workout]) {
    let starts = workouts.compactMap { $0.start?.utcMilliseconds }
    guard starts.count > 1, starts.count == workouts.count, let first = starts.first, let last = starts.last,
      first != last
    else { return nil }
    self = first < last ? .ascending : .descending
    let pairs = zip(starts, starts.dropFirst())
    let isOrdered = self == .ascending ? pairs.allSatisfy { $0 <= $1 } : pairs.allSatisfy { $0 >= $1 }
    guard isOrdered else { return nil }
  }

  /// Puts workouts in this order, those of one time as they were.
  func sort(_ workouts: inout [Workout]) {
    let starts = workouts.map { $0.start?.utcMilliseconds ?? .min }
    let indices = workouts.indices.sorted { left, right in
      if starts[left] == starts[right] { return left < right }
      return (starts[left] < starts[right]) == (self == .ascending)
    }
    // Along each cycle, so that workouts are moved and not copied.
    var sources = indices
    for first in sources.indices where sources[first] != first {
      var place = first
      while sources[place] != first {
        let source = sources[place]
        workouts.swapAt(place, source)
        sources[place] = place
        place = source
      }
      sources[place] = place
    }
  }
}
