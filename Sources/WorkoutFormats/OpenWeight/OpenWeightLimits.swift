internal import FormatKit
internal import WorkoutModel

/// Brings texts and numbers within the limits of openweight.
struct OpenWeightLimits {
  let losses: LossReporter

  /// What texts and numbers may be; a field that is not here may be any.
  private static let limits: [ModelField: FieldLimit] = [
    .title: .text(200), .duration: .numbers(0...Double.infinity), .workoutNotes: .text(10_000),
    .templateReference: .text(200), .templateTitle: .text(200), .templateNotes: .text(10_000),
    .exerciseName: .text(200), .category: .text(50), .equipment: .text(50), .muscles: .text(50),
    .exerciseNotes: .text(5_000), .reps: .count, .setDuration: .count,
    .distance: .numbers(0...Double.infinity), .ratingOfPerceivedExertion: .numbers(0...10),
    .repsInReserve: .count, .rest: .count, .setNote: .text(1_000),
  ]

  /// Brings the texts and numbers of a workout, but for its exercises, within the limits.
  func limit(_ workout: inout Workout, at path: ModelPath) {
    limit(.title, &workout.title, at: path)
    limit(.duration, &workout.durationSeconds, at: path)
    limit(.workoutNotes, &workout.details[or: WorkoutDetails()].notes, at: path)
    limit(.templateReference, &workout.details[or: WorkoutDetails()].templateReference, at: path)
  }

  /// Brings the texts of a template, but for its exercises, within the limits.
  func limit(_ template: inout WorkoutTemplate, at path: ModelPath) {
    limit(.templateTitle, &template.title, at: path)
    limit(.templateNotes, &template.notes, at: path)
  }

  /// Brings the texts and numbers of an exercise and its sets within the limits.
  func limit(_ exercise: inout Exercise, at path: ModelPath) {
    limit(&exercise.identity, at: path)
    limit(&exercise.details[or: ExerciseDetails()], at: path)
    for index in exercise.sets.indices { limit(&exercise.sets[index], at: path.set(index)) }
  }

  private func limit(_ identity: inout ExerciseIdentity, at path: ModelPath) {
    var (name, category) = (identity.name, identity.category)
    limit(.exerciseName, &name, at: path)
    limit(.category, &category, at: path)
    guard name != identity.name || category != identity.category else { return }
    identity = ExerciseIdentity(
      name: name, variation: identity.variation, category: category, style: identity.style)
  }

  private func limit(_ details: inout ExerciseDetails, at path: ModelPath) {
    limit(.exerciseNotes, &details.notes, at: path)
    limit(.equipment, &details.equipment, at: path)
    for index in details.muscles.indices { limit(.muscles, &details.muscles[index], at: path) }
  }

  private func limit(_ set: inout ExerciseSet, at path: ModelPath) {
    limit(.reps, &set.reps, at: path)
    limit(.setDuration, &set.durationSeconds, at: path)
    guard var details = set.details else { return }
    var distance = details.distance?.value
    limit(.distance, &distance, at: path)
    details.distance = distance.flatMap { Distance($0, unit: details.distance?.unit) }
    limit(.ratingOfPerceivedExertion, &details.ratingOfPerceivedExertion, at: path)
    limit(.repsInReserve, &details.repsInReserve, at: path)
    limit(.rest, &details.restSeconds, at: path)
    limit(.setNote, &details.note, at: path)
    if var target = details.target {
      limit(.reps, &target.reps, as: .target, at: path)
      limit(.reps, &target.maximumReps, as: .target, at: path)
      limit(
        .ratingOfPerceivedExertion, &target.ratingOfPerceivedExertion, as: .target, at: path)
      details.target = target == SetTarget() ? nil : target
    }
    set.details = details == SetDetails() ? nil : details
  }

  // MARK: Values

  private func limit(_ field: ModelField, _ text: inout String?, at path: ModelPath) {
    if var some = text {
      limit(field, &some, at: path)
      text = some
    }
  }

  private func limit(_ field: ModelField, _ text: inout String, at path: ModelPath) {
    guard let limit = Self.limits[field], text.utf8.count > limit.maximumLength,
      text.unicodeScalars.count > limit.maximumLength
    else { return }
    losses.report(.dropped, field, "cut to \(limit.maximumLength) characters", at: path)
    text = String(text.unicodeScalars.prefix(limit.maximumLength))
  }

  private func limit(
    _ field: ModelField, _ number: inout Int32?, as name: ModelField? = nil, at path: ModelPath
  ) {
    var decimal = number.map { ExactDecimal($0) }
    limit(field, &decimal, as: name, at: path)
    if decimal == nil { number = nil }
  }

  /// Brings a number within the limits of `field`; findings call it `name`.
  private func limit(
    _ field: ModelField, _ number: inout ExactDecimal?, as name: ModelField? = nil, at path: ModelPath
  ) {
    guard let limit = Self.limits[field], let value = number else { return }
    if limit.isWhole, value.normalized.fractionDigits > 0 {
      let rounded = value.rounded(toFractionDigits: 0)
      losses.rounded(name ?? field, "to a whole number", at: path, detail: "\(value) to \(rounded)")
      number = rounded
    }
    guard let range = limit.range, let value = number, !range.contains(value.doubleValue) else { return }
    losses.report(
      .dropped, name ?? field, "out of the range of \(losses.target)", at: path, detail: value.description)
    number = nil
  }
}

extension Optional where Wrapped: Equatable {
  /// The value, or `blank` for an absent one; setting an absent value to `blank` changes nothing.
  fileprivate subscript(or blank: Wrapped) -> Wrapped {
    get { self ?? blank }
    set { if self != nil || newValue != blank { self = newValue } }
  }
}
