internal import WorkoutModel

/// Gives the exercises of a part the instances that exercises of other parts have.
struct PartIdentities {
  /// The instances of the part, and those in their places.
  private var known: [ObjectIdentifier: (own: ExerciseIdentity, shared: ExerciseIdentity)] = [:]

  /// Another part comes.
  mutating func beginPart() { known.removeAll(keepingCapacity: true) }

  /// Changes the identities of `workout`; `shared` tells what stands for one.
  mutating func share(_ workout: inout Workout, _ shared: (ExerciseIdentity) -> ExerciseIdentity) {
    for index in workout.exercises.indices {
      let own = workout.exercises[index].identity
      let key = ObjectIdentifier(own)
      if let known = known[key] {
        workout.exercises[index].identity = known.shared
      } else {
        let shared = shared(own)
        known[key] = (own, shared)
        workout.exercises[index].identity = shared
      }
    }
  }
}
