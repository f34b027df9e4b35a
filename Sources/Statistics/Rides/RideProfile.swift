package import WorkoutModel

/// A ride as bars, one after the other, with intervals expanded.
package struct RideProfile: Hashable, Sendable {
  /// The most bars that are drawn; intervals beyond them are drawn as one bar.
  package static let maximumBars = 2_000
  /// The most parts of a ride that are summed, intervals one by one.
  static let maximumParts = 400_000

  /// The bars from the left.
  package private(set) var bars: [RideBar] = []
  /// When each segment begins, in seconds or metres.
  package private(set) var starts: [Double] = []
  /// The whole length, in seconds, or in metres where no segment has a time.
  package private(set) var length = 0.0
  /// The metres of segments that state no time in a ride of seconds; nothing tells how long they take.
  package private(set) var untimedMeters = 0.0
  /// True where lengths are metres.
  package let isByDistance: Bool
  /// True where the ride states power in watts.
  package let isInWatts: Bool
  /// True where the ride states power as shares of threshold power.
  package let isInShares: Bool
  /// The threshold power by which watts become shares; nil where the ride says none and none is given.
  package let threshold: Double?

  /// Makes the bars of `ride`.
  package init(_ ride: Ride, thresholdPowerWatts: ExactDecimal?) {
    isByDistance = !ride.segments.contains(where: Self.hasTime)
    threshold = (thresholdPowerWatts ?? ride.thresholdPowerWatts).flatMap {
      $0.doubleValue > 0 ? $0.doubleValue : nil
    }
    let intensities = ride.segments.flatMap(Self.intensities)
    isInWatts = intensities.contains { if case .watts = $0 { true } else { false } }
    isInShares = intensities.contains { if case .watts = $0 { false } else { true } }
    for segment in ride.segments {
      starts.append(length)
      if !isByDistance, !Self.hasTime(segment) { untimedMeters += Self.meters(of: segment) }
      append(segment)
    }
  }

  /// Whether zones of power can be told.
  package var knowsZones: Bool { threshold != nil || !isInWatts }

  /// True where some power is in watts, some a share of a threshold power that nothing says.
  package var mixesUnknownWatts: Bool { threshold == nil && isInWatts && isInShares }

  /// How many watts a height of threshold power is; nil where the ride states shares of it and nothing says it.
  package var wattsAtThreshold: Double? {
    threshold ?? (isInWatts && !isInShares ? Self.assumedThreshold : nil)
  }

  /// The greatest share of threshold power that is asked for; nil where none is.
  package var highestShare: Double? {
    bars.compactMap { bar in
      if case .power(let start, let end) = bar.effort { max(start, end) } else { nil }
    }.max()
  }

  /// What follows its time: ` + 10,000 m`; empty where every segment states a time.
  package var untimedWords: String {
    untimedMeters > 0 ? " + \(FigureWords.number(untimedMeters.rounded())) m" : ""
  }

  private static func intensities(of segment: RideSegment) -> [RideIntensity] {
    switch segment.effort {
    case .steady(let intensity): [intensity].compactMap { $0 }
    case .ramp(let start, let end): [start, end].compactMap { $0 }
    case .intervals(_, let on, let off): [on.intensity, off.intensity].compactMap { $0 }
    case .free, .maximum: []
    }
  }

  private static func hasTime(_ segment: RideSegment) -> Bool {
    if case .intervals(_, let on, let off) = segment.effort {
      return on.durationSeconds != nil || off.durationSeconds != nil
    }
    return segment.durationSeconds != nil
  }

  private static func meters(of segment: RideSegment) -> Double {
    func meters(_ distance: Distance?) -> Double {
      distance?.converted(to: .meters)?.distance.value.doubleValue ?? 0
    }
    guard case .intervals(let count, let on, let off) = segment.effort else {
      return meters(segment.distance)
    }
    return Double(max(0, count)) * (meters(on.distance) + meters(off.distance))
  }

  private mutating func append(_ segment: RideSegment) {
    let parts = parts(of: segment)
    let whole = parts.reduce(0) { $0 + $1.length }
    let count = parts.count > 1 ? max(0, Self.count(of: segment)) : 1
    // Two parts each time.
    guard count <= (Self.maximumBars - bars.count) / 2 || parts.count < 2 else {
      guard whole > 0 else { return }
      append(whole * Double(count), parts[0].effort)
      if !bars.isEmpty {
        bars[bars.count - 1].intervals = RideBar.Intervals(count: count, rest: parts[1].effort)
      }
      return
    }
    for _ in 0..<count { for part in parts { append(part.length, part.effort) } }
  }

  private mutating func append(_ length: Double, _ effort: RideBar.Effort) {
    guard length > 0, length.isFinite else { return }
    bars.append(RideBar(start: self.length, length: length, effort: effort))
    self.length += length
  }

  /// Calls `body` with the length and the effort of each part of `ride`, intervals one by one; false where they are
  /// too many.
  func walk(_ ride: Ride, _ body: (Double, RideBar.Effort) -> Void) -> Bool {
    var count = 0
    for segment in ride.segments {
      let parts = parts(of: segment)
      let times = parts.count > 1 ? max(0, Self.count(of: segment)) : 1
      guard times <= (Self.maximumParts - count) / parts.count else { return false }
      count += times * parts.count
      for _ in 0..<times {
        for part in parts where part.length > 0 { body(part.length, part.effort) }
      }
    }
    return true
  }

  private static func count(of segment: RideSegment) -> Int {
    if case .intervals(let count, _, _) = segment.effort { Int(count) } else { 1 }
  }

  /// A segment, or the two parts of its intervals.
  private func parts(of segment: RideSegment) -> [(length: Double, effort: RideBar.Effort)] {
    let own = measure(segment.durationSeconds, segment.distance)
    switch segment.effort {
    case .steady(let intensity): return [(own, effort(intensity, intensity))]
    case .ramp(let start, let end): return [(own, effort(start, end))]
    case .free: return [(own, .free)]
    case .maximum: return [(own, .maximum)]
    case .intervals(_, let on, let off):
      return [on, off].map { part in
        (measure(part.durationSeconds, part.distance), effort(part.intensity, part.intensity))
      }
    }
  }

  private func measure(_ seconds: ExactDecimal?, _ distance: Distance?) -> Double {
    guard isByDistance else { return seconds?.doubleValue ?? 0 }
    return distance?.converted(to: .meters)?.distance.value.doubleValue ?? distance?.value.doubleValue ?? 0
  }

  private func effort(_ start: RideIntensity?, _ end: RideIntensity?) -> RideBar.Effort {
    guard let start = share(start) ?? share(end), let end = share(end) else { return .free }
    return .power(from: start, to: end)
  }

  /// A share of threshold power, from 0 to 10; watts without a threshold have none.
  private func share(_ intensity: RideIntensity?) -> Double? {
    let share: Double? =
      switch intensity {
      case .fractionOfThreshold(let share)?: share.doubleValue
      case .rangeOfThreshold(let low, let high)?: max(low.doubleValue, high.doubleValue)
      case .watts(let watts)?: watts.doubleValue / (threshold ?? Self.assumedThreshold)
      case nil: nil
      }
    return share.map { min(10, max(0, $0)) }
  }

  /// Only for the heights of bars in watts where nothing says what threshold power is; they get no colour.
  private static let assumedThreshold = 250.0
}

/// A bar of the chart of a ride: a stretch of time and how hard it is.
package struct RideBar: Hashable, Sendable {
  /// What is asked for.
  package enum Effort: Hashable, Sendable {
    /// Shares of threshold power at both ends, equal for a steady stretch.
    case power(from: Double, to: Double)
    /// As the rider likes.
    case free
    /// As hard as possible.
    case maximum
  }

  /// When it begins, in seconds or metres from the start.
  package var start: Double
  /// How long it lasts, in the same unit.
  package var length: Double
  /// How hard it is.
  package var effort: Effort
  /// Of intervals that are drawn as one bar, how many there are, and how hard they are between; nil for any other.
  package var intervals: Intervals?

  /// Intervals that are drawn as one bar.
  package struct Intervals: Hashable, Sendable {
    /// How many there are.
    package var count: Int
    /// How hard the stretch between two is.
    package var rest: Effort
  }

  /// The zone whose colour it has: of a ramp, that of its higher end; none for a free stretch.
  package var zone: PowerZone? {
    switch effort {
    case .power(let start, let end): PowerZone(share: max(start, end))
    case .free: nil
    case .maximum: .maximum
    }
  }
}
