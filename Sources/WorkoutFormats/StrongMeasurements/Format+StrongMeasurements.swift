public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that Strong exports of the measurements of one kind.
  public static let strongMeasurements = Format(
    id: "strong-measurements", name: "Strong measurements", extensions: ["csv"], streamsInput: true,
    documentName: { archive in
      let kind = archive.measurements.first?.kind ?? ""
      let name = MeasurementKind(kind).flatMap { strongMeasurementNames[$0] } ?? kind
      return DocumentName.safe(name.lowercased(), else: "measurements")
    }, measurementFiles: { MeasurementGroup.all(in: $0) },
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
        into: StrongMeasurementWriter(output))
    })

  static let strongMeasurementsScope = FormatScope(
    target: "a Strong measurements file", formatID: "strong-measurements", fields: [.measurements],
    measurements: MeasurementScope(names: strongMeasurementNames, isOfOneKind: true))

  /// What Strong calls the kinds that it has.
  private static let strongMeasurementNames: [MeasurementKind: String] = [
    .weight: "Weight", .bodyFat: "Body fat percentage", .caloricIntake: "Caloric intake", .neck: "Neck",
    .shoulders: "Shoulders", .chest: "Chest", .leftBicep: "Left bicep", .rightBicep: "Right bicep",
    .leftForearm: "Left forearm", .rightForearm: "Right forearm", .upperAbs: "Upper abs", .waist: "Waist",
    .lowerAbs: "Lower abs", .hips: "Hips", .leftThigh: "Left thigh", .rightThigh: "Right thigh",
    .leftCalf: "Left calf", .rightCalf: "Right calf",
  ]
}
