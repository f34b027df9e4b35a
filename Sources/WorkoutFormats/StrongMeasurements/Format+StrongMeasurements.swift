public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that Strong exports as measurements.
  public static let strongMeasurements = Format(
    id: "strong-measurements", name: "Strong measurements", extensions: ["csv"], streamsInput: true,
    recognizes: {
      MeasurementColumn.recognizes($0.tableHead, hasTime: false)
        || StatedMeasurement(head: $0.tableHead) != nil
    },
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      try MeasurementReader.read(
        input, formatID: "strong-measurements", options: options, into: sink, findings: findings)
    },
    writer: { output, options, findings in
      FittingSink(
        strongMeasurementsScope, options: options, findings: findings,
        into: MeasurementWriter(output, [.date, .kind, .value, .unit]))
    })

  static let strongMeasurementsScope = FormatScope(
    target: "a Strong measurements file", formatID: "strong-measurements", fields: [.measurements],
    measurements: MeasurementScope(names: [
      .weight: "Weight", .bodyFat: "Body fat percentage", .caloricIntake: "Caloric intake", .neck: "Neck",
      .shoulders: "Shoulders", .chest: "Chest", .leftBicep: "Left bicep", .rightBicep: "Right bicep",
      .leftForearm: "Left forearm", .rightForearm: "Right forearm", .upperAbs: "Upper abs", .waist: "Waist",
      .lowerAbs: "Lower abs", .hips: "Hips", .leftThigh: "Left thigh", .rightThigh: "Right thigh",
      .leftCalf: "Left calf", .rightCalf: "Right calf",
    ]), keeps: .own(of: [.measurement]))
}
