internal import FormatKit
internal import WorkoutModel

/// Brings workouts, templates and measurements into what OpenBody asks for: an id for each, targets alone in what was
/// planned, supersets of neighbours, an offset for every time.
final class OpenBodyFitter: OwnFitter {
  private let losses: LossReporter
  private let options: WriteOptions
  private let clock: ClockFitter
  private var identifiers = DerivedIdentifiers()
  /// The ids that are given, as their bytes.
  private var taken: Set<[UInt8]> = []

  init(_ losses: LossReporter, _ options: WriteOptions) {
    self.losses = losses
    self.options = options
    clock = ClockFitter(.offset, options: options, losses: losses)
  }

  // MARK: Workouts

  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    if WorkoutFitter.isBlank(workout.id?.description) {
      losses.added(.workoutID, "missing; derived from the workout", at: path)
      workout.id = identifiers.identifier(of: workout, number: path.index)
    }
    fit(&workout.id, .workoutID, at: path)
  }

  /// Gives an id that stands already, or has the `#` of derived ones, another.
  private func fit(_ id: inout WorkoutIdentifier?, _ field: ModelField, at path: ModelPath) {
    guard let text = id?.description else { return }
    if !text.utf8.contains(UInt8(ascii: "#")), taken.insert(Array(text.utf8)).inserted { return }
    losses.converted(field, "new id: it contains # or is in use", at: path, detail: text)
    var number = 0
    repeat {
      number += 1
      id = WorkoutIdentifier(derivedFrom: text, "\(number)")
    } while !taken.insert(Array((id?.description ?? "").utf8)).inserted
  }

  func finish(_ workout: inout Workout, at path: ModelPath) {
    let fields = OpenBodyNotation.own(workout.details?.sourceFields)
    workout.supersets = told(workout.supersets, of: workout.exercises, fields, at: path)
    guard let seconds = workout.durationSeconds else { return }
    guard let start = workout.start, seconds.coefficient >= 0 else {
      losses.dropped(
        .duration, at: path, detail: workout.start == nil ? "no start to count from" : "\(seconds) s")
      workout.durationSeconds = nil
      return
    }
    let rounded = seconds.rounded(toFractionDigits: 3).normalized
    guard OpenBodyTime.end(of: start, rounded) != nil else {
      losses.dropped(.duration, at: path, detail: "\(seconds) s")
      workout.durationSeconds = nil
      return
    }
    if rounded != seconds.normalized {
      losses.rounded(.duration, "to the thousandth of a second", at: path, detail: "\(seconds) s")
    } else if rounded != seconds {
      losses.converted(.duration, "computed from start and end", at: path)
    }
    workout.durationSeconds = rounded
  }

  /// The supersets that blocks can tell: those that they were read from, else those of neighbours.
  private func told(
    _ groups: [[Int]]?, of exercises: [Exercise], _ fields: [SourceFields.Field], at path: ModelPath
  ) -> [[Int]]? {
    guard let groups, !groups.isEmpty else { return nil }
    if OpenBodyLayout.kept(exercises, groups, fields) != nil { return groups }
    let told = groups.filter { group in
      group.enumerated().allSatisfy { $1 == (group.first ?? 0) + $0 } && !group.isEmpty
    }
    if told.count < groups.count {
      losses.report(
        .dropped, .supersets, "only neighbouring exercises can be a superset", at: path,
        count: groups.count - told.count
      )
    }
    return told.isEmpty ? nil : told
  }

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    let isKept =
      OpenBodyNotation.own(exercise.details?.sourceFields).text(of: OpenBodyReference.key) != nil
    if WorkoutFitter.isBlank(exercise.identity.name), exercise.identity.name != nil || !isKept {
      losses.added(.exerciseName, "set to \"Exercise\": no name given", at: path)
      exercise.identity = ExerciseIdentity(name: "Exercise")
    }
    for index in exercise.sets.indices { fit(&exercise.sets[index], at: path.set(index)) }
  }

  private func fit(_ set: inout ExerciseSet, at path: ModelPath) {
    guard set.hasDetails, let target = set.details?.target, target.maximumReps != nil, target.reps == nil
    else {
      return
    }
    losses.added(.target, "0 as the least repetitions, since a range has both", at: path)
    set.details?.target?.reps = 0
  }

  // MARK: Templates

  /// Makes targets of what stands in a template as if it were performed, and gives each exercise a set.
  func prepare(_ template: inout WorkoutTemplate, at path: ModelPath) {
    if WorkoutFitter.isBlank(template.id?.description) {
      losses.added(.templateID, "missing; derived from the template", at: path)
      let twin = Workout(title: template.title, exercises: template.exercises)
      template.id = identifiers.identifier(of: twin, number: path.index)
    }
    fit(&template.id, .templateID, at: path)
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

  func finish(_ template: inout WorkoutTemplate, at path: ModelPath) {
    let fields = OpenBodyNotation.own(template.sourceFields)
    template.supersets = told(template.supersets, of: template.exercises, fields, at: path)
  }

  private func makeTarget(_ set: inout ExerciseSet, at path: ModelPath) {
    var details = set.details ?? SetDetails()
    var target = details.target ?? SetTarget()
    if target.maximumReps != nil, set.reps != nil {
      losses.report(.dropped, .reps, "a template asks for another", at: path)
      set.reps = nil
    }
    move(.reps, &set.reps, to: &target.reps, at: path)
    move(.load, &set.load, to: &target.load, at: path)
    move(.setDuration, &set.durationSeconds, to: &target.durationSeconds, at: path)
    move(.distance, &details.distance, to: &target.distance, at: path)
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

  // MARK: Measurements

  func finish(_ archive: inout WorkoutArchive) {
    var kept: [BodyMeasurement] = []
    for (index, measurement) in archive.measurements.enumerated() {
      let path = ModelPath(root: .measurements, index: index)
      if let fitted = fitted(measurement, at: path) { kept.append(fitted) }
    }
    archive.measurements = kept
  }

  private func fitted(_ measurement: BodyMeasurement, at path: ModelPath) -> BodyMeasurement? {
    var result = measurement
    if let name = OpenBodyMeasure.registered(measurement.kind) {
      losses.converted(
        .measurements, "kind written as the registry names it", at: path,
        detail: "\(measurement.kind) as \(name)")
      result.kind = name
    }
    if measurement.unit == nil, OpenBodyMeasure.isMass(result.kind) {
      losses.needs.add(.unitOfWeights, at: path)
    }
    guard let moment = measurement.moment ?? options.date else {
      losses.needs.add(.date, at: path)
      return result
    }
    if measurement.moment == nil {
      losses.added(.measurementTime, "set to the given date", at: path)
    }
    guard let fitted = try? clock.fit(moment, .measurementTime, at: path) else {
      losses.dropped(.measurements, at: path, detail: "the zone of this system cannot be read")
      return nil
    }
    result.moment = fitted
    return result
  }
}
