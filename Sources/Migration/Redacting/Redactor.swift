internal import WorkoutModel

/// Does the work of a ``Redaction`` and counts it.
struct Redactor {
  private(set) var counts: [(what: String, count: Int)] = []

  private let redaction: Redaction
  private var indices: [String: Int] = [:]
  private var numbers: [String: Int] = [:]
  private var identifiers: [WorkoutIdentifier: String] = [:]

  init(_ redaction: Redaction) { self.redaction = redaction }

  private func drops(_ part: Redaction.Part) -> Bool { !redaction.kept.contains(part) }

  private mutating func count(_ what: String, _ count: Int = 1) {
    guard count > 0 else { return }
    if let index = indices[what] {
      counts[index].count += count
    } else {
      indices[what] = counts.count
      counts.append((what, count))
    }
  }

  /// Takes `value` out where `part` is to go.
  private mutating func drop<Value>(_ value: inout Value?, _ part: Redaction.Part, _ what: String) {
    guard drops(part), value != nil else { return }
    value = nil
    count(what)
  }

  mutating func redacted(_ archive: WorkoutArchive) -> WorkoutArchive {
    var archive = archive
    redactProfile(&archive.profile)
    drop(&archive.preferences.sourceFields, .fields, "app-specific settings")
    drop(&archive.sourceFields, .fields, "app-specific fields")
    if drops(.weight) {
      count("body measurement", archive.measurements.count)
      archive.measurements = []
    }
    for index in archive.measurements.indices { redact(&archive.measurements[index]) }
    for index in archive.templates.indices {
      if let id = archive.templates[index].id, let title = archive.templates[index].title {
        identifiers[id] = title
      }
      redact(&archive.templates[index])
    }
    if var types = archive.exerciseTypes {
      for index in types.indices {
        drop(&types[index].sourceFields, .fields, "app-specific fields")
      }
      archive.exerciseTypes = types
    }
    for index in archive.workouts.indices { redact(&archive.workouts[index]) }
    for index in archive.rides.indices { redact(&archive.rides[index]) }
    for index in archive.goals.indices {
      archive.goals[index].due = shifted(archive.goals[index].due)
      drop(&archive.goals[index].sourceFields, .fields, "app-specific fields")
    }
    if var routine = archive.routine {
      drop(&routine.sourceFields, .fields, "app-specific fields")
      archive.routine = routine
    }
    return archive
  }

  private mutating func redactProfile(_ profile: inout Profile) {
    drop(&profile.name, .names, "name")
    drop(&profile.picture, .picture, "picture")
    drop(&profile.bodyWeight, .weight, "body weight")
    drop(&profile.sourceFields, .fields, "app-specific fields of the profile")
    profile.created = shifted(profile.created)
  }

  private mutating func redact(_ measurement: inout BodyMeasurement) {
    measurement.moment = shifted(measurement.moment)
    drop(&measurement.note, .notes, "note")
    drop(&measurement.sourceFields, .fields, "app-specific fields")
  }

  private mutating func redact(_ template: inout WorkoutTemplate) {
    drop(&template.id, .uuids, "uuid")
    drop(&template.notes, .notes, "note")
    drop(&template.sourceFields, .fields, "app-specific fields")
    template.title = replaced(template.title)
    for index in template.exercises.indices { redact(&template.exercises[index]) }
  }

  private mutating func redact(_ workout: inout Workout) {
    drop(&workout.id, .uuids, "uuid")
    workout.title = replaced(workout.title)
    workout.start = shifted(workout.start)
    if var details = workout.details {
      drop(&details.notes, .notes, "note")
      drop(&details.averageHeartRate, .health, "heart rate")
      drop(&details.maximumHeartRate, .health, "heart rate")
      drop(&details.activeEnergyKilocalories, .health, "energy")
      drop(&details.basalEnergyKilocalories, .health, "energy")
      drop(&details.difficulty, .health, "difficulty")
      drop(&details.sourceFields, .fields, "app-specific fields")
      details.end = shifted(details.end)
      details.templateReference = reference(details.templateReference)
      if details != workout.details { workout.details = details == WorkoutDetails() ? nil : details }
    }
    for index in workout.exercises.indices { redact(&workout.exercises[index]) }
  }

  private mutating func redact(_ exercise: inout Exercise) {
    if var details = exercise.details {
      drop(&details.notes, .notes, "note")
      drop(&details.sourceFields, .fields, "app-specific fields")
      if details != exercise.details { exercise.details = details == ExerciseDetails() ? nil : details }
    }
    for index in exercise.sets.indices where exercise.sets[index].hasDetails {
      guard var details = exercise.sets[index].details else { continue }
      drop(&details.note, .notes, "note")
      drop(&details.sourceFields, .fields, "app-specific fields")
      if details.freeText != nil, drops(.notes) {
        details.freeText = "…"
        count("set text, now …")
      }
      if details != exercise.sets[index].details {
        exercise.sets[index].details = details == SetDetails() ? nil : details
      }
    }
  }

  private mutating func redact(_ ride: inout Ride) {
    drop(&ride.author, .names, "ride author")
    drop(&ride.summary, .notes, "ride description")
    drop(&ride.sourceFields, .fields, "app-specific fields")
    ride.title = replaced(ride.title)
    if drops(.notes) {
      count("ride tag", ride.tags.count)
      ride.tags = []
    }
    for index in ride.segments.indices {
      drop(&ride.segments[index].sourceFields, .fields, "app-specific fields")
      for cue in ride.segments[index].cues.indices {
        drop(
          &ride.segments[index].cues[cue].sourceFields, .fields, "app-specific fields")
      }
      guard drops(.notes) else { continue }
      count("ride message", ride.segments[index].cues.count)
      ride.segments[index].cues = []
    }
  }

  /// A name that tells no more than which workouts have the same one.
  private mutating func replaced(_ title: String?) -> String? {
    guard let title, drops(.names), !title.isEmpty else { return title }
    let number = numbers[title] ?? numbers.count + 1
    numbers[title] = number
    count("workout or template name, replaced by a number")
    return "Workout \(number)"
  }

  /// What a workout says of the template it was done from: its new name, or nothing.
  private mutating func reference(_ text: String?) -> String? {
    guard let text, drops(.uuids) || drops(.names) else { return text }
    let title = identifiers[WorkoutIdentifier(text)] ?? text
    if drops(.names) { return numbers[title].map { "Workout \($0)" } }
    return identifiers[WorkoutIdentifier(text)] ?? text
  }

  private func shifted(_ moment: Moment?) -> Moment? {
    guard redaction.shiftWeeks != 0, let moment else { return moment }
    let (seconds, overflow) = Int64(redaction.shiftWeeks).multipliedReportingOverflow(by: 7 * 86_400)
    // A date that has nowhere to go must not stay as it was.
    return overflow
      ? nil : moment.shifted(bySeconds: seconds, offsetMinutes: moment.offsetMinutes.map(Int.init))
  }
}
