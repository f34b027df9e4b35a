/// The offsets from UTC that a zone has had and will have.
package struct ZoneTimeline: Hashable, Sendable {
  /// The largest offset in either direction: what a moment can hold.
  static let maximumOffsetSeconds = 1_439 * 60

  /// The offset before the first transition.
  private let firstOffset: Int
  /// When the offset changes, in seconds since 1970 UTC, ascending.
  private let transitions: [Int64]
  /// The offset from each transition on.
  private let offsets: [Int]
  /// What holds from the last transition on; nil for its offset for ever.
  private let rule: POSIXZoneRule?

  /// Makes a timeline; `transitions` ascend and each has its offset in `offsets`.
  package init(firstOffset: Int, transitions: [Int64] = [], offsets: [Int] = [], rule: POSIXZoneRule? = nil) {
    self.firstOffset = firstOffset
    self.transitions = transitions
    self.offsets = offsets
    self.rule = rule
  }

  /// `seconds` to the whole minute, as a moment holds an offset; nil for an offset of a day or more.
  static func roundedOffset(_ seconds: Int) -> Int? {
    guard (-86_400...86_400).contains(seconds) else { return nil }
    let rounded = (seconds + 86_430) / 60 * 60 - 86_400
    return rounded.magnitude <= UInt(maximumOffsetSeconds) ? rounded : nil
  }

  /// The period that holds `utc`, in seconds since 1970.
  func period(at utc: Int64) -> ZonePeriod {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= utc { low = middle + 1 } else { high = middle }
    }
    let start = low == 0 ? .min : transitions[low - 1]
    if low == transitions.count, let rule {
      var period = rule.period(at: utc)
      period.start = max(period.start, start)
      return period
    }
    return ZonePeriod(
      offsetSeconds: low == 0 ? firstOffset : offsets[low - 1], start: start,
      end: low == transitions.count ? .max : transitions[low])
  }

  /// The offsets at the wall time `wall`, in seconds since 1970-01-01 00:00 on the zone's clock.
  package func match(wall: Int64) -> WallTimeMatch {
    let reach = Int64(Self.maximumOffsetSeconds)
    var period = period(at: wall - reach)
    var before = period.offsetSeconds
    var after: Int?
    var found: Int?
    while true {
      let utc = wall - Int64(period.offsetSeconds)
      if utc >= period.end {
        before = period.offsetSeconds
      } else if utc < period.start {
        after = after ?? period.offsetSeconds
      } else if let found {
        return .overlap(first: found, second: period.offsetSeconds)
      } else {
        found = period.offsetSeconds
      }
      guard period.end <= wall + reach else { break }
      period = self.period(at: period.end)
    }
    if let found { return .unique(offsetSeconds: found) }
    return .gap(offsetBefore: before, offsetAfter: after ?? before)
  }
}
