public import FormatKit
internal import WorkoutModel

extension Format {
  /// A course for a bicycle trainer, power in watts.
  public static let erg = course(.erg, name: "ERG course in watts")

  /// A course for a bicycle trainer, power in percent of threshold power.
  public static let mrc = course(.mrc, name: "MRC course in percent of threshold power")

  private static func course(_ kind: CourseKind, name: String) -> Format {
    Format(
      id: kind.id, name: name, extensions: [kind.id],
      documentName: { DocumentName.of($0) },
      recognizes: { CourseKind($0) == kind },
      reader: { try CourseReader.read($0, as: kind, options: $1, into: $2, findings: $3) },
      writer: { output, options, findings in
        let losses = LossReporter(target: kind.target, findings: findings)
        return RideSink.fitting(
          kind.target, formatID: kind.id, [], kind.rides, options: options, findings: findings
        ) {
          try CourseWriter.write($0, as: kind, to: output, losses: losses)
        }
      })
  }
}
