public import FormatKit
internal import WorkoutModel

extension Format {
  /// The workout file of Zwift: one structured ride or run.
  public static let zwo = Format(
    id: ZWOReader.formatID, name: "Zwift workout", extensions: ["zwo"],
    documentName: { DocumentName.of($0) },
    recognizes: { $0.xmlRoot?.lowercased() == "workout_file" },
    reader: { try ZWOReader.read($0, options: $1, into: $2, findings: $3) },
    writer: { output, options, findings in
      RideSink.fitting(
        "a ZWO file", formatID: ZWOReader.formatID, .ofRides, RideScope(power: .fractions),
        options: options, findings: findings
      ) { ZWOWriter.write($0, to: output, findings: findings) }
    })
}
