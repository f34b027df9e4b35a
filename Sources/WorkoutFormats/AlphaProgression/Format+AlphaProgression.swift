public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that Alpha Progression exports.
  public static let alphaProgression = Format(
    id: AlphaProgressionReader.formatID, name: "Alpha Progression", extensions: ["csv"],
    recognizes: AlphaProgressionReader.recognizes, reader: AlphaProgressionReader.read)
}
