internal import Notation
internal import WorkoutModel

/// Takes out of workouts and templates what a format has no room for, and names it.
///
/// A class, because its scope is large: each method of a structure would get a copy of it.
package final class WorkoutFitter {
  let scope: FormatScope
  let options: WriteOptions
  let losses: LossReporter
  let units: UnitFitter
  private let clock: ClockFitter
  /// What the format alone asks for.
  let own: (any OwnFitter)?
  /// Tells whether the format knows an exercise; nil if it knows every exercise.
  let knows: ((Exercise) -> Bool)?
  /// Fits texts to the cells of a table; nil for a format that is not a table.
  let texts: TableTexts?
  /// True for an archive that is as the app itself keeps it.
  @exclusivity(unchecked) var isKin = false
  /// True where an identity may have to be fitted.
  let fitsIdentities: Bool
  /// What became of each identity: equal ones stay one instance.
  @exclusivity(unchecked) var identities = IdentityMemory<FittedIdentity>()
  /// Names what is lost of identities.
  @exclusivity(unchecked) var identityLosses: IdentityLosses

  init(_ scope: FormatScope, options: WriteOptions, losses: LossReporter) {
    self.scope = scope
    self.options = options
    self.losses = losses
    identityLosses = IdentityLosses(losses)
    clock = ClockFitter(scope.clock, options: options, losses: losses)
    own = scope.own?(losses, options)
    knows = own?.knows
    texts = scope.table.map { TableTexts(losses: losses, namesFormulas: $0 == .ofAnApp) }
    fitsIdentities =
      texts != nil || scope.requiresExerciseName || !scope.has(.variation) || !scope.has(.category)
      || !scope.has(.style)
    units = UnitFitter(scope, options: options, losses: losses, usualLoadUnit: own?.usualLoadUnit)
  }

  /// Makes one for a thread that fits as the plan says.
  convenience init(_ plan: StretchPlan, losses: LossReporter) {
    self.init(plan.scope, options: plan.options, losses: losses)
    isKin = scope.isKin(plan.head.source)
    units.begin(plan.head)
    units.settle(mass: plan.mass, distance: plan.distance)
    var head = plan.head
    own?.begin(&head)
  }

  /// True where what becomes of a workout does not depend on those before it.
  var fitsEachAlone: Bool { units.areSettled && own?.remembers != true }

  /// `workout` as the format can hold it; nil where nothing of it can be held.
  ///
  /// - Throws: `RequestError` where the system's zone is needed and cannot be read.
  func fit(_ workout: Workout, at path: ModelPath) throws(WorkoutError) -> Workout? {
    var result = workout
    if isFit(workout) {
      fitTexts(&result, at: path)
      return result
    }
    fitEnd(&result, at: path)
    // Before a format that needs one makes one.
    if scope.has(.workoutID) { texts?.fitIdentifier(&result, at: path) }
    try own?.prepare(&result, at: path)
    try fitStart(&result, at: path)
    if result.id != nil, !scope.has(.workoutID) {
      losses.dropped(.workoutID, at: path)
      result.id = nil
    }
    if result.title != nil, !scope.has(.title) { drop(.title, &result.title, at: path) }
    if result.isStartEdited != nil, !scope.has(.isStartEdited) {
      drop(.isStartEdited, &result.isStartEdited, at: path)
    }
    fitDuration(&result, at: path)
    if result.hasDetails, let details = result.details { result.details = try fitted(details, at: path) }
    texts?.fit(&result, at: path)
    fitExercises(
      &result.exercises, &result.supersets, at: path, title: workout.title)
    if result.exercises.isEmpty, !scope.has(.emptyExercise), !scope.has(.emptyWorkout) {
      losses.dropped(.workouts, at: path, detail: "no set is left of the workout")
      return nil
    }
    own?.finish(&result, at: path)
    return result
  }

  /// Fits the texts of a workout in which nothing else is to be fitted.
  private func fitTexts(_ workout: inout Workout, at path: ModelPath) {
    guard let texts else { return }
    texts.fitIdentifier(&workout, at: path)
    texts.fit(&workout, at: path)
    for number in workout.exercises.indices {
      // Nothing else is to be fitted of it, so that its identity is the fitted one.
      if !fitted(workout.exercises[number].identity).isFitForTable {
        texts.fit(&workout.exercises[number].identity, at: path.exercise(number))
      }
      // One that is not touched is not copied.
      if texts.hasTexts(workout.exercises[number]) {
        texts.fit(&workout.exercises[number], at: path.exercise(number))
      }
    }
  }

  /// True for a workout that the format can hold as it is; false where only a closer look tells.
  private func isFit(_ workout: Workout) -> Bool {
    guard !workout.hasDetails || isKept(workout.details),
      workout.id == nil || scope.has(.workoutID), workout.title == nil || scope.has(.title),
      workout.isStartEdited == nil || scope.has(.isStartEdited),
      workout.supersets.map({ scope.has(.supersets) && areKept($0, workout.exercises.count) }) ?? true,
      workout.durationSeconds == nil || scope.has(.duration) && scope.durationStep == 0,
      isFit(workout.start)
    else { return false }
    guard scope.has(.equalNeighbors), scope.has(.emptyWorkout) || !workout.exercises.isEmpty,
      areFit(workout.exercises)
    else { return false }
    return own?.leaves(workout) ?? true
  }

  @inline(__always)
  private func isFit(_ start: Moment?) -> Bool {
    guard let start else { return !scope.requiresStart }
    return scope.has(.start) && start.precision == scope.startPrecision ?? start.precision
      && clock.isFit(start)
  }

  /// True for details that hold nothing but fields of the format's own.
  private func isKept(_ details: WorkoutDetails?) -> Bool {
    guard let fields = details?.sourceFields else { return false }
    for field in fields.fields
    where !scope.keeps(field.name, of: fields.format, in: .workout) || scope.isWritable?(field, nil) == false
    {
      return false
    }
    var bare = WorkoutDetails()
    bare.sourceFields = fields
    return details == bare
  }

  /// `template` as the format can hold it; nil where nothing of it can be held.
  func fit(_ template: WorkoutTemplate, at path: ModelPath) throws(WorkoutError)
    -> WorkoutTemplate?
  {
    var result = template
    if !scope.has(.templateID) { drop(.templateID, &result.id, at: path) }
    if !scope.has(.templateNotes) { drop(.templateNotes, &result.notes, at: path) }
    if !scope.has(.builtInTemplates), result.isBuiltIn {
      losses.dropped(.builtInTemplates, at: path)
      result.isBuiltIn = false
    }
    own?.prepare(&result, at: path)
    result.sourceFields = fitted(result.sourceFields, at: path)
    fitExercises(&result.exercises, &result.supersets, at: path, title: template.title)
    if result.exercises.isEmpty, !scope.has(.emptyExercise) {
      losses.dropped(.templates, at: path, detail: "no exercise is left of the template")
      return nil
    }
    own?.finish(&result, at: path)
    return result
  }

  /// The fields that the format writes back; the others are named.
  func fitted(
    _ fields: SourceFields?, at path: ModelPath?, of subject: Finding.Subject = .archive
  ) -> SourceFields? {
    guard var fields else { return nil }
    let format = fields.format
    let owner = path?.subject ?? subject
    let foreign = fields.fields.filter { !scope.keeps($0.name, of: format, in: owner) }
    if !foreign.isEmpty || fields.fields.isEmpty {
      losses.foreign(SourceFields(format: format, fields: foreign), at: path, of: subject)
      fields.fields.removeAll { !scope.keeps($0.name, of: format, in: owner) }
    }
    losses.keepWritable(&fields, scope, at: path, of: subject)
    return fields.fields.isEmpty ? nil : fields
  }

  /// Takes out a value that is there, and names it.
  func drop<Value>(_ field: ModelField, _ value: inout Value?, at path: ModelPath) {
    losses.drop(field, &value, at: path)
  }

  /// Takes out a text that is there, and names it; an empty one says no more than an absent one.
  func drop(_ field: ModelField, _ text: inout String?, at path: ModelPath) {
    losses.drop(field, &text, at: path)
  }

  private func fitStart(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    guard let start = workout.start else {
      guard scope.requiresStart else { return }
      guard let date = options.date else {
        return losses.needs.add(.date, at: path)
      }
      workout.start = date
      losses.added(.start, "set to the given date", at: path)
      return try fitStart(&workout, at: path)
    }
    guard scope.has(.start) else { return drop(.start, &workout.start, at: path) }
    if start.precision == scope.startPrecision ?? start.precision, clock.isFit(start) { return }
    workout.start = try fitted(start, at: path)
  }

  private func fitted(_ start: Moment, at path: ModelPath) throws(WorkoutError) -> Moment {
    let start = try clock.fit(start, at: path)
    guard let precision = scope.startPrecision else { return start }
    let cut = start.cut(to: precision)
    if cut.wallMilliseconds != start.wallMilliseconds {
      losses.rounded(.start, .cut(to: precision), at: path, detail: start.description)
    } else if precision == .day, start.precision != .day {
      losses.converted(.start, "00:00 is written as the day alone", at: path)
    } else if start.precision == .day, precision != .day {
      losses.added(.start, "set to 00:00: only the day is known", at: path)
    }
    return cut
  }

  /// Lets the duration tell the end where the format has a place for the one alone.
  private func fitEnd(_ workout: inout Workout, at path: ModelPath) {
    guard !scope.has(.end), scope.has(.duration), let seconds = workout.secondsToEnd else { return }
    if workout.durationSeconds == nil {
      losses.added(.duration, "up to the end", at: path, detail: "\(seconds) s")
      workout.durationSeconds = seconds
    }
    guard workout.durationSeconds?.normalized == seconds else { return }
    losses.converted(.end, "computed from start and duration", at: path)
    workout.details?.end = nil
    if workout.details == WorkoutDetails() { workout.details = nil }
  }

  private func fitDuration(_ workout: inout Workout, at path: ModelPath) {
    guard let duration = workout.durationSeconds else { return }
    guard scope.has(.duration) else { return drop(.duration, &workout.durationSeconds, at: path) }
    guard scope.durationStep > 0 else { return }
    workout.durationSeconds = losses.clockTime(duration, .duration, step: scope.durationStep, at: path)
  }

  private func fitted(
    _ details: WorkoutDetails, at path: ModelPath
  ) throws(WorkoutError) -> WorkoutDetails? {
    var details = details
    func fit<Value>(_ field: ModelField, _ value: inout Value?) {
      if !scope.has(field) { drop(field, &value, at: path) }
    }
    fit(.end, &details.end)
    fit(.activeEnergy, &details.activeEnergyKilocalories)
    fit(.basalEnergy, &details.basalEnergyKilocalories)
    fit(.averageHeartRate, &details.averageHeartRate)
    fit(.maximumHeartRate, &details.maximumHeartRate)
    fit(.difficulty, &details.difficulty)
    if !scope.has(.workoutNotes) { drop(.workoutNotes, &details.notes, at: path) }
    if !scope.has(.templateReference) { drop(.templateReference, &details.templateReference, at: path) }
    if let end = details.end { details.end = try clock.fit(end, .end, at: path) }
    details.sourceFields = fitted(details.sourceFields, at: path)
    return details == WorkoutDetails() ? nil : details
  }
}
