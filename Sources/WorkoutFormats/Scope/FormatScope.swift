internal import WorkoutModel

/// What of the model a format has room for; all else is named as lost before the format's writer sees it.
struct FormatScope: Sendable {
  /// How a format says in which unit its numbers are.
  enum Units: Sendable {
    /// Not at all: the reading app takes them in a unit of its own.
    case unstated
    /// Once, for the whole file.
    case oneForFile
    /// Beside every number, always.
    case beside
    /// Beside every number, or not at all where the source did not say.
    case besideOrUnstated
  }

  /// How a format writes the start of a workout.
  enum Clock: Sendable {
    /// As wall time without a zone.
    case wall
    /// As wall time with its offset from UTC, where that is known.
    case offsetIfKnown
    /// With an offset from UTC, always.
    case offset
    /// In UTC, always.
    case utc
  }

  /// Where a format keeps remarks within a workout.
  enum Notes: Sendable {
    /// On exercises and on sets.
    case exercisesAndSets
    /// On exercises alone: remarks on sets join them.
    case exercises
    /// On sets alone: a remark on an exercise goes to its first set.
    case sets
    /// On sets, where that of the first set is the exercise's.
    case firstSetIsExercise
    /// Nowhere.
    case none
  }

  /// How findings speak of what is written: `a Hevy file`.
  var target: String
  /// The id under which the model keeps what only this format knows.
  var formatID: String
  /// The fields that are written.
  var fields: ModelFields
  /// The kinds of sets that are told apart.
  var kinds: Set<SetKind> = Set(SetKind.allCases)
  var loadUnits = Units.oneForFile
  var distanceUnits = Units.beside
  /// The unit of all loads, where the format has only one.
  var fixedLoadUnit: MassUnit?
  var clock = Clock.wall
  /// How exactly the start of a workout is written; nil for as exactly as it is known.
  var startPrecision: Moment.Precision? = .second
  /// True where every workout must have a start.
  var requiresStart = true
  /// Seconds to which durations of workouts are cut; 0 for durations of any digits.
  var durationStep: Int64 = 1
  /// True where the time of a set is written as hours, minutes and seconds.
  var setTimesAreClocks = false
  /// Which variations stand apart from the name; the others are written before it.
  var isVariation: @Sendable (String) -> Bool = { _ in true }
  /// The numbers of a target that are written.
  var targetFields: ModelFields = .all
  /// True where a set counts as done on target unless it says otherwise: what was not done is written as 0.
  var absentIsOnTarget = false
  var notes = Notes.exercisesAndSets
  /// The numbers of a set whose 0 stands for what was not counted; of repetitions, beside a time or distance.
  var zeroIsAbsent: ModelFields = []
  /// True where a set without repetitions, time and distance has 0 repetitions.
  var requiresCount = false
  /// True where equal neighbours stay two as long as their details or supersets tell them apart.
  var tellsNeighborsApart = false
  /// Which exercises the format knows; the others are left out.
  var knowsExercise: @Sendable (Exercise) -> Bool = { _ in true }
  /// True where every exercise must have a name.
  var requiresExerciseName = false
  /// What tells a workout from the one before it: neighbours that are alike in all of it are read as one; nil
  /// where any two are told apart.
  var distinguishing: ModelFields?
  /// How measurements of the body are written; nil for just as they are.
  var measurements: MeasurementScope?
  /// What texts and numbers the format allows; a field that is not here may be any.
  var limits: [ModelField: FieldLimit] = [:]
  /// True where every template must have a name.
  var requiresTemplateTitle = false
  /// True where a template holds targets alone, and each of its exercises at least one.
  var templatesHoldTargets = false
  /// True where the weight asked for in a set is in the unit of the weight moved.
  var targetSharesUnit = false
  /// The measurements that are written.
  var keepsMeasurement: @Sendable (BodyMeasurement) -> Bool = { _ in true }
  /// True where fields that only this format knows are written back.
  var keepsOwnFields = false
  /// The names of those fields, where not all of them have a place in the file.
  var ownFields: Set<String>?
  /// True where fields that only other formats know are written as well.
  var keepsForeignFields = false
  /// True where every workout must have an identifier.
  var requiresID = false
  /// Units of distance that can be written; the first is the one for want of a better.
  var distanceChoices = DistanceUnit.allCases

  func has(_ field: ModelField) -> Bool { fields.contains(field) }
}
