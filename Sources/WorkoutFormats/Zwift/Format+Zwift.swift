public import FormatKit
internal import WorkoutModel

extension Format {
  /// The workout file of Zwift: one structured ride or run.
  public static let zwo = Format(
    id: ZWOReader.formatID, name: "Zwift workout", extensions: ["zwo"],
    documentName: { DocumentName.of($0) },
    recognizes: { $0.xmlRoot?.lowercased() == "workout_file" },
    reader: ZWOReader.read,
    writer: { output, options, findings in
      RideSink.fitting(
        "a ZWO file", formatID: ZWOReader.formatID, .ofRides, RideScope(power: .fractions),
        keeping: [.ride, .segment, .cue], isWritable: ZWOContent.isWritable, options: options,
        findings: findings
      ) { ZWOWriter.write($0, to: output, findings: findings) }
    })
}
