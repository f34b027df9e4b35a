internal import WorkoutModel

/// Reads the CSV that the Strong app exports, in all its editions: one row a set, with rests and notes as rows too.
struct StrongReader {
  private var table: TableReader<StrongColumn>
  private let assembler: WorkoutAssembler
  private let findings: any FindingSink
  private let massUnit: MassUnit?
  private let distanceUnit: DistanceUnit?
  private var dates = CellDate()
  /// The name of the present exercise as it stands in the row.
  private var exerciseName: [UInt8] = []
  /// The number of the last set in the present exercise; below zero where there is none.
  private var lastNumber = -1

  private init(
    _ input: InputBytes, options: ReadOptions, sink: any ArchiveSink, findings: any FindingSink
  ) throws {
    table = try TableReader(
      input, formatID: "strong", options: options, findings: findings,
      required: [.date, .exerciseName, .setOrder, .reps], column: { StrongColumn($0) })
    table.freeTextColumns = [.notes, .workoutNotes, .exerciseName]
    table.numericColumns = [.weight, .reps, .distance, .seconds, .ratingOfPerceivedExertion]
    assembler = WorkoutAssembler(sink)
    self.findings = findings
    massUnit =
      table.head.lazy.filter { StrongColumn($0) == .weight }.compactMap { MassUnit(head: $0) }.first
      ?? options.massUnit
    distanceUnit =
      table.head.lazy.filter { StrongColumn($0) == .distance }.compactMap { DistanceUnit(head: $0) }.first
      ?? options.distanceUnit
  }

  /// Reads `input` and pushes its workouts.
  ///
  /// - Throws: ``InputError`` where columns are missing or more than a quarter of the rows is broken.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws {
    var reader = try StrongReader(input, options: options, sink: sink, findings: findings)
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "strong")
    archive.preferences.massUnit = reader.massUnit
    archive.preferences.distanceUnit = reader.distanceUnit
    try sink.begin(archive)
    while try reader.table.next() {
      do { try reader.readRow() } catch let problem as RowProblem { reader.table.keepOut(problem) }
    }
    try reader.assembler.finish()
  }

  private mutating func readRow() throws {
    let row = try StrongRow(&table, massUnit: massUnit, distanceUnit: distanceUnit)
    guard let dateCell = table.raw(.date), let start = dates.moment(dateCell) else {
      throw table.problem(.date, "no date and time")
    }
    try beginWorkout(start, dateCell)
    if row.isRest { return addRest(row.seconds) }
    beginExercise(row.order)
    switch row.order {
    case .note: addNotes(table.text(.notes))
    case .kind(let kind): addSet(row, kind)
    case .unknown:
      findings.report(
        Finding(
          .warning, .guessed, "number of a set not understood: read as a working set",
          detail: table.text(.setOrder).map { PrintableText.of($0, limit: 40) },
          place: table.place(of: .setOrder)))
      addSet(row, .working)
    default: addSet(row, .working)
    }
  }

  private mutating func beginWorkout(_ start: Moment, _ dateCell: UnsafeRawBufferPointer) throws {
    var key = RawHash.of(dateCell)
    if let name = table.raw(.workoutName) { key = key &* 31 &+ RawHash.of(name) }
    if let number = table.raw(.workoutNumber) { key = key &* 31 &+ RawHash.of(number) }
    let beginning = try assembler.beginWorkout(key: key) {
      Workout(title: table.text(.workoutName), start: start, durationSeconds: duration())
    }
    switch beginning {
    case .same: break
    case .again:
      TableFindings.reportScattered(at: table.rowPlace, to: findings)
      fallthrough
    case .new: exerciseName = []
    }
    if let notes = table.text(.workoutNotes) { addWorkoutNotes(notes) }
  }

  private mutating func duration() -> ExactDecimal? {
    guard let raw = table.raw(.duration) else { return nil }
    if let seconds = DurationText.seconds(raw) { return ExactDecimal(coefficient: seconds) }
    findings.report(
      Finding(
        .warning, .dropped, "duration of a workout: not understood",
        detail: PrintableText.of(String(decoding: raw, as: UTF8.self), limit: 40),
        place: table.place(of: .duration)))
    return nil
  }

  /// Notes of a workout stand on every row, or on its first alone.
  private func addWorkoutNotes(_ notes: String) {
    assembler.changeWorkout { workout in
      if let known = workout.details?.notes {
        if known == notes { return }
        workout.details?.notes = known + "\n" + notes
      } else {
        var details = workout.details ?? WorkoutDetails()
        details.notes = notes
        workout.details = details
      }
    }
  }

  /// An exercise begins with another name, or where the numbers of its sets begin again.
  private mutating func beginExercise(_ order: StrongSetOrder) {
    guard let name = table.raw(.exerciseName) else { return }
    let isSame = name.elementsEqual(exerciseName)
    if case .number(let number) = order {
      if isSame, number > lastNumber {
        lastNumber = number
        return
      }
      lastNumber = number
    } else if isSame {
      return
    } else {
      lastNumber = -1
    }
    if !isSame { exerciseName = Array(name) }
    assembler.beginExercise(assembler.identity(name) { table.text(.exerciseName) })
  }

  private func addRest(_ seconds: ExactDecimal?) {
    guard let seconds else { return }
    guard var set = assembler.lastSet, set.details?.restSeconds == nil else {
      return findings.report(
        Finding(
          .warning, .dropped, "rest that follows no set", detail: "\(seconds) s", place: table.rowPlace))
    }
    var details = set.details ?? SetDetails()
    details.restSeconds = seconds
    set.details = details
    assembler.lastSet = set
  }

  private func addNotes(_ notes: String?) {
    guard let notes else { return }
    assembler.changeExercise { $0.notes = $0.notes.map { $0 + "\n" + notes } ?? notes }
  }

  private mutating func addSet(_ row: StrongRow, _ kind: SetKind) {
    var details: SetDetails?
    if let distance = row.distance { details.orEmpty.distance = distance }
    if let rating = row.ratingOfPerceivedExertion { details.orEmpty.ratingOfPerceivedExertion = rating }
    if let note = table.text(.notes) {
      // What stands beside the first set is meant for the exercise.
      if assembler.setCount == 0 { addNotes(note) } else { details.orEmpty.note = note }
    }
    if let fields = table.unknownCells() { details.orEmpty.sourceFields = fields }
    assembler.add(
      ExerciseSet(
        kind: kind, reps: row.reps, load: row.load, durationSeconds: row.seconds, details: details))
  }
}
