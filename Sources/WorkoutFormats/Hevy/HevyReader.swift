internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV that the Hevy app exports: one row a set, with supersets and kinds of sets.
struct HevyReader: SetRowReader {
  static let formatID = "hevy"
  static let dateColumn = HevyColumn.startTime

  var table: TableReader<HevyColumn>
  let assembler: WorkoutAssembler
  private(set) var preferences: Preferences
  private let findings: any FindingSink
  private var starts = CellDate()
  private var ends = CellDate()
  private var notesCell = LastCell()
  private var exerciseTitleCell = LastCell()
  private var exerciseNotesCell = LastCell()
  private var lastIndex: Int32 = -1
  private var group: Int?

  init(
    _ input: InputBytes, options: ReadOptions, sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    table = try TableReader(
      input, formatID: Self.formatID, options: options, findings: findings,
      required: [.startTime, .exerciseTitle], column: { HevyColumn($0) })
    table.expect(
      freeTexts: [.exerciseNotes, .notes, .exerciseTitle, .title],
      numbers: [
        .kilograms, .pounds, .reps, .kilometers, .miles, .seconds, .ratingOfPerceivedExertion, .setIndex,
      ],
      shapes: [
        (.startTime, { CellDate.isDate($0) }), (.endTime, { CellDate.isDate($0) }),
        (.setType, { HevySetType.kind($0) != nil }),
      ])
    assembler = WorkoutAssembler(sink)
    self.findings = findings
    preferences = Preferences()
    preferences.massUnit =
      switch (table.has(.kilograms), table.has(.pounds)) {
      case (true, false): .kilograms
      case (false, true): .pounds
      default: options.massUnit
      }
    preferences.distanceUnit =
      switch (table.has(.kilometers), table.has(.miles)) {
      case (true, false): .kilometers
      case (false, true): .miles
      default: options.distanceUnit
      }
  }

  mutating func readRow() throws(RowProblem) {
    let set = try readSet()
    guard table.raw(.exerciseTitle) != nil, let title = table.cell(.exerciseTitle) else {
      throw table.problem(.exerciseTitle, "nothing")
    }
    // Equal ids make a superset, whatever they are made of.
    let superset = table.raw(.supersetID).map { Int(truncatingIfNeeded: RawHash.of($0)) }
    let index = try table.wholeNumber(.setIndex)
    try beginWorkout()
    beginExercise(title, superset, index)
    assembler.add(set)
  }

  private mutating func readSet() throws(RowProblem) -> ExerciseSet {
    var kind = SetKind.working
    if let raw = table.raw(.setType) {
      if let known = HevySetType.kind(raw) { kind = known } else { reportType(raw) }
    }
    let load = TypedLoad.of(
      kilograms: try table.number(.kilograms), pounds: try table.number(.pounds),
      at: table.place(of: .pounds), findings: findings)
    var reps = try table.wholeNumber(.reps)
    // What is no time costs no set that says more.
    let hasMore = reps != nil || load != nil
    var seconds = hasMore ? table.numberBeside(.seconds) : try table.number(.seconds)
    var details: SetDetails?
    // The app has written 0 for times that were not taken, and for the repetitions of those that were.
    if seconds?.coefficient == 0 { seconds = nil }
    let distance = TypedDistance.of(
      kilometers: try table.number(.kilometers), miles: try table.number(.miles),
      at: table.place(of: .miles), findings: findings)
    if let distance, distance.value.coefficient != 0 { details.orEmpty.distance = distance }
    if reps == 0, seconds != nil || details != nil { reps = nil }
    if let rating = table.numberBeside(.ratingOfPerceivedExertion) {
      details.orEmpty.ratingOfPerceivedExertion = rating
    }
    if let fields = table.unknownCells() { details.orEmpty.sourceFields = fields }
    return ExerciseSet(kind: kind, reps: reps, load: load, durationSeconds: seconds, details: details)
  }

  private func reportType(_ raw: UnsafeRawBufferPointer) {
    findings.report(
      Finding(
        .warning, .guessed, .workingSet, field: .model(.kind),
        detail: PrintableText.of(String(decoding: raw, as: UTF8.self), limit: 40),
        place: table.place(of: .setType)))
  }

  private mutating func beginWorkout() throws(RowProblem) {
    guard let startCell = table.raw(.startTime), let start = starts.moment(startCell, table.dayOrder) else {
      throw table.problem(.startTime, "no date and time")
    }
    var key = RawHash.of(startCell)
    if let cell = table.raw(.endTime) { key = key &* 31 &+ RawHash.of(cell) }
    if let cell = table.raw(.title) { key = key &* 31 &+ RawHash.of(cell) }
    var end: Moment?
    if let cell = table.raw(.endTime) {
      guard let moment = ends.moment(cell, table.dayOrder) else {
        throw table.problem(.endTime, "no date and time")
      }
      end = moment
    }
    let beginning = assembler.beginWorkout(key: key) {
      var workout = Workout(title: table.text(.title), start: start)
      var details = WorkoutDetails()
      if let end {
        let milliseconds = end.wallMilliseconds - start.wallMilliseconds
        if milliseconds >= 0 {
          workout.durationSeconds = ExactDecimal(coefficient: milliseconds / 1_000)
        } else {
          details.end = end
          findings.report(
            Finding(
              .warning, .inconsistent, "a workout that ends before it begins", field: .model(.end),
              detail: "\(start) to \(end)", place: table.place(of: .endTime)))
        }
      }
      workout.details = details == WorkoutDetails() ? nil : details
      return workout
    }
    switch beginning {
    case .same: break
    case .again:
      TableFindings.reportScattered(at: table.rowPlace, to: findings)
      fallthrough
    case .new:
      notesCell = LastCell()
      exerciseTitleCell = LastCell()
    }
    if let cell = table.cell(.notes), notesCell.take(cell), let notes = table.text(.notes) {
      assembler.addWorkoutNotes(notes)
    }
  }

  /// An exercise begins with another name or superset, or where the numbers of its sets begin again.
  private mutating func beginExercise(_ title: UnsafeRawBufferPointer, _ superset: Int?, _ index: Int32?) {
    let isOther = exerciseTitleCell.take(title)
    if isOther || superset != group || (index ?? .max) <= lastIndex {
      group = superset
      exerciseNotesCell = LastCell()
      assembler.beginExercise(assembler.identity(title) { table.text(.exerciseTitle) }, group: superset)
    }
    lastIndex = index ?? -1
    // They repeat on every row.
    if let cell = table.cell(.exerciseNotes), exerciseNotesCell.take(cell),
      let notes = table.text(.exerciseNotes)
    {
      assembler.addNotes(notes)
    }
  }
}
