public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that the Strong app exports.
  public static let strong = Format(
    id: "strong", name: "Strong", extensions: ["csv"], variants: StrongVariant.allCases.map { $0.rawValue },
    streamsInput: true, readsParts: true,
    recognizes: { StrongColumn.recognizes($0.tableHead) },
    reader: StrongReader.read,
    writer: { (output, options, findings) throws(WorkoutError) in
      let variant = try StrongVariant(options)
      return FittingSink(
        variant.scope, options: options, findings: findings, into: StrongWriter(output, variant))
    })
}
