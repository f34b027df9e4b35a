internal import WorkoutModel

extension WorkoutFitter {
  /// Makes targets of what stands in a template as if it were performed, and gives each exercise a set.
  func makeTargets(_ exercises: inout [Exercise], at path: ModelPath) {
    guard scope.templatesHoldTargets else { return }
    for number in exercises.indices {
      let path = path.exercise(number)
      if exercises[number].sets.isEmpty {
        losses.added(
          .emptyExercise, "one set that asks for nothing, since \(scope.target) requires one", at: path)
        exercises[number].sets = [ExerciseSet()]
        exercises[number].details?.isWithoutSets = false
      }
      for index in exercises[number].sets.indices {
        makeTarget(&exercises[number].sets[index], at: path.set(index))
      }
    }
  }

  private func makeTarget(_ set: inout ExerciseSet, at path: ModelPath) {
    var details = set.details ?? SetDetails()
    var target = details.target ?? SetTarget()
    move(.reps, &set.reps, to: &target.reps, at: path)
    if let load = set.load, load.value.coefficient < 0, !scope.has(.negativeLoad) {
      losses.dropped(.negativeLoad, at: path, detail: load.value.description)
      set.load = nil
    }
    move(.load, &set.load, to: &target.load, at: path)
    if scope.targetFields.contains(.setDuration) {
      move(.setDuration, &set.durationSeconds, to: &target.durationSeconds, at: path)
    } else {
      drop(.setDuration, &set.durationSeconds, at: path)
    }
    if scope.targetFields.contains(.distance) {
      move(.distance, &details.distance, to: &target.distance, at: path)
    } else {
      drop(.distance, &details.distance, at: path)
    }
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
      return losses.report(.dropped, field, "a template asks for another", at: path)
    }
    losses.converted(field, "of a template, written as asked for", at: path)
    target = performed
  }
}
