package import WorkoutModel

extension Ride {
  /// The ride with distances that state no unit in `unit`; as it is where that is nil.
  package func assuming(_ unit: DistanceUnit?) -> Ride {
    guard unit != nil else { return self }
    var ride = self
    for index in ride.segments.indices { ride.segments[index].mapDistances { $0.assuming(unit) } }
    return ride
  }
}

extension Distance {
  /// The distance in `unit` where it states none.
  package func assuming(_ unit: DistanceUnit?) -> Distance {
    Distance(value, unit: self.unit ?? unit)
  }
}

extension RideSegment {
  /// Changes its distance, those of its intervals, and those at which something is said.
  fileprivate mutating func mapDistances(_ change: (Distance) -> Distance) {
    distance = distance.map(change)
    if case .intervals(let count, var on, var off) = effort {
      on.distance = on.distance.map(change)
      off.distance = off.distance.map(change)
      effort = .intervals(count: count, on: on, off: off)
    }
    for index in cues.indices { cues[index].offsetDistance = cues[index].offsetDistance.map(change) }
  }
}
