internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes Fitbod's export: one row a set, 0 where nothing was counted.
final class FitbodWriter: DivisibleWriter {
  private let csv: CSVOutput

  var output: ByteOutput { csv.output }

  init(_ output: ByteOutput) { csv = CSVOutput(output) }

  func another(writingTo output: ByteOutput, behind count: Int?) -> any DivisibleWriter {
    FitbodWriter(output)
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    csv.line(
      "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier")
  }

  func add(_ workout: Workout) {
    let date = workout.start.map(Self.date) ?? ""
    for exercise in workout.exercises {
      var cells: CSVOutput.Cells?
      for set in exercise.sets {
        csv.repeated(&cells) {
          csv.text(date)
          csv.next()
          csv.text(exercise.identity.name ?? "")
          csv.next()
        }
        write(set)
      }
    }
  }

  private func write(_ set: ExerciseSet) {
    let details = set.details
    let fields = details?.sourceFields?.fields ?? []
    csv.number(Int(set.reps ?? 0))
    csv.next()
    for value in [set.load?.value, set.durationSeconds, details?.distance?.value] {
      if let value { csv.number(value) } else { csv.raw("0.0") }
      csv.next()
    }
    for name in [FitbodField.incline, FitbodField.resistance] {
      if let text = fields.text(of: name) { csv.text(text) } else { csv.raw("0.0") }
      csv.next()
    }
    set.kind == .warmUp ? csv.raw("true,") : csv.raw("false,")
    csv.text(details?.note ?? "")
    csv.next()
    if let text = fields.text(of: FitbodField.multiplier) {
      csv.text(text)
    } else {
      details?.isLoadPerSide == true ? csv.raw("2.0") : csv.raw("1.0")
    }
    csv.end()
  }

  /// `2022-01-05 22:06:49 +0000`.
  private static func date(_ moment: Moment) -> String {
    let time = moment.cut(to: .second).withOffset(nil).description
    let offset = ZoneOffsetText.text(of: Int(moment.offsetMinutes ?? 0))
    return time.map { $0 == "T" ? " " : String($0) }.joined() + " " + offset.filter { $0 != ":" }
  }
}
