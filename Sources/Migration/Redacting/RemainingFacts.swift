internal import ExerciseCatalog
internal import WorkoutModel

/// What an archive tells, in sentences for the person who is about to share it.
enum RemainingFacts {
  /// As many names are listed.
  private static let maximumNames = 10

  static func sentences(of archive: WorkoutArchive, redaction: Redaction) -> [String] {
    var facts: [String] = []
    let starts = archive.workouts.compactMap(\.start)
    if let first = starts.min(), let last = starts.max() {
      let dates = redaction.shiftWeeks == 0 ? "dates" : "moved dates, with the days of the week"
      let clock = starts.contains { $0.precision != .day } ? " and times of day" : ""
      facts.append("\(dates)\(clock), from \(first) to \(last)")
    }
    if starts.contains(where: { $0.offsetMinutes != nil }) { facts.append("the time zone of the workouts") }
    if archive.workouts.contains(where: { $0.durationSeconds != nil }) {
      facts.append("how long workouts took")
    }
    let sets = archive.workouts.reduce(0) { $0 + $1.exercises.reduce(0) { $0 + $1.sets.count } }
    if sets > 0 { facts.append("\(sets) sets with repetitions and loads, and so how strong the person is") }
    let own = ownNames(archive)
    if !own.isEmpty {
      let names = own.prefix(maximumNames).joined(separator: ", ")
      facts.append(
        "names of exercises that the catalogue does not know: \(names)\(own.count > maximumNames ? ", …" : "")"
      )
    }
    if archive.profile.created != nil { facts.append("when the profile was made") }
    if archive.profile.totals != RunningTotals() { facts.append("running totals") }
    if let achievements = archive.profile.achievements, !achievements.isEmpty {
      facts.append("achievements")
    }
    if !archive.goals.isEmpty { facts.append("goals") }
    for part in Redaction.Part.allCases where redaction.kept.contains(part) {
      facts.append("\(part.rawValue), which you keep")
    }
    return facts
  }

  /// Names of exercises that are not in the catalogue: their user may have made them up.
  private static func ownNames(_ archive: WorkoutArchive) -> [String] {
    let app = archive.source.flatMap { ExerciseApp(rawValue: $0.format) }
    var identities: [ExerciseIdentity] = []
    var seen: Set<ObjectIdentifier> = []
    for workout in archive.workouts {
      for exercise in workout.exercises where seen.insert(ObjectIdentifier(exercise.identity)).inserted {
        identities.append(exercise.identity)
      }
    }
    identities += archive.templates.flatMap { $0.exercises.map(\.identity) }
    identities += (archive.exerciseTypes ?? []).map { ExerciseIdentity(name: $0.name) }
    var names: [String] = []
    var known: Set<String> = []
    for identity in identities {
      guard let name = identity.name, known.insert(name).inserted else { continue }
      let isKnown =
        Catalog.exercise(named: name, variation: identity.variation, in: app) != nil
        || Catalog.exercise(named: name, in: app) != nil
      if !isKnown { names.append(name) }
    }
    return names
  }
}
