internal import Notation
internal import WorkoutModel

// The members of every object of the form but workouts, their exercises and sets, which are read and written
// by hand for speed.

extension WorkoutArchive: ArchiveObject {
  static let blank = WorkoutArchive()
  /// All but the workouts.
  static let members: [ArchiveMember<WorkoutArchive>] = [
    .init("source", { $0.source }, { $0.source = $1 }),
    .init("profile", { $0.profile }, { $0.profile = $1 }, unless: Profile()),
    .init("preferences", { $0.preferences }, { $0.preferences = $1 }, unless: Preferences()),
    .init("measurements", { $0.measurements }, { $0.measurements = $1 }, unless: []),
    .init("exerciseTypes", { $0.exerciseTypes }, { $0.exerciseTypes = $1 }),
    .init("categoryColors", { $0.categoryColors }, { $0.categoryColors = $1 }),
    .init("templates", { $0.templates }, { $0.templates = $1 }, unless: []),
    .init("timedPlans", { $0.rides }, { $0.rides = $1 }, unless: []),
    .init("goals", { $0.goals }, { $0.goals = $1 }, unless: []),
    .init("routine", { $0.routine }, { $0.routine = $1 }),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension WorkoutArchive.Source: ArchiveObject {
  static let blank = WorkoutArchive.Source(format: "")
  static let members: [ArchiveMember<WorkoutArchive.Source>] = [
    .init("format", always: { $0.format }, { $0.format = $1 }),
    .init("version", { $0.version }, { $0.version = $1 }),
  ]
}

extension Profile: ArchiveObject {
  static let blank = Profile()
  static let members: [ArchiveMember<Profile>] = [
    .init("name", { $0.name }, { $0.name = $1 }),
    .init("picture", { $0.picture }, { $0.picture = $1 }),
    .init("created", { $0.created }, { $0.created = $1 }),
    .init("bodyWeight", { $0.bodyWeight }, { $0.bodyWeight = $1 }),
    .init("totals", { $0.totals }, { $0.totals = $1 }, unless: RunningTotals()),
    .init("achievements", { $0.achievements }, { $0.achievements = $1 }),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension RunningTotals: ArchiveObject {
  static let blank = RunningTotals()
  static let members: [ArchiveMember<RunningTotals>] = [
    .init("workouts", { $0.workouts }, { $0.workouts = $1 }),
    .init("exercises", { $0.exercises }, { $0.exercises = $1 }),
    .init("sets", { $0.sets }, { $0.sets = $1 }),
    .init("durationSeconds", { $0.durationSeconds }, { $0.durationSeconds = $1 }),
    .init("volume", { $0.volume }, { $0.volume = $1 }),
  ]
}

extension Preferences: ArchiveObject {
  static let blank = Preferences()
  static let members: [ArchiveMember<Preferences>] = [
    .init("massUnit", { $0.massUnit }, { $0.massUnit = $1 }),
    .init("distanceUnit", { $0.distanceUnit }, { $0.distanceUnit = $1 }),
    .init("startsWeekOnMonday", { $0.startsWeekOnMonday }, { $0.startsWeekOnMonday = $1 }),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension BodyMeasurement: ArchiveObject {
  static let blank = BodyMeasurement(moment: nil, kind: "", value: ExactDecimal(0), unit: nil)
  static let members: [ArchiveMember<BodyMeasurement>] = [
    .init("moment", { $0.moment }, { $0.moment = $1 }),
    .init("kind", always: { $0.kind }, { $0.kind = $1 }),
    .init("value", always: { $0.value }, { $0.value = $1 }),
    .init("unit", { $0.unit }, { $0.unit = $1 }),
    .init("note", { $0.note }, { $0.note = $1 }),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension ExerciseType: ArchiveObject {
  static let blank = ExerciseType(name: nil)
  static let members: [ArchiveMember<ExerciseType>] = [
    .init("name", { $0.name }, { $0.name = $1 }),
    .init("variations", { $0.variations }, { $0.variations = $1 }),
    .init("category", { $0.category }, { $0.category = $1 }),
    .init("style", { $0.style }, { $0.style = $1 }),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension CategoryColor: ArchiveObject {
  static let blank = CategoryColor(category: "", color: "")
  static let members: [ArchiveMember<CategoryColor>] = [
    .init("category", always: { $0.category }, { $0.category = $1 }),
    .init("color", always: { $0.color }, { $0.color = $1 }),
  ]
}

extension WorkoutTemplate: ArchiveObject {
  static let blank = WorkoutTemplate()
  static let members: [ArchiveMember<WorkoutTemplate>] = [
    .init("id", { $0.id }, { $0.id = $1 }),
    .init("title", { $0.title }, { $0.title = $1 }),
    .init("isBuiltIn", { $0.isBuiltIn }, { $0.isBuiltIn = $1 }, unless: false),
    .init("notes", { $0.notes }, { $0.notes = $1 }),
    .init("supersets", { $0.supersets }, { $0.supersets = $1 }),
    .init("exercises", { $0.exercises }, { $0.exercises = $1 }, unless: []),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension ExerciseGoal: ArchiveObject {
  static let blank = ExerciseGoal(ExerciseIdentity(name: nil), target: SetTarget())
  static let members: [ArchiveMember<ExerciseGoal>] = [
    .init("exercise", always: { $0.identity }, { $0.identity = $1 }),
    .init("target", always: { $0.target }, { $0.target = $1 }),
    .init("due", { $0.due }, { $0.due = $1 }),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension WeeklyRoutine: ArchiveObject {
  static let blank = WeeklyRoutine(days: [], stages: [])
  static let members: [ArchiveMember<WeeklyRoutine>] = [
    .init("days", always: { $0.days }, { $0.days = $1 }),
    .init("stages", always: { $0.stages }, { $0.stages = $1 }),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension ProgressionStage: ArchiveObject {
  static let blank = ProgressionStage(progression: "", stage: 0, level: "")
  static let members: [ArchiveMember<ProgressionStage>] = [
    .init("progression", always: { $0.progression }, { $0.progression = $1 }),
    .init("stage", always: { $0.stage }, { $0.stage = $1 }),
    .init("level", always: { $0.level }, { $0.level = $1 }),
  ]
}

extension WorkoutDetails: ArchiveObject {
  static let blank = WorkoutDetails()
  static let members: [ArchiveMember<WorkoutDetails>] = [
    .init("notes", { $0.notes }, { $0.notes = $1 }),
    .init("end", { $0.end }, { $0.end = $1 }),
    .init("activeEnergyKilocalories", { $0.activeEnergyKilocalories }, { $0.activeEnergyKilocalories = $1 }),
    .init("basalEnergyKilocalories", { $0.basalEnergyKilocalories }, { $0.basalEnergyKilocalories = $1 }),
    .init("averageHeartRate", { $0.averageHeartRate }, { $0.averageHeartRate = $1 }),
    .init("maximumHeartRate", { $0.maximumHeartRate }, { $0.maximumHeartRate = $1 }),
    .init("difficulty", { $0.difficulty }, { $0.difficulty = $1 }),
    .init("templateReference", { $0.templateReference }, { $0.templateReference = $1 }),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension ExerciseDetails: ArchiveObject {
  static let blank = ExerciseDetails()
  static let members: [ArchiveMember<ExerciseDetails>] = [
    .init("notes", { $0.notes }, { $0.notes = $1 }),
    .init("equipment", { $0.equipment }, { $0.equipment = $1 }),
    .init("muscles", { $0.muscles }, { $0.muscles = $1 }, unless: []),
    .init("isWithoutSets", { $0.isWithoutSets }, { $0.isWithoutSets = $1 }, unless: false),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension SetDetails: ArchiveObject {
  static let blank = SetDetails()
  static let members: [ArchiveMember<SetDetails>] = [
    .init("distance", { $0.distance }, { $0.distance = $1 }),
    .init("isLoadPerSide", { $0.isLoadPerSide }, { $0.isLoadPerSide = $1 }, unless: false),
    .init("rpe", { $0.ratingOfPerceivedExertion }, { $0.ratingOfPerceivedExertion = $1 }),
    .init("rir", { $0.repsInReserve }, { $0.repsInReserve = $1 }),
    .init("restSeconds", { $0.restSeconds }, { $0.restSeconds = $1 }),
    .init("note", { $0.note }, { $0.note = $1 }),
    .init("freeText", { $0.freeText }, { $0.freeText = $1 }),
    .init("target", { $0.target }, { $0.target = $1 }),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension SetTarget: ArchiveObject {
  static let blank = SetTarget()
  static let members: [ArchiveMember<SetTarget>] = [
    .init("reps", { $0.reps }, { $0.reps = $1 }),
    .init("maximumReps", { $0.maximumReps }, { $0.maximumReps = $1 }),
    .init("load", { $0.load }, { $0.load = $1 }),
    .init("durationSeconds", { $0.durationSeconds }, { $0.durationSeconds = $1 }),
    .init("distance", { $0.distance }, { $0.distance = $1 }),
    .init("rpe", { $0.ratingOfPerceivedExertion }, { $0.ratingOfPerceivedExertion = $1 }),
  ]
}

extension Ride: ArchiveObject {
  static let blank = Ride()
  static let members: [ArchiveMember<Ride>] = [
    .init("title", { $0.title }, { $0.title = $1 }),
    .init("author", { $0.author }, { $0.author = $1 }),
    .init("summary", { $0.summary }, { $0.summary = $1 }),
    .init("sport", { $0.sport }, { $0.sport = $1 }),
    .init("tags", { $0.tags }, { $0.tags = $1 }, unless: []),
    .init("thresholdPowerWatts", { $0.thresholdPowerWatts }, { $0.thresholdPowerWatts = $1 }),
    .init("segments", { $0.segments }, { $0.segments = $1 }, unless: []),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension RideSegment: ArchiveObject {
  static let blank = RideSegment(.free, durationSeconds: nil)
  static let members: [ArchiveMember<RideSegment>] = [
    .init("role", { $0.role }, { $0.role = $1 }, unless: .main),
    .init("effort", always: { $0.effort }, { $0.effort = $1 }),
    .init("durationSeconds", { $0.durationSeconds }, { $0.durationSeconds = $1 }),
    .init("distance", { $0.distance }, { $0.distance = $1 }),
    .init("cadence", { $0.cadence }, { $0.cadence = $1 }),
    .init("pace", { $0.pace }, { $0.pace = $1 }),
    .init("cues", { $0.cues }, { $0.cues = $1 }, unless: []),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension RideInterval: ArchiveObject {
  static let blank = RideInterval(durationSeconds: nil, intensity: nil)
  static let members: [ArchiveMember<RideInterval>] = [
    .init("durationSeconds", { $0.durationSeconds }, { $0.durationSeconds = $1 }),
    .init("distance", { $0.distance }, { $0.distance = $1 }),
    .init("intensity", { $0.intensity }, { $0.intensity = $1 }),
    .init("cadence", { $0.cadence }, { $0.cadence = $1 }),
  ]
}

extension RideCadence: ArchiveObject {
  static let blank = RideCadence(low: ExactDecimal(0))
  static let members: [ArchiveMember<RideCadence>] = [
    .init("low", always: { $0.low }, { $0.low = $1 }),
    .init("high", { $0.high }, { $0.high = $1 }),
  ]
}

extension RideCue: ArchiveObject {
  static let blank = RideCue(offsetSeconds: nil, message: "")
  static let members: [ArchiveMember<RideCue>] = [
    .init("offsetSeconds", { $0.offsetSeconds }, { $0.offsetSeconds = $1 }),
    .init("offsetDistance", { $0.offsetDistance }, { $0.offsetDistance = $1 }),
    .init("message", always: { $0.message }, { $0.message = $1 }),
    .init("durationSeconds", { $0.durationSeconds }, { $0.durationSeconds = $1 }),
    .init("sourceFields", { $0.sourceFields }, { $0.sourceFields = $1 }),
  ]
}

extension SourceFields: ArchiveObject {
  static let blank = SourceFields(format: "")
  static let members: [ArchiveMember<SourceFields>] = [
    .init("format", always: { $0.format }, { $0.format = $1 }),
    .init("fields", always: { $0.fields }, { $0.fields = $1 }),
  ]
}

/// A name and a text in a list of two, since names may come twice.
extension SourceFields.Field: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError)
    -> SourceFields.Field
  {
    let start = cursor
    let texts = try [String].read(&cursor, input)
    guard texts.count == 2 else { throw input.misfit(start, expected: "a list of a name and a text") }
    return SourceFields.Field(name: texts[0], text: texts[1])
  }

  func write(to output: JSONOutput) { [name, text].write(to: output) }
}
