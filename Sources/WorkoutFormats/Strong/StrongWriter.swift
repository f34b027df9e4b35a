internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes Strong's export: one row a set, and a row for each rest.
final class StrongWriter: DivisibleWriter {
  private let variant: StrongVariant
  private let csv: CSVOutput
  private var number = 0
  /// The cells before those of the exercise: the same for all rows of a workout.
  private var workoutCells: [UInt8] = []
  /// The notes of the workout; empty behind its first row where they are long.
  private var workoutNotes = ""

  var output: ByteOutput { csv.output }

  init(_ output: ByteOutput, _ variant: StrongVariant) {
    self.variant = variant
    csv = CSVOutput(output, delimiter: UInt8(ascii: variant == .android ? ";" : ","))
  }

  /// False where each row has the number of its workout.
  var writesEachAlone: Bool { variant != .android }

  func note(_ workout: Workout) { number += 1 }

  func another(writingTo output: ByteOutput, behind count: Int) -> any DivisibleWriter {
    let writer = StrongWriter(output, variant)
    writer.number = count
    return writer
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    switch variant {
    case .android:
      let unit = archive.preferences.massUnit?.rawValue ?? "kg"
      csv.line(
        """
        "Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (\(unit))";\
        "Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"
        """)
    case .ios:
      csv.line(
        """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        """)
    }
  }

  func add(_ workout: Workout) {
    number += 1
    workoutNotes = workout.details?.notes ?? ""
    workoutCells = CSVOutput.bytes(delimiter: csv.delimiter) { csv in
      if variant == .android {
        csv.quoted(String(number))
        csv.next()
      }
      let start = workout.start.map(Self.date) ?? ""
      if variant == .android { csv.quoted(start) } else { csv.text(start) }
      csv.next()
      csv.quoted(workout.title ?? "")
      csv.next()
      let seconds = workout.durationSeconds?.wholePart
      switch variant {
      case .android: csv.quoted(seconds.map(String.init) ?? "")
      case .ios: csv.text(seconds.map(DurationText.spelled) ?? "")
      }
      csv.next()
    }
    for exercise in workout.exercises { write(exercise) }
  }

  private func write(_ exercise: Exercise) {
    var order = 0
    let name = exercise.identity.name ?? ""
    for (index, set) in exercise.sets.enumerated() {
      let details = set.details
      let note = index == 0 ? exercise.details?.notes : details?.note
      csv.raw(workoutCells)
      csv.quoted(name)
      csv.next()
      if set.kind == .working { order += 1 }
      writeOrder(set.kind, order)
      switch variant {
      case .android: writeNumbers(set, details, note)
      case .ios: writePlainNumbers(set, details, note)
      }
      // A rest is a row of the workout too.
      if !CSVOutput.isRepeated(workoutNotes) { workoutNotes = "" }
      if let rest = details?.restSeconds { writeRest(rest, name) }
    }
  }

  private func writeOrder(_ kind: SetKind, _ order: Int) {
    switch kind {
    case .working:
      if variant == .android { csv.raw("\"") }
      csv.number(order)
      if variant == .android { csv.raw("\"") }
    case .warmUp: variant == .android ? csv.raw("\"W\"") : csv.raw("W")
    case .drop: variant == .android ? csv.raw("\"D\"") : csv.raw("D")
    case .failure: variant == .android ? csv.raw("\"F\"") : csv.raw("F")
    }
    csv.next()
  }

  private func writeNumbers(_ set: ExerciseSet, _ details: SetDetails?, _ note: String?) {
    let reps = set.reps.map { ExactDecimal($0) }
    for value in [
      set.load?.value, reps, details?.ratingOfPerceivedExertion, details?.distance?.value,
      set.durationSeconds,
    ] {
      csv.raw("\"")
      csv.number(value)
      csv.raw("\"")
      csv.next()
    }
    csv.quoted(note ?? "")
    csv.next()
    csv.quoted(workoutNotes)
    csv.end()
  }

  private func writePlainNumbers(_ set: ExerciseSet, _ details: SetDetails?, _ note: String?) {
    let zero = ExactDecimal(0)
    for value in [
      set.load?.value, set.reps.map { ExactDecimal($0) }, details?.distance?.value, set.durationSeconds,
    ] {
      csv.number(value ?? zero)
      csv.next()
    }
    csv.quoted(note ?? "")
    csv.next()
    csv.quoted(workoutNotes)
    csv.next()
    csv.number(details?.ratingOfPerceivedExertion)
    csv.end()
  }

  private func writeRest(_ seconds: ExactDecimal, _ name: String) {
    csv.raw(workoutCells)
    csv.quoted(name)
    csv.next()
    switch variant {
    case .android:
      csv.raw("\"Rest Timer\";\"\";\"\";\"\";\"\";\"")
      csv.number(seconds)
      csv.raw("\";\"\";")
      csv.quoted(workoutNotes)
    case .ios:
      csv.raw("Rest Timer,0,0,0,")
      csv.number(seconds)
      csv.raw(",\"\",")
      csv.quoted(workoutNotes)
      csv.next()
    }
    csv.end()
  }

  private static func date(_ moment: Moment) -> String {
    var text = moment.cut(to: .second).withOffset(nil).description
    if let place = text.firstIndex(of: "T") { text.replaceSubrange(place...place, with: " ") }
    return text
  }
}
