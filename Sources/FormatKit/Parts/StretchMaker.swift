internal import WorkoutModel

/// Fits and writes workouts of parts on the thread that reads them, where that depends on no other thread.
protocol StretchMaker: AnyObject {
  /// Begins a part.
  ///
  /// - Returns: false where all workouts of the part are wanted as they are.
  func beginPart() -> Bool

  /// Takes a workout, the last of `events` so far; puts stretches into the places of workouts.
  func add(_ workout: Workout, in events: inout [ReadPart.Event])

  /// Ends a part.
  func endPart(_ events: inout [ReadPart.Event])
}
