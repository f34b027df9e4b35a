internal import FormatKit
internal import WorkoutModel

/// Fits workouts to summaries, which name the side of an exercise apart, write 0 for what is not asked for, and
/// take what is absent for done as asked.
final class SummaryFitter: OwnFitter {
  private let losses: LossReporter
  /// What became of an identity, so that equal ones stay one instance.
  private var identities = IdentityMap<ExerciseIdentity>()

  init(_ losses: LossReporter) { self.losses = losses }

  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    for number in workout.exercises.indices {
      let path = path.exercise(number)
      joinVariation(&workout.exercises[number].identity, at: path)
      for index in workout.exercises[number].sets.indices
      where workout.exercises[number].sets[index].hasDetails {
        dropZeros(of: &workout.exercises[number].sets[index], at: path.set(index))
      }
    }
  }

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    fitMuscles(of: exercise, at: path)
    for index in exercise.sets.indices where exercise.sets[index].hasDetails {
      fitUndone(&exercise.sets[index], at: path.set(index))
    }
  }

  /// Writes before the name what is no side of the body.
  private func joinVariation(_ identity: inout ExerciseIdentity, at path: ModelPath) {
    guard let variation = identity.variation, ExerciseSide.key(variation) == nil else { return }
    if !variation.isEmpty {
      losses.converted(.variation, "written before the name", at: path, detail: variation)
    }
    if let known = identities[identity] {
      identity = known
      return
    }
    let name = [variation, identity.name ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let made = ExerciseIdentity(
      name: variation.isEmpty ? identity.name : name, variation: nil, category: identity.category,
      style: identity.style)
    if identities.count < 1 << 16 { identities.insert(made, for: identity) }
    identity = made
  }

  /// Names muscles that the commas between them do not tell.
  private func fitMuscles(of exercise: Exercise, at path: ModelPath) {
    guard let muscles = exercise.details?.muscles else { return }
    for muscle in muscles where muscle.utf8.contains(UInt8(ascii: ",")) {
      losses.report(.dropped, .muscles, "a name with a comma is read as several", at: path, detail: muscle)
    }
    if muscles == [""] { losses.dropped(.muscles, at: path) }
  }

  /// Takes out zeros, which would say that nothing was asked for, or nothing done.
  private func dropZeros(of set: inout ExerciseSet, at path: ModelPath) {
    if set.details?.distance?.value.coefficient == 0 {
      losses.converted(.distance, .zeroIsNone, at: path)
      set.details?.distance = nil
    }
    guard let given = set.details?.target else { return }
    var target = given
    if target.reps == 0 { target.reps = nil }
    if target.load?.value.coefficient == 0 { target.load = nil }
    if target.durationSeconds?.coefficient == 0 { target.durationSeconds = nil }
    guard target != given else { return }
    losses.converted(.target, .zeroIsNone, at: path)
    set.details?.target = target == SetTarget() ? nil : target
  }

  /// Writes 0 for what was asked for and not done.
  private func fitUndone(_ set: inout ExerciseSet, at path: ModelPath) {
    guard let target = set.details?.target else { return }
    let zero: Finding.Reason = "0 for what was asked for and not done"
    if set.reps == nil, target.reps != nil {
      losses.added(.reps, zero, at: path)
      set.reps = 0
    }
    if set.load == nil, let load = target.load {
      losses.added(.load, zero, at: path)
      set.load = Load(ExactDecimal(0), unit: load.unit)
    }
    // A distance may have become 0 on the way to its unit, which is read as none.
    if set.durationSeconds == nil, target.durationSeconds != nil, set.reps == nil,
      set.details?.distance?.value.coefficient ?? 0 == 0
    {
      losses.added(.setDuration, zero, at: path)
      set.durationSeconds = ExactDecimal(0)
    }
  }
}
