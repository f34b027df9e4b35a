internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes a workout as LiftLog keeps a session.
struct LiftLogSession {
  private let workout: Workout
  private let start: String
  private let json: JSONOutput

  /// The JSON of `workout`, which a ``LiftLogJSONFitter`` has fitted, with the weight of the body on that day.
  static func text(of workout: Workout, bodyWeight: Load?) -> String {
    JSONOutput.text {
      LiftLogSession(workout: workout, start: start(of: workout), json: $0).write(bodyWeight)
    }
  }

  private static func start(of workout: Workout) -> String {
    workout.start.map { LiftLogTableWriter.time($0) } ?? ""
  }

  private func write(_ bodyWeight: Load?) {
    var object = JSONObjectOutput(json)
    object.key("version")
    json.number(LiftLogOutput.sessionVersion)
    object.text("id", workout.id?.description ?? "")
    object.key("blueprint")
    var blueprint = JSONObjectOutput(json)
    blueprint.text("name", workout.title ?? "")
    blueprint.text("notes", workout.details?.notes ?? "")
    blueprint.end()
    object.text("date", workout.start?.cut(to: .day).withOffset(nil).description ?? "")
    if let bodyWeight {
      object.key("bodyweight")
      LiftLogOutput.weight(bodyWeight, to: json)
    }
    object.list("recordedExercises", Array(workout.exercises.enumerated())) { number, exercise in
      if LiftLogJSONFitter.isCardio(exercise.sets) {
        writeCardio(exercise)
      } else {
        writeWeighted(exercise, isWithNext: LiftLogOutput.isWithNext(number, workout.supersets))
      }
    }
    object.end()
  }

  private func kept(_ exercise: Exercise) -> [SourceFields.Field] {
    exercise.details?.sourceFields?.fields ?? []
  }

  // MARK: With weights

  private func writeWeighted(_ exercise: Exercise, isWithNext: Bool) {
    var object = JSONObjectOutput(json)
    object.text("type", "RecordedWeightedExercise")
    object.key("blueprint")
    writeBlueprint(of: exercise, isWithNext: isWithNext)
    object.list("potentialSets", exercise.sets) { set in
      var object = JSONObjectOutput(json)
      object.key("target")
      writeTarget(of: set)
      object.key("set")
      var done = JSONObjectOutput(json)
      done.number("repsCompleted", set.reps ?? 0)
      done.text("completionDateTime", time(of: set))
      done.end()
      object.key("weight")
      LiftLogOutput.weight(set.load ?? Load(0, unit: nil), to: json)
      object.end()
    }
    object.text("notes", exercise.details?.notes)
    object.end()
  }

  private func writeBlueprint(of exercise: Exercise, isWithNext: Bool) {
    let kept = kept(exercise)
    func has(_ name: String) -> Bool { kept.text(of: "blueprint/" + name) != nil }
    var object = JSONObjectOutput(json)
    object.text("type", "WeightedExerciseBlueprint")
    object.text("name", exercise.identity.name ?? "")
    if !has("plannedSets") {
      object.list("plannedSets", exercise.sets) { writeTarget(of: $0) }
    }
    if !has("restBetweenSets") {
      object.key("restBetweenSets")
      json.raw(LiftLogRest.text(nil))
    }
    object.bool("supersetWithNext", isWithNext)
    if !has("notes") { object.text("notes", "") }
    if !has("link") { object.text("link", "") }
    if !has("resistance") {
      object.text("resistance", exercise.sets.allSatisfy { $0.load == nil } ? "none" : "external")
    }
    if !has("progression") {
      object.key("progression")
      json.raw("[]")
    }
    object.kept(kept, below: "blueprint/")
    object.end()
  }

  private func writeTarget(of set: ExerciseSet) {
    let target = set.details?.target
    let least = target?.reps ?? set.reps ?? 0
    LiftLogOutput.plannedSet(least, target?.maximumReps ?? least, to: json)
  }

  /// When a set was completed: the start of the workout, where nothing else is known.
  private func time(of set: ExerciseSet) -> String {
    set.details?.sourceFields?[LiftLogTableField.timestamp] ?? start
  }

  // MARK: For endurance

  private func writeCardio(_ exercise: Exercise) {
    let kept = kept(exercise)
    var object = JSONObjectOutput(json)
    object.text("type", "RecordedCardioExercise")
    object.key("blueprint")
    var blueprint = JSONObjectOutput(json)
    blueprint.text("type", "CardioExerciseBlueprint")
    blueprint.text("name", exercise.identity.name ?? "")
    if kept.text(of: "blueprint/sets") == nil {
      blueprint.list("sets", exercise.sets) { writeCardioBlueprint(of: $0) }
    }
    if kept.text(of: "blueprint/notes") == nil { blueprint.text("notes", "") }
    if kept.text(of: "blueprint/link") == nil { blueprint.text("link", "") }
    blueprint.kept(kept, below: "blueprint/")
    blueprint.end()
    object.list("sets", exercise.sets) { set in
      let kept = set.details?.sourceFields?.fields ?? []
      var object = JSONObjectOutput(json)
      object.key("blueprint")
      writeCardioBlueprint(of: set)
      object.text("completionDateTime", time(of: set))
      object.text("duration", set.durationSeconds.map { LiftLogOutput.duration($0) })
      if let distance = set.details?.distance {
        object.key("distance")
        LiftLogOutput.distance(distance, to: json)
      }
      for name in ["resistance", "incline", "steps"] {
        guard let text = kept.text(of: name) else { continue }
        object.key(name)
        json.raw(text)
      }
      if let load = set.load {
        object.key("weight")
        LiftLogOutput.weight(load, to: json)
      }
      object.end()
    }
    object.text("notes", exercise.details?.notes)
    object.end()
  }

  private func writeCardioBlueprint(of set: ExerciseSet) {
    let kept = set.details?.sourceFields?.fields ?? []
    var object = JSONObjectOutput(json)
    object.key("target")
    let target = set.details?.target
    LiftLogOutput.cardioTarget(target?.durationSeconds, target?.distance, to: json)
    let flags: [(name: String, value: Bool)] = [
      ("trackDuration", set.durationSeconds != nil), ("trackDistance", set.details?.distance != nil),
      ("trackResistance", kept.text(of: "resistance") != nil),
      ("trackIncline", kept.text(of: "incline") != nil),
      ("trackWeight", set.load != nil), ("trackSteps", kept.text(of: "steps") != nil),
    ]
    for flag in flags where kept.text(of: "blueprint/" + flag.name) == nil {
      object.bool(flag.name, flag.value)
    }
    object.kept(kept, below: "blueprint/")
    object.end()
  }
}
