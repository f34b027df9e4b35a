public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that Hevy exports as measurements.
  public static let hevyMeasurements = Format(
    id: "hevy-measurements", name: "Hevy measurements", extensions: ["csv"], streamsInput: true,
    recognizes: { HevyMeasurementColumn.recognizes($0.tableHead) },
    reader: HevyMeasurementReader.read,
    writer: { output, options, findings in
      FittingSink(
        hevyMeasurementsScope, options: options, findings: findings, into: HevyMeasurementWriter(output))
    })

  static let hevyMeasurementsScope = FormatScope(
    target: "a Hevy measurements file", formatID: "hevy-measurements", fields: [.measurements],
    measurements: MeasurementScope(
      leastPrecision: .minute, mostPrecision: .minute, names: HevyMeasurementColumn.names,
      columns: HevyMeasurementColumn.kinds))
}
