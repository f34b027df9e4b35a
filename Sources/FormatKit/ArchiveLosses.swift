package import WorkoutModel

/// The parts of an archive beside workouts, templates and rides, counted for writers that have no place for them.
package enum ArchiveLosses {
  /// Each part that is there, in words, with the number of its values.
  package static func outsideWorkouts(_ archive: WorkoutArchive) -> [(field: ModelField, count: Int)] {
    var losses: [(field: ModelField, count: Int)] = []
    func note(_ field: ModelField, _ count: Int) { if count > 0 { losses.append((field, count)) } }
    note(.profile, hasProfile(archive.profile) ? 1 : 0)
    note(.settings, archive.preferences.sourceFields?.fields.count ?? 0)
    note(.exerciseTypes, archive.exerciseTypes?.count ?? 0)
    note(.categoryColors, archive.categoryColors?.count ?? 0)
    note(.achievements, archive.profile.achievements?.count ?? 0)
    note(.measurements, archive.measurements.count)
    note(.goals, archive.goals.count)
    note(.routine, archive.routine == nil ? 0 : 1)
    let fields = [archive.sourceFields, archive.routine?.sourceFields]
    note(.sourceFields, fields.reduce(0) { $0 + ($1?.fields.count ?? 0) })
    return losses
  }

  private static func hasProfile(_ profile: Profile) -> Bool {
    var rest = profile
    rest.achievements = nil
    return rest != Profile()
  }
}

extension WorkoutArchive {
  /// The parts beside workouts, counted for an output that has no place for them.
  package var partsOutsideWorkouts: [(field: ModelField, count: Int)] {
    let parts = ArchiveLosses.outsideWorkouts(self)
    return templates.isEmpty ? parts : parts + [(.templates, templates.count)]
  }
}
