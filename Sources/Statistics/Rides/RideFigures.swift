package import WorkoutModel

/// What a structured ride asks for: time in zones and training stress.
package struct RideFigures: Hashable, Sendable {
  /// The name of the ride.
  package let title: String?
  /// Its bars.
  package let profile: RideProfile
  /// Seconds in each zone, as ``PowerZone`` has them; nil where the ride states distances, or watts that nothing turns
  /// into shares of threshold power.
  package private(set) var zoneSeconds: [Double]?
  /// Seconds for which no power is asked for, those of the greatest effort not among them.
  package private(set) var freeSeconds = 0.0
  /// Normalized power as a share of threshold power, the intensity factor; nil where it is not known.
  package private(set) var intensity: Double?
  /// The training stress score: 100 is an hour at threshold power; nil for a run, and where it is not known.
  package private(set) var stress: Double?

  /// Rides of more seconds than these, two days, are too long for a sum second by second.
  private static let maximumSeconds = 172_800.0
  /// Seconds over which power is smoothed.
  private static let window = 30

  /// Works out the figures of `ride`.
  package init(_ ride: Ride, thresholdPowerWatts: ExactDecimal?) {
    title = ride.title
    profile = RideProfile(ride, thresholdPowerWatts: thresholdPowerWatts)
    guard !profile.isByDistance, profile.knowsZones, profile.length > 0, profile.length <= Self.maximumSeconds
    else {
      return
    }
    var seconds = [Double](repeating: 0, count: PowerZone.allCases.count)
    var shares: [Double] = []
    for bar in profile.bars {
      switch bar.effort {
      case .free: freeSeconds += bar.length
      case .maximum: seconds[PowerZone.maximum.rawValue] += bar.length
      case .power(let start, let end):
        let count = Int(bar.length.rounded(.up))
        for step in 0..<count {
          // The last step may be a part of a second.
          let length = min(1, bar.length - Double(step))
          let share = start + (end - start) * (Double(step) + length / 2) / bar.length
          seconds[PowerZone(share: share).rawValue] += length
          shares.append(share)
        }
      }
    }
    zoneSeconds = seconds
    let isRun = ride.sport?.lowercased() == "run"
    guard !isRun, !shares.isEmpty else { return }
    let share = Self.normalized(shares)
    intensity = share
    stress = Double(shares.count) / 36 * share * share
  }

  /// The fourth root of the mean of the fourth powers of the power, smoothed over 30 seconds.
  private static func normalized(_ shares: [Double]) -> Double {
    var sum = 0.0
    var powers = 0.0
    for (place, share) in shares.enumerated() {
      sum += share
      if place >= window { sum -= shares[place - window] }
      let mean = sum / Double(min(window, place + 1))
      powers += mean * mean * mean * mean
    }
    return (powers / Double(shares.count)).squareRoot().squareRoot()
  }
}
