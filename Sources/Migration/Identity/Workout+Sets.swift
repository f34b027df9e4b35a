internal import WorkoutModel

extension Workout {
  // In line, so that one in a list is looked at without a copy of it.
  @inline(__always)
  var hasSets: Bool { exercises.contains { !$0.sets.isEmpty } }
}
