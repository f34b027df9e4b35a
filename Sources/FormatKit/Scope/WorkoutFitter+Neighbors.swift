internal import WorkoutModel

extension WorkoutFitter {
  /// Joins `workout` to the one before it, where a reader cannot tell the two apart.
  ///
  /// - Returns: false where it stands for itself.
  func join(
    _ workout: Workout, to last: inout Workout?, ifAlikeIn fields: ModelFields, at path: ModelPath
  ) -> Bool {
    guard last.map({ Self.areAlike($0, workout, in: fields) }) ?? false, var joined = last else {
      return false
    }
    losses.report(.dropped, .workouts, .joinsWorkout, at: path)
    // Taken out while it grows, so that its exercises are not copied for every workout.
    last = nil
    joinHead(of: workout, to: &joined, at: path)
    joinExercises(of: workout, to: &joined, at: path)
    last = joined
    return true
  }

  /// True for workouts that a reader takes for one.
  static func areAlike(_ left: Workout, _ right: Workout, in fields: ModelFields) -> Bool {
    func isSame<Value: Equatable>(_ field: ModelField, _ value: (Workout) -> Value) -> Bool {
      !fields.contains(field) || value(left) == value(right)
    }
    // A cell is read without the spaces around it, and a blank one as none.
    return isSame(.start, { $0.start }) && isSame(.title) { Array(String(trimmed($0.title)).utf8) }
      && isSame(.duration, { $0.durationSeconds })
      && isSame(.workoutID) { Array(String(trimmed($0.id?.description)).utf8) }
  }

  private static func trimmed(_ text: String?) -> Substring.UnicodeScalarView {
    var scalars = Substring(text ?? "").unicodeScalars
    while scalars.first == " " || scalars.first == "\t" { scalars.removeFirst() }
    while scalars.last == " " || scalars.last == "\t" { scalars.removeLast() }
    return scalars
  }

  /// Adds the notes of `workout` to those of the one before; what that has of its own stays.
  private func joinHead(of workout: Workout, to joined: inout Workout, at path: ModelPath) {
    func lose<Value: Equatable>(_ field: ModelField, _ lost: Value?, _ kept: Value?) {
      if let lost, lost != kept {
        losses.dropped(field, at: path, detail: "the workout that it is read with has its own")
      }
    }
    lose(.workoutID, workout.id, joined.id)
    lose(.start, workout.start, joined.start)
    lose(.duration, workout.durationSeconds, joined.durationSeconds)
    if workout.title ?? "" != joined.title ?? "" { lose(.title, workout.title, joined.title) }
    guard let notes = workout.details?.notes, !notes.isEmpty, notes != joined.details?.notes else { return }
    var details = joined.details ?? WorkoutDetails()
    details.notes = details.notes.map { $0 + "\n" + notes } ?? notes
    if let cut = texts?.cut(details.notes, .workoutNotes, at: path) { details.notes = cut }
    joined.details = details
  }

  private func joinExercises(of workout: Workout, to joined: inout Workout, at path: ModelPath) {
    var exercises = workout.exercises[...]
    var place = joined.exercises.count
    // A copy of the last one held here would copy all its sets.
    if let first = exercises.first,
      joined.exercises.last.map({ areOne($0, first) }) ?? false
    {
      losses.report(.dropped, .equalNeighbors, .joins, at: path.exercise(0))
      join(first, to: &joined.exercises[joined.exercises.count - 1], at: path.exercise(0))
      exercises = exercises.dropFirst()
      place -= 1
    }
    joined.exercises += exercises
    if let groups = workout.supersets {
      joined.supersets = joined.supersets ?? []
      joined.supersets?.append(contentsOf: groups.map { group in group.map { $0 + place } })
    }
  }
}
