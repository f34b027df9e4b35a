internal import FormatKit
internal import Notation
internal import WorkoutModel

/// A part of an archive that can be kept by itself.
package enum ArchivePart: String, CaseIterable {
  case workouts
  case templates
  case types
  case measurements
}

extension WorkoutArchive {
  /// Replaces the workouts by templates of them, one of each that is alike.
  package mutating func turnWorkoutsIntoTemplates() {
    var seen = Set(templates)
    templates += workouts.map { WorkoutTemplate(of: $0) }.filter { seen.insert($0).inserted }
    workouts = []
  }

  /// Leaves out what a person who has chosen a workout or template has not asked for.
  package mutating func leaveOutAllButWorkoutsAndTemplates() {
    var kept = WorkoutArchive()
    kept.source = source
    kept.preferences.massUnit = workouts.isEmpty ? nil : preferences.massUnit
    kept.workouts = workouts
    kept.templates = templates
    kept.rides = rides
    self = kept
  }

  /// Leaves out what neither pages nor their codes tell; a page of contents tells whose they are.
  package mutating func leaveOutWhatIsNotPrinted(hasContents: Bool) {
    var kept = WorkoutArchive()
    kept.source = source
    kept.profile.name = hasContents ? profile.name : nil
    kept.preferences.massUnit = preferences.massUnit
    kept.preferences.startsWeekOnMonday = preferences.startsWeekOnMonday
    kept.workouts = workouts
    kept.templates = templates
    kept.rides = rides
    kept.routine = routine
    self = kept
  }

  /// Leaves out all measurements but those of `kind`, whatever its spaces and letter case.
  ///
  /// - Throws: `UsageError` if nothing of that kind was measured, with the kinds that were.
  package mutating func keepMeasurements(of kind: String) throws(UsageError) {
    let kinds = MeasurementGroup.all(in: measurements).map { measurements[$0[0]].kind }
    measurements.removeAll { !MeasurementGroup.isOne($0.kind, kind) }
    guard measurements.isEmpty else { return }
    let names = kinds.prefix(20).map { PrintableText.of($0, limit: 40) }.joined(separator: ", ")
    throw UsageError(
      message: "there are no measurements of \(EscapedText.shown(kind))",
      hint: names.isEmpty ? "The file holds no measurements" : "The file holds: \(names)")
  }

  /// Leaves out all parts but those named and what they are measured in.
  package mutating func keepOnly(_ parts: Set<ArchivePart>) {
    var kept = WorkoutArchive()
    kept.source = source
    kept.preferences = preferences
    if parts.contains(.workouts) { kept.workouts = workouts }
    if parts.contains(.templates) {
      kept.templates = templates
      kept.rides = rides
      kept.routine = routine
    }
    if parts.contains(.measurements) { kept.measurements = measurements }
    if parts.contains(.types) {
      kept.exerciseTypes = exerciseTypes
      kept.categoryColors = categoryColors
    }
    self = kept
  }
}
