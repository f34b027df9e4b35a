internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes Hevy's export: one row a set, English months whatever the machine's language.
final class HevyWriter: DivisibleWriter {
  private let csv: CSVOutput

  var output: ByteOutput { csv.output }

  init(_ output: ByteOutput) { csv = CSVOutput(output) }

  func another(writingTo output: ByteOutput, behind count: Int) -> any DivisibleWriter {
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
    let notes = workout.hasDetails ? workout.details?.notes ?? "" : ""
    let first = cells(of: workout, end, notes: notes)
    let others = CSVOutput.isRepeated(notes) ? first : cells(of: workout, end, notes: "")
    let groups = groups(of: workout)
    for index in workout.exercises.indices {
      write(
        workout.exercises[index], group: groups?[index], workoutCells: index == 0 ? first : others, others)
    }
  }

  /// The number of the superset of each exercise; nil where there are no supersets.
  private func groups(of workout: Workout) -> [Int?]? {
    guard let supersets = workout.supersets, !supersets.isEmpty else { return nil }
    var groups = [Int?](repeating: nil, count: workout.exercises.count)
    for (number, group) in supersets.enumerated() {
      for member in group where groups.indices.contains(member) { groups[member] = number }
    }
    return groups
  }

  /// What each row of a workout begins with.
  private func cells(of workout: Workout, _ end: Moment?, notes: String) -> [UInt8] {
    CSVOutput.bytes(delimiter: csv.delimiter) { csv in
      csv.quoted(workout.title ?? "")
      csv.next()
      csv.quoted(workout.start.map(HevyTime.text) ?? "")
      csv.next()
      csv.quoted(end.map(HevyTime.text) ?? "")
      csv.next()
      csv.quoted(notes)
      csv.next()
    }
  }

  private func write(_ exercise: Exercise, group: Int?, workoutCells first: [UInt8], _ others: [UInt8]) {
    let name = exercise.identity.name ?? ""
    let notes = exercise.hasDetails ? exercise.details?.notes ?? "" : ""
    let otherNotes = CSVOutput.isRepeated(notes) ? notes : ""
    var cells: CSVOutput.Cells?
    func write(_ workoutCells: [UInt8], _ notes: String, _ csv: CSVOutput) {
      csv.raw(workoutCells)
      csv.quoted(name)
      csv.next()
      if let group { csv.number(group) }
      csv.next()
      csv.quoted(notes)
      csv.next()
    }
    for (index, set) in exercise.sets.enumerated() {
      if index == 0 {
        write(first, notes, csv)
      } else {
        csv.repeated(&cells) { write(others, otherNotes, $0) }
      }
      csv.number(index)
      csv.next()
      csv.raw(HevySetType.cell(set.kind))
      csv.number(set.load?.value)
      csv.next()
      if let reps = set.reps { csv.number(Int(reps)) }
      csv.next()
      let details = set.hasDetails ? set.details : nil
      csv.number(details?.distance?.value)
      csv.next()
      csv.number(set.durationSeconds)
      csv.next()
      csv.number(details?.ratingOfPerceivedExertion)
      csv.end()
    }
  }
}
