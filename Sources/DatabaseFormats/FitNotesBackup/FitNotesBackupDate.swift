internal import Notation
internal import WorkoutModel

/// The days that tables refer to each other by.
enum FitNotesBackupDate {
  /// What days are told apart by: the day of `text`, or the text itself if it is not a date.
  static func key(_ text: String) -> String { DateText.moment(text)?.cut(to: .day).description ?? text }
}
