internal import Notation
internal import WorkoutModel

/// A text that equals only what has the same bytes.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool {
    ExerciseIdentity.areSame(left.text, right.text)
  }

  func hash(into hasher: inout Hasher) {
    text.withBytes { hasher.combine(bytes: $0) }
  }
}
