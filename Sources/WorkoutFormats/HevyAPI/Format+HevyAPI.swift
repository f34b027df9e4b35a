public import FormatKit
internal import WorkoutModel

extension Format {
  /// What Hevy's interface for programs answers, page by page or put together: workouts and routines.
  public static let hevyAPI = Format(
    id: HevyAPIReader.formatID, name: "Hevy API", extensions: ["json"],
    recognizes: HevyAPIReader.recognizes, reader: HevyAPIReader.read)
}
