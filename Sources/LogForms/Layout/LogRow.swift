package import WorkoutModel

/// The bubbles of a set.
package struct LogRow: Hashable, Sendable {
  /// Which exercise of the page it is of, from 0.
  package var exercise: Int
  /// Which set of the exercise it is, from 0.
  package var set: Int
  /// What is planned, or was the last time; that of the last planned set in a row to spare.
  package var plan: ExerciseSet
  /// True for a row beyond those planned.
  package var isSpare: Bool
  /// True where the numbers stand above the bubbles; else they are those of the row before.
  package var hasLabels: Bool
  /// The middle of the bubbles, from the top of the page.
  package var y: Double
  /// The bubbles from left to right.
  package var bubbles: [LogBubble]
}
