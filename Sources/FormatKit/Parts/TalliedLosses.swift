/// How often losses of known sorts came up, by the tallies that count them.
struct TalliedLosses: Sendable {
  private var counts: [Int] = []
  /// The tallies that have a count.
  private var tallies: [Int] = []

  mutating func add(_ count: Int, inTally tally: Int) {
    guard count != 0 else { return }
    while counts.count <= tally { counts.append(0) }
    if counts[tally] == 0 { tallies.append(tally) }
    counts[tally] += count
  }

  mutating func add(_ other: TalliedLosses) {
    for tally in other.tallies { add(other.counts[tally], inTally: tally) }
  }

  mutating func removeAll() {
    for tally in tallies { counts[tally] = 0 }
    tallies.removeAll(keepingCapacity: true)
  }

  var all: [(count: Int, tally: Int)] { tallies.map { (counts[$0], $0) } }
}
