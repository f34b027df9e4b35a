internal import Migration
package import WorkoutModel

/// A goal of the lifter, and how far it is.
package struct GoalProgress: Hashable, Sendable {
  /// How far a goal is.
  package enum State: String, Hashable, Sendable {
    /// A set has met it in time.
    case met
    /// A set has met it after the day by which it was due.
    case late
    /// The day by which it was due is over.
    case missed
    /// It may still be met.
    case open
    /// It asks for nothing that is measured, such as effort alone.
    case unmeasured
  }

  /// The name of the exercise with its variation.
  package var name: String
  /// What is to be reached, in words: `5 × 100 kg`.
  package var target: String
  /// The same in numbers.
  package var asked: SetTarget
  /// By when.
  package var due: Moment?
  /// How far it is.
  package var state: State
  /// The index of the workout that met it first.
  package var workout: Int?
  /// When that began.
  package var reached: Moment?

  /// The goals of an archive, in its order; a goal is missed where a workout began after the day by which it was due.
  package static func all(of archive: WorkoutArchive) -> [GoalProgress] {
    guard !archive.goals.isEmpty else { return [] }
    // As templates, the exercises of goals get numbers of their own.
    var numbered = archive
    numbered.templates.append(WorkoutTemplate(exercises: archive.goals.map { Exercise($0.identity) }))
    let keys = ExerciseKeys([numbered])
    let order = archive.inOrderOfTime(Array(archive.workouts.indices))
    let last = archive.workouts.compactMap { $0.start?.date?.daysSince1970 }.max()
    return archive.goals.map { goal in
      let name = ExerciseText.name(of: goal.identity)
      var pieces = SetDetails()
      pieces.distance = goal.target.distance
      pieces.ratingOfPerceivedExertion = goal.target.ratingOfPerceivedExertion
      let words = WorkoutText.set(
        ExerciseSet(
          reps: goal.target.reps, load: goal.target.load, durationSeconds: goal.target.durationSeconds,
          details: pieces))
      var progress = GoalProgress(
        name: name, target: words, asked: goal.target, due: goal.due, state: .open, workout: nil,
        reached: nil)
      let key = keys[goal.identity]
      progress.workout = order.first { index in
        archive.workouts[index].exercises.contains { exercise in
          keys[exercise.identity] == key
            && exercise.sets.contains { $0.meets(goal.target, exercise.identity.isAssisted) == true }
        }
      }
      guard goal.target.isMeasured else {
        progress.state = .unmeasured
        return progress
      }
      let due = goal.due?.date?.daysSince1970
      if let workout = progress.workout {
        progress.reached = archive.workouts[workout].start
        let day = progress.reached?.date?.daysSince1970
        progress.state = due.map { due in day.map { $0 > due } ?? false } ?? false ? .late : .met
      } else if let due, let last, last > due {
        progress.state = .missed
      }
      return progress
    }
  }
}
