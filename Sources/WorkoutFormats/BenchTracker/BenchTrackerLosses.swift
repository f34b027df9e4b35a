internal import WorkoutModel

/// Names what of a workout the app's notation has no place for.
struct BenchTrackerLosses {
  let findings: any FindingSink
  /// The form that is written: `.btd`, `a compact workout`.
  let target: String
  /// The form whose own fields are written, under the name that the model keeps them by.
  let sourceFormat: String

  func drop(_ what: String, _ when: String = "", at pointer: () -> String, count: Int = 1) {
    findings.report(
      Finding(
        .warning, .dropped, "\(what): \(target) has no field for it\(when)", place: Place(pointer: pointer()),
        count: count))
  }

  /// Reports what of `workout` is not written.
  func report(_ workout: Workout, index: Int) {
    let pointer = { "/workouts/\(index)" }
    if let start = workout.start { report(start, at: pointer) }
    if let details = workout.details { report(details, at: pointer) }
    for (number, exercise) in workout.exercises.enumerated() {
      report(exercise, at: { "\(pointer())/exercises/\(number)" })
    }
  }

  private func report(_ start: Moment, at pointer: () -> String) {
    switch start.precision {
    case .day:
      findings.report(
        Finding(
          .note, .added, "time of day 00:00 for a workout known by its day",
          place: Place(pointer: "\(pointer())/date")))
    case .minute: break
    case .second, .millisecond:
      if start.millisecondOfDay % 60_000 != 0 {
        findings.report(
          Finding(
            .warning, .rounded, "start of a workout: cut to the minute", detail: start.description,
            place: Place(pointer: "\(pointer())/date")))
      }
    }
  }

  private func report(_ details: WorkoutDetails, at pointer: () -> String) {
    if details.notes?.isEmpty == false { drop("notes of a workout", at: pointer) }
    if details.end != nil { drop("end of a workout", at: pointer) }
    if details.activeEnergyKilocalories != nil { drop("active energy", at: pointer) }
    if details.basalEnergyKilocalories != nil { drop("basal energy", at: pointer) }
    if details.averageHeartRate != nil { drop("average heart rate", at: pointer) }
    if details.maximumHeartRate != nil { drop("maximum heart rate", at: pointer) }
    if details.difficulty != nil { drop("difficulty", at: pointer) }
    if details.templateReference?.isEmpty == false { drop("template of a workout", at: pointer) }
    reportForeign(details.sourceFields, at: pointer)
  }

  /// Reports what of `template` is not written.
  func report(_ template: WorkoutTemplate, at pointer: () -> String) {
    if template.notes?.isEmpty == false { drop("notes of a template", at: pointer) }
    reportForeign(template.sourceFields, at: pointer)
    for (number, exercise) in template.exercises.enumerated() {
      let pointer = "\(pointer())/exercises/\(number)"
      if !exercise.sets.isEmpty {
        drop("target sets of a template", at: { pointer }, count: exercise.sets.count)
      }
      var bare = exercise
      bare.sets = []
      report(bare, at: { pointer })
    }
  }

  /// Reports what of `exercise` is not written.
  func report(_ exercise: Exercise, at pointer: () -> String) {
    if let details = exercise.details {
      if details.notes?.isEmpty == false { drop("notes of an exercise", at: pointer) }
      if details.equipment?.isEmpty == false { drop("equipment", at: pointer) }
      if !details.muscles.isEmpty { drop("muscles", at: pointer) }
      reportForeign(details.sourceFields, at: pointer)
    }
    for (number, set) in exercise.sets.enumerated() where !isPlain(set) {
      report(set, at: { "\(pointer())/sets/\(number)" })
    }
  }

  @inline(__always)
  private func isPlain(_ set: ExerciseSet) -> Bool {
    set.kind == .working && !set.hasDetails && (set.reps == nil) != (set.durationSeconds == nil)
  }

  private func report(_ set: ExerciseSet, at pointer: () -> String) {
    if set.kind != .working { drop("kind of a set (warm-up, drop, failure)", at: pointer) }
    let isText =
      set.details?.freeText != nil || set.details?.sourceFields?.format == BenchTrackerFamily.setField
    if isText {
      let when = " beside a free text"
      if set.reps != nil { drop("repetitions", when, at: pointer) }
      if set.load != nil { drop("weight", when, at: pointer) }
      if set.durationSeconds != nil { drop("time of a set", when, at: pointer) }
    } else if set.reps != nil, set.durationSeconds != nil {
      drop("repetitions of a timed set", at: pointer)
    } else if set.reps == nil, set.durationSeconds == nil {
      findings.report(
        Finding(.note, .added, "0 repetitions for a set that counts none", place: Place(pointer: pointer())))
    }
    guard let details = set.details else { return }
    if details.isLoadPerSide { drop("weight of each side", at: pointer) }
    if details.distance != nil { drop("distance", at: pointer) }
    if details.ratingOfPerceivedExertion != nil { drop("RPE", at: pointer) }
    if details.repsInReserve != nil { drop("RIR", at: pointer) }
    if details.restSeconds != nil { drop("rest", at: pointer) }
    if details.note?.isEmpty == false { drop("note of a set", at: pointer) }
    if details.target ?? SetTarget() != SetTarget() { drop("target of a set", at: pointer) }
    reportForeign(details.sourceFields, at: pointer)
  }

  /// Reports fields that only another format knows.
  func reportForeign(_ fields: SourceFields?, at pointer: () -> String) {
    guard let fields, fields.format != sourceFormat, fields.format != BenchTrackerFamily.setField,
      fields.format != BenchTrackerFamily.exerciseField
    else { return }
    for field in fields.fields { drop("\(fields.format) field \(field.name)", at: pointer) }
  }
}
