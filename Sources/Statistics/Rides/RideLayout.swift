/// Where everything of the chart of a ride stands, as ``ChartLayout`` has it: time or distance to the right, power
/// upwards.
package struct RideLayout: Hashable, Sendable {
  /// A bar of the ride.
  package struct Bar: Hashable, Sendable {
    package var left: Double
    package var right: Double
    /// How high it is at both ends.
    package var start: Double
    package var end: Double
    /// What is asked for.
    package var effort: RideBar.Effort
    /// The zone whose colour it has; nil for a free stretch and where no zone is known.
    package var zone: PowerZone?
  }

  /// The bars from the left.
  package private(set) var bars: [Bar] = []
  /// The heights of the ticks with their power, from below; empty where nothing says what the heights are.
  package private(set) var powers: [ChartLayout.Height] = []
  /// The line at threshold power; nil where it is not known.
  package private(set) var threshold: ChartLayout.Line?
  /// What stands below the plot; no two overlap.
  package private(set) var times: [ChartLayout.Label] = []

  /// Distances of ticks in seconds.
  private static let timeSteps: [Double] = [
    15, 30, 60, 120, 300, 600, 900, 1_200, 1_800, 3_600, 7_200, 14_400, 36_000, 86_400, 864_000,
  ]
  /// Distances of ticks in metres.
  private static let distanceSteps: [Double] = [
    50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 1_000_000,
  ]
  private static let maximumTicks = 12.0
  private static let maximumPowers = 6
  /// As high as a free stretch, a share of threshold power.
  private static let freeShare = 0.5
  /// The least share of threshold power at the top.
  private static let leastTop = 1.15

  /// Lays the ride out in a plot that has this room; of a ride without a length nothing stands anywhere.
  package init(_ profile: RideProfile, in room: ChartRoom) {
    guard profile.length > 0 else { return }
    let scale = profile.wattsAtThreshold ?? 100
    let top = max(Self.leastTop, profile.highestShare ?? 0)
    let axis = ChartAxis(covering: 0...top * scale, maximumCount: Self.maximumPowers)
    func y(_ share: Double) -> Double { axis.place(of: share * scale) }
    bars = profile.bars.map { bar in
      let (start, end) =
        switch bar.effort {
        case .power(let start, let end): (y(start), y(end))
        case .free: (y(Self.freeShare), y(Self.freeShare))
        case .maximum: (1.0, 1.0)
        }
      return Bar(
        left: bar.start / profile.length, right: (bar.start + bar.length) / profile.length, start: start,
        end: end, effort: bar.effort, zone: profile.knowsZones ? bar.zone : nil)
    }
    let unit = profile.wattsAtThreshold == nil ? "%" : "W"
    if !profile.mixesUnknownWatts {
      powers = zip(axis.ticks, axis.labels).map {
        ChartLayout.Height(y: axis.place(of: $0), text: "\($1) \(unit)")
      }
    }
    if profile.knowsZones {
      let watts = profile.threshold.map { " \(FigureWords.number($0)) W" } ?? ""
      threshold = ChartLayout.Line(y: y(1), text: "threshold\(watts)")
    }
    times = Self.times(profile, in: room)
  }

  private static func times(_ profile: RideProfile, in room: ChartRoom) -> [ChartLayout.Label] {
    for step in profile.isByDistance ? distanceSteps : timeSteps
    where profile.length / step <= maximumTicks {
      let labels = (0...Int(profile.length / step)).map { number in
        let place = Double(number) * step
        return room.label(words(place, profile), at: place / profile.length)
      }
      if labels.count > 1, room.areApart(labels) { return labels }
    }
    return [room.label(words(0, profile), at: 0)]
  }

  private static func words(_ place: Double, _ profile: RideProfile) -> String {
    guard profile.isByDistance else { return FigureWords.clock(Int64(place)) }
    return profile.length < 2_000
      ? "\(FigureWords.number(place)) m" : "\(FigureWords.number(place / 1_000)) km"
  }
}
