internal import FormatKit
internal import WorkoutModel

/// The parts of the model that the app's notation has room for.
enum BenchTrackerScope {
  /// What a file of `version` has room for.
  static func file(_ archive: WorkoutArchive, version: Int, options: WriteOptions) -> FormatScope {
    let isSameVersion = archive.source?.format == "btd" && archive.source?.version == version
    var fields: ModelFields = [
      .workouts, .workoutID, .profile, .exerciseTypes, .categoryColors, .weekStart,
    ]
    if version >= 2 { fields = fields + templates + [.templateID, .builtInTemplates] }
    if version >= 4 { fields.insert(.achievements) }
    if version >= 6 || isSameVersion { fields.insert(.isStartEdited) }
    let isNewest = version == BenchTrackerVersion.newest
    var scope = scope(
      isNewest ? ".btd" : "version \(version) of .btd", BenchTrackerKeys.file, fields + workouts,
      version: version)
    scope.loadUnits = .oneForFileIfAny
    // Where nobody understands what the source says of its unit, all of it is written back as it is.
    let unit = BenchTrackerKeys.file.own(archive.preferences.sourceFields).text(of: "weightInLbs")
    if options.massUnit == nil, archive.preferences.massUnit == nil, unit != nil {
      scope.loadUnits = .besideOrUnstated
    }
    return scope
  }

  /// What the payload of a workout has room for.
  static let compactWorkout = compact(
    "a compact workout", workouts + [.workouts, .workoutID])

  /// What the payload of a template has room for.
  static let compactTemplate = compact("a compact template", workouts + templates)

  private static func compact(_ target: String, _ fields: ModelFields) -> FormatScope {
    var scope = scope(target, BenchTrackerKeys.compact, fields)
    scope.loadUnits = .unstated
    return scope
  }

  private static let workouts: ModelFields = [
    .title, .start, .duration, .supersets, .exerciseName, .variation, .category, .style, .emptyExercise,
    .emptyWorkout, .equalNeighbors, .reps, .load, .negativeLoad, .setDuration, .freeText,
  ]
  private static let templates: ModelFields = [.templates, .templateTitle, .rides]

  private static func scope(
    _ target: String, _ keys: BenchTrackerKeys, _ fields: ModelFields, version: Int? = nil
  ) -> FormatScope {
    FormatScope(
      target: target, formatID: keys.sourceFormat, fields: fields, kinds: [.working],
      startPrecision: .minute, requiresStart: false, durationStep: 0, notes: .none,
      keepsUnsoundSupersets: true,
      keeps: .formats([
        keys.sourceFormat: keys.subjects, BenchTrackerFamily.setField: [.set],
        BenchTrackerFamily.exerciseField: [.exercise],
      ]),
      // A ride has the uuid of its template, which is no JSON.
      isWritable: { $1?.root == .rides || KeptText.isJSON($0, $1) },
      kin: ["btd", "compact-workout", "compact-template"],
      own: { BenchTrackerFitter($0, options: $1, version: version) })
  }
}
