internal import WorkoutModel

/// Exercises in words.
enum ExerciseText {
  /// The name with its variation, as the Bench Tracker app shows it: `Flat Barbell Bench Press`.
  static func name(of identity: ExerciseIdentity) -> String {
    let parts = [identity.variation, identity.name].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? "exercise without a name" : parts.joined(separator: " ")
  }

  /// The names of several, with commas.
  static func names(of exercises: [Exercise]) -> String {
    exercises.isEmpty ? "no exercises" : exercises.map { name(of: $0.identity) }.joined(separator: ", ")
  }
}
