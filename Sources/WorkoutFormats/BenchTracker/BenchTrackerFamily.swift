internal import WorkoutModel

/// What all forms of the app's data have in common.
enum BenchTrackerFamily {
  /// The name of a set's only field: the JSON text of a set that is none of the five forms, in all forms alike.
  static let setField = "bench-tracker set"

  /// The name of the only field of an exercise that is no object: its JSON text, kept in its place so that
  /// the indices of supersets still mean the same exercises.
  static let exerciseField = "bench-tracker exercise"

  /// The JSON text of an exercise that is no object; nil for all others.
  static func keptText(of exercise: Exercise) -> String? {
    guard let fields = exercise.details?.sourceFields, fields.format == exerciseField else { return nil }
    return fields.fields.first?.text
  }

  /// The categories that releases from 4.2 on can show, with their default colours.
  static let categories: [(name: String, color: String)] = [
    ("Abs / Core", "F44336"), ("Back", "3F51B5"), ("Biceps", "8E24AA"), ("Cardio", "E91E63"),
    ("Chest", "039BE5"), ("Legs", "DAC400"), ("Olympic", "009688"), ("Shoulders", "EF6C00"),
    ("Triceps", "4CAF50"),
  ]

  /// A workout longer than this, in seconds, is pointed out.
  static let longestPlausibleDurationSeconds = 86_400.0
}
