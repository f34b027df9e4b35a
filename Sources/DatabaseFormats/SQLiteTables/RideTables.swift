internal import WorkoutModel

/// The tables of structured rides and runs.
struct RideTables {
  private let rides: FilledTable
  private let segments: FilledTable
  private let intensities: FilledTable
  private let cues: FilledTable
  private let sourceFields: FilledTable

  init(_ writer: SQLiteWriter) throws {
    rides = try writer.table("timed_plans")
    segments = try writer.table("plan_segments")
    intensities = try writer.table("plan_intensities")
    cues = try writer.table("plan_cues")
    sourceFields = writer.sourceFields
  }

  func write(_ ride: Ride) throws {
    rides.begin()
    rides.add(ride.title)
    rides.add(ride.author)
    rides.add(ride.summary)
    rides.add(ride.sport)
    rides.add(list: ride.tags)
    rides.add(ride.thresholdPowerWatts)
    try rides.insert()
    try sourceFields.insert(ride.sourceFields, of: rides)
    for (number, segment) in ride.segments.enumerated() { try write(segment, number: number) }
  }

  private func write(_ segment: RideSegment, number: Int) throws {
    let (effort, repeats) = segment.effort.words
    segments.begin()
    segments.add(rides.id)
    segments.add(Int64(number + 1))
    segments.add(segment.role.word)
    segments.add(effort)
    segments.add(repeats)
    segments.add(segment.durationSeconds)
    segments.add(segment.distance)
    segments.add(segment.cadence)
    segments.add(segment.pace?.rawValue)
    try segments.insert()
    try sourceFields.insert(segment.sourceFields, of: segments)
    switch segment.effort {
    case .steady(let intensity): try write("whole", RideInterval(durationSeconds: nil, intensity: intensity))
    case .ramp(let from, let to):
      try write("from", RideInterval(durationSeconds: nil, intensity: from))
      try write("to", RideInterval(durationSeconds: nil, intensity: to))
    case .intervals(_, let on, let off):
      try write("on", on)
      try write("off", off)
    case .free, .maximum: break
    }
    for cue in segment.cues {
      cues.begin()
      cues.add(segments.id)
      cues.add(cue.offsetSeconds)
      cues.add(cue.offsetDistance)
      cues.add(cue.message)
      cues.add(cue.durationSeconds)
      try cues.insert()
      try sourceFields.insert(cue.sourceFields, of: cues)
    }
  }

  /// Writes what a part of a segment asks for, where it asks for anything.
  private func write(_ part: String, _ interval: RideInterval) throws {
    guard interval != RideInterval(durationSeconds: nil, intensity: nil) else { return }
    intensities.begin()
    intensities.add(segments.id)
    intensities.add(part)
    intensities.add(interval.durationSeconds)
    intensities.add(interval.distance)
    switch interval.intensity {
    case .fractionOfThreshold(let value): add(value, value, "fraction of threshold")
    case .rangeOfThreshold(let low, let high): add(low, high, "fraction of threshold")
    case .watts(let value): add(value, value, "W")
    case nil: add(nil, nil, nil)
    }
    intensities.add(interval.cadence)
    try intensities.insert()
  }

  private func add(_ low: ExactDecimal?, _ high: ExactDecimal?, _ unit: String?) {
    intensities.add(low)
    intensities.add(high)
    intensities.add(unit)
  }
}

extension RideSegment.Effort {
  /// What the columns `effort` and `repeats` call it.
  fileprivate var words: (effort: String, repeats: Int32?) {
    switch self {
    case .steady: ("steady", nil)
    case .ramp: ("ramp", nil)
    case .intervals(let count, _, _): ("intervals", count)
    case .free: ("free", nil)
    case .maximum: ("maximum", nil)
    }
  }
}

extension RideSegment.Role {
  /// What the column `role` calls it.
  fileprivate var word: String {
    switch self {
    case .warmUp: "warm-up"
    case .main: "main"
    case .coolDown: "cool-down"
    }
  }
}
