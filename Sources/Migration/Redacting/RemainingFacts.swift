internal import WorkoutModel

/// What an archive tells, in sentences for the person who is about to share it.
enum RemainingFacts {
  /// As many names are listed.
  private static let maximumNames = 10

  static func sentences(of archive: WorkoutArchive, redaction: Redaction) -> [String] {
    var facts: [String] = []
    let starts = archive.workouts.compactMap { $0.start }
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
    let own = OwnWords(of: archive)
    for (what, words) in [
      ("names of exercises that the catalogue does not know", own.names),
      ("variations that the catalogue does not know", own.variations),
      ("categories that the apps do not have", own.categories), ("equipment", own.equipment),
    ] where !words.isEmpty {
      let shown = words.prefix(maximumNames).joined(separator: ", ")
      facts.append("\(what): \(shown)\(words.count > maximumNames ? ", …" : "")")
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
}
