internal import SQLite
internal import WorkoutModel

/// An exercise of a backup's list.
struct FitNotesBackupExercise {
  /// What workouts name it by.
  let identity: ExerciseIdentity
  /// What its sets record.
  let kind: FitNotesBackupExerciseKind
  /// The unit that it is shown in, where it has a choice of its own.
  let massUnit: MassUnit?
}

/// What the sets of an exercise record, by the app's own numbers.
enum FitNotesBackupExerciseKind: Int64 {
  case weightAndReps
  case distanceAndTime
  case weightAndDistance
  case weightAndTime
  case repsAndDistance
  case repsAndTime
  case weight
  case reps
  case distance
  case time

  var countsWeight: Bool {
    switch self {
    case .weightAndReps, .weightAndDistance, .weightAndTime, .weight: true
    case .distanceAndTime, .repsAndDistance, .repsAndTime, .reps, .distance, .time: false
    }
  }

  var countsReps: Bool {
    switch self {
    case .weightAndReps, .repsAndDistance, .repsAndTime, .reps: true
    case .distanceAndTime, .weightAndDistance, .weightAndTime, .weight, .distance, .time: false
    }
  }

  var countsDistance: Bool {
    switch self {
    case .distanceAndTime, .weightAndDistance, .repsAndDistance, .distance: true
    case .weightAndReps, .weightAndTime, .repsAndTime, .weight, .reps, .time: false
    }
  }

  var countsTime: Bool {
    switch self {
    case .distanceAndTime, .weightAndTime, .repsAndTime, .time: true
    case .weightAndReps, .weightAndDistance, .repsAndDistance, .weight, .reps, .distance: false
    }
  }

  /// The style of the model.
  var style: SetStyle {
    switch self {
    case .weightAndReps: .repsWeight
    case .distanceAndTime: SetStyle(rawValue: "distanceTime")
    case .weightAndDistance: SetStyle(rawValue: "distanceWeight")
    case .weightAndTime: .timeWeight
    case .repsAndDistance: SetStyle(rawValue: "repsDistance")
    case .repsAndTime: SetStyle(rawValue: "repsTime")
    case .weight: SetStyle(rawValue: "weight")
    case .reps: .reps
    case .distance: SetStyle(rawValue: "distance")
    case .time: .time
    }
  }
}
