public import FormatKit
internal import WorkoutModel

extension Format {
  /// The file of several tables that Jefit exports.
  public static let jefit = Format(
    id: "jefit", name: "Jefit", extensions: ["csv"],
    recognizes: {
      !$0.isJSON && SectionedTable.markerName($0.firstLine).map(JefitSection.names.contains) ?? false
    },
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      var reader = try JefitReader(input, options: options, findings: findings)
      try reader.read(into: sink)
    })
}
