internal import Notation
package import WorkoutModel

/// Takes out of workouts and templates what a format has no room for, and names it.
package struct WorkoutFitter {
  package let scope: FormatScope
  package let options: WriteOptions
  package let losses: LossReporter
  package var units: UnitFitter
  private var clock: ClockFitter
  private var identifiers = DerivedIdentifiers()
  /// What became of an identity, so that equal ones stay one instance.
  package var identities: [ObjectIdentifier: ExerciseIdentity] = [:]
  /// Keeps the keys of ``identities`` alive.
  var keptIdentities: [ExerciseIdentity] = []

  package init(_ scope: FormatScope, options: WriteOptions, losses: LossReporter) {
    self.scope = scope
    self.options = options
    self.losses = losses
    units = UnitFitter(scope, options: options, losses: losses)
    clock = ClockFitter(scope.clock, options: options, losses: losses)
  }

  /// `workout` as the format can hold it; nil where nothing of it can be held.
  ///
  /// - Throws: `RequestError` where the system's zone is needed and cannot be read.
  package mutating func fit(_ workout: Workout, at path: ModelPath) throws(RequestError) -> Workout? {
    var result = workout
    try fitStart(&result, at: path)
    if result.id != nil, !scope.has(.workoutID) {
      losses.dropped(.workoutID, at: path)
      result.id = nil
    } else if scope.requiresID, Self.isBlank(result.id?.description) {
      losses.added(.workoutID, "derived from the workout, the source has none", at: path)
      result.id = identifiers.identifier(of: workout, number: path.index)
    }
    if result.title != nil, !scope.has(.title) { drop(.title, &result.title, at: path) }
    if result.isStartEdited != nil, !scope.has(.isStartEdited) {
      drop(.isStartEdited, &result.isStartEdited, at: path)
    }
    fitDuration(&result, at: path)
    if let details = result.details { result.details = try fitted(details, at: path) }
    fitExercises(
      &result.exercises, &result.supersets, at: path, title: workout.title)
    if result.exercises.isEmpty, !scope.has(.emptyExercise), !scope.has(.emptyWorkout) {
      losses.dropped(.workouts, at: path, detail: "no set is left of the workout")
      return nil
    }
    limit(&result, at: path)
    return result
  }

  /// `template` as the format can hold it; nil where nothing of it can be held.
  package mutating func fit(_ template: WorkoutTemplate, at path: ModelPath) throws(RequestError)
    -> WorkoutTemplate?
  {
    var result = template
    if !scope.has(.templateID) { drop(.templateID, &result.id, at: path) }
    if !scope.has(.templateNotes) { drop(.templateNotes, &result.notes, at: path) }
    if !scope.has(.builtInTemplates), result.isBuiltIn {
      losses.dropped(.builtInTemplates, at: path)
      result.isBuiltIn = false
    }
    result.sourceFields = fitted(result.sourceFields, at: path)
    makeTargets(&result.exercises, at: path)
    fitExercises(&result.exercises, &result.supersets, at: path, title: template.title)
    if result.exercises.isEmpty, !scope.has(.emptyExercise) {
      losses.dropped(.templates, at: path, detail: "no exercise is left of the template")
      return nil
    }
    limit(&result, at: path)
    return result
  }

  /// The fields that the format writes back; the others are named.
  package func fitted(_ fields: SourceFields?, at path: ModelPath?) -> SourceFields? {
    guard var fields else { return nil }
    let isKept = fields.format == scope.formatID ? scope.keepsOwnFields : scope.keepsForeignFields
    guard isKept else {
      losses.foreign(fields, at: path)
      return nil
    }
    guard fields.format == scope.formatID, let names = scope.ownFields,
      !fields.fields.allSatisfy({ names.contains($0.name) })
    else { return fields }
    losses.foreign(
      SourceFields(format: fields.format, fields: fields.fields.filter { !names.contains($0.name) }), at: path
    )
    fields.fields.removeAll { !names.contains($0.name) }
    return fields.fields.isEmpty ? nil : fields
  }

  /// Takes out a value that is there, and names it.
  package func drop<Value>(_ field: ModelField, _ value: inout Value?, at path: ModelPath) {
    guard let lost = value else { return }
    // An empty text says no more than an absent one.
    if (lost as? String)?.isEmpty != true { losses.dropped(field, at: path) }
    value = nil
  }

  private mutating func fitStart(_ workout: inout Workout, at path: ModelPath) throws(RequestError) {
    guard let start = workout.start else {
      guard scope.requiresStart else { return }
      guard let date = options.date else {
        return losses.needs.add(.date, at: path)
      }
      workout.start = date
      losses.added(.start, "the date that was named, the source has none", at: path)
      return try fitStart(&workout, at: path)
    }
    guard scope.has(.start) else { return drop(.start, &workout.start, at: path) }
    if start.precision == scope.startPrecision ?? start.precision, clock.isFit(start) { return }
    workout.start = try fitted(start, at: path)
  }

  private mutating func fitted(_ start: Moment, at path: ModelPath) throws(RequestError) -> Moment {
    let start = try clock.fit(start, at: path)
    guard let precision = scope.startPrecision else { return start }
    let cut = start.cut(to: precision)
    if cut.wallMilliseconds != start.wallMilliseconds {
      losses.rounded(.start, .cut(to: precision), at: path, detail: start.description)
    } else if precision == .day, start.precision != .day {
      losses.converted(.start, "00:00 is written as the day alone", at: path)
    } else if start.precision == .day, precision != .day {
      losses.added(.start, "00:00 for a workout known by its day", at: path)
    }
    return cut
  }

  private func fitDuration(_ workout: inout Workout, at path: ModelPath) {
    guard let duration = workout.durationSeconds else { return }
    guard scope.has(.duration) else { return drop(.duration, &workout.durationSeconds, at: path) }
    guard scope.durationStep > 0 else { return }
    workout.durationSeconds = clockTime(duration, .duration, step: scope.durationStep, at: path)
  }

  /// Whole seconds or minutes, as many as a clock shows.
  func clockTime(
    _ seconds: ExactDecimal, _ field: ModelField, step: Int64 = 1, at path: ModelPath
  ) -> ExactDecimal? {
    let whole = seconds.wholePart
    let cut = whole - whole % step
    if seconds.fractionDigits == 0, cut == whole, (0...DurationText.maximumSeconds).contains(whole) {
      return seconds
    }
    guard seconds.coefficient >= 0, whole <= DurationText.maximumSeconds,
      let time = ExactDecimal(coefficient: cut)
    else {
      losses.dropped(field, at: path, detail: "\(seconds) s")
      return nil
    }
    if time == seconds.normalized {
      losses.converted(field, "a whole number, written without digits after the point", at: path)
    } else {
      losses.rounded(
        field, "cut to the \(step == 60 ? "minute" : "second")", at: path, detail: "\(seconds) s")
    }
    return time
  }

  private mutating func fitted(
    _ details: WorkoutDetails, at path: ModelPath
  ) throws(RequestError) -> WorkoutDetails? {
    var details = details
    func fit<Value>(_ field: ModelField, _ property: WritableKeyPath<WorkoutDetails, Value?>) {
      if !scope.has(field) { drop(field, &details[keyPath: property], at: path) }
    }
    fit(.workoutNotes, \.notes)
    fit(.end, \.end)
    fit(.activeEnergy, \.activeEnergyKilocalories)
    fit(.basalEnergy, \.basalEnergyKilocalories)
    fit(.averageHeartRate, \.averageHeartRate)
    fit(.maximumHeartRate, \.maximumHeartRate)
    fit(.difficulty, \.difficulty)
    fit(.templateReference, \.templateReference)
    if let end = details.end { details.end = try clock.fit(end, .end, at: path) }
    details.sourceFields = fitted(details.sourceFields, at: path)
    return details == WorkoutDetails() ? nil : details
  }
}
