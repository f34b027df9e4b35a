internal import FormatKit
internal import WorkoutModel

/// Brings templates into what a planned workout of FIT can hold, and names what changes.
final class FITPlanFitter: OwnFitter {
  private let losses: LossReporter
  private let texts: FITText
  private let numbers: FITNumbers

  init(_ losses: LossReporter) {
    self.losses = losses
    texts = FITText(losses: losses)
    numbers = FITNumbers(losses: losses)
  }

  func prepare(_ template: inout WorkoutTemplate, at path: ModelPath) {
    // An exercise without sets is a step too.
    numbers.limit(&template.exercises, to: FITLimits.plannedSets, least: 1, at: path)
    for number in template.exercises.indices {
      let path = path.exercise(number)
      FITNotation.keepNumbers(of: &template.exercises[number])
      if template.exercises[number].sets.isEmpty {
        losses.added(.emptyExercise, "one empty set, as each is a step", at: path)
        template.exercises[number].sets = [ExerciseSet()]
        template.exercises[number].details?.isWithoutSets = false
      }
      for place in template.exercises[number].sets.indices {
        ask(&template.exercises[number].sets[place], at: path.set(place))
      }
    }
  }

  func finish(_ template: inout WorkoutTemplate, at path: ModelPath) {
    texts.fit(&template.title, .templateTitle, at: path)
    texts.fit(&template.notes, .templateNotes, at: path)
    // Notes of exercises that were joined are longer than each of them.
    for number in template.exercises.indices {
      guard var details = template.exercises[number].details else { continue }
      texts.fit(&details.notes, .exerciseNotes, at: path.exercise(number))
      template.exercises[number].details = details
    }
  }

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    texts.fit(&exercise, at: path)
    if var details = exercise.details {
      texts.fit(&details.notes, .exerciseNotes, at: path)
      exercise.details = details == ExerciseDetails() ? nil : details
    }
    for place in exercise.sets.indices { finish(&exercise.sets[place], at: path.set(place)) }
  }

  // MARK: Sets

  /// Writes what a set of a template asks for as the set itself, where a step has room for it.
  private func ask(_ set: inout ExerciseSet, at path: ModelPath) {
    guard set.hasDetails, var details = set.details, var target = details.target else { return }
    var isTaken = false
    if target.reps ?? 0 >= 0 { isTaken = take(.reps, &target.reps, as: &set.reps, at: path) }
    if canHold(target.load) { isTaken = take(.load, &target.load, as: &set.load, at: path) || isTaken }
    if set.reps == nil, canHold(target.durationSeconds, digits: 3) {
      isTaken = take(.setDuration, &target.durationSeconds, as: &set.durationSeconds, at: path) || isTaken
    }
    if set.reps == nil, set.durationSeconds == nil, canHold(target.distance?.value, digits: 5) {
      isTaken = take(.distance, &target.distance, as: &details.distance, at: path) || isTaken
    }
    if isTaken { losses.converted(.target, "written as the set", at: path) }
    details.target = target == SetTarget() ? nil : target
    set.details = details == SetDetails() ? nil : details
  }

  private func canHold(_ load: Load?) -> Bool {
    guard let load else { return false }
    return FITLoad.count(load.value, parts: 100, unit: load.unit ?? .kilograms)
      .map { (0...FITLimits.hundredths).contains($0) } ?? false
  }

  /// True for a number that is within the limits, however it is rounded.
  private func canHold(_ value: ExactDecimal?, digits: Int) -> Bool {
    guard let value, value.coefficient >= 0 else { return false }
    return value.rounded(toFractionDigits: digits).movingPoint(by: digits)
      .map { $0.wholePart <= FITLimits.milliseconds } ?? false
  }

  /// Moves what is asked for to where there is nothing, or the same.
  private func take<Value: Equatable>(
    _ field: ModelField, _ asked: inout Value?, as value: inout Value?, at path: ModelPath
  ) -> Bool {
    guard asked != nil, value == nil || value == asked else { return false }
    if value == nil { losses.added(field, "what the template asks for", at: path) }
    value = asked
    asked = nil
    return true
  }

  private func finish(_ set: inout ExerciseSet, at path: ModelPath) {
    numbers.fit(&set.reps, upTo: FITLimits.milliseconds, at: path)
    numbers.fit(&set.load, parts: 100, upTo: FITLimits.hundredths, at: path)
    numbers.fit(&set.durationSeconds, .setDuration, digits: 3, upTo: FITLimits.milliseconds, at: path)
    var details = set.details ?? SetDetails()
    numbers.fit(&details.restSeconds, .rest, digits: 3, upTo: FITLimits.milliseconds, at: path)
    texts.fit(&details.note, .setNote, at: path)
    if let distance = details.distance {
      var value: ExactDecimal? = distance.value
      numbers.fit(&value, .distance, digits: 2, upTo: FITLimits.centimeters, at: path)
      details.distance = value.map { Distance($0, unit: distance.unit) }
    }
    // A step ends with one of them.
    let reason: Finding.Reason = "a step ends with repetitions, a time or a distance, not with several"
    if set.reps != nil, set.durationSeconds != nil {
      losses.report(.dropped, .setDuration, reason, at: path)
      set.durationSeconds = nil
    }
    if details.distance != nil, set.reps != nil || set.durationSeconds != nil {
      losses.report(.dropped, .distance, reason, at: path)
      details.distance = nil
    }
    set.details = details == SetDetails() ? nil : details
  }
}
