/// A field of the model that not every format has room for.
package enum ModelField: UInt8, CaseIterable, Sendable {
  case workoutID
  case title
  case start
  case offset
  case duration
  case isStartEdited
  case supersets
  case workoutNotes
  case end
  case activeEnergy
  case basalEnergy
  case averageHeartRate
  case maximumHeartRate
  case difficulty
  case templateReference

  case exerciseName
  case variation
  case category
  case style
  case exerciseNotes
  case equipment
  case muscles
  case unknownExercise
  case emptyExercise
  case emptyWorkout
  case equalNeighbors

  case kind
  case reps
  case load
  case negativeLoad
  case loadPerSide
  case loadUnit
  case setDuration
  case distance
  case distanceUnit
  case ratingOfPerceivedExertion
  case repsInReserve
  case rest
  case setNote
  case freeText
  case target
  case targetReps
  case maximumReps

  case profile
  case achievements
  case exerciseTypes
  case categoryColors
  case templates
  case templateID
  case templateTitle
  case templateNotes
  case builtInTemplates
  case measurements
  case measurementTime
  case measurementNote
  case rides
  case goals
  case routine
  case workouts
  case weekStart

  /// What findings call it.
  package var name: String {
    switch self {
    case .workoutID: "uuid of a workout"
    case .title: "name of a workout"
    case .start: "start of a workout"
    case .offset: "offset of a start from UTC"
    case .duration: "duration of a workout"
    case .isStartEdited: "dateModified"
    case .supersets: "superset"
    case .workoutNotes: "notes of a workout"
    case .end: "end of a workout"
    case .activeEnergy: "active energy"
    case .basalEnergy: "basal energy"
    case .averageHeartRate: "average heart rate"
    case .maximumHeartRate: "maximum heart rate"
    case .difficulty: "difficulty"
    case .templateReference: "template of a workout"
    case .exerciseName: "name of an exercise"
    case .variation: "variation of an exercise"
    case .category: "category of an exercise"
    case .style: "style of an exercise"
    case .exerciseNotes: "notes of an exercise"
    case .equipment: "equipment"
    case .muscles: "muscles"
    case .unknownExercise: "exercise that the app does not know"
    case .emptyExercise: "exercise without sets"
    case .emptyWorkout: "workout without sets"
    case .equalNeighbors: "exercise that follows one of the same name"
    case .kind: "kind of a set (warm-up, drop, failure)"
    case .reps: "repetitions"
    case .load: "weight"
    case .negativeLoad: "weight below zero"
    case .loadPerSide: "weight of each side"
    case .loadUnit: "unit of weights"
    case .setDuration: "time of a set"
    case .distance: "distance"
    case .distanceUnit: "unit of distances"
    case .ratingOfPerceivedExertion: "RPE"
    case .repsInReserve: "RIR"
    case .rest: "rest"
    case .setNote: "note of a set"
    case .freeText: "free-text set"
    case .target: "target of a set"
    case .targetReps: "repetitions asked for"
    case .maximumReps: "highest repetitions of a target"
    case .profile: "user"
    case .achievements: "achievements"
    case .exerciseTypes: "exercise types"
    case .categoryColors: "category colours"
    case .templates: "templates"
    case .templateID: "uuid of a template"
    case .templateTitle: "name of a template"
    case .templateNotes: "notes of a template"
    case .builtInTemplates: "built-in template"
    case .measurements: "measurements"
    case .measurementTime: "time of a measurement"
    case .measurementNote: "note of a measurement"
    case .rides: "structured rides"
    case .goals: "goals"
    case .routine: "weekly routine"
    case .workouts: "workouts"
    case .weekStart: "first day of the week"
    }
  }
}
