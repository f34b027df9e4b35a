package import WorkoutModel

/// What of the model a format has room for; all else is named as lost before the format's writer sees it.
package struct FormatScope: Sendable {
  /// How a format says in which unit its numbers are.
  package enum Units: Sendable {
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
  package enum Clock: Sendable {
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
  package enum Notes: Sendable {
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
  package var target: String
  /// The id under which the model keeps what only this format knows.
  package var formatID: String
  /// The fields that are written.
  package var fields: ModelFields
  /// The kinds of sets that are told apart.
  package var kinds: Set<SetKind> = Set(SetKind.allCases)
  package var loadUnits = Units.oneForFile
  package var distanceUnits = Units.beside
  /// The unit of all loads, where the format has only one.
  package var fixedLoadUnit: MassUnit?
  package var clock = Clock.wall
  /// How exactly the start of a workout is written; nil for as exactly as it is known.
  package var startPrecision: Moment.Precision? = .second
  /// True where every workout must have a start.
  package var requiresStart = true
  /// Seconds to which durations of workouts are cut; 0 for durations of any digits.
  package var durationStep: Int64 = 1
  /// True where the time of a set is written as hours, minutes and seconds.
  package var setTimesAreClocks = false
  /// Which variations stand apart from the name; the others are written before it.
  package var isVariation: @Sendable (String) -> Bool = { _ in true }
  /// The numbers of a target that are written.
  package var targetFields: ModelFields = .all
  /// True where a set counts as done on target unless it says otherwise: what was not done is written as 0.
  package var absentIsOnTarget = false
  package var notes = Notes.exercisesAndSets
  /// The numbers of a set whose 0 stands for what was not counted; of repetitions, beside a time or distance.
  package var zeroIsAbsent: ModelFields = []
  /// True where a set without repetitions, time and distance has 0 repetitions.
  package var requiresCount = false
  /// True where equal neighbours stay two as long as their details or supersets tell them apart.
  package var tellsNeighborsApart = false
  /// Which exercises the format knows; the others are left out.
  package var knowsExercise: @Sendable (Exercise) -> Bool = { _ in true }
  /// True where every exercise must have a name.
  package var requiresExerciseName = false
  /// What tells a workout from the one before it: neighbours that are alike in all of it are read as one; nil
  /// where any two are told apart.
  package var distinguishing: ModelFields?
  /// How measurements of the body are written; nil for just as they are.
  package var measurements: MeasurementScope?
  /// What texts and numbers the format allows; a field that is not here may be any.
  package var limits: [ModelField: FieldLimit] = [:]
  /// True where every template must have a name.
  package var requiresTemplateTitle = false
  /// True where a template holds targets alone, and each of its exercises at least one.
  package var templatesHoldTargets = false
  /// True where the weight asked for in a set is in the unit of the weight moved.
  package var targetSharesUnit = false
  /// The measurements that are written.
  package var keepsMeasurement: @Sendable (BodyMeasurement) -> Bool = { _ in true }
  /// True where fields that only this format knows are written back.
  package var keepsOwnFields = false
  /// The names of those fields, where not all of them have a place in the file.
  package var ownFields: Set<String>?
  /// True where fields that only other formats know are written as well.
  package var keepsForeignFields = false
  /// True where every workout must have an identifier.
  package var requiresID = false
  /// Units of distance that can be written; the first is the one for want of a better.
  package var distanceChoices = DistanceUnit.allCases

  package init(
    target: String, formatID: String, fields: ModelFields, kinds: Set<SetKind> = Set(SetKind.allCases),
    loadUnits: Units = Units.oneForFile, distanceUnits: Units = Units.beside, fixedLoadUnit: MassUnit? = nil,
    clock: Clock = Clock.wall, startPrecision: Moment.Precision? = .second, requiresStart: Bool = true,
    durationStep: Int64 = 1, setTimesAreClocks: Bool = false,
    isVariation: @escaping @Sendable (String) -> Bool = { _ in true }, targetFields: ModelFields = .all,
    absentIsOnTarget: Bool = false, notes: Notes = Notes.exercisesAndSets, zeroIsAbsent: ModelFields = [],
    requiresCount: Bool = false, tellsNeighborsApart: Bool = false,
    knowsExercise: @escaping @Sendable (Exercise) -> Bool = { _ in true }, requiresExerciseName: Bool = false,
    distinguishing: ModelFields? = nil, measurements: MeasurementScope? = nil,
    limits: [ModelField: FieldLimit] = [:], requiresTemplateTitle: Bool = false,
    templatesHoldTargets: Bool = false, targetSharesUnit: Bool = false,
    keepsMeasurement: @escaping @Sendable (BodyMeasurement) -> Bool = { _ in true },
    keepsOwnFields: Bool = false, ownFields: Set<String>? = nil, keepsForeignFields: Bool = false,
    requiresID: Bool = false, distanceChoices: [DistanceUnit] = DistanceUnit.allCases
  ) {
    self.target = target
    self.formatID = formatID
    self.fields = fields
    self.kinds = kinds
    self.loadUnits = loadUnits
    self.distanceUnits = distanceUnits
    self.fixedLoadUnit = fixedLoadUnit
    self.clock = clock
    self.startPrecision = startPrecision
    self.requiresStart = requiresStart
    self.durationStep = durationStep
    self.setTimesAreClocks = setTimesAreClocks
    self.isVariation = isVariation
    self.targetFields = targetFields
    self.absentIsOnTarget = absentIsOnTarget
    self.notes = notes
    self.zeroIsAbsent = zeroIsAbsent
    self.requiresCount = requiresCount
    self.tellsNeighborsApart = tellsNeighborsApart
    self.knowsExercise = knowsExercise
    self.requiresExerciseName = requiresExerciseName
    self.distinguishing = distinguishing
    self.measurements = measurements
    self.limits = limits
    self.requiresTemplateTitle = requiresTemplateTitle
    self.templatesHoldTargets = templatesHoldTargets
    self.targetSharesUnit = targetSharesUnit
    self.keepsMeasurement = keepsMeasurement
    self.keepsOwnFields = keepsOwnFields
    self.ownFields = ownFields
    self.keepsForeignFields = keepsForeignFields
    self.requiresID = requiresID
    self.distanceChoices = distanceChoices
  }

  package func has(_ field: ModelField) -> Bool { fields.contains(field) }
}
