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
      let span = first == last ? "all \(first)" : "from \(first) to \(last)"
      facts.append("\(dates)\(clock), \(span)")
    }
    if starts.contains(where: { $0.offsetMinutes != nil }) { facts.append("the time zone of the workouts") }
    if archive.workouts.contains(where: { $0.durationSeconds != nil }) {
      facts.append("how long workouts took")
    }
    let sets = archive.workouts.reduce(0) { $0 + $1.exercises.reduce(0) { $0 + $1.sets.count } }
    if sets > 0 {
      facts.append(
        "\(sets == 1 ? "1 set" : "\(sets) sets") with repetitions and loads, which show how strong you are")
    }
    facts += bodyFacts(of: archive)
    let own = OwnWords(of: archive)
    for (what, words) in [
      ("names of exercises that the catalogue does not know", own.names),
      ("variations that the catalogue does not know", own.variations),
      ("categories that the apps do not have", own.categories), ("equipment", own.equipment),
    ] where !words.isEmpty {
      let shown = words.prefix(maximumNames).joined(separator: ", ")
      facts.append("\(what): \(shown)\(words.count > maximumNames ? ", …" : "")")
    }
    if archive.profile.created != nil { facts.append("profile creation date") }
    if archive.profile.totals != RunningTotals() { facts.append("running totals") }
    if let achievements = archive.profile.achievements, !achievements.isEmpty {
      facts.append("achievements")
    }
    if !archive.goals.isEmpty { facts.append("goals") }
    if let routine = archive.routine {
      if routine.days.contains(where: { !$0.isEmpty }) { facts.append("the week of bodyweight progressions") }
      if !routine.stages.isEmpty { facts.append("the stages of bodyweight progressions that were reached") }
    }
    for part in Redaction.Part.allCases where redaction.kept.contains(part) {
      facts.append("\(part.rawValue), which you keep")
    }
    return facts
  }

  /// What sets, exercises and rides tell of the body beside the numbers of sets.
  private static func bodyFacts(of archive: WorkoutArchive) -> [String] {
    let exercises = [
      archive.workouts.lazy.flatMap { $0.exercises }, archive.templates.lazy.flatMap { $0.exercises },
    ]
    .joined()
    let details = exercises.lazy.flatMap { $0.sets }.compactMap { $0.hasDetails ? $0.details : nil }
    var facts: [String] = []
    if details.contains(where: { $0.ratingOfPerceivedExertion != nil || $0.repsInReserve != nil }) {
      facts.append("how hard sets felt (RPE, RIR)")
    }
    if details.contains(where: { $0.restSeconds != nil }) { facts.append("rests between sets") }
    if exercises.contains(where: { $0.details.map { !$0.muscles.isEmpty } ?? false }) {
      facts.append("muscles of exercises")
    }
    if archive.rides.contains(where: { $0.thresholdPowerWatts != nil }) {
      facts.append("the threshold power of rides, which shows how strong you are")
    }
    let sports = Set(archive.rides.compactMap { $0.sport }).sorted()
    if !sports.isEmpty {
      facts.append("the sport of rides: \(sports.prefix(maximumNames).joined(separator: ", "))")
    }
    return facts
  }
}
