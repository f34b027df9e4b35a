internal import WorkoutModel

/// What all forms of the app's data have in common.
enum BenchTrackerFamily {
  /// Under this name the fields that only the app's own forms know are kept in the model.
  static let id = "bench-tracker"

  /// Under this name a set keeps its JSON text where the set is not one of the five forms.
  static let setField = "set"

  /// The categories that releases from 4.2 on can show, with their default colours.
  static let categories: [(name: String, color: String)] = [
    ("Abs / Core", "F44336"), ("Back", "3F51B5"), ("Biceps", "8E24AA"), ("Cardio", "E91E63"),
    ("Chest", "039BE5"), ("Legs", "DAC400"), ("Olympic", "009688"), ("Shoulders", "EF6C00"),
    ("Triceps", "4CAF50"),
  ]

  /// A workout longer than this, in seconds, is pointed out.
  static let longestPlausibleDurationSeconds: Int64 = 86_400

  /// The fields that the app's own forms know, or nil where there are none.
  static func fields(_ fields: [SourceFields.Field]) -> SourceFields? {
    fields.isEmpty ? nil : SourceFields(format: id, fields: fields)
  }

  /// `fields` where they are the app's own, else none.
  static func own(_ fields: SourceFields?) -> [SourceFields.Field] {
    fields?.format == id ? fields?.fields ?? [] : []
  }
}
