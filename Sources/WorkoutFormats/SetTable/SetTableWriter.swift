internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes our own table of sets: one row a set, and one for an exercise or a workout without any.
final class SetTableWriter: DivisibleWriter {
  private let csv: CSVOutput
  @exclusivity(unchecked) private var number = LateNumber(0)

  var output: ByteOutput { csv.output }

  init(_ output: ByteOutput) { csv = CSVOutput(output) }

  func noteCount(_ count: Int) { number += count }

  func another(writingTo output: ByteOutput, behind count: Int?) -> any DivisibleWriter {
    let writer = SetTableWriter(output)
    writer.number = LateNumber(count)
    return writer
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    csv.line(SetTableColumn.allCases.map { $0.name }.joined(separator: ","))
  }

  func add(_ workout: Workout) {
    number += 1
    var notes = workout.details?.notes ?? ""
    var cells = CellPlaces()
    if workout.exercises.isEmpty {
      writeOpening(of: workout)
      writeBlanks(from: .exercise, to: .exerciseNotes)
      writeEnd(of: workout, notes)
      endRow(exercise: nil)
    }
    let supersets = workout.supersetNumbers
    for place in workout.exercises.indices {
      // Read in place: copying each exercise would cost as much as writing its rows.
      let identity = workout.exercises[place].identity
      let details = workout.exercises[place].hasDetails ? workout.exercises[place].details : nil
      var exerciseNotes = details?.notes ?? ""
      let count = workout.exercises[place].sets.count
      (cells.identity, cells.ofExercise) = (nil, nil)
      for index in 0..<max(count, 1) {
        csv.repeated(&cells.identity) {
          csv.repeated(&cells.opening) { writeOpening(of: workout) }
          csv.guarded(identity.name ?? "")
          csv.next()
          csv.guarded(identity.variation ?? "")
          csv.next()
        }
        if count > 0 {
          csv.number(index + 1)
          csv.next()
          write(workout.exercises[place].sets[index])
        } else {
          writeBlanks(from: .setNumber, to: .targetRatingOfPerceivedExertion)
        }
        csv.repeated(&cells.ofExercise) {
          write(identity, details?.equipment, superset: supersets?[place], exerciseNotes)
          csv.repeated(&cells.ofWorkout) { writeEnd(of: workout, notes) }
        }
        endRow(exercise: place + 1)
        // Long notes stand on the first row.
        if !CSVOutput.isRepeated(exerciseNotes) { (exerciseNotes, cells.ofExercise) = ("", nil) }
        if !CSVOutput.isRepeated(notes) { (notes, cells.ofExercise, cells.ofWorkout) = ("", nil, nil) }
      }
    }
  }

  /// Where the cells stand that many rows repeat.
  private struct CellPlaces {
    /// What the rows of a workout begin with.
    var opening: CSVOutput.Cells?
    /// What the rows of an exercise begin with.
    var identity: CSVOutput.Cells?
    /// What stands behind the numbers of a set.
    var ofExercise: CSVOutput.Cells?
    /// What of that is the same for all exercises.
    var ofWorkout: CSVOutput.Cells?
  }

  private func writeOpening(of workout: Workout) {
    write(workout.start)
    csv.next()
    csv.guarded(workout.title ?? "")
    csv.next()
  }

  /// What stands behind the numbers of a set, up to the notes of its exercise.
  private func write(_ identity: ExerciseIdentity, _ equipment: String?, superset: Int?, _ notes: String) {
    csv.guarded(identity.category ?? "")
    csv.next()
    csv.guarded(identity.style?.rawValue ?? "")
    csv.next()
    csv.guarded(equipment ?? "")
    csv.next()
    if let superset { csv.number(superset + 1) }
    csv.next()
    csv.guarded(notes)
    csv.next()
  }

  /// Ends a row with the numbers of the workout and of the exercise.
  private func endRow(exercise: Int?) {
    csv.number(number)
    csv.next()
    if let exercise { csv.number(exercise) }
    csv.end()
  }

  private func write(_ set: ExerciseSet) {
    csv.raw(SetTableKind.word(set.kind))
    csv.next()
    if let reps = set.reps { csv.number(Int(reps)) }
    csv.next()
    write(set.load)
    csv.number(set.durationSeconds)
    csv.next()
    guard set.hasDetails, let details = set.details else {
      return writeBlanks(from: .distance, to: .targetRatingOfPerceivedExertion)
    }
    write(details.distance)
    for value in [details.ratingOfPerceivedExertion, details.repsInReserve, details.restSeconds] {
      csv.number(value)
      csv.next()
    }
    if details.isLoadPerSide { csv.raw("true") }
    csv.next()
    csv.guarded(details.freeText ?? "")
    csv.next()
    csv.guarded(details.note ?? "")
    csv.next()
    guard let target = details.target else {
      return writeBlanks(from: .targetReps, to: .targetRatingOfPerceivedExertion)
    }
    if let reps = target.reps { csv.number(Int(reps)) }
    csv.next()
    if let reps = target.maximumReps { csv.number(Int(reps)) }
    csv.next()
    write(target.load)
    csv.number(target.durationSeconds)
    csv.next()
    write(target.distance)
    csv.number(target.ratingOfPerceivedExertion)
    csv.next()
  }

  /// What stands behind the notes of an exercise, up to the number of the workout.
  private func writeEnd(of workout: Workout, _ notes: String) {
    let details = workout.details
    csv.guarded(notes)
    csv.next()
    csv.number(workout.durationSeconds)
    csv.next()
    write(details?.end)
    csv.next()
    for value in [
      details?.activeEnergyKilocalories, details?.basalEnergyKilocalories, details?.averageHeartRate,
      details?.maximumHeartRate, details?.difficulty,
    ] {
      csv.number(value)
      csv.next()
    }
    csv.guarded(details?.templateReference ?? "")
    csv.next()
    if let isEdited = workout.isStartEdited { csv.raw(isEdited ? "true" : "false") }
    csv.next()
    csv.guarded(workout.id?.description ?? "")
    csv.next()
  }

  private func write(_ load: Load?) {
    csv.number(load?.value)
    csv.next()
    csv.text(load?.unit?.rawValue ?? "")
    csv.next()
  }

  private func write(_ distance: Distance?) {
    csv.number(distance?.value)
    csv.next()
    csv.text(distance?.unit?.rawValue ?? "")
    csv.next()
  }

  /// A moment with a space before the time, which spreadsheets know as a time.
  private func write(_ moment: Moment?) {
    csv.text(moment?.description.split(separator: "T", maxSplits: 1).joined(separator: " ") ?? "")
  }

  private func writeBlanks(from first: SetTableColumn, to last: SetTableColumn) {
    let count = last.rawValue - first.rawValue + 1
    csv.output.append(upTo: count) { row in
      for _ in 0..<count { row.append(csv.delimiter) }
    }
  }
}
