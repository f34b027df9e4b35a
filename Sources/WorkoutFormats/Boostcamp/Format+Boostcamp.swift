public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that Boostcamp exports.
  public static let boostcamp = Format(
    id: BoostcampReader.formatID, name: "Boostcamp", extensions: ["csv"], streamsInput: true,
    recognizes: { BoostcampColumn.recognizes($0.tableHead) }, reader: BoostcampReader.read)
}
