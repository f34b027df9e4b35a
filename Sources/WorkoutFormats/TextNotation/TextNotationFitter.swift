internal import FormatKit
internal import WorkoutModel

/// Lets the sets of a template say what is asked for, and takes out repetitions that no one can type.
final class TextNotationFitter: OwnFitter {
  private let losses: LossReporter

  init(_ losses: LossReporter) { self.losses = losses }

  func leaves(_ workout: Workout) -> Bool {
    for exercise in workout.exercises.indices {
      for set in workout.exercises[exercise].sets.indices
      where workout.exercises[exercise].sets[set].reps ?? 0 < 0 { return false }
    }
    return true
  }

  func prepare(_ template: inout WorkoutTemplate, at path: ModelPath) {
    for number in template.exercises.indices {
      for index in template.exercises[number].sets.indices {
        ask(&template.exercises[number].sets[index], at: path.exercise(number).set(index))
      }
    }
  }

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    for index in exercise.sets.indices {
      guard let reps = exercise.sets[index].reps, reps < 0 else { continue }
      losses.dropped(.reps, at: path.set(index), detail: "\(reps)")
      exercise.sets[index].reps = nil
    }
  }

  /// Writes what a set of a template asks for as the set itself.
  private func ask(_ set: inout ExerciseSet, at path: ModelPath) {
    guard var details = set.details, var target = details.target else { return }
    var taken = take(.reps, &target.reps, as: &set.reps, at: path)
    taken = take(.load, &target.load, as: &set.load, at: path) || taken
    taken = take(.setDuration, &target.durationSeconds, as: &set.durationSeconds, at: path) || taken
    taken = take(.distance, &target.distance, as: &details.distance, at: path) || taken
    taken =
      take(
        .ratingOfPerceivedExertion, &target.ratingOfPerceivedExertion, as: &details.ratingOfPerceivedExertion,
        at: path) || taken
    if taken { losses.converted(.target, "written as the set", at: path) }
    details.target = target == SetTarget() ? nil : target
    set.details = details == SetDetails() ? nil : details
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
}
