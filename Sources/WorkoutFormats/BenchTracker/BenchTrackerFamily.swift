internal import WorkoutModel

/// What all forms of the app's data have in common.
enum BenchTrackerFamily {
  /// The name of a set's only field: the JSON text of a set in none of the five forms, the same in every form.
  static let setField = "bench-tracker set"

  /// The name of the only field of an exercise that is not an object: its JSON text, kept in its place so that
  /// the indices of supersets still mean the same exercises.
  static let exerciseField = "bench-tracker exercise"

  /// The JSON text of an exercise that is not an object; nil for all others.
  static func keptText(of exercise: Exercise) -> String? {
    guard exercise.hasDetails, let fields = exercise.details?.sourceFields, fields.format == exerciseField
    else { return nil }
    return fields.fields.first?.text
  }

  /// True for fields that only a form of the app's data knows.
  static func knows(_ fields: SourceFields?) -> Bool {
    guard let format = fields?.format else { return false }
    return format == BenchTrackerKeys.file.sourceFormat || format == BenchTrackerKeys.compact.sourceFormat
      || format == exerciseField
  }

  /// A workout longer than this, in seconds, is pointed out.
  static let longestPlausibleDurationSeconds = 86_400.0
}
