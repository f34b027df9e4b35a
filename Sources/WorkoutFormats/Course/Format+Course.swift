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
      reader: { (input, options, sink, findings) throws(WorkoutError) in
        try CourseReader.read(input, as: kind, options: options, into: sink, findings: findings)
      },
      writer: { (output, options, findings) throws(WorkoutError) in
        let losses = LossReporter(target: kind.target, findings: findings)
        return RideSink.fitting(
          kind.target, formatID: kind.id, [], kind.rides, keeping: [.ride], isWritable: KeptText.isLine,
          options: options,
          findings: findings
        ) { plan throws(WorkoutError) in
          try CourseWriter.write(plan, as: kind, to: output, losses: losses)
        }
      })
  }
}
