public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that Liftosaur exports.
  public static let liftosaur = Format(
    id: LiftosaurReader.formatID, name: "Liftosaur", extensions: ["csv"], streamsInput: true,
    readsParts: true,
    recognizes: { LiftosaurColumn.recognizes($0.tableHead) }, reader: LiftosaurReader.read)
}
