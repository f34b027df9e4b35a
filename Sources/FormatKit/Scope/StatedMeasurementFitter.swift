internal import Notation
internal import WorkoutModel

/// Brings the measurements of a file of one kind under one name and one unit, which its head states.
struct StatedMeasurementFitter {
  private let losses: LossReporter

  init(_ losses: LossReporter) { self.losses = losses }

  /// `measurements` as the file can hold them; a number in `measurements` is that of the archive.
  ///
  /// - Throws: `RequestError` where there are several kinds.
  func fit(_ measurements: [BodyMeasurement]) throws(WorkoutError) -> [BodyMeasurement] {
    guard let first = measurements.first else { return [] }
    guard MeasurementGroup.all(in: measurements).count == 1 else {
      throw .request(.severalToWrite(.measurementKind, target: losses.target))
    }
    var result: [BodyMeasurement] = []
    let unit = unit(of: measurements)
    for (index, measurement) in measurements.enumerated() {
      let path = ModelPath(root: .measurements, index: index)
      var fitted = measurement
      if fitted.kind != first.kind {
        losses.converted(
          .measurements, "kind written as that of the first one", at: path,
          detail: "\(PrintableText.of(fitted.kind, limit: 40)) as \(PrintableText.of(first.kind, limit: 40))")
        fitted.kind = first.kind
      }
      guard fitUnit(&fitted, unit, at: path), isStated(fitted) else {
        losses.dropped(.measurements, at: path, detail: Self.text(measurement))
        continue
      }
      result.append(fitted)
    }
    return result
  }

  /// The unit that all are brought into: that of all of them, else the metric one, else that of the first.
  private func unit(of measurements: [BodyMeasurement]) -> String? {
    let words = measurements.map { $0.unit }
    guard let first = measurements.first else { return nil }
    let kind = MeasurementKind(first.kind)
    if kind?.quantity == .share { return words.allSatisfy { $0 == nil || $0 == "%" } ? "%" : first.unit }
    guard words.contains(where: { $0 != first.unit }) else { return first.unit }
    let units = words.map { $0.flatMap { MeasurementUnit($0) } }
    guard let one = units.first(where: { $0 != nil }) ?? nil else { return words.first { $0 != nil } ?? nil }
    if units.allSatisfy({ $0 == nil || $0 == one }) {
      return zip(words, units).first { $1 != nil }?.0
    }
    return one.quantity == .mass ? "kg" : "cm"
  }

  /// Brings a value into `unit`; false where it has another that cannot be brought into it.
  private func fitUnit(_ measurement: inout BodyMeasurement, _ unit: String?, at path: ModelPath) -> Bool {
    guard measurement.unit != unit, let unit else { return true }
    guard let written = measurement.unit else {
      switch MeasurementKind(measurement.kind)?.quantity {
      case .mass:
        losses.needs.add(.unitOfWeights, at: path)
        return true
      case .share:
        losses.added(.measurements, "% for a share of fat without a unit", at: path)
        measurement.unit = unit
        return true
      default: return false
      }
    }
    guard let from = MeasurementUnit(written), let to = MeasurementUnit(unit), from.quantity == to.quantity
    else { return false }
    measurement.unit = unit
    guard from != to else {
      losses.converted(
        .measurements, "unit written as \(unit)", at: path, detail: PrintableText.of(written, limit: 40))
      return true
    }
    return losses.turn(&measurement.value, from: from, called: written, intoMetric: unit, at: path)
  }

  /// True for a kind and a unit that a head can state such that they come back.
  private func isStated(_ measurement: BodyMeasurement) -> Bool {
    let head = StatedMeasurement.head(kind: measurement.kind, unit: measurement.unit)
    let stated = StatedMeasurement(head: ["Date", String(head.trimming { $0.properties.isWhitespace })])
    return stated.map { $0.kind == measurement.kind && $0.unit == measurement.unit } ?? false
  }

  private static func text(_ measurement: BodyMeasurement) -> String {
    PrintableText.of("\(measurement.kind) \(measurement.value) \(measurement.unit ?? "")", limit: 60)
  }
}
