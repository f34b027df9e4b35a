internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes our own table of sets: one row a set, and one for an exercise or a workout without any.
final class SetTableWriter: DivisibleWriter {
  private let csv: CSVOutput
  private var number = 0

  var output: ByteOutput { csv.output }

  init(_ output: ByteOutput) { csv = CSVOutput(output) }

  /// False: each row has the number of its workout.
  var writesEachAlone: Bool { false }

  func note(_ workout: Workout) { number += 1 }

  func another(writingTo output: ByteOutput, behind count: Int) -> any DivisibleWriter {
    let writer = SetTableWriter(output)
    writer.number = count
    return writer
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    csv.line(SetTableColumn.allCases.map { $0.name }.joined(separator: ","))
  }

  func add(_ workout: Workout) {
    number += 1
    let opening = cells { csv in
      Self.write(workout.start, csv)
      csv.next()
      csv.guarded(workout.title ?? "")
      csv.next()
    }
    let notes = workout.details?.notes ?? ""
    let first = cells { writeEnd(of: workout, notes: notes, $0) }
    let others = CSVOutput.isRepeated(notes) ? first : cells { writeEnd(of: workout, notes: "", $0) }
    var groups = [Int?](repeating: nil, count: workout.exercises.count)
    for (number, group) in (workout.supersets ?? []).enumerated() {
      for member in group where groups.indices.contains(member) { groups[member] = number + 1 }
    }
    if workout.exercises.isEmpty {
      csv.raw(opening)
      writeBlanks(from: .exercise, to: .exerciseNotes)
      csv.raw(first)
      csv.end()
    }
    for (index, exercise) in workout.exercises.enumerated() {
      write(
        exercise, number: index + 1, group: groups[index], opening, (index == 0 ? first : others, others))
    }
  }

  private func write(
    _ exercise: Exercise, number: Int, group: Int?, _ opening: [UInt8],
    _ closing: (first: [UInt8], others: [UInt8])
  ) {
    let identity = cells { csv in
      csv.raw(opening)
      csv.guarded(exercise.identity.name ?? "")
      csv.next()
      csv.guarded(exercise.identity.variation ?? "")
      csv.next()
    }
    func rest(notes: String, _ closing: [UInt8]) -> [UInt8] {
      cells { csv in
        csv.guarded(exercise.identity.category ?? "")
        csv.next()
        csv.guarded(exercise.identity.style?.rawValue ?? "")
        csv.next()
        csv.guarded(exercise.details?.equipment ?? "")
        csv.next()
        if let group { csv.number(group) }
        csv.next()
        csv.guarded(notes)
        csv.next()
        csv.raw(closing)
        csv.number(number)
      }
    }
    let notes = exercise.details?.notes ?? ""
    let first = rest(notes: notes, closing.first)
    let areRepeated = CSVOutput.isRepeated(notes)
    let others =
      areRepeated && closing.first == closing.others
      ? first : rest(notes: areRepeated ? notes : "", closing.others)
    if exercise.sets.isEmpty {
      csv.raw(identity)
      writeBlanks(from: .setNumber, to: .targetRatingOfPerceivedExertion)
      csv.raw(first)
      csv.end()
    }
    for (index, set) in exercise.sets.enumerated() {
      csv.raw(identity)
      csv.number(index + 1)
      csv.next()
      write(set)
      csv.raw(index == 0 ? first : others)
      csv.end()
    }
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

  /// What stands behind the notes of an exercise, up to its number.
  private func writeEnd(of workout: Workout, notes: String, _ csv: CSVOutput) {
    let details = workout.details
    csv.guarded(notes)
    csv.next()
    csv.number(workout.durationSeconds)
    csv.next()
    Self.write(details?.end, csv)
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
    csv.number(number)
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
  private static func write(_ moment: Moment?, _ csv: CSVOutput) {
    csv.text(moment?.description.split(separator: "T", maxSplits: 1).joined(separator: " ") ?? "")
  }

  private func writeBlanks(from first: SetTableColumn, to last: SetTableColumn) {
    for _ in first.rawValue...last.rawValue { csv.next() }
  }

  private func cells(_ write: (CSVOutput) -> Void) -> [UInt8] {
    CSVOutput.bytes(delimiter: csv.delimiter, write)
  }
}
