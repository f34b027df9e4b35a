public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that FitNotes exports as body tracker data.
  public static let fitNotesBody = Format(
    id: "fitnotes-body", name: "FitNotes body tracker", extensions: ["csv"], streamsInput: true,
    recognizes: { MeasurementColumn.recognizes($0.tableHead, hasTime: true) },
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      try MeasurementReader.read(
        input, formatID: "fitnotes-body", options: options, into: sink, findings: findings)
    },
    writer: { output, options, findings in
      FittingSink(
        fitNotesBodyScope, options: options, findings: findings,
        into: MeasurementWriter(output, [.date, .time, .kind, .value, .unit, .note]))
    })

  static let fitNotesBodyScope = FormatScope(
    target: "a FitNotes body tracker file", formatID: "fitnotes-body",
    fields: [.measurements, .measurementNote],
    measurements: MeasurementScope(names: [
      .weight: "Bodyweight", .bodyFat: "Body Fat", .neck: "Neck", .shoulders: "Shoulders", .chest: "Chest",
      .leftBicep: "Left Bicep", .rightBicep: "Right Bicep", .leftForearm: "Left Forearm",
      .rightForearm: "Right Forearm", .waist: "Waist", .hips: "Hips", .leftThigh: "Left Thigh",
      .rightThigh: "Right Thigh", .leftCalf: "Left Calf", .rightCalf: "Right Calf",
    ]), keeps: .own(of: [.measurement]))
}
