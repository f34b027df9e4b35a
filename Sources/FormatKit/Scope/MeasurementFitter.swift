internal import Notation
internal import WorkoutModel

/// Brings measurements of the body into the kinds, units and times that a format can state.
struct MeasurementFitter {
  private let scope: MeasurementScope
  private let options: WriteOptions
  private let losses: LossReporter
  private let clock: ClockFitter
  /// True for an archive that is as the app itself keeps it: its times are as exact as in its file.
  private let isKin: Bool

  package init(_ scope: MeasurementScope, isKin: Bool, options: WriteOptions, losses: LossReporter) {
    self.scope = scope
    self.isKin = isKin
    self.options = options
    self.losses = losses
    clock = ClockFitter(.wall, options: options, losses: losses)
  }

  /// `measurements` as the format can hold them.
  ///
  /// - Throws: `RequestError` where the system's zone is needed and cannot be read.
  package mutating func fit(_ measurements: [BodyMeasurement]) throws(WorkoutError) -> [BodyMeasurement] {
    let lengths = Self.isInInches(measurements) ? MeasurementUnit.inches : .centimeters
    var kept: [BodyMeasurement] = []
    for (index, measurement) in measurements.enumerated() {
      let path = ModelPath(root: .measurements, index: index)
      var result = measurement
      guard fitKind(&result, lengths, at: path) else { continue }
      result.moment = try fitted(result, at: path)
      kept.append(result)
    }
    return scope.columns.map { inRows(kept, $0) } ?? kept
  }

  /// True where lengths are there and all are in inches.
  private static func isInInches(_ measurements: [BodyMeasurement]) -> Bool {
    let units = measurements.compactMap { measurement in
      MeasurementKind(measurement.kind)?.quantity == .length ? measurement.unit ?? "" : nil
    }
    return !units.isEmpty && units.allSatisfy { MeasurementUnit($0) == .inches }
  }

  /// Names the kind as the format does; false where it has no room for it.
  private func fitKind(
    _ measurement: inout BodyMeasurement, _ lengths: MeasurementUnit, at path: ModelPath
  ) -> Bool {
    let kind = MeasurementKind(measurement.kind)
    if let columns = scope.columns {
      guard let kind, columns.contains(kind),
        fitUnit(&measurement, kind, lengths, at: path)
      else {
        losses.dropped(.measurements, at: path, detail: Self.text(measurement))
        return false
      }
    }
    if measurement.kind.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      losses.added(.measurements, "set to \"Measurement\": no kind given", at: path)
      measurement.kind = "Measurement"
    }
    guard let name = kind.flatMap({ scope.names[$0] }), name != measurement.kind,
      scope.columns != nil || !Self.isSpelling(measurement.kind, of: name)
    else { return true }
    losses.converted(
      .measurements, "kind written as the app names it", at: path,
      detail: "\(PrintableText.of(measurement.kind, limit: 40)) as \(name)")
    measurement.kind = name
    return true
  }

  /// True for a name that a person reads as `name`; not for a column's, `left_bicep`.
  private static func isSpelling(_ kind: String, of name: String) -> Bool {
    MeasurementKind.areAlike(name, kind) && kind != kind.lowercased()
  }

  private static func text(_ measurement: BodyMeasurement) -> String {
    PrintableText.of("\(measurement.kind) \(measurement.value) \(measurement.unit ?? "")", limit: 60)
  }

  /// Brings the value into the unit of its column; false for a unit of something else.
  private func fitUnit(
    _ measurement: inout BodyMeasurement, _ kind: MeasurementKind, _ lengths: MeasurementUnit,
    at path: ModelPath
  ) -> Bool {
    let target: String
    switch kind.quantity {
    case .mass: target = "kg"
    case .share: target = "%"
    case .length: target = lengths == .inches ? "in" : "cm"
    case .energy: return false
    }
    if measurement.unit == target { return true }
    guard let written = measurement.unit else {
      if kind.quantity == .mass {
        losses.needs.add(.unitOfWeights, at: path)
        return true
      }
      guard kind.quantity == .share else { return false }
      losses.added(.measurements, "% for a share of fat without a unit", at: path)
      measurement.unit = target
      return true
    }
    guard let unit = MeasurementUnit(written), unit.quantity == kind.quantity else { return false }
    if unit == (kind.quantity == .mass ? .kilograms : lengths) {
      losses.converted(.measurements, "unit written as \(target)", at: path, detail: written)
    } else {
      guard losses.turn(&measurement.value, from: unit, called: written, intoMetric: target, at: path) else {
        return false
      }
    }
    measurement.unit = target
    return true
  }

  private mutating func fitted(_ measurement: BodyMeasurement, at path: ModelPath) throws(WorkoutError)
    -> Moment?
  {
    guard var moment = measurement.moment ?? options.date else {
      losses.needs.add(.date, at: path)
      return nil
    }
    if measurement.moment == nil {
      losses.added(.measurementTime, "set to the given date", at: path)
    }
    moment = try clock.fit(moment, .measurementTime, at: path)
    if moment.precision.rawValue > scope.mostPrecision.rawValue {
      let cut = moment.cut(to: scope.mostPrecision)
      if cut.wallMilliseconds != moment.wallMilliseconds {
        losses.rounded(
          .measurementTime, .cut(to: scope.mostPrecision), at: path, detail: moment.description)
      }
      return cut
    }
    // An app that writes seconds writes them for every time.
    if moment.precision == .minute, scope.mostPrecision == .second, !isKin { return moment.cut(to: .second) }
    guard moment.precision.rawValue < scope.leastPrecision.rawValue else { return moment }
    if moment.precision == .day {
      losses.added(.measurementTime, "set to 00:00: only the day is known", at: path)
    }
    return moment.cut(to: scope.leastPrecision)
  }

  /// The measurements of a moment side by side, in the order of the columns.
  private func inRows(_ measurements: [BodyMeasurement], _ columns: [MeasurementKind]) -> [BodyMeasurement] {
    var rows: [[Int: BodyMeasurement]] = []
    var rowsOfMoment: [Moment?: [Int]] = [:]
    var counts: [Moment?: [Int: Int]] = [:]
    for measurement in measurements {
      guard let column = MeasurementKind(measurement.kind).flatMap({ columns.firstIndex(of: $0) }) else {
        continue
      }
      // The second of a kind at one moment goes to the second row of that moment.
      let number = counts[measurement.moment, default: [:]][column, default: 0]
      counts[measurement.moment, default: [:]][column] = number + 1
      if rowsOfMoment[measurement.moment, default: []].count == number {
        rowsOfMoment[measurement.moment, default: []].append(rows.count)
        rows.append([:])
      }
      let row = rowsOfMoment[measurement.moment]?[number] ?? 0
      rows[row][column] = measurement
    }
    let sorted = rows.flatMap { row in columns.indices.compactMap { row[$0] } }
    if sorted != measurements {
      losses.converted(.measurements, "those of one time are written on one row", at: nil)
    }
    return sorted
  }
}
