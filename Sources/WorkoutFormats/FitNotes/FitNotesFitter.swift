internal import ExerciseCatalog
internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes what the app itself does: times as hours, minutes and seconds, a weight beside all repetitions, and a
/// category for every exercise.
final class FitNotesFitter: OwnFitter {
  private let losses: LossReporter
  private var unit: MassUnit?
  /// True for an archive that the app itself exported: its blank cells are its own.
  private var isKin = false
  /// The app whose names the exercises have.
  private var app: ExerciseApp?
  /// Identities without a category, with what was found for them.
  private var filled = IdentityMemory<Filling>()

  /// A category that was found, and how.
  private struct Filling {
    var identity: ExerciseIdentity
    var kind: Finding.Kind
    var how: Finding.Reason
    /// What the exercise is taken for where that is a guess.
    var movement: Movement?
  }

  init(_ losses: LossReporter, _ options: WriteOptions) {
    self.losses = losses
    unit = options.massUnit
  }

  /// False: what it remembers of an exercise would be found again.
  var remembers: Bool { false }

  func begin(_ archive: inout WorkoutArchive) {
    unit = unit ?? archive.preferences.massUnit
    isKin = archive.source?.format == "fitnotes"
    app = archive.source.flatMap { ExerciseApp(rawValue: $0.format) }
  }

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    if !isKin, !exercise.sets.isEmpty, WorkoutFitter.isBlank(exercise.identity.category) {
      fillCategory(of: &exercise, at: path)
    }
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

  /// Fills in a category, which the app asks for: that of the catalogue or of the nearest movement, in the app's own
  /// words, or one that says nothing.
  private func fillCategory(of exercise: inout Exercise, at path: ModelPath) {
    let identity = exercise.identity
    let result = filled[identity] ?? learn(identity)
    let taken = result.movement.map { ", taken for: \($0.name)" } ?? ""
    losses.report(
      result.kind, .category, result.how, at: path,
      detail:
        "\(PrintableText.of(identity.name ?? "", limit: 40)): \(result.identity.category ?? "")\(taken)")
    exercise.identity = result.identity
  }

  private func learn(_ identity: ExerciseIdentity) -> Filling {
    let result = Self.filling(of: identity, app)
    filled.remember(result, of: identity)
    return result
  }

  private static func filling(of identity: ExerciseIdentity, _ app: ExerciseApp?) -> Filling {
    let name = identity.name ?? ""
    func filling(
      _ category: ExerciseCategory?, _ kind: Finding.Kind, _ how: Finding.Reason, _ movement: Movement? = nil
    ) -> Filling {
      let words = category.map { $0 == .core ? "Abs" : $0.rawValue } ?? "Other"
      return Filling(
        identity: ExerciseIdentity(
          name: identity.name, variation: identity.variation, category: words, style: identity.style),
        kind: kind, how: how, movement: movement)
    }
    if let known = Catalog.exercise(named: name, variation: identity.variation, in: app) {
      return filling(known.category, .added, "from the catalogue of exercises")
    }
    if let movement = Catalog.movement(nearestTo: name) {
      return filling(movement.category, .guessed, "taken from the most similar exercise", movement)
    }
    return filling(nil, .added, "set to \"Other\": no similar exercise found")
  }
}
