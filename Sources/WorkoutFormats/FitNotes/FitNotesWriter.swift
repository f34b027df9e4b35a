internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes the export of FitNotes for Android as it is now: one row a set, units beside the numbers.
final class FitNotesWriter: DivisibleWriter {
  private let csv: CSVOutput

  var output: ByteOutput { csv.output }

  init(_ output: ByteOutput) { csv = CSVOutput(output) }

  func another(writingTo output: ByteOutput, behind count: Int?) -> any DivisibleWriter {
    FitNotesWriter(output)
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    csv.line("Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment")
  }

  func add(_ workout: Workout) {
    let day = workout.start?.description ?? ""
    for exercise in workout.exercises {
      var cells: CSVOutput.Cells?
      for set in exercise.sets {
        csv.repeated(&cells) {
          csv.text(day)
          csv.next()
          csv.text(exercise.identity.name ?? "")
          csv.next()
          csv.text(exercise.identity.category ?? "")
          csv.next()
        }
        write(set)
      }
    }
  }

  private func write(_ set: ExerciseSet) {
    if let load = set.load {
      csv.number(load.value)
      csv.next()
      csv.raw(load.unit == .pounds ? "lbs" : "kgs")
    } else {
      csv.next()
    }
    csv.next()
    if let reps = set.reps { csv.number(Int(reps)) }
    csv.next()
    let details = set.hasDetails ? set.details : nil
    csv.number(details?.distance?.value)
    csv.next()
    csv.text(details?.distance?.unit?.rawValue ?? "")
    csv.next()
    if let seconds = set.durationSeconds { csv.text(DurationText.clock(seconds.wholePart)) }
    csv.next()
    csv.quoted(details?.note ?? "")
    csv.end()
  }
}
