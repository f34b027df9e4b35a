internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes Hevy's export: one row a set, English months whatever the machine's language.
final class HevyWriter: DivisibleWriter {
  /// Room for the cells that differ from set to set: at most six numbers, and fewer than 64 other bytes.
  private static let roomForEnd = 6 * ExactDecimal.maximumTextLength + 64
  private static let comma = UInt8(ascii: ",")

  private let csv: CSVOutput

  var output: ByteOutput { csv.output }

  init(_ output: ByteOutput) { csv = CSVOutput(output) }

  func another(writingTo output: ByteOutput, behind count: Int?) -> any DivisibleWriter {
    HevyWriter(output)
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    let weight = archive.preferences.massUnit == .pounds ? "weight_lbs" : "weight_kg"
    let distance = archive.preferences.distanceUnit == .miles ? "distance_miles" : "distance_km"
    csv.line(
      """
      "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index",\
      "set_type","\(weight)","reps","\(distance)","duration_seconds","rpe"
      """)
  }

  func add(_ workout: Workout) {
    let end = workout.start.flatMap { start in
      workout.durationSeconds.flatMap { start.shifted(bySeconds: $0.wholePart, offsetMinutes: nil) }
    }
    var notes = workout.hasDetails ? workout.details?.notes ?? "" : ""
    let supersets = workout.supersetNumbers
    var workoutCells: CSVOutput.Cells?
    for number in workout.exercises.indices {
      // Read in place: copying each exercise would cost as much as writing its rows.
      var exerciseNotes =
        workout.exercises[number].hasDetails ? workout.exercises[number].details?.notes ?? "" : ""
      var cells: CSVOutput.Cells?
      for index in workout.exercises[number].sets.indices {
        csv.repeated(&cells) {
          csv.repeated(&workoutCells) { writeCells(of: workout, end, notes) }
          csv.quoted(workout.exercises[number].name ?? "")
          csv.next()
          if let superset = supersets?[number] { csv.number(superset) }
          csv.next()
          csv.quoted(exerciseNotes)
          csv.next()
        }
        write(workout.exercises[number].sets[index], number: index)
        // Only the first row has notes that are too long to be repeated.
        guard index == 0 else { continue }
        if !CSVOutput.isRepeated(notes) { (notes, workoutCells, cells) = ("", nil, nil) }
        if !CSVOutput.isRepeated(exerciseNotes) { (exerciseNotes, cells) = ("", nil) }
      }
    }
  }

  /// Writes what each row of a workout begins with.
  private func writeCells(of workout: Workout, _ end: Moment?, _ notes: String) {
    csv.quoted(workout.title ?? "")
    csv.next()
    HevyTime.write(workout.start, to: csv)
    csv.next()
    HevyTime.write(end, to: csv)
    csv.next()
    csv.quoted(notes)
    csv.next()
  }

  /// Writes what each row ends with.
  // A closure would not be inlined. `set` is evaluated for each cell, so that the set is read in place.
  @inline(__always)
  private func write(_ set: @autoclosure () -> ExerciseSet, number: Int) {
    var row = ByteRun(in: csv.output.reserve(Self.roomForEnd))
    row.append(ExactDecimal(Int32(clamping: number)))
    row.append(Self.comma)
    row.append(HevySetType.cell(set().kind))
    row.append(set().load?.value)
    row.append(Self.comma)
    row.append(set().reps.map { ExactDecimal($0) })
    row.append(Self.comma)
    if set().hasDetails { row.append(set().details?.distance?.value) }
    row.append(Self.comma)
    row.append(set().durationSeconds)
    row.append(Self.comma)
    row.append(set().effort.rating)
    row.append(UInt8(ascii: "\n"))
    csv.output.commit(row.count)
  }
}
