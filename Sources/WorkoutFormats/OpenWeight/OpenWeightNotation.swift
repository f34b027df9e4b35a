internal import Notation
internal import WorkoutModel

/// Writes logs, templates and their exercises and sets.
struct OpenWeightNotation {
  let output: JSONOutput

  /// Writes a log.
  func write(_ workout: Workout) {
    let details = workout.details
    let kept = Self.own(details?.sourceFields)
    var object = JSONObjectOutput(output)
    if let start = workout.start { write(start, kept, &object) }
    object.text("name", workout.title)
    object.text("notes", details?.notes)
    object.number("durationSeconds", workout.durationSeconds)
    object.text("templateId", details?.templateReference)
    write(workout.exercises, workout.supersets, areDone: true, &object)
    object.kept(kept)
    object.end()
  }

  /// Writes a template.
  func write(_ template: WorkoutTemplate) {
    var object = JSONObjectOutput(output)
    object.text("name", template.title)
    object.text("notes", template.notes)
    write(template.exercises, template.supersets, areDone: false, &object)
    object.kept(Self.own(template.sourceFields))
    object.end()
  }

  /// The fields that only openweight knows.
  static func own(_ fields: SourceFields?) -> [SourceFields.Field] {
    fields?.format == OpenWeightReader.formatID ? fields?.fields ?? [] : []
  }

  /// Writes a start in the notation that was kept, where that still means the same.
  private func write(_ start: Moment, _ kept: [SourceFields.Field], _ object: inout JSONObjectOutput) {
    let text = kept.text(of: "date") ?? ""
    let written = OpenWeightDate.moment(String(text.dropFirst().dropLast()))
    if let written, written.cut(to: .millisecond) == start.cut(to: .millisecond) { return }
    object.text("date", OpenWeightDate.text(start))
  }

  // MARK: Exercises

  private func write(
    _ exercises: [Exercise], _ supersets: [[Int]]?, areDone: Bool, _ object: inout JSONObjectOutput
  ) {
    let numbers = OpenWeightSupersets.numbers(supersets ?? [], of: exercises)
    object.list("exercises", Array(exercises.enumerated())) { index, exercise in
      write(exercise, superset: numbers[index], areDone: areDone)
    }
  }

  private func write(_ exercise: Exercise, superset: Int32?, areDone: Bool) {
    let details = exercise.details
    var kept = Self.own(details?.sourceFields)
    var object = JSONObjectOutput(output)
    object.key("exercise")
    var identity = JSONObjectOutput(output)
    identity.text("name", exercise.identity.name)
    identity.text("equipment", details?.equipment)
    identity.text("category", exercise.identity.category)
    if let muscles = details?.muscles, !muscles.isEmpty {
      identity.list("musclesWorked", muscles) { output.text($0) }
    }
    identity.kept(kept, below: "exercise/")
    identity.end()
    object.text("notes", details?.notes)
    object.number("supersetId", superset)
    kept.removeAll { $0.name == "supersetId" && superset == nil && Int32($0.text) != nil }
    object.list("sets", exercise.sets) { areDone ? writePerformed($0) : writeAsked($0) }
    object.kept(kept)
    object.end()
  }

  // MARK: Sets

  private func writePerformed(_ set: ExerciseSet) {
    var object = JSONObjectOutput(output)
    let details = set.details
    object.number("reps", set.reps)
    object.number("weight", set.load?.value)
    object.number("durationSeconds", set.durationSeconds)
    object.number("distance", details?.distance?.value)
    object.text("distanceUnit", details?.distance?.unit?.rawValue)
    object.number("rpe", details?.ratingOfPerceivedExertion)
    object.number("rir", details?.repsInReserve)
    writeCommon(set, details, isDone: true, &object)
  }

  private func writeAsked(_ set: ExerciseSet) {
    var object = JSONObjectOutput(output)
    let details = set.details
    object.number("targetRIR", details?.repsInReserve)
    writeCommon(set, details, isDone: false, &object)
  }

  private func writeCommon(
    _ set: ExerciseSet, _ details: SetDetails?, isDone: Bool, _ object: inout JSONObjectOutput
  ) {
    var kept = Self.own(details?.sourceFields)
    let target = details?.target
    object.text("unit", (set.load ?? target?.load)?.unit?.rawValue)
    OpenWeightSetType.settle(&kept, with: set.kind, isDone: isDone)
    let type = OpenWeightSetType.type(in: kept)
    if type == nil { object.text("type", OpenWeightSetType.type(of: set.kind, isDone: isDone)) }
    if kept.text(of: "toFailure") == nil {
      object.bool("toFailure", OpenWeightSetType.isToFailure(set.kind, beside: type, isDone: isDone))
    }
    object.number("restSeconds", details?.restSeconds)
    object.text("notes", details?.note)
    writeRepetitions(target, kept, &object)
    object.number("targetWeight", target?.load?.value)
    object.number("targetRPE", target?.ratingOfPerceivedExertion)
    object.kept(kept)
    object.end()
  }

  /// Writes the repetitions asked for, unless what was kept says them already.
  private func writeRepetitions(
    _ target: SetTarget?, _ kept: [SourceFields.Field], _ object: inout JSONObjectOutput
  ) {
    let said = (kept.text(of: "targetReps") ?? kept.text(of: "targetRepsMin")).flatMap { Int32($0) }
    if let said, said == target?.reps, target?.maximumReps == nil { return }
    let isRange = target?.maximumReps != nil
    object.number(isRange ? "targetRepsMin" : "targetReps", target?.reps)
    object.number("targetRepsMax", target?.maximumReps)
  }
}
