internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Fits templates to openweight, which hold targets alone, and all texts and numbers to its limits.
final class OpenWeightFitter: OwnFitter {
  private let losses: LossReporter
  private let limits: OpenWeightLimits
  /// The measurements that a profile has room for.
  private let keepsMeasurement: @Sendable (BodyMeasurement) -> Bool

  init(_ losses: LossReporter, keepsMeasurement: @escaping @Sendable (BodyMeasurement) -> Bool) {
    self.losses = losses
    limits = OpenWeightLimits(losses: losses)
    self.keepsMeasurement = keepsMeasurement
  }

  func finish(_ archive: inout WorkoutArchive) {
    for (index, measurement) in archive.measurements.enumerated() where !keepsMeasurement(measurement) {
      losses.dropped(
        .measurements, at: ModelPath(root: .measurements, index: index),
        detail: PrintableText.of(measurement.kind, limit: 40))
    }
    archive.measurements.removeAll { !keepsMeasurement($0) }
  }

  func finish(_ workout: inout Workout, at path: ModelPath) {
    if workout.hasDetails, let fields = workout.details?.sourceFields {
      workout.details?.sourceFields = without(["exercises"], fields, at: path)
    }
    limits.limit(&workout, at: path)
  }

  func finish(_ template: inout WorkoutTemplate, at path: ModelPath) {
    if WorkoutFitter.isBlank(template.title) {
      losses.added(.templateTitle, "set to \"Template\": no name given", at: path)
      template.title = "Template"
    }
    template.sourceFields = template.sourceFields.flatMap {
      without(["exercises", "name"], $0, at: path)
    }
    limits.limit(&template, at: path)
  }

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    for index in exercise.sets.indices { shareUnit(&exercise.sets[index], at: path.set(index)) }
    if exercise.hasDetails, let fields = exercise.details?.sourceFields {
      exercise.details?.sourceFields = without(["exercise", "sets"], fields, at: path)
    }
    limits.limit(&exercise, at: path)
  }

  /// Names what was kept of another type than expected, under a key that is written with what the model holds.
  private func without(_ names: Set<String>, _ fields: SourceFields, at path: ModelPath) -> SourceFields? {
    let lost = OpenWeightNotation.own(fields).filter { names.contains($0.name) }
    guard !lost.isEmpty else { return fields }
    losses.foreign(SourceFields(format: fields.format, fields: lost), at: path)
    let rest = fields.fields.filter { !names.contains($0.name) }
    return rest.isEmpty ? nil : SourceFields(format: fields.format, fields: rest)
  }

  /// Brings the weight asked for into the unit of the weight moved.
  private func shareUnit(_ set: inout ExerciseSet, at path: ModelPath) {
    guard let unit = set.load?.unit, let asked = set.details?.target?.load, asked.unit != unit else { return }
    guard let converted = asked.converted(to: unit) else {
      losses.dropped(.target, at: path, detail: "\(asked.value) is too large to convert")
      set.details?.target?.load = nil
      return
    }
    losses.report(
      converted.isRounded ? .rounded : .converted, .target, "weight in the unit of the weight moved",
      at: path, detail: "\(asked.value) to \(converted.load.value)")
    set.details?.target?.load = converted.load
  }

  // MARK: Templates

  /// Makes targets of what stands in a template as if it were performed, and gives each exercise a set.
  func prepare(_ template: inout WorkoutTemplate, at path: ModelPath) {
    for number in template.exercises.indices {
      let path = path.exercise(number)
      if template.exercises[number].sets.isEmpty {
        losses.added(
          .emptyExercise, "one empty set, as \(losses.target) requires one", at: path)
        template.exercises[number].sets = [ExerciseSet()]
        template.exercises[number].details?.isWithoutSets = false
      }
      for index in template.exercises[number].sets.indices {
        makeTarget(&template.exercises[number].sets[index], at: path.set(index))
      }
    }
  }

  private func makeTarget(_ set: inout ExerciseSet, at path: ModelPath) {
    var details = set.details ?? SetDetails()
    var target = details.target ?? SetTarget()
    move(.reps, &set.reps, to: &target.reps, at: path)
    if let load = set.load, load.value.coefficient < 0 {
      losses.dropped(.negativeLoad, at: path, detail: load.value.description)
      set.load = nil
    }
    move(.load, &set.load, to: &target.load, at: path)
    losses.drop(.setDuration, &set.durationSeconds, at: path)
    losses.drop(.distance, &details.distance, at: path)
    move(
      .ratingOfPerceivedExertion, &details.ratingOfPerceivedExertion, to: &target.ratingOfPerceivedExertion,
      at: path)
    details.target = target == SetTarget() ? nil : target
    set.details = details == SetDetails() ? nil : details
  }

  private func move<Value: Equatable>(
    _ field: ModelField, _ value: inout Value?, to target: inout Value?, at path: ModelPath
  ) {
    guard let performed = value else { return }
    value = nil
    guard target == nil || target == performed else {
      losses.report(.dropped, field, "a template asks for another", at: path)
      return
    }
    losses.converted(field, "of a template, written as asked for", at: path)
    target = performed
  }
}
