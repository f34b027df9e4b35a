internal import Notation
package import WorkoutModel

/// The weights of the body, for a format that writes each beside the workout that began when it was taken.
package struct WorkoutBodyWeights {
  private struct Entry {
    var weight: BodyMeasurement
    /// Its number in the archive.
    var index: Int
    var isWritten = false
  }

  private let losses: LossReporter
  /// True where findings can name the place of a measurement: no other was taken out before it.
  private let namesPlaces: Bool
  private var entries: [Entry] = []
  /// The first of each time on the clock.
  private var entryAt: [Int64: Int] = [:]
  private var last = -1
  private var isReordered = false

  /// Takes the measurements of an archive.
  package init(_ measurements: [BodyMeasurement], _ losses: LossReporter, namesPlaces: Bool) {
    self.losses = losses
    self.namesPlaces = namesPlaces
    for (index, measurement) in measurements.enumerated() {
      let entry = entries.count
      entries.append(Entry(weight: measurement, index: index))
      guard Self.unit(of: measurement) != nil, measurement.value.coefficient > 0,
        let moment = measurement.moment,
        entryAt[moment.wallMilliseconds] == nil
      else { continue }
      entryAt[moment.wallMilliseconds] = entry
    }
  }

  /// Kilograms or pounds, for a weight of the body that is in one of them.
  private static func unit(of measurement: BodyMeasurement) -> MassUnit? {
    guard MeasurementKind(measurement.kind) == .weight else { return nil }
    switch measurement.unit.flatMap({ MeasurementUnit($0) }) {
    case .kilograms: return .kilograms
    case .pounds: return .pounds
    default: return nil
    }
  }

  /// The weight at `start`, once: the next workout that began then follows from it.
  package mutating func take(at start: Moment?) -> Load? {
    guard let start, let place = entryAt[start.wallMilliseconds], !entries[place].isWritten,
      let moment = entries[place].weight.moment, let unit = Self.unit(of: entries[place].weight),
      moment.offsetMinutes == nil || moment.offsetMinutes == start.offsetMinutes
    else { return nil }
    entries[place].isWritten = true
    if place < last { isReordered = true }
    last = max(last, place)
    let weight = entries[place].weight
    let path = path(of: entries[place])
    if moment.offsetMinutes != start.offsetMinutes {
      losses.converted(.measurementTime, "with the offset of the workout", at: path)
    }
    if weight.kind != "Weight" || weight.unit != unit.rawValue {
      losses.converted(
        .measurements, "written as body weight with its workout", at: path,
        detail: PrintableText.of(weight.kind, limit: 40))
    }
    return Load(weight.value, unit: unit)
  }

  private func path(of entry: Entry) -> ModelPath? {
    namesPlaces ? ModelPath(root: .measurements, index: entry.index) : nil
  }

  /// Names what stands beside no workout.
  package func finish() {
    for entry in entries where !entry.isWritten {
      losses.report(
        .dropped, .measurements, "body weight is only stored with a workout that began then",
        at: path(of: entry),
        detail: PrintableText.of(
          "\(entry.weight.kind) \(entry.weight.value) \(entry.weight.unit ?? "")", limit: 60))
    }
    if isReordered { losses.converted(.measurements, "written in the order of the workouts", at: nil) }
  }
}
