internal import WorkoutModel

/// The free texts of sets, of which formats that have no place for them make notes.
struct FreeTexts {
  private let lines: Set<Substring>

  init(_ sets: [ExerciseSet]) {
    let texts = sets.compactMap { $0.hasDetails ? $0.details?.freeText : nil }
    lines = Set(texts.flatMap { $0.split(separator: "\n") })
  }

  /// The note; nil where it says no more than the texts do.
  func unlessTold(_ note: String?) -> String? {
    guard let note, !lines.isEmpty else { return note }
    return note.split(separator: "\n").allSatisfy(lines.contains) ? nil : note
  }
}
