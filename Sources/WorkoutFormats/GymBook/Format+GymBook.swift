public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that GymBook exports, in whatever language.
  public static let gymBook = Format(
    id: GymBookReader.formatID, name: "GymBook", extensions: ["csv"], streamsInput: true,
    recognizes: { GymBookColumn.recognizes($0.tableHead) }, reader: GymBookReader.read)
}
