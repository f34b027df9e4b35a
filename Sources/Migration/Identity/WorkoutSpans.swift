/// The times of many workouts, in which the one that overlaps another longest is found without looking at them all.
struct WorkoutSpans {
  /// By their starts, then by their places in the list.
  private let spans: [WorkoutSpan]
  /// The latest end below each node of a binary tree over `spans`; the root is node 1.
  private var latestEnds: [Int64]

  init(_ spans: [WorkoutSpan]) {
    self.spans = spans.sorted { ($0.start, $0.index) < ($1.start, $1.index) }
    var leaves = 1
    while leaves < spans.count { leaves *= 2 }
    latestEnds = Array(repeating: .min, count: 2 * leaves)
    for (place, span) in self.spans.enumerated() { latestEnds[leaves + place] = span.end }
    for node in (1..<leaves).reversed() {
      latestEnds[node] = max(latestEnds[2 * node], latestEnds[2 * node + 1])
    }
  }

  var isEmpty: Bool { spans.isEmpty }

  /// The workout that `span` overlaps longest, by half of the shorter one at least, and for how long; of several the
  /// first.
  func longestOverlap(with span: WorkoutSpan) -> (index: Int, overlap: Int64)? {
    var best: (place: Int, overlap: Int64)?
    /// Looks through the `width` leaves from `first` below a node, and leaves out what cannot overlap longer.
    func search(_ node: Int, _ first: Int, _ width: Int) {
      guard mayBeat(best, node, first, span) else { return }
      guard width > 1 else {
        let other = spans[first]
        let overlap = span.overlap(other)
        if overlap * 2 >= min(span.length, other.length) { best = (first, overlap) }
        return
      }
      let half = width / 2
      let isSecondLonger = bound(2 * node + 1, first + half, span) > bound(2 * node, first, span)
      if isSecondLonger { search(2 * node + 1, first + half, half) }
      search(2 * node, first, half)
      if !isSecondLonger { search(2 * node + 1, first + half, half) }
    }
    search(1, 0, latestEnds.count / 2)
    return best.map { (spans[$0.place].index, $0.overlap) }
  }

  /// Whether a node may hold a workout that overlaps longer than the best one, or as long and comes before it.
  private func mayBeat(
    _ best: (place: Int, overlap: Int64)?, _ node: Int, _ first: Int, _ span: WorkoutSpan
  ) -> Bool {
    let bound = bound(node, first, span)
    guard let best else { return bound > 0 }
    return (bound, best.place) > (best.overlap, first)
  }

  /// No workout below a node overlaps longer.
  private func bound(_ node: Int, _ first: Int, _ span: WorkoutSpan) -> Int64 {
    guard first < spans.count else { return 0 }
    return min(span.end, latestEnds[node]) - max(span.start, spans[first].start)
  }
}
