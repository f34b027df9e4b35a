package import WorkoutModel

/// The parts of an archive beside workouts, templates and rides, counted for writers that have no place for them.
package enum ArchiveLosses {
  /// Each part that is there, in words, with the number of its values.
  package static func outsideWorkouts(_ archive: WorkoutArchive) -> [(what: String, count: Int)] {
    var losses: [(what: String, count: Int)] = []
    func note(_ what: String, _ count: Int) { if count > 0 { losses.append((what, count)) } }
    note("user", hasProfile(archive.profile) ? 1 : 0)
    note("settings", archive.preferences.sourceFields?.fields.count ?? 0)
    note("exercise types", archive.exerciseTypes?.count ?? 0)
    note("category colours", archive.categoryColors?.count ?? 0)
    note("achievements", archive.profile.achievements?.count ?? 0)
    note("measurements", archive.measurements.count)
    note("goals", archive.goals.count)
    note("weekly routine", archive.routine == nil ? 0 : 1)
    let fields = [archive.sourceFields, archive.routine?.sourceFields]
    note("fields that only the source knows", fields.reduce(0) { $0 + ($1?.fields.count ?? 0) })
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
  package var partsOutsideWorkouts: [(what: String, count: Int)] {
    let parts = ArchiveLosses.outsideWorkouts(self)
    return templates.isEmpty ? parts : parts + [("templates", templates.count)]
  }
}
