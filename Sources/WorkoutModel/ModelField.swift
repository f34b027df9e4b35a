/// A field of the model that not every format has room for.
public enum ModelField: UInt8, CaseIterable, Hashable, Sendable {
  /// Uuid of a workout.
  case workoutID
  /// Workout name.
  case title
  /// Start time.
  case start
  /// UTC offset.
  case offset
  /// Workout duration.
  case duration
  /// Mark that the start was edited.
  case isStartEdited
  /// Superset.
  case supersets
  /// Workout notes.
  case workoutNotes
  /// End time.
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
  /// Workout template.
  case templateReference

  /// Exercise name.
  case exerciseName
  /// Exercise variation.
  case variation
  /// Exercise category.
  case category
  /// Exercise style.
  case style
  /// Exercise notes.
  case exerciseNotes
  /// Equipment.
  case equipment
  /// Muscles.
  case muscles
  /// Exercise unknown to the app.
  case unknownExercise
  /// Exercise without sets.
  case emptyExercise
  /// Workout without sets.
  case emptyWorkout
  /// Exercise after one of the same name.
  case equalNeighbors

  /// Set type (warm-up, drop, failure).
  case kind
  /// Repetitions.
  case reps
  /// Weight.
  case load
  /// Weight below zero.
  case negativeLoad
  /// Weight per side.
  case loadPerSide
  /// Weight unit.
  case loadUnit
  /// Set duration.
  case setDuration
  /// Distance.
  case distance
  /// Distance unit.
  case distanceUnit
  /// RPE.
  case ratingOfPerceivedExertion
  /// RIR.
  case repsInReserve
  /// Rest.
  case rest
  /// Set note.
  case setNote
  /// Free-text set.
  case freeText
  /// Set target.
  case target
  /// Target repetitions.
  case targetReps
  /// Maximum target repetitions.
  case maximumReps
  /// Template sets.
  case templateSets

  /// Profile.
  case profile
  /// Profile name.
  case profileName
  /// Profile picture.
  case profilePicture
  /// Date the profile was created.
  case profileCreated
  /// Body weight.
  case bodyWeight
  /// Total duration.
  case totalDuration
  /// Total volume.
  case totalVolume
  /// Total workouts.
  case totalWorkouts
  /// Total sets.
  case totalSets
  /// Total exercises.
  case totalExercises
  /// Achievements.
  case achievements
  /// Exercise types.
  case exerciseTypes
  /// Category colours.
  case categoryColors
  /// Templates.
  case templates
  /// Template uuid.
  case templateID
  /// Template name.
  case templateTitle
  /// Template notes.
  case templateNotes
  /// Built-in template.
  case builtInTemplates
  /// Measurements.
  case measurements
  /// Measurement time.
  case measurementTime
  /// Measurement note.
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
  /// App-specific fields.
  case sourceFields
  /// First day of the week.
  case weekStart

  /// Ride name.
  case rideTitle
  /// Ride author.
  case rideAuthor
  /// Ride description.
  case rideSummary
  /// Ride sport.
  case rideSport
  /// Ride tag.
  case rideTag
  /// Threshold power.
  case thresholdPower
  /// Ride segment.
  case segments
  /// Segment role (warm-up, cool-down).
  case segmentRole
  /// Power.
  case power
  /// Power range.
  case powerRange
  /// Intervals.
  case intervals
  /// Segment without set power.
  case freeSegment
  /// Maximal-effort segment.
  case maximalSegment
  /// Segment distance.
  case segmentDistance
  /// Segment time.
  case segmentTime
  /// Segment without a time.
  case segmentWithoutTime
  /// Cadence.
  case cadence
  /// Run pace.
  case pace
  /// Cue distance.
  case cueDistance
  /// Cue duration.
  case cueDuration
  /// Cue text.
  case cueText

  /// What it belongs to.
  public var subject: Finding.Subject { entry.subject }

  /// Its name for programs, without what it belongs to.
  public var id: String { entry.id }

  /// What people call it.
  public var name: String { entry.name }

  private var entry: (subject: Finding.Subject, id: String, name: String) {
    switch self {
    case .workoutID: (.workout, "id", "workout uuid")
    case .title: (.workout, "title", "workout name")
    case .start: (.workout, "start", "start time")
    case .offset: (.workout, "offset", "UTC offset")
    case .duration: (.workout, "duration", "workout duration")
    case .isStartEdited: (.workout, "isStartEdited", "mark that the start was edited")
    case .supersets: (.workout, "supersets", "superset")
    case .workoutNotes: (.workout, "notes", "workout notes")
    case .end: (.workout, "end", "end time")
    case .activeEnergy: (.workout, "activeEnergy", "active energy")
    case .basalEnergy: (.workout, "basalEnergy", "basal energy")
    case .averageHeartRate: (.workout, "averageHeartRate", "average heart rate")
    case .maximumHeartRate: (.workout, "maximumHeartRate", "maximum heart rate")
    case .difficulty: (.workout, "difficulty", "difficulty")
    case .templateReference: (.workout, "templateReference", "workout template")
    case .exerciseName: (.exercise, "name", "exercise name")
    case .variation: (.exercise, "variation", "exercise variation")
    case .category: (.exercise, "category", "exercise category")
    case .style: (.exercise, "style", "exercise style")
    case .exerciseNotes: (.exercise, "notes", "exercise notes")
    case .equipment: (.exercise, "equipment", "equipment")
    case .muscles: (.exercise, "muscles", "muscles")
    case .unknownExercise: (.exercise, "unknown", "exercise unknown to the app")
    case .emptyExercise: (.exercise, "withoutSets", "exercise without sets")
    case .emptyWorkout: (.workout, "withoutSets", "workout without sets")
    case .equalNeighbors: (.exercise, "equalNeighbors", "exercise after one of the same name")
    case .kind: (.set, "kind", "set type (warm-up, drop, failure)")
    case .reps: (.set, "reps", "repetitions")
    case .load: (.set, "load", "weight")
    case .negativeLoad: (.set, "negativeLoad", "weight below zero")
    case .loadPerSide: (.set, "loadPerSide", "weight per side")
    case .loadUnit: (.settings, "loadUnit", "weight unit")
    case .setDuration: (.set, "duration", "set duration")
    case .distance: (.set, "distance", "distance")
    case .distanceUnit: (.settings, "distanceUnit", "distance unit")
    case .ratingOfPerceivedExertion: (.set, "ratingOfPerceivedExertion", "RPE")
    case .repsInReserve: (.set, "repsInReserve", "RIR")
    case .rest: (.set, "rest", "rest")
    case .setNote: (.set, "note", "set note")
    case .freeText: (.set, "freeText", "free-text set")
    case .target: (.set, "target", "set target")
    case .targetReps: (.set, "targetReps", "target repetitions")
    case .maximumReps: (.set, "maximumReps", "maximum target repetitions")
    case .templateSets: (.exercise, "templateSets", "template sets")
    case .profile: (.profile, "user", "profile")
    case .profileName: (.profile, "name", "profile name")
    case .profilePicture: (.profile, "picture", "profile picture")
    case .profileCreated: (.profile, "created", "date the profile was created")
    case .bodyWeight: (.profile, "bodyWeight", "body weight")
    case .totalDuration: (.profile, "totalDuration", "total duration")
    case .totalVolume: (.profile, "totalVolume", "total volume")
    case .totalWorkouts: (.profile, "totalWorkouts", "total workouts")
    case .totalSets: (.profile, "totalSets", "total sets")
    case .totalExercises: (.profile, "totalExercises", "total exercises")
    case .achievements: (.profile, "achievements", "achievements")
    case .exerciseTypes: (.archive, "exerciseTypes", "exercise types")
    case .categoryColors: (.archive, "categoryColors", "category colours")
    case .templates: (.archive, "templates", "templates")
    case .templateID: (.template, "id", "template uuid")
    case .templateTitle: (.template, "title", "template name")
    case .templateNotes: (.template, "notes", "template notes")
    case .builtInTemplates: (.template, "isBuiltIn", "built-in template")
    case .measurements: (.archive, "measurements", "measurements")
    case .measurementTime: (.measurement, "time", "measurement time")
    case .measurementNote: (.measurement, "note", "measurement note")
    case .rides: (.archive, "rides", "structured rides")
    case .goals: (.archive, "goals", "goals")
    case .routine: (.archive, "routine", "weekly routine")
    case .workouts: (.archive, "workouts", "workouts")
    case .settings: (.archive, "settings", "settings")
    case .sourceFields: (.archive, "sourceFields", "app-specific fields")
    case .weekStart: (.settings, "weekStart", "first day of the week")
    case .rideTitle: (.ride, "title", "ride name")
    case .rideAuthor: (.ride, "author", "ride author")
    case .rideSummary: (.ride, "summary", "ride description")
    case .rideSport: (.ride, "sport", "ride sport")
    case .rideTag: (.ride, "tags", "ride tag")
    case .thresholdPower: (.ride, "thresholdPower", "threshold power")
    case .segments: (.ride, "segments", "ride segment")
    case .segmentRole: (.segment, "role", "segment role (warm-up, cool-down)")
    case .power: (.segment, "power", "power")
    case .powerRange: (.segment, "powerRange", "power range")
    case .intervals: (.segment, "intervals", "intervals")
    case .freeSegment: (.segment, "free", "segment without set power")
    case .maximalSegment: (.segment, "maximal", "maximal-effort segment")
    case .segmentDistance: (.segment, "distance", "segment distance")
    case .segmentTime: (.segment, "time", "segment time")
    case .segmentWithoutTime: (.segment, "withoutTime", "segment without a time")
    case .cadence: (.segment, "cadence", "cadence")
    case .pace: (.segment, "pace", "run pace")
    case .cueDistance: (.cue, "distance", "cue distance")
    case .cueDuration: (.cue, "duration", "cue duration")
    case .cueText: (.cue, "text", "cue text")
    }
  }
}
