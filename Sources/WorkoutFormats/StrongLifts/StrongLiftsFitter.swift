internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes as the app does: starts to the minute, 0 repetitions for a failed set, the time of each set of an exercise
/// that is timed, and a number that tells the workouts of a day apart.
final class StrongLiftsFitter: OwnFitter {
  private let losses: LossReporter
  /// What readers tell workouts by, of those that were fitted.
  private var keys: Set<String> = []

  init(_ losses: LossReporter) { self.losses = losses }

  // MARK: Workouts

  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    guard var details = workout.details, let notes = details.notes, !notes.isEmpty,
      workout.exercises.count < 2 || workout.exercises.contains(where: Self.hasNotes)
        || !CSVOutput.isRepeated(notes)
    else { return }
    guard !workout.exercises.isEmpty else {
      losses.dropped(.workoutNotes, at: path)
      return
    }
    losses.converted(.workoutNotes, "written into the notes of the first exercise", at: path)
    losses.converted(.exerciseNotes, "the workout notes are written before them", at: path.exercise(0))
    details.notes = nil
    workout.details = details == WorkoutDetails() ? nil : details
    var first = workout.exercises[0].details ?? ExerciseDetails()
    first.notes = first.notes.map { $0.isEmpty ? notes : notes + "\n" + $0 } ?? notes
    workout.exercises[0].details = first
  }

  func finish(_ workout: inout Workout, at path: ModelPath) {
    if let start = workout.start, start.precision != .day, start.precision != .minute {
      let cut = start.cut(to: .minute)
      if cut.wallMilliseconds != start.wallMilliseconds {
        losses.rounded(.start, .cut(to: .minute), at: path, detail: start.description)
      }
      workout.start = cut
    }
    if let seconds = workout.durationSeconds {
      if seconds.coefficient == 0 {
        losses.converted(.duration, .zeroIsNone, at: path)
        workout.durationSeconds = nil
      } else if seconds.wholePart >= DurationText.maximumSeconds {
        losses.drop(.duration, &workout.durationSeconds, at: path)
      }
    }
    liftNotes(&workout, at: path)
    number(&workout, at: path)
  }

  /// What stands on all exercises of a workout is read as the workout's.
  private func liftNotes(_ workout: inout Workout, at path: ModelPath) {
    guard workout.exercises.count > 1, workout.details?.notes?.isEmpty ?? true,
      let notes = workout.exercises[0].details?.notes, !notes.isEmpty,
      workout.exercises.allSatisfy({ $0.details?.notes == notes })
    else { return }
    for index in workout.exercises.indices {
      losses.converted(
        .exerciseNotes, "the same for all exercises: moved to the workout notes", at: path.exercise(index))
      var details = workout.exercises[index].details
      details?.notes = nil
      workout.exercises[index].details = details == ExerciseDetails() ? nil : details
    }
    var details = workout.details ?? WorkoutDetails()
    details.notes = notes
    workout.details = details
  }

  /// Numbers a workout that has no number, or that of another at the same time.
  private func number(_ workout: inout Workout, at path: ModelPath) {
    let name = "\(StrongLiftsColumn.number)"
    let given = Self.trimmed(workout.details?.sourceFields?[name])
    if !given.isEmpty, keys.insert(key(of: workout, given)).inserted { return }
    let field = Finding.Field.source(format: StrongLiftsWriter.formatID, name: name)
    losses.findings.report(
      given.isEmpty
        ? Finding(
          .note, .added, field, "numbered, so that workouts of one day differ",
          place: Place(path))
        : Finding(
          .note, .converted, field, "new number: an earlier workout has the same",
          place: Place(path)))
    var number = path.index + 1
    while !keys.insert(key(of: workout, "\(number)")).inserted { number += 1 }
    var details = workout.details ?? WorkoutDetails()
    var fields = details.sourceFields ?? SourceFields(format: StrongLiftsWriter.formatID)
    fields.fields.removeAll { $0.name == name }
    fields.fields.insert(.init(name: name, text: "\(number)"), at: 0)
    details.sourceFields = fields
    workout.details = details
  }

  private func key(of workout: Workout, _ number: String) -> String {
    "\(workout.start?.description ?? "")|\(number)|\(Self.trimmed(workout.title))"
  }

  private static func trimmed(_ text: String?) -> String {
    text.map { String($0.trimming { $0.properties.isWhitespace }) } ?? ""
  }

  private static func hasNotes(_ exercise: Exercise) -> Bool {
    if exercise.details?.notes?.isEmpty == false { return true }
    return exercise.sets.contains {
      $0.hasText && ($0.details?.note?.isEmpty == false || $0.details?.freeText?.isEmpty == false)
    }
  }

  // MARK: Exercises

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    let isTimed = StrongLiftsWriter.isTimed(exercise.sets)
    for index in exercise.sets.indices {
      fit(&exercise.sets[index], isTimed: isTimed, at: path.set(index))
    }
    let most = StrongLiftsColumn.maximumSets
    if !isTimed, exercise.sets.count > most {
      for index in most..<exercise.sets.count {
        losses.dropped(.reps, at: path.set(index), detail: "set \(index + 1) of an exercise")
        if exercise.sets[index].load != nil { losses.dropped(.load, at: path.set(index)) }
      }
      exercise.sets.removeSubrange(most...)
    }
    fitFields(of: &exercise, at: path)
  }

  private func fit(_ set: inout ExerciseSet, isTimed: Bool, at path: ModelPath) {
    if isTimed {
      // In the columns of the sets, its time would be read as repetitions.
      losses.drop(.load, &set.load, at: path)
      set.durationSeconds = set.durationSeconds.flatMap { losses.clockTime($0, .setDuration, at: path) } ?? 0
    } else {
      losses.drop(.setDuration, &set.durationSeconds, at: path)
    }
    if set.reps == 0, set.kind != .failure {
      losses.added(.kind, "failure, which 0 repetitions say", at: path)
      set.kind = .failure
    } else if set.reps != 0, set.kind == .failure {
      losses.dropped(.kind, at: path, detail: "failure")
      set.kind = .working
    }
  }

  /// Takes out what was kept of the app's summary of all sets, where the sets are there to say it.
  private func fitFields(of exercise: inout Exercise, at path: ModelPath) {
    guard var details = exercise.details, var fields = details.sourceFields else { return }
    let isEmpty = exercise.sets.isEmpty
    fields.fields.removeAll { field in
      let isKept =
        switch field.name {
        case "\(StrongLiftsColumn.setsReps)":
          isEmpty && !field.text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }
        case "\(StrongLiftsColumn.setsTime)":
          isEmpty && StrongLiftsTimedSets(field.text) == nil
        default: true
        }
      if !isKept {
        losses.foreign(SourceFields(format: fields.format, fields: [field]), at: path)
      }
      return !isKept
    }
    details.sourceFields = fields.fields.isEmpty ? nil : fields
    exercise.details = details == ExerciseDetails() ? nil : details
  }
}
