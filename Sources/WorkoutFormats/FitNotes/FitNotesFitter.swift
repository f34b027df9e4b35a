internal import FormatKit
internal import WorkoutModel

/// Writes the time of a set as hours, minutes and seconds, and a weight beside all repetitions, as the app does.
final class FitNotesFitter: OwnFitter {
  private let losses: LossReporter
  private var unit: MassUnit?
  /// True for an archive that the app itself exported: its blank cells are its own.
  private var isKin = false

  init(_ losses: LossReporter, _ options: WriteOptions) {
    self.losses = losses
    unit = options.massUnit
  }

  func begin(_ archive: inout WorkoutArchive) {
    unit = unit ?? archive.preferences.massUnit
    isKin = archive.source?.format == "fitnotes"
  }

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    for index in exercise.sets.indices {
      if let seconds = exercise.sets[index].durationSeconds {
        let time = losses.clockTime(seconds, .setDuration, at: path.set(index))
        exercise.sets[index].durationSeconds = time?.coefficient == 0 ? nil : time
      }
      // Importers pass over repetitions without a weight.
      if exercise.sets[index].reps != nil, exercise.sets[index].load == nil, !isKin {
        exercise.sets[index].load = Load(.tenths(0), unit: unit ?? .kilograms)
        losses.added(.load, "0 for repetitions without a weight, as the app writes it", at: path.set(index))
      }
    }
  }
}
