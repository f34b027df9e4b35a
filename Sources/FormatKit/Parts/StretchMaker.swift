internal import WorkoutModel

/// Fits and writes workouts of parts on the thread that reads them.
protocol StretchMaker: AnyObject {
  /// Begins a part.
  ///
  /// - Returns: false if the sink writes all workouts of the part itself.
  func beginPart() -> Bool

  /// Takes a workout, which is the last of `events`; a stretch takes the places of its workouts there.
  func add(_ workout: Workout, in events: inout [ReadPart.Event])

  /// Ends a part.
  func endPart(_ events: inout [ReadPart.Event])
}
