/// A field of the model that not every format has room for.
public enum ModelField: UInt8, CaseIterable, Hashable, Sendable {
  /// Uuid of a workout.
  case workoutID
  /// Name of a workout.
  case title
  /// Start of a workout.
  case start
  /// Offset of a start from UTC.
  case offset
  /// Duration of a workout.
  case duration
  /// Whether the start was edited, `dateModified`.
  case isStartEdited
  /// Superset.
  case supersets
  /// Notes of a workout.
  case workoutNotes
  /// End of a workout.
  case end
  /// Active energy.
  case activeEnergy
  /// Basal energy.
  case basalEnergy
  /// Average heart rate.
  case averageHeartRate
  /// Maximum heart rate.
  case maximumHeartRate
  /// Difficulty.
  case difficulty
  /// Template of a workout.
  case templateReference

  /// Name of an exercise.
  case exerciseName
  /// Variation of an exercise.
  case variation
  /// Category of an exercise.
  case category
  /// Style of an exercise.
  case style
  /// Notes of an exercise.
  case exerciseNotes
  /// Equipment.
  case equipment
  /// Muscles.
  case muscles
  /// Exercise that the app does not know.
  case unknownExercise
  /// Exercise without sets.
  case emptyExercise
  /// Workout without sets.
  case emptyWorkout
  /// Exercise that follows one of the same name.
  case equalNeighbors

  /// Kind of a set (warm-up, drop, failure).
  case kind
  /// Repetitions.
  case reps
  /// Weight.
  case load
  /// Weight below zero.
  case negativeLoad
  /// Weight of each side.
  case loadPerSide
  /// Unit of weights.
  case loadUnit
  /// Time of a set.
  case setDuration
  /// Distance.
  case distance
  /// Unit of distances.
  case distanceUnit
  /// RPE.
  case ratingOfPerceivedExertion
  /// RIR.
  case repsInReserve
  /// Rest.
  case rest
  /// Note of a set.
  case setNote
  /// Free-text set.
  case freeText
  /// Target of a set.
  case target
  /// Repetitions asked for.
  case targetReps
  /// Highest repetitions of a target.
  case maximumReps
  /// Sets of a template.
  case templateSets

  /// User.
  case profile
  /// Name of the user.
  case profileName
  /// Picture of the user.
  case profilePicture
  /// Creation of the user.
  case profileCreated
  /// Body weight.
  case bodyWeight
  /// Total duration.
  case totalDuration
  /// Total volume.
  case totalVolume
  /// Number of all workouts.
  case totalWorkouts
  /// Number of all sets.
  case totalSets
  /// Number of all exercises.
  case totalExercises
  /// Achievements.
  case achievements
  /// Exercise types.
  case exerciseTypes
  /// Category colours.
  case categoryColors
  /// Templates.
  case templates
  /// Uuid of a template.
  case templateID
  /// Name of a template.
  case templateTitle
  /// Notes of a template.
  case templateNotes
  /// Built-in template.
  case builtInTemplates
  /// Measurements.
  case measurements
  /// Time of a measurement.
  case measurementTime
  /// Note of a measurement.
  case measurementNote
  /// Structured rides.
  case rides
  /// Goals.
  case goals
  /// Weekly routine.
  case routine
  /// Workouts.
  case workouts
  /// Settings.
  case settings
  /// Fields that only the source knows.
  case sourceFields
  /// First day of the week.
  case weekStart

  /// Name of a ride.
  case rideTitle
  /// Author of a ride.
  case rideAuthor
  /// Description of a ride.
  case rideSummary
  /// Sport of a ride.
  case rideSport
  /// Tag of a ride.
  case rideTag
  /// Threshold power.
  case thresholdPower
  /// Segment of a ride.
  case segments
  /// Role of a segment (warm-up, cool-down).
  case segmentRole
  /// Power.
  case power
  /// Range of power.
  case powerRange
  /// Intervals.
  case intervals
  /// Segment without set power.
  case freeSegment
  /// Segment of maximal effort.
  case maximalSegment
  /// Length of a segment by distance.
  case segmentDistance
  /// Time of a segment.
  case segmentTime
  /// Segment without a time.
  case segmentWithoutTime
  /// Cadence.
  case cadence
  /// Pace of a run.
  case pace
  /// Place of a cue by distance.
  case cueDistance
  /// Time that a cue stays in view.
  case cueDuration
  /// Text of a cue.
  case cueText

  /// What it belongs to.
  public var subject: Finding.Subject { entry.subject }

  /// Its name for programs, without what it belongs to.
  public var id: String { entry.id }

  /// What people call it.
  public var name: String { entry.name }

  private var entry: (subject: Finding.Subject, id: String, name: String) {
    switch self {
    case .workoutID: (.workout, "id", "uuid of a workout")
    case .title: (.workout, "title", "name of a workout")
    case .start: (.workout, "start", "start of a workout")
    case .offset: (.workout, "offset", "offset of a start from UTC")
    case .duration: (.workout, "duration", "duration of a workout")
    case .isStartEdited: (.workout, "isStartEdited", "dateModified")
    case .supersets: (.workout, "supersets", "superset")
    case .workoutNotes: (.workout, "notes", "notes of a workout")
    case .end: (.workout, "end", "end of a workout")
    case .activeEnergy: (.workout, "activeEnergy", "active energy")
    case .basalEnergy: (.workout, "basalEnergy", "basal energy")
    case .averageHeartRate: (.workout, "averageHeartRate", "average heart rate")
    case .maximumHeartRate: (.workout, "maximumHeartRate", "maximum heart rate")
    case .difficulty: (.workout, "difficulty", "difficulty")
    case .templateReference: (.workout, "templateReference", "template of a workout")
    case .exerciseName: (.exercise, "name", "name of an exercise")
    case .variation: (.exercise, "variation", "variation of an exercise")
    case .category: (.exercise, "category", "category of an exercise")
    case .style: (.exercise, "style", "style of an exercise")
    case .exerciseNotes: (.exercise, "notes", "notes of an exercise")
    case .equipment: (.exercise, "equipment", "equipment")
    case .muscles: (.exercise, "muscles", "muscles")
    case .unknownExercise: (.exercise, "unknown", "exercise that the app does not know")
    case .emptyExercise: (.exercise, "withoutSets", "exercise without sets")
    case .emptyWorkout: (.workout, "withoutSets", "workout without sets")
    case .equalNeighbors: (.exercise, "equalNeighbors", "exercise that follows one of the same name")
    case .kind: (.set, "kind", "kind of a set (warm-up, drop, failure)")
    case .reps: (.set, "reps", "repetitions")
    case .load: (.set, "load", "weight")
    case .negativeLoad: (.set, "negativeLoad", "weight below zero")
    case .loadPerSide: (.set, "loadPerSide", "weight of each side")
    case .loadUnit: (.settings, "loadUnit", "unit of weights")
    case .setDuration: (.set, "duration", "time of a set")
    case .distance: (.set, "distance", "distance")
    case .distanceUnit: (.settings, "distanceUnit", "unit of distances")
    case .ratingOfPerceivedExertion: (.set, "ratingOfPerceivedExertion", "RPE")
    case .repsInReserve: (.set, "repsInReserve", "RIR")
    case .rest: (.set, "rest", "rest")
    case .setNote: (.set, "note", "note of a set")
    case .freeText: (.set, "freeText", "free-text set")
    case .target: (.set, "target", "target of a set")
    case .targetReps: (.set, "targetReps", "repetitions asked for")
    case .maximumReps: (.set, "maximumReps", "highest repetitions of a target")
    case .templateSets: (.exercise, "templateSets", "sets of a template")
    case .profile: (.profile, "user", "user")
    case .profileName: (.profile, "name", "name of the user")
    case .profilePicture: (.profile, "picture", "picture of the user")
    case .profileCreated: (.profile, "created", "creation of the user")
    case .bodyWeight: (.profile, "bodyWeight", "body weight")
    case .totalDuration: (.profile, "totalDuration", "total duration")
    case .totalVolume: (.profile, "totalVolume", "total volume")
    case .totalWorkouts: (.profile, "totalWorkouts", "number of all workouts")
    case .totalSets: (.profile, "totalSets", "number of all sets")
    case .totalExercises: (.profile, "totalExercises", "number of all exercises")
    case .achievements: (.profile, "achievements", "achievements")
    case .exerciseTypes: (.archive, "exerciseTypes", "exercise types")
    case .categoryColors: (.archive, "categoryColors", "category colours")
    case .templates: (.archive, "templates", "templates")
    case .templateID: (.template, "id", "uuid of a template")
    case .templateTitle: (.template, "title", "name of a template")
    case .templateNotes: (.template, "notes", "notes of a template")
    case .builtInTemplates: (.template, "isBuiltIn", "built-in template")
    case .measurements: (.archive, "measurements", "measurements")
    case .measurementTime: (.measurement, "time", "time of a measurement")
    case .measurementNote: (.measurement, "note", "note of a measurement")
    case .rides: (.archive, "rides", "structured rides")
    case .goals: (.archive, "goals", "goals")
    case .routine: (.archive, "routine", "weekly routine")
    case .workouts: (.archive, "workouts", "workouts")
    case .settings: (.archive, "settings", "settings")
    case .sourceFields: (.archive, "sourceFields", "fields that only the source knows")
    case .weekStart: (.settings, "weekStart", "first day of the week")
    case .rideTitle: (.ride, "title", "name of a ride")
    case .rideAuthor: (.ride, "author", "author of a ride")
    case .rideSummary: (.ride, "summary", "description of a ride")
    case .rideSport: (.ride, "sport", "sport of a ride")
    case .rideTag: (.ride, "tags", "tag of a ride")
    case .thresholdPower: (.ride, "thresholdPower", "threshold power")
    case .segments: (.ride, "segments", "segment of a ride")
    case .segmentRole: (.segment, "role", "role of a segment (warm-up, cool-down)")
    case .power: (.segment, "power", "power")
    case .powerRange: (.segment, "powerRange", "range of power")
    case .intervals: (.segment, "intervals", "intervals")
    case .freeSegment: (.segment, "free", "segment without set power")
    case .maximalSegment: (.segment, "maximal", "segment of maximal effort")
    case .segmentDistance: (.segment, "distance", "length of a segment by distance")
    case .segmentTime: (.segment, "time", "time of a segment")
    case .segmentWithoutTime: (.segment, "withoutTime", "segment without a time")
    case .cadence: (.segment, "cadence", "cadence")
    case .pace: (.segment, "pace", "pace of a run")
    case .cueDistance: (.cue, "distance", "place of a cue by distance")
    case .cueDuration: (.cue, "duration", "time that a cue stays in view")
    case .cueText: (.cue, "text", "text of a cue")
    }
  }
}
