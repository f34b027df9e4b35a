internal import Notation
internal import WorkoutModel

// The members of every object of the form but workouts, their exercises and sets, which are read and written
// by hand for speed.

extension WorkoutArchive: ArchiveObject {
  static let blank = WorkoutArchive()
  /// All but the workouts.
  static let members: [ArchiveMember<WorkoutArchive>] = [
    .init("source", \.source), .init("profile", \.profile, unless: Profile()),
    .init("preferences", \.preferences, unless: Preferences()),
    .init("measurements", \.measurements, unless: []), .init("exerciseTypes", \.exerciseTypes),
    .init("categoryColors", \.categoryColors), .init("templates", \.templates, unless: []),
    .init("timedPlans", \.rides, unless: []), .init("goals", \.goals, unless: []),
    .init("routine", \.routine), .init("sourceFields", \.sourceFields),
  ]
}

extension WorkoutArchive.Source: ArchiveObject {
  static let blank = WorkoutArchive.Source(format: "")
  static let members: [ArchiveMember<WorkoutArchive.Source>] = [
    .init("format", always: \.format), .init("version", \.version),
  ]
}

extension Profile: ArchiveObject {
  static let blank = Profile()
  static let members: [ArchiveMember<Profile>] = [
    .init("name", \.name), .init("picture", \.picture), .init("created", \.created),
    .init("bodyWeight", \.bodyWeight), .init("totals", \.totals, unless: RunningTotals()),
    .init("achievements", \.achievements), .init("sourceFields", \.sourceFields),
  ]
}

extension RunningTotals: ArchiveObject {
  static let blank = RunningTotals()
  static let members: [ArchiveMember<RunningTotals>] = [
    .init("workouts", \.workouts), .init("exercises", \.exercises), .init("sets", \.sets),
    .init("durationSeconds", \.durationSeconds), .init("volume", \.volume),
  ]
}

extension Preferences: ArchiveObject {
  static let blank = Preferences()
  static let members: [ArchiveMember<Preferences>] = [
    .init("massUnit", \.massUnit), .init("distanceUnit", \.distanceUnit),
    .init("startsWeekOnMonday", \.startsWeekOnMonday), .init("sourceFields", \.sourceFields),
  ]
}

extension BodyMeasurement: ArchiveObject {
  static let blank = BodyMeasurement(moment: nil, kind: "", value: ExactDecimal(0), unit: nil)
  static let members: [ArchiveMember<BodyMeasurement>] = [
    .init("moment", \.moment), .init("kind", always: \.kind), .init("value", always: \.value),
    .init("unit", \.unit), .init("note", \.note), .init("sourceFields", \.sourceFields),
  ]
}

extension ExerciseType: ArchiveObject {
  static let blank = ExerciseType(name: nil)
  static let members: [ArchiveMember<ExerciseType>] = [
    .init("name", \.name), .init("variations", \.variations), .init("category", \.category),
    .init("style", \.style), .init("sourceFields", \.sourceFields),
  ]
}

extension CategoryColor: ArchiveObject {
  static let blank = CategoryColor(category: "", color: "")
  static let members: [ArchiveMember<CategoryColor>] = [
    .init("category", always: \.category), .init("color", always: \.color),
  ]
}

extension WorkoutTemplate: ArchiveObject {
  static let blank = WorkoutTemplate()
  static let members: [ArchiveMember<WorkoutTemplate>] = [
    .init("id", \.id), .init("title", \.title), .init("isBuiltIn", \.isBuiltIn, unless: false),
    .init("notes", \.notes), .init("supersets", \.supersets), .init("exercises", \.exercises, unless: []),
    .init("sourceFields", \.sourceFields),
  ]
}

extension ExerciseGoal: ArchiveObject {
  static let blank = ExerciseGoal(ExerciseIdentity(name: nil), target: SetTarget())
  static let members: [ArchiveMember<ExerciseGoal>] = [
    .init("exercise", always: \.identity), .init("target", always: \.target), .init("due", \.due),
    .init("sourceFields", \.sourceFields),
  ]
}

extension WeeklyRoutine: ArchiveObject {
  static let blank = WeeklyRoutine(days: [], stages: [])
  static let members: [ArchiveMember<WeeklyRoutine>] = [
    .init("days", always: \.days), .init("stages", always: \.stages), .init("sourceFields", \.sourceFields),
  ]
}

extension ProgressionStage: ArchiveObject {
  static let blank = ProgressionStage(progression: "", stage: 0, level: "")
  static let members: [ArchiveMember<ProgressionStage>] = [
    .init("progression", always: \.progression), .init("stage", always: \.stage),
    .init("level", always: \.level),
  ]
}

extension WorkoutDetails: ArchiveObject {
  static let blank = WorkoutDetails()
  static let members: [ArchiveMember<WorkoutDetails>] = [
    .init("notes", \.notes), .init("end", \.end),
    .init("activeEnergyKilocalories", \.activeEnergyKilocalories),
    .init("basalEnergyKilocalories", \.basalEnergyKilocalories),
    .init("averageHeartRate", \.averageHeartRate), .init("maximumHeartRate", \.maximumHeartRate),
    .init("difficulty", \.difficulty), .init("templateReference", \.templateReference),
    .init("sourceFields", \.sourceFields),
  ]
}

extension ExerciseDetails: ArchiveObject {
  static let blank = ExerciseDetails()
  static let members: [ArchiveMember<ExerciseDetails>] = [
    .init("notes", \.notes), .init("equipment", \.equipment), .init("muscles", \.muscles, unless: []),
    .init("isWithoutSets", \.isWithoutSets, unless: false), .init("sourceFields", \.sourceFields),
  ]
}

extension SetDetails: ArchiveObject {
  static let blank = SetDetails()
  static let members: [ArchiveMember<SetDetails>] = [
    .init("distance", \.distance), .init("isLoadPerSide", \.isLoadPerSide, unless: false),
    .init("rpe", \.ratingOfPerceivedExertion), .init("rir", \.repsInReserve),
    .init("restSeconds", \.restSeconds), .init("note", \.note), .init("freeText", \.freeText),
    .init("target", \.target), .init("sourceFields", \.sourceFields),
  ]
}

extension SetTarget: ArchiveObject {
  static let blank = SetTarget()
  static let members: [ArchiveMember<SetTarget>] = [
    .init("reps", \.reps), .init("maximumReps", \.maximumReps), .init("load", \.load),
    .init("durationSeconds", \.durationSeconds), .init("distance", \.distance),
    .init("rpe", \.ratingOfPerceivedExertion),
  ]
}

extension Ride: ArchiveObject {
  static let blank = Ride()
  static let members: [ArchiveMember<Ride>] = [
    .init("title", \.title), .init("author", \.author), .init("summary", \.summary), .init("sport", \.sport),
    .init("tags", \.tags, unless: []), .init("thresholdPowerWatts", \.thresholdPowerWatts),
    .init("segments", \.segments, unless: []), .init("sourceFields", \.sourceFields),
  ]
}

extension RideSegment: ArchiveObject {
  static let blank = RideSegment(.free, durationSeconds: nil)
  static let members: [ArchiveMember<RideSegment>] = [
    .init("role", \.role, unless: .main), .init("effort", always: \.effort),
    .init("durationSeconds", \.durationSeconds), .init("distance", \.distance), .init("cadence", \.cadence),
    .init("pace", \.pace), .init("cues", \.cues, unless: []), .init("sourceFields", \.sourceFields),
  ]
}

extension RideInterval: ArchiveObject {
  static let blank = RideInterval(durationSeconds: nil, intensity: nil)
  static let members: [ArchiveMember<RideInterval>] = [
    .init("durationSeconds", \.durationSeconds), .init("distance", \.distance),
    .init("intensity", \.intensity), .init("cadence", \.cadence),
  ]
}

extension RideCadence: ArchiveObject {
  static let blank = RideCadence(low: ExactDecimal(0))
  static let members: [ArchiveMember<RideCadence>] = [.init("low", always: \.low), .init("high", \.high)]
}

extension RideCue: ArchiveObject {
  static let blank = RideCue(offsetSeconds: nil, message: "")
  static let members: [ArchiveMember<RideCue>] = [
    .init("offsetSeconds", \.offsetSeconds), .init("offsetDistance", \.offsetDistance),
    .init("message", always: \.message),
    .init("durationSeconds", \.durationSeconds), .init("sourceFields", \.sourceFields),
  ]
}

extension SourceFields: ArchiveObject {
  static let blank = SourceFields(format: "")
  static let members: [ArchiveMember<SourceFields>] = [
    .init("format", always: \.format), .init("fields", always: \.fields),
  ]
}

/// A name and a text in a list of two, since names may come twice.
extension SourceFields.Field: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(InputError) -> SourceFields.Field
  {
    let start = cursor
    let texts = try [String].read(&cursor, input)
    guard texts.count == 2 else { throw input.misfit(start, expected: "a list of a name and a text") }
    return SourceFields.Field(name: texts[0], text: texts[1])
  }

  func write(to output: JSONOutput) { [name, text].write(to: output) }
}
