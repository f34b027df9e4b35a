internal import FormatKit
internal import WorkoutModel

/// Names what of a workout the app's notation has no place for.
struct BenchTrackerLosses {
  let losses: LossReporter
  /// The form whose own fields are written, under the name that the model keeps them by.
  let sourceFormat: String

  /// Reports what of `workout` is not written.
  func report(_ workout: Workout, at path: ModelPath) {
    if let start = workout.start { report(start, at: path) }
    if let details = workout.details { report(details, at: path) }
    for (number, exercise) in workout.exercises.enumerated() {
      report(exercise, at: path.exercise(number))
    }
  }

  private func report(_ start: Moment, at path: ModelPath) {
    switch start.precision {
    case .day: losses.added(.start, "00:00 for a workout known by its day", at: path)
    case .minute: break
    case .second, .millisecond:
      if start.millisecondOfDay % 60_000 != 0 {
        losses.rounded(.start, .cut(to: .minute), at: path, detail: start.description)
      }
    }
  }

  private func report(_ details: WorkoutDetails, at path: ModelPath) {
    if details.notes?.isEmpty == false { losses.dropped(.workoutNotes, at: path) }
    if details.end != nil { losses.dropped(.end, at: path) }
    if details.activeEnergyKilocalories != nil { losses.dropped(.activeEnergy, at: path) }
    if details.basalEnergyKilocalories != nil { losses.dropped(.basalEnergy, at: path) }
    if details.averageHeartRate != nil { losses.dropped(.averageHeartRate, at: path) }
    if details.maximumHeartRate != nil { losses.dropped(.maximumHeartRate, at: path) }
    if details.difficulty != nil { losses.dropped(.difficulty, at: path) }
    if details.templateReference?.isEmpty == false { losses.dropped(.templateReference, at: path) }
    reportForeign(details.sourceFields, at: path)
  }

  /// Reports what of `template` is not written.
  func report(_ template: WorkoutTemplate, at path: ModelPath) {
    if template.notes?.isEmpty == false { losses.dropped(.templateNotes, at: path) }
    reportForeign(template.sourceFields, at: path)
    for (number, exercise) in template.exercises.enumerated() {
      let path = path.exercise(number)
      if !exercise.sets.isEmpty { losses.dropped(.templateSets, at: path, count: exercise.sets.count) }
      var bare = exercise
      bare.sets = []
      report(bare, at: path)
    }
  }

  /// Reports what of `exercise` is not written.
  func report(_ exercise: Exercise, at path: ModelPath) {
    if let details = exercise.details {
      if details.notes?.isEmpty == false { losses.dropped(.exerciseNotes, at: path) }
      if details.equipment?.isEmpty == false { losses.dropped(.equipment, at: path) }
      if !details.muscles.isEmpty { losses.dropped(.muscles, at: path, count: details.muscles.count) }
      reportForeign(details.sourceFields, at: path)
    }
    for (number, set) in exercise.sets.enumerated() where !isPlain(set) {
      report(set, at: path.set(number))
    }
  }

  @inline(__always)
  private func isPlain(_ set: ExerciseSet) -> Bool {
    set.kind == .working && !set.hasDetails && (set.reps == nil) != (set.durationSeconds == nil)
  }

  private func report(_ set: ExerciseSet, at path: ModelPath) {
    if set.kind != .working { losses.dropped(.kind, at: path, detail: "\(set.kind)") }
    let isText =
      set.details?.freeText != nil || set.details?.sourceFields?.format == BenchTrackerFamily.setField
    if isText {
      let detail = "beside a free text"
      if set.reps != nil { losses.dropped(.reps, at: path, detail: detail) }
      if set.load != nil { losses.dropped(.load, at: path, detail: detail) }
      if set.durationSeconds != nil { losses.dropped(.setDuration, at: path, detail: detail) }
    } else if set.reps != nil, set.durationSeconds != nil {
      losses.dropped(.reps, at: path, detail: "of a timed set")
    } else if set.reps == nil, set.durationSeconds == nil {
      losses.added(.reps, .zeroForUncounted, at: path)
    }
    guard let details = set.details else { return }
    if details.isLoadPerSide { losses.dropped(.loadPerSide, at: path) }
    if details.distance != nil { losses.dropped(.distance, at: path) }
    if details.ratingOfPerceivedExertion != nil { losses.dropped(.ratingOfPerceivedExertion, at: path) }
    if details.repsInReserve != nil { losses.dropped(.repsInReserve, at: path) }
    if details.restSeconds != nil { losses.dropped(.rest, at: path) }
    if details.note?.isEmpty == false { losses.dropped(.setNote, at: path) }
    if details.target ?? SetTarget() != SetTarget() { losses.dropped(.target, at: path) }
    reportForeign(details.sourceFields, at: path)
  }

  /// Reports fields that only another format knows.
  func reportForeign(
    _ fields: SourceFields?, at path: ModelPath? = nil, of subject: Finding.Subject = .archive
  ) {
    guard let fields, fields.format != sourceFormat, fields.format != BenchTrackerFamily.setField,
      fields.format != BenchTrackerFamily.exerciseField
    else { return }
    losses.foreign(fields, at: path, of: subject)
  }
}
