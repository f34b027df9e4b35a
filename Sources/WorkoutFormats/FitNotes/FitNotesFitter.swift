internal import FormatKit
internal import WorkoutModel

/// Writes the time of a set as hours, minutes and seconds.
final class FitNotesFitter: OwnFitter {
  private let losses: LossReporter

  init(_ losses: LossReporter) { self.losses = losses }

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    for index in exercise.sets.indices {
      guard let seconds = exercise.sets[index].durationSeconds else { continue }
      exercise.sets[index].durationSeconds = losses.clockTime(seconds, .setDuration, at: path.set(index))
    }
  }
}
