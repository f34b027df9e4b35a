internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes Strong's export: one row a set, and a row for each rest.
final class StrongWriter: DivisibleWriter {
  private let variant: StrongVariant
  private let csv: CSVOutput
  @exclusivity(unchecked) private var number = LateNumber(0)

  var output: ByteOutput { csv.output }

  init(_ output: ByteOutput, _ variant: StrongVariant) {
    self.variant = variant
    csv = CSVOutput(output, delimiter: UInt8(ascii: variant == .android ? ";" : ","))
  }

  func noteCount(_ count: Int) { number += count }

  func another(writingTo output: ByteOutput, behind count: Int?) -> any DivisibleWriter {
    let writer = StrongWriter(output, variant)
    writer.number = LateNumber(count)
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
    var notes = workout.hasDetails ? workout.details?.notes ?? "" : ""
    var cells = CellPlaces()
    for place in workout.exercises.indices {
      // Read in place: copying each exercise would cost as much as writing its rows.
      let name = workout.exercises[place].name ?? ""
      var note = workout.exercises[place].hasDetails ? workout.exercises[place].details?.notes : nil
      var order = 0
      cells.exercise = nil
      for index in workout.exercises[place].sets.indices {
        let set = workout.exercises[place].sets[index]
        if index > 0 { note = set.hasText ? set.details?.note : nil }
        if set.kind == .working { order += 1 }
        begin(workout, name, &cells)
        write(set, order: order)
        end(note ?? "", &notes, set.effort.rating)
        guard set.hasDetails, let rest = set.details?.restSeconds else { continue }
        begin(workout, name, &cells)
        write(rest: rest)
        end("", &notes, nil)
      }
    }
  }

  /// Where the cells stand that all rows of a workout, and of an exercise, begin with.
  private struct CellPlaces {
    var workout: CSVOutput.Cells?
    var exercise: CSVOutput.Cells?
  }

  /// Begins a row: the workout and the name of the exercise.
  @inline(__always)
  private func begin(_ workout: Workout, _ name: String, _ cells: inout CellPlaces) {
    if variant == .android {
      csv.raw("\"")
      csv.number(number)
      csv.raw("\";")
    }
    csv.repeated(&cells.exercise) {
      csv.repeated(&cells.workout) { writeCells(of: workout) }
      csv.quoted(name)
      csv.next()
    }
  }

  /// Ends a row.
  ///
  /// - Parameter notes: those of the workout, which only its first row has where they are long.
  private func end(_ note: String, _ notes: inout String, _ rating: ExactDecimal?) {
    csv.quoted(note)
    csv.next()
    csv.quoted(notes)
    if variant == .ios {
      csv.next()
      csv.number(rating)
    }
    csv.end()
    if !CSVOutput.isRepeated(notes) { notes = "" }
  }

  private func writeCells(of workout: Workout) {
    let isAndroid = variant == .android
    let cell = isAndroid ? csv.quoted : csv.text
    let duration = isAndroid ? { String($0) } : DurationText.spelled
    cell(workout.start.map(Self.date) ?? "")
    csv.next()
    csv.quoted(workout.title ?? "")
    csv.next()
    cell((workout.durationSeconds?.wholePart).map(duration) ?? "")
    csv.next()
  }

  private func write(_ set: ExerciseSet, order: Int) {
    let distance = set.hasDistanceOrFreeText ? set.details?.distance?.value : nil
    let reps = set.reps.map { ExactDecimal($0) }
    switch variant {
    case .android:
      csv.raw("\"")
      writeOrder(set.kind, order)
      for value in [set.load?.value, reps, set.effort.rating, distance, set.durationSeconds] {
        csv.raw("\";\"")
        csv.number(value)
      }
      csv.raw("\";")
    case .ios:
      writeOrder(set.kind, order)
      csv.next()
      for value in [set.load?.value, reps, distance, set.durationSeconds] {
        csv.number(value ?? ExactDecimal(0))
        csv.next()
      }
    }
  }

  private func writeOrder(_ kind: SetKind, _ order: Int) {
    switch kind {
    case .working: csv.number(order)
    case .warmUp: csv.raw("W")
    case .drop: csv.raw("D")
    case .failure: csv.raw("F")
    }
  }

  private func write(rest seconds: ExactDecimal) {
    switch variant {
    case .android:
      csv.raw("\"Rest Timer\";\"\";\"\";\"\";\"\";\"")
      csv.number(seconds)
      csv.raw("\";")
    case .ios:
      csv.raw("Rest Timer,0,0,0,")
      csv.number(seconds)
      csv.next()
    }
  }

  private static func date(_ moment: Moment) -> String {
    var text = moment.cut(to: .second).withOffset(nil).description
    if let place = text.firstIndex(of: "T") { text.replaceSubrange(place...place, with: " ") }
    return text
  }
}
