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
  /// Identities without a category, with the one that was found.
  private var filled: [ExerciseIdentity: ExerciseIdentity] = [:]

  init(_ losses: LossReporter, _ options: WriteOptions) {
    self.losses = losses
    unit = options.massUnit
  }

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

  /// Fills in a category, which the app asks for: that of the catalogue, in the app's own words.
  private func fillCategory(of exercise: inout Exercise, at path: ModelPath) {
    let identity = exercise.identity
    let result = filled[identity] ?? Self.filled(identity, app)
    if filled.count < 1 << 16 { filled[identity] = result }
    let category = result.category ?? ""
    losses.added(
      .category,
      category == Self.otherCategory
        ? "\"Other\", because the app needs one" : "from the catalogue of exercises",
      at: path, detail: "\(PrintableText.of(identity.name ?? "", limit: 40)): \(category)")
    exercise.identity = result
  }

  /// What stands for a category where nothing tells one.
  private static let otherCategory = "Other"

  private static func filled(_ identity: ExerciseIdentity, _ app: ExerciseApp?) -> ExerciseIdentity {
    let known = Catalog.exercise(named: identity.name ?? "", variation: identity.variation, in: app)
    return ExerciseIdentity(
      name: identity.name, variation: identity.variation,
      category: known.map { $0.category == .core ? "Abs" : $0.category.rawValue } ?? otherCategory,
      style: identity.style)
  }
}
