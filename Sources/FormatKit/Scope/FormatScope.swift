package import WorkoutModel

/// The parts of the model that a format has room for; all else is named as lost before the format's writer sees it.
package struct FormatScope: Sendable {
  /// How a format says in which unit its numbers are.
  package enum Units: Sendable {
    /// Not at all: the reading app takes them in a unit of its own.
    case unstated
    /// Once, for the whole file.
    case oneForFile
    /// Once, for the whole file, where any number has one; else its writer says what the app takes for granted.
    case oneForFileIfAny
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

  /// Which fields that only some format knows are written back.
  package enum SourceFieldsKept: Sendable {
    /// None.
    case none
    /// Those of the format itself, of what its reader finds them in.
    case own(of: Set<Finding.Subject>)
    /// Those of the format itself that have one of these names.
    case named(Set<String>, of: Set<Finding.Subject>)
    /// Those of these formats.
    case formats([String: Set<Finding.Subject>])
    /// Those of all formats.
    case all
  }

  /// Whose table a format is.
  package enum Table: Sendable {
    /// An app's, which wants every text as it is.
    case ofAnApp
    /// Our own, in which no text is a formula.
    case ofOurOwn
  }

  /// How findings speak of what is written: `Hevy`.
  package var target: String
  /// The id under which the model keeps what only this format knows.
  package var formatID: String
  /// The fields that are written.
  package var fields: ModelFields
  /// The kinds of sets that are told apart.
  package var kinds: SetKinds
  package var loadUnits: Units
  package var distanceUnits: Units
  /// The unit of all loads, where the format has only one.
  package var fixedLoadUnit: MassUnit?
  package var clock: Clock
  /// How exactly the start of a workout is written; nil for as exactly as it is known.
  package var startPrecision: Moment.Precision?
  /// True where every workout must have a start.
  package var requiresStart: Bool
  /// Seconds to which durations of workouts are cut; 0 for durations of any digits.
  package var durationStep: Int64
  /// The numbers of a target that are written.
  package var targetFields: ModelFields
  package var notes: Notes
  /// The numbers of a set whose 0 stands for what was not counted; of repetitions, beside a time or distance.
  ///
  /// With the free text, an empty one cannot be told from an absent one.
  package var zeroIsAbsent: ModelFields
  /// True where a set without repetitions, time and distance has 0 repetitions.
  package var requiresCount: Bool
  /// True where every exercise must have a name.
  package var requiresExerciseName: Bool
  /// True where a superset may name an exercise that is not there, or one twice: the app itself writes such supersets.
  package var keepsUnsoundSupersets: Bool
  /// Whose table it is, in whose cells a text has its limits; nil for what is no table.
  package var table: Table?
  /// What tells a workout from the one before it: neighbours that are alike in all of it are read as one; nil
  /// where any two are told apart.
  package var distinguishing: ModelFields?
  /// How measurements of the body are written; nil for just as they are.
  package var measurements: MeasurementScope?
  /// The fields that only some format knows and that are written back.
  package var keeps: SourceFieldsKept
  /// Whether the text of a field, which is written as it is, can stand where it would; nil where any text can.
  package var isWritable: (@Sendable (SourceFields.Field, ModelPath?) -> Bool)?
  /// The ids of the formats whose archives are as the app itself keeps them, beside this one.
  package var kin: Set<String>
  /// Makes what fits an archive to what this format alone asks for.
  package var own: (@Sendable (LossReporter, WriteOptions) -> any OwnFitter)?
  /// Units of distance that can be written; the first is the one for want of a better.
  package var distanceChoices: [DistanceUnit]

  // Some thirty formats have a scope: what the arguments become is compiled once.
  @inline(never)
  package init(
    target: String, formatID: String, fields: ModelFields, kinds: SetKinds = .all,
    loadUnits: Units = .oneForFile, distanceUnits: Units = .beside, fixedLoadUnit: MassUnit? = nil,
    clock: Clock = .wall, startPrecision: Moment.Precision? = .second, requiresStart: Bool = true,
    durationStep: Int64 = 1, targetFields: ModelFields = .all, notes: Notes = .exercisesAndSets,
    zeroIsAbsent: ModelFields = [], requiresCount: Bool = false, requiresExerciseName: Bool = false,
    keepsUnsoundSupersets: Bool = false,
    table: Table? = nil, distinguishing: ModelFields? = nil, measurements: MeasurementScope? = nil,
    keeps: SourceFieldsKept = .none,
    isWritable: (@Sendable (SourceFields.Field, ModelPath?) -> Bool)? = nil, kin: Set<String> = [],
    own: (@Sendable (LossReporter, WriteOptions) -> any OwnFitter)? = nil,
    distanceChoices: [DistanceUnit] = DistanceUnit.allCases
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
    self.targetFields = targetFields
    self.notes = notes
    self.zeroIsAbsent = zeroIsAbsent
    self.requiresCount = requiresCount
    self.requiresExerciseName = requiresExerciseName
    self.keepsUnsoundSupersets = keepsUnsoundSupersets
    self.table = table
    self.distinguishing = distinguishing
    self.measurements = measurements
    self.keeps = keeps
    self.isWritable = isWritable
    self.kin = kin
    self.own = own
    self.distanceChoices = distanceChoices
  }

  @inline(__always)
  package func has(_ field: ModelField) -> Bool { fields.contains(field) }

  /// True for an archive that is as the app itself keeps it: its numbers and its order are meant.
  package func isKin(_ source: WorkoutArchive.Source?) -> Bool {
    source.map { $0.format == formatID || kin.contains($0.format) } ?? false
  }

  /// True for a field of `format` that is written back where it stands in a `subject`.
  package func keeps(_ name: String, of format: String, in subject: Finding.Subject) -> Bool {
    switch keeps {
    case .none: false
    case .own(let subjects): format == formatID && subjects.contains(subject)
    case .named(let names, let subjects):
      format == formatID && names.contains(name) && subjects.contains(subject)
    case .formats(let formats): formats[format]?.contains(subject) ?? false
    case .all: true
    }
  }
}
