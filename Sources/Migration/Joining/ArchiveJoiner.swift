package import WorkoutModel

/// Makes one archive of many: equal workouts collapse, the first file's settings win.
package enum ArchiveJoiner {
  /// Joins archives in their order.
  package static func join(
    _ archives: [(file: String, archive: WorkoutArchive)], findings: any FindingSink
  ) -> WorkoutArchive {
    guard var result = archives.first?.archive, archives.count > 1 else {
      return archives.first?.archive ?? WorkoutArchive()
    }
    var workouts = JoinedWorkouts(result)
    var templates = Set(result.templates)
    var types = JoinedExerciseTypes(result.exerciseTypes)
    for (file, archive) in archives.dropFirst() {
      let place = Place(file: file)
      func collapsed(_ what: Finding.Subject, _ count: Int) {
        guard count > 0 else { return }
        findings.report(
          Finding(
            .note, .converted, "\(what.rawValue) equal to an earlier one, taken once", of: what,
            place: place, count: count))
      }
      let countBefore = workouts.all.count
      workouts.add(archive, from: place, findings: findings)
      collapsed(.workout, archive.workouts.count - (workouts.all.count - countBefore))
      let newTemplates = archive.templates.filter { templates.insert($0).inserted }
      collapsed(.template, archive.templates.count - newTemplates.count)
      result.templates += newTemplates
      types.add(archive.exerciseTypes)
      result.measurements += archive.measurements
      result.rides += archive.rides
      result.goals += archive.goals
      keepFirst(&result, archive, file: file, findings: findings)
    }
    result.workouts = workouts.all
    result.exerciseTypes = types.all
    if Set(archives.map { $0.archive.source?.version }).count > 1 {
      result.source?.version = newest(archives)
    }
    return result
  }

  private static func newest(_ archives: [(file: String, archive: WorkoutArchive)]) -> Int? {
    archives.compactMap { $0.archive.source?.format == "btd" ? $0.archive.source?.version : nil }.max()
  }

  /// Takes what only one file has, and names what two files say differently.
  private static func keepFirst(
    _ result: inout WorkoutArchive, _ other: WorkoutArchive, file: String, findings: any FindingSink
  ) {
    // Achievements are earned once and for all: those of both count.
    let achievements = joined(result.profile.achievements, other.profile.achievements)
    var other = other
    other.profile.achievements = nil
    result.profile.achievements = nil
    func settle<Value: Equatable>(_ field: ModelField, _ own: inout Value, _ value: Value, _ empty: Value) {
      if value == empty || value == own { return }
      if own == empty {
        own = value
      } else {
        findings.report(
          Finding(.warning, .dropped, field, "the first file's is kept", place: Place(file: file)))
      }
    }
    // What states no unit of its own is in that of the archive.
    let unit = result.preferences.massUnit ?? other.preferences.massUnit
    settle(.profile, &result.profile, TotalsMerger.profile(of: other, in: unit), Profile())
    result.profile.achievements = achievements
    if bothHaveSettings(&result, other) {
      settle(.settings, &result.preferences, other.preferences, Preferences())
    } else if let unit, let dropped = other.preferences.massUnit, dropped != unit {
      findings.report(
        Finding(
          .warning, .dropped, .settings, "the first file's is kept",
          detail: "weight unit: \(unit.rawValue) kept, \(dropped.rawValue) dropped",
          place: Place(file: file)))
    }
    settle(.categoryColors, &result.categoryColors, other.categoryColors, nil)
    settle(.routine, &result.routine, other.routine, nil)
    settle(.sourceFields, &result.sourceFields, other.sourceFields, nil)
    if result.source == nil { result.source = other.source }
  }

  /// Settles the settings where one side has no more than the unit of its weights.
  ///
  /// - Returns: true where both have settings of their own.
  private static func bothHaveSettings(_ result: inout WorkoutArchive, _ other: WorkoutArchive) -> Bool {
    let unit = result.preferences.massUnit ?? other.preferences.massUnit
    func isBare(_ preferences: Preferences) -> Bool {
      var rest = preferences
      rest.massUnit = nil
      return rest == Preferences()
    }
    guard isBare(result.preferences) || isBare(other.preferences) else { return true }
    if isBare(result.preferences) { result.preferences = other.preferences }
    result.preferences.massUnit = unit
    return false
  }

  /// The texts of both lists, each once; nil where neither is there.
  private static func joined(_ first: [String]?, _ second: [String]?) -> [String]? {
    guard let first, let second else { return first ?? second }
    var seen = Set(first)
    return first + second.filter { seen.insert($0).inserted }
  }
}
