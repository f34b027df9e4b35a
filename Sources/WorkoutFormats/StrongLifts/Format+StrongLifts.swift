extension Format {
  /// The CSV that the StrongLifts 5×5 app exports.
  public static let strongLifts = Format(
    id: "stronglifts", name: "StrongLifts", extensions: ["csv"],
    recognizes: { StrongLiftsColumn.recognizes($0.tableHead) },
    reader: { try StrongLiftsReader.read($0, options: $1, into: $2, findings: $3) })
}
