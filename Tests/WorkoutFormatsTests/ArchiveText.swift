import WorkoutModel

/// An archive in lines that a person can compare: everything that is there, and nothing that is not.
enum ArchiveText {
  static func of(_ archive: WorkoutArchive) -> String { lines(of: archive).joined(separator: "\n") }

  private static func lines(of archive: WorkoutArchive) -> [String] {
    var lines: [String] = []
    let preferences = archive.preferences
    let head: [String?] = [
      archive.source.map { "from \($0.format)" }, preferences.massUnit?.rawValue,
      preferences.distanceUnit?.rawValue, archive.profile.name.map { "user \"\($0)\"" },
      fields(preferences.sourceFields), fields(archive.profile.sourceFields), fields(archive.sourceFields),
    ]
    lines.append(head.compactMap { $0 }.joined(separator: ", "))
    for measurement in archive.measurements {
      lines.append(
        "measured \(measurement.moment?.description ?? "-") \(measurement.kind) \(measurement.value) "
          + (measurement.unit ?? "without unit"))
    }
    for type in archive.exerciseTypes ?? [] {
      lines.append("type \(type.name ?? "-")" + braces([fields(type.sourceFields)]))
    }
    for template in archive.templates {
      lines.append(
        "template \(quoted(template.title))"
          + braces([
            template.notes.map { "notes \(quoted($0))" }, template.supersets.map { "supersets \($0)" },
            fields(template.sourceFields),
          ]))
      lines += template.exercises.flatMap(Self.lines)
    }
    for workout in archive.workouts {
      let details = workout.details
      lines.append(
        "workout \(quoted(workout.title)) \(workout.start?.description ?? "undated")"
          + braces([
            workout.id.map { "id \($0)" }, workout.durationSeconds.map { "\($0) s" },
            details?.end.map { "end \($0)" }, workout.supersets.map { "supersets \($0)" },
            details?.notes.map { "notes \(quoted($0))" },
            details?.activeEnergyKilocalories.map { "\($0) kcal" },
            details?.averageHeartRate.map { "\($0) bpm" },
            details?.templateReference.map { "template \(quoted($0))" }, fields(details?.sourceFields),
          ]))
      lines += workout.exercises.flatMap(Self.lines)
    }
    return lines
  }

  private static func lines(of exercise: Exercise) -> [String] {
    let details = exercise.details
    let head =
      "  \(exercise.identity.name ?? "-")"
      + braces([details?.notes.map { "notes \(quoted($0))" }, fields(details?.sourceFields)])
    return [head] + exercise.sets.map { "    " + line(of: $0) }
  }

  private static func line(of set: ExerciseSet) -> String {
    let details = set.details
    var parts: [String] = []
    if set.kind != .working { parts.append("\(set.kind)") }
    if let reps = set.reps { parts.append("\(reps) reps") }
    if let load = set.load {
      parts.append(
        "\(load.value) \(load.unit?.rawValue ?? "without unit")"
          + (details?.isLoadPerSide == true ? " a side" : ""))
    } else if details?.isLoadPerSide == true {
      parts.append("a side")
    }
    if let seconds = set.durationSeconds { parts.append("\(seconds) s") }
    if let distance = details?.distance {
      parts.append("\(distance.value) \(distance.unit?.rawValue ?? "without unit")")
    }
    if let reps = details?.target?.reps { parts.append("of \(reps)") }
    if let rating = details?.ratingOfPerceivedExertion { parts.append("RPE \(rating)") }
    if let rest = details?.restSeconds { parts.append("rest \(rest) s") }
    if let note = details?.note { parts.append("note \(quoted(note))") }
    if let text = details?.freeText { parts.append("text \(quoted(text))") }
    return parts.joined(separator: ", ") + braces([fields(details?.sourceFields)])
  }

  private static func fields(_ fields: SourceFields?) -> String? {
    fields.map { $0.fields.map { "\($0.name)=\($0.text)" }.joined(separator: " ") }
  }

  private static func quoted(_ text: String?) -> String {
    text.map { "\"\($0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n"))\"" }
      ?? "-"
  }

  private static func braces(_ parts: [String?]) -> String {
    let parts = parts.compactMap { $0 }
    return parts.isEmpty ? "" : " {" + parts.joined(separator: "; ") + "}"
  }
}
