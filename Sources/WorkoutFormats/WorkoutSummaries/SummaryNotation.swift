internal import FormatKit
internal import WorkoutModel

/// What a summary says of a workout, of its exercises and sets, as far as the model tells it.
enum SummaryNotation {
  static let formatID = "summaries"
  /// The objects of a set summary whose members are kept one by one.
  static let nested: Set<String> = ["set"]
  /// The members of a set summary that its ``Exercise`` keeps.
  static let exercise = "set/exercise"
  /// The kept field of a rest interval, on the set before it or, without one, on the workout.
  static let rest = "rest/interval"
  /// The kept field of the order in which the set summaries stand in the file, where it is not that in which
  /// they were done: for each place in the order done, the place in the file.
  static let order = "order/file"
  /// The kept field of an exercise that is not an object, or, where it is empty, of one that is absent.
  static let noExercise = "exercise/none"

  /// The list of set summaries.
  static let sets = "set_summaries"

  /// True for a kept field that can be written: JSON, or what stands for a missing exercise or order.
  @Sendable static func isWritable(_ field: SourceFields.Field, _ path: ModelPath?) -> Bool {
    field.name == order || (field.name == noExercise && field.text.isEmpty) || KeptText.isJSON(field, path)
  }

  /// The list of set summaries, each as JSON text.
  static func told(sets texts: [String]) -> ToldField {
    ToldField(name: sets, text: "[\(texts.joined(separator: ","))]", isDefault: texts.isEmpty)
  }

  /// The members of a summary but for its sets.
  static func told(of workout: Workout, identifier: String) -> [ToldField] {
    let details = workout.details
    var fields = TellableFields()
    fields.text("id", workout.id?.description)
    fields.text("workout_id", details?.templateReference, else: identifier)
    fields.text("started_at", workout.start.map(time))
    fields.text("completed_at", details?.end.map(time))
    fields.number("actual_duration", workout.durationSeconds)
    fields.number("active_energy_burned", details?.activeEnergyKilocalories)
    fields.number("basal_energy_burned", details?.basalEnergyKilocalories)
    fields.number("average_heart_rate", details?.averageHeartRate)
    fields.number("max_heart_rate", details?.maximumHeartRate)
    fields.number("difficulty", details?.difficulty)
    fields.text("notes", details?.notes)
    return fields.fields
  }

  /// The members of a set summary but for its exercise.
  ///
  /// - Parameters:
  ///   - place: the number of the set summary in the order done.
  ///   - summary: the summary's id.
  ///   - owner: what the identifiers of sets are derived from.
  static func told(
    of set: ExerciseSet, place: Int, summary: String?, owner: String
  ) -> [ToldField] {
    let identifier = identifier("set", owner, "\(place)")
    let details = set.details
    let target = details?.target
    let isTimed = set.reps == nil && details?.distance == nil
    let zero = ExactDecimal(0)
    var fields = TellableFields()
    fields.text("set_id", nil, else: identifier)
    if let summary { fields.text("summary_id", nil, else: summary) }
    fields.number(
      "time_spent_active", set.durationSeconds,
      isImplied: isTimed && set.durationSeconds == target?.durationSeconds)
    fields.number("weight", set.load?.value, isImplied: set.load == target?.load)
    if set.reps != target?.reps { fields.number("reps_reported", set.reps.map { ExactDecimal($0) }) }
    fields.text("set/id", nil, else: identifier)
    fields.text("set/type", nil, else: type(of: set))
    fields.number("set/reps", target?.reps.map { ExactDecimal($0) }, else: zero)
    fields.number("set/duration", target?.durationSeconds)
    fields.number("set/weight", target?.load?.value, else: zero)
    fields.number("set/distance", details?.distance?.value, else: zero)
    fields.number("set/position", nil, else: ExactDecimal(Int32(clamping: place)))
    fields.bool("set/is_two_dumbbells", details?.isLoadPerSide ?? false)
    return fields.fields
  }

  /// The members of the exercise of a set summary.
  static func told(of exercise: Exercise, _ flags: ExerciseFlags) -> [ToldField] {
    let identity = exercise.identity
    var fields = TellableFields()
    fields.text("id", nil, else: identifier("exercise", identity.name ?? "", identity.variation ?? ""))
    fields.text("name", identity.name)
    fields.text("side", identity.variation.flatMap(ExerciseSide.key), else: "")
    fields.text("type", nil, else: "")
    fields.bool("is_alternating", false)
    fields.bool("is_duration", flags.isTimed)
    fields.bool("is_reps", flags.countsReps)
    fields.bool("is_two_dumbbells", flags.isLoadPerSide)
    fields.bool("is_weight", flags.hasLoad)
    if let muscles = exercise.details?.muscles, !muscles.isEmpty {
      fields.text("muscle_groups", muscles.joined(separator: ","))
    }
    return fields.fields
  }

  /// What the app calls the kind of a set: nothing where a time is asked for beside something else.
  private static func type(of set: ExerciseSet) -> String {
    let details = set.details
    let hasReps = set.reps != nil || details?.target?.reps != nil
    let hasDistance = details?.distance != nil
    if details?.target?.durationSeconds != nil { return hasReps || hasDistance ? "" : "duration" }
    return hasDistance ? "distance" : hasReps ? "reps" : set.durationSeconds != nil ? "duration" : ""
  }

  /// The name of the document of the first workout of `archive`: its id, as far as a file can be called so.
  static func documentName(of archive: WorkoutArchive) -> String {
    let id =
      archive.workouts.first.map { $0.id ?? WorkoutIdentifier(contentOf: $0, number: 0) }?.description
      ?? formatID
    return id.isEmpty ? formatID : String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// What is kept of an exercise that is not an object.
  static func keptExercise(_ text: String?) -> SourceFields {
    SourceFields(format: formatID, fields: [.init(name: noExercise, text: text ?? "")])
  }

  /// An identifier that is the same wherever the same is written.
  static func identifier(_ texts: String...) -> String {
    WorkoutIdentifier(derivedFrom: texts.joined(separator: "\n")).description.lowercased()
  }

  /// `2025-02-22T18:12:47.506Z`.
  private static func time(_ moment: Moment) -> String { moment.cut(to: .millisecond).description }
}
