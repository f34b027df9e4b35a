internal import FormatKit
internal import WorkoutModel

/// The parts of the model that openweight has room for.
enum OpenWeightScope {
  /// Logs and templates; and a profile, where `archive` has one that was read from openweight.
  static func scope(for archive: WorkoutArchive) -> FormatScope {
    var scope = workouts
    guard hasProfile(archive) else { return scope }
    scope.fields = scope.fields + [.profile, .measurements, .measurementNote]
    let heights = archive.measurements.count { $0.kind == OpenWeightProfileReader.heightKind }
    scope.own = { losses, _ in
      OpenWeightFitter(losses) { isWeight($0) || heights == 1 && isHeight($0) }
    }
    return scope
  }

  private static let workouts = FormatScope(
    target: "openweight", formatID: OpenWeightReader.formatID,
    fields: [
      .workouts, .title, .start, .offset, .duration, .workoutNotes, .templateReference, .exerciseName,
      .category, .exerciseNotes, .equipment, .muscles, .equalNeighbors, .supersets, .kind, .reps, .load,
      .setDuration, .distance, .ratingOfPerceivedExertion, .repsInReserve, .rest, .setNote, .target,
      .templates, .templateTitle, .templateNotes,
    ],
    loadUnits: .beside, distanceUnits: .beside, clock: .offset, startPrecision: nil,
    targetFields: [.reps, .maximumReps, .load, .ratingOfPerceivedExertion], requiresExerciseName: true,
    keeps: .own(of: [.profile, .workout, .template, .exercise, .set, .measurement]),
    isWritable: { OpenWeightSupersets.isWritable($0) && KeptText.isJSON($0, $1) },
    own: { losses, _ in OpenWeightFitter(losses) { _ in true } })

  /// True for a profile with the time of its export, which none can be without, and nothing that has no place.
  private static func hasProfile(_ archive: WorkoutArchive) -> Bool {
    var rest = archive.profile
    guard OpenWeightNotation.own(rest.sourceFields).text(of: "exportedAt") != nil else { return false }
    if rest.bodyWeight.map({ $0.unit != nil && $0.value.coefficient >= 0 }) ?? true { rest.bodyWeight = nil }
    rest.name = nil
    rest.sourceFields = nil
    rest.achievements = nil
    return rest == Profile()
  }

  /// Characters that a note of a weight may have.
  private static let longestNote = 500

  private static func isWeight(_ measurement: BodyMeasurement) -> Bool {
    measurement.kind == OpenWeightProfileReader.weightKind && measurement.value.coefficient >= 0
      && measurement.unit.flatMap(MassUnit.init(rawValue:)) != nil && measurement.moment?.precision == .day
      && measurement.moment?.offsetMinutes == nil
      && measurement.note?.unicodeScalars.count ?? 0 <= longestNote
  }

  private static func isHeight(_ measurement: BodyMeasurement) -> Bool {
    measurement.kind == OpenWeightProfileReader.heightKind && measurement.value.coefficient >= 0
      && ["cm", "in"].contains(measurement.unit) && measurement.moment == nil
  }
}
