package import WorkoutModel

/// What a structured ride asks for: time in zones and training stress.
package struct RideFigures: Hashable, Sendable {
  /// The name of the ride.
  package let title: String?
  /// Its bars.
  package let profile: RideProfile
  /// Seconds in each zone, as ``PowerZone`` has them; nil where a part of the ride states a distance alone, where nothing
  /// turns watts into shares of threshold power, and for a ride of more than two days or too many intervals.
  package private(set) var zoneSeconds: [Double]?
  /// Seconds for which no power is asked for, those of the greatest effort not among them.
  package private(set) var freeSeconds = 0.0
  /// Normalized power as a share of threshold power, the intensity factor; nil where it is not known.
  package private(set) var intensity: Double?
  /// The training stress score: 100 is an hour at threshold power; nil for a run, and where it is not known.
  package private(set) var stress: Double?

  /// Rides of more seconds than these, two days, are too long for a sum second by second.
  private static let maximumSeconds = 172_800.0

  /// Works out the figures of `ride`.
  package init(_ ride: Ride, thresholdPowerWatts: ExactDecimal?) {
    title = ride.title
    profile = RideProfile(ride, thresholdPowerWatts: thresholdPowerWatts)
    guard !profile.isByDistance, profile.untimedMeters == 0, profile.knowsZones, profile.length > 0,
      profile.length <= Self.maximumSeconds
    else { return }
    var seconds = [Double](repeating: 0, count: PowerZone.allCases.count)
    var free = 0.0
    var power = PowerBySecond()
    let isWhole = profile.walk(ride) { length, effort in
      switch effort {
      case .free: free += length
      case .maximum: seconds[PowerZone.maximum.rawValue] += length
      case .power(let start, let end):
        power.add(length, from: start, to: end) { share, length in
          seconds[PowerZone(share: share).rawValue] += length
        }
      }
    }
    guard isWhole else { return }
    zoneSeconds = seconds
    freeSeconds = free
    let isRun = ride.sport?.lowercased() == "run"
    guard !isRun, let share = power.normalized else { return }
    intensity = share
    stress = power.length / 36 * share * share
  }
}
