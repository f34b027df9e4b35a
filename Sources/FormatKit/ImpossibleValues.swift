internal import Notation
internal import WorkoutModel

/// Stands before a sink and names what nobody can have done: repetitions below zero, an RPE of 11.
///
/// Everything passes as it is; what to do about it is for the person to say.
final class ImpossibleValues: ArchiveSink {
  private let inner: any ArchiveSink
  private let findings: any FindingSink
  private var index = 0

  package init(into inner: any ArchiveSink, findings: any FindingSink) {
    self.inner = inner
    self.findings = findings
  }

  package func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    for (index, measurement) in archive.measurements.enumerated() where measurement.value.coefficient < 0 {
      report(
        .measurements, "a measurement of the body below zero",
        "\(PrintableText.of(measurement.kind, limit: 40)) \(measurement.value) \(measurement.unit ?? "")",
        ModelPath(root: .measurements, index: index))
    }
    try inner.begin(archive)
  }

  package func add(_ workout: Workout) throws(WorkoutError) {
    for exercise in workout.exercises.indices {
      for set in workout.exercises[exercise].sets.indices {
        check(
          workout.exercises[exercise].sets[set],
          at: ModelPath(index: index, exercise: exercise, set: set))
      }
    }
    index += 1
    try inner.add(workout)
  }

  /// Skips workouts in which another of its kind has found nothing.
  func pass(_ count: Int) { index += count }

  package func finish() throws(WorkoutError) { try inner.finish() }

  @inline(__always)
  private func check(_ set: ExerciseSet, at path: @autoclosure () -> ModelPath) {
    if let reps = set.reps, reps < 0 { report(.reps, "repetitions below zero", "\(reps)", path()) }
    if let seconds = set.durationSeconds, seconds.coefficient < 0 {
      report(.setDuration, "a duration below zero", "\(seconds) s", path())
    }
    if set.hasDetails, let details = set.details { check(details, at: path()) }
  }

  private func check(_ details: SetDetails, at path: ModelPath) {
    if let distance = details.distance?.value, distance.coefficient < 0 {
      report(.distance, "a distance below zero", "\(distance)", path)
    }
    if let rest = details.restSeconds, rest.coefficient < 0 {
      report(.rest, "a rest below zero", "\(rest) s", path)
    }
    if let rating = details.ratingOfPerceivedExertion, !(0...10).contains(rating.doubleValue) {
      report(.ratingOfPerceivedExertion, "an RPE that is not from 0 to 10", "\(rating)", path)
    }
    if let reserve = details.repsInReserve, reserve.coefficient < 0 {
      report(.repsInReserve, "repetitions in reserve below zero", "\(reserve)", path)
    }
  }

  private func report(_ field: ModelField, _ what: Finding.Reason, _ value: String, _ path: ModelPath) {
    findings.report(
      Finding(
        .warning, .inconsistent, what, field: .model(field), detail: value, place: Place(path)))
  }
}
