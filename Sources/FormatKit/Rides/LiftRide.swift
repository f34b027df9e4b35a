internal import WorkoutModel

/// Makes rides of workouts: a segment a set, ridden as one likes, with a cue that says what to lift.
enum LiftRide {
  /// How long a set takes that does not say, in seconds.
  static let nominalSetSeconds: Int32 = 60

  /// What a cue can say of a workout.
  package static let fields: ModelFields = [
    .workouts, .templates, .rides, .title, .workoutNotes, .templateNotes, .exerciseName, .emptyExercise,
    .equalNeighbors, .reps, .load, .negativeLoad, .setDuration, .distance, .freeText,
  ]

  /// The ride that `workout` makes.
  package static func ride(_ workout: Workout, at path: ModelPath, _ losses: LossReporter) -> Ride {
    ride(workout.title, workout.details?.notes, workout.exercises, at: path, losses)
  }

  /// The ride that `template` makes.
  package static func ride(_ template: WorkoutTemplate, at path: ModelPath, _ losses: LossReporter)
    -> Ride
  {
    ride(template.title, template.notes, template.exercises, at: path, losses)
  }

  private static func ride(
    _ title: String?, _ notes: String?, _ exercises: [Exercise], at path: ModelPath, _ losses: LossReporter
  ) -> Ride {
    var ride = Ride()
    ride.title = title
    ride.summary = notes
    for (number, exercise) in exercises.enumerated() {
      let path = path.exercise(number)
      if exercise.sets.isEmpty { ride.segments.append(segment(nil, exercise, at: path, losses)) }
      for (index, set) in exercise.sets.enumerated() {
        ride.segments.append(segment(set, exercise, at: path.set(index), losses))
      }
    }
    return ride
  }

  private static func segment(
    _ set: ExerciseSet?, _ exercise: Exercise, at path: ModelPath, _ losses: LossReporter
  ) -> RideSegment {
    if let set, let line = set.details?.freeText, let segment = RideNotation.segment(line) {
      func drop(_ field: ModelField, if isThere: Bool) {
        if isThere { losses.report(.dropped, field, "its set is written as a segment of the ride", at: path) }
      }
      drop(.reps, if: set.reps != nil)
      drop(.load, if: set.load != nil)
      drop(.setDuration, if: set.durationSeconds != nil)
      drop(.distance, if: set.details?.distance != nil)
      return segment
    }
    losses.converted(.workouts, "written as a ride, each set as a segment with a cue", at: path)
    let seconds = set?.durationSeconds
    if seconds == nil {
      losses.added(.setDuration, "set to \(nominalSetSeconds) s: no time given", at: path)
    }
    var segment = RideSegment(.free, durationSeconds: seconds ?? ExactDecimal(nominalSetSeconds))
    let numbers = set.flatMap { $0.details?.freeText == nil || $0.hasNumbers ? SetText.of($0) : nil }
    let words = [exercise.identity.name, numbers, set?.details?.freeText].compactMap { $0 }.filter {
      !$0.isEmpty
    }
    segment.cues = [RideCue(offsetSeconds: ExactDecimal(0), message: words.joined(separator: " "))]
    return segment
  }
}

extension ExerciseSet {
  /// True where a cue has more to say than a free text.
  fileprivate var hasNumbers: Bool {
    reps != nil || load != nil || durationSeconds != nil || details?.distance != nil
  }
}
