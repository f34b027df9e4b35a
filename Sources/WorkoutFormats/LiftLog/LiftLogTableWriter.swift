internal import Notation
internal import WorkoutModel

/// Writes LiftLog's plain-text export: one row a set.
final class LiftLogTableWriter: ArchiveSink {
  private let csv: CSVOutput

  init(_ output: ByteOutput) { csv = CSVOutput(output) }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    csv.line("SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes")
  }

  func add(_ workout: Workout) throws(WorkoutError) {
    let start = workout.start.map(Self.time) ?? ""
    let id = workout.id?.description ?? ""
    for exercise in workout.exercises {
      let notes = exercise.details?.notes ?? ""
      for (index, set) in exercise.sets.enumerated() {
        let isTold = index == 0 || CSVOutput.isRepeated(notes)
        write(set, of: exercise, id: id, start: start, notes: isTold ? notes : "")
      }
    }
  }

  private func write(_ set: ExerciseSet, of exercise: Exercise, id: String, start: String, notes: String) {
    let details = set.details
    csv.text(id)
    csv.next()
    csv.text(details?.sourceFields?[LiftLogTableField.timestamp] ?? start)
    csv.next()
    csv.text(exercise.identity.name ?? "")
    csv.next()
    csv.number(set.load?.value)
    csv.next()
    if let load = set.load { csv.text(Self.unit(load.unit)) }
    csv.next()
    if let reps = set.reps { csv.number(Int(reps)) }
    csv.next()
    if let reps = details?.target?.reps { csv.number(Int(reps)) }
    csv.next()
    csv.text(notes)
    csv.end()
  }

  private static func unit(_ unit: MassUnit?) -> String {
    switch unit {
    case .kilograms: "kg"
    case .pounds: "lbs"
    case nil: "-"
    }
  }

  /// `2024-01-15T10:00Z`, with seconds and their fraction only where they are not zero.
  static func time(_ moment: Moment) -> String {
    let milliseconds = moment.millisecondOfDay
    let precision: Moment.Precision =
      milliseconds % 60_000 == 0 ? .minute : milliseconds % 1_000 == 0 ? .second : .millisecond
    return moment.cut(to: precision).description
  }
}
