public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that the Strong app exports.
  public static let strong = Format(
    id: "strong", name: "Strong", extensions: ["csv"], variants: StrongVariant.allCases.map(\.rawValue),
    streamsInput: true,
    recognizes: { StrongColumn.recognizes($0.tableHead) },
    reader: { try StrongReader.read($0, options: $1, into: $2, findings: $3) },
    writer: { output, options, findings in
      let variant = try StrongVariant(options)
      return FittingSink(
        variant.scope, options: options, findings: findings, into: StrongWriter(output, variant))
    })
}
