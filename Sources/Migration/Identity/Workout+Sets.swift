internal import WorkoutModel

extension Workout {
  var hasSets: Bool { exercises.contains { !$0.sets.isEmpty } }
}
