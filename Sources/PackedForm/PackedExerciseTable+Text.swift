extension PackedExerciseTable {
  /// The table as text, one line an exercise; the order of the lines numbers the exercises, so it never changes.
  static let text = trunk + "\n" + limbs + "\n" + rest
}
