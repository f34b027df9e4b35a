internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV that the Strong app exports, in its editions: one row a set, with rests and notes as rows too.
struct StrongReader: SetRowReader {
  static let formatID = "strong"
  static let dateColumn = StrongColumn.date

  var table: TableReader<StrongColumn>
  let assembler: WorkoutAssembler
  private let bodyWeight: StrongBodyWeight?
  private let findings: any FindingSink
  private let massUnit: MassUnit?
  private let distanceUnit: DistanceUnit?
  private var dates = CellDate()
  private var durationCell = LastCell()
  private var workoutNotesCell = LastCell()
  private var exerciseNameCell = LastCell()
  /// The number of the last set in the present exercise; below zero before the first set.
  private var lastNumber = -1
  /// How many warm-up sets have come since.
  private var warmUpCount = 0

  init(
    _ input: InputBytes, options: ReadOptions, sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    table = try TableReader(
      input, formatID: Self.formatID, options: options, findings: findings,
      required: [.date, .exerciseName, .setOrder, .reps], column: { StrongColumn($0) })
    table.expect(
      freeTexts: [.notes, .workoutNotes, .exerciseName, .workoutName],
      numbers: [.weight, .reps, .distance, .seconds, .ratingOfPerceivedExertion],
      shapes: [
        (.date, { CellDate.isDate($0) }), (.duration, { DurationText.seconds($0) != nil }),
        (.setOrder, { StrongSetOrder($0) != .unknown }),
        (.weightUnit, { MassUnit(word: String(decoding: $0, as: UTF8.self)) != nil }),
        (.distanceUnit, { DistanceUnit(word: String(decoding: $0, as: UTF8.self)) != nil }),
      ])
    // The editions with a number for each workout are those of the app for Android.
    let bodyWeight =
      table.has(.workoutNumber)
      ? StrongBodyWeight(
        isIncluded: options.includesBodyWeight, file: Place(file: input.name), findings: findings) : nil
    self.bodyWeight = bodyWeight
    assembler = WorkoutAssembler(sink, settle: bodyWeight.map { judge in { judge.settle(&$0) } })
    self.findings = findings
    massUnit = table.name(of: .weight).flatMap { MassUnit(head: $0) } ?? options.massUnit
    distanceUnit = table.name(of: .distance).flatMap { DistanceUnit(head: $0) } ?? options.distanceUnit
  }

  var preferences: Preferences {
    var preferences = Preferences()
    preferences.massUnit = massUnit
    preferences.distanceUnit = distanceUnit
    return preferences
  }

  func reportWhole() { bodyWeight?.report() }

  mutating func readRow() throws(RowProblem) {
    let row = try StrongRow(&table, massUnit: massUnit, distanceUnit: distanceUnit)
    guard let dateCell = table.raw(.date), let start = dates.moment(dateCell, table.dayOrder) else {
      throw table.problem(.date, "no date and time")
    }
    try beginWorkout(start, dateCell)
    switch row.order {
    case .rest: addRest(row)
    case .note: addNoteRow(row)
    case .kind(let kind): addSet(row, kind)
    case .number: addSet(row, .working)
    case .unknown: addUnknown(row)
    }
  }

  private mutating func beginWorkout(_ start: Moment, _ dateCell: UnsafeRawBufferPointer) throws(RowProblem) {
    var key = RawHash.of(dateCell)
    if let name = table.raw(.workoutName) { key = key &* 31 &+ RawHash.of(name) }
    if let number = table.raw(.workoutNumber) { key = key &* 31 &+ RawHash.of(number) }
    let beginning = assembler.beginWorkout(key: key) {
      Workout(
        title: table.text(.workoutName), start: start, durationSeconds: duration(), details: oddNumber())
    }
    switch beginning {
    case .same: compareDurations()
    case .again:
      TableFindings.reportScattered(at: table.rowPlace, to: findings)
      fallthrough
    case .new:
      durationCell = LastCell()
      workoutNotesCell = LastCell()
      exerciseNameCell = LastCell()
      if let raw = table.raw(.duration) { _ = durationCell.take(raw) }
    }
    // They stand on every row, or on the first alone.
    if let cell = table.cell(.workoutNotes), workoutNotesCell.take(cell),
      let notes = table.text(.workoutNotes)
    {
      assembler.addWorkoutNotes(notes)
    }
  }

  /// Keeps what stands for the number of the workout and is no number: the others say in which order they stand.
  private mutating func oddNumber() -> WorkoutDetails? {
    guard let raw = table.raw(.workoutNumber), ExactDecimal(digits: raw) == nil,
      let text = table.text(.workoutNumber)
    else { return nil }
    var details = WorkoutDetails()
    details.sourceFields = SourceFields(
      format: Self.formatID, fields: [.init(name: StrongColumn.workoutNumber.description, text: text)])
    return details
  }

  /// Takes a duration that only a later row states, and names one that differs.
  private mutating func compareDurations() {
    guard let raw = table.raw(.duration), !durationCell.isSame(raw) else { return }
    if durationCell.isEmpty {
      let seconds = duration()
      assembler.changeWorkout { $0.durationSeconds = seconds }
    } else {
      report(
        .inconsistent, "workout duration that differs from row to row: the first is read", .duration)
    }
    _ = durationCell.take(raw)
  }

  private mutating func duration() -> ExactDecimal? {
    guard let raw = table.raw(.duration) else { return nil }
    if let seconds = DurationText.seconds(raw) { return ExactDecimal(coefficient: seconds) }
    report(.dropped, "workout duration: not understood", .duration)
    return nil
  }

  private func report(_ kind: Finding.Kind, _ what: Finding.Reason, _ column: StrongColumn) {
    findings.report(
      Finding(
        .warning, kind, what, field: table.field(column), of: .row,
        detail: table.raw(column).map { PrintableText.of(String(decoding: $0, as: UTF8.self), limit: 40) },
        place: table.place(of: column)))
  }

  /// An exercise begins with another name, or where the numbers of its sets begin again.
  private mutating func beginExercise(_ order: StrongSetOrder) {
    guard let name = table.cell(.exerciseName) else { return }
    let isOther = exerciseNameCell.take(name)
    var number = -1
    if case .number(let value) = order { number = value }
    let isAgain = !isOther && number >= 0 && number < lastNumber
    if isOther || isAgain {
      // Warm-up sets right before the numbers begin again belong to what begins.
      assembler.beginExercise(
        assembler.identity(name) { table.text(.exerciseName) }, takingLast: isAgain ? warmUpCount : 0)
      lastNumber = -1
      warmUpCount = 0
    }
    switch order {
    case .number: (lastNumber, warmUpCount) = (number, 0)
    case .kind(.warmUp): warmUpCount += 1
    case .kind: warmUpCount = 0
    default: break
    }
  }

  private mutating func addRest(_ row: StrongRow) {
    reportSurplus(row.isCounted || table.raw(.notes) != nil, "a row of rest")
    guard let seconds = row.seconds else { return }
    guard !isOfOtherExercise, var set = assembler.lastSet else {
      return report(.dropped, "rest that follows no set", .seconds)
    }
    guard set.details?.restSeconds == nil else {
      return report(.dropped, "second rest after a set", .seconds)
    }
    set.details.orEmpty.restSeconds = seconds
    assembler.lastSet = set
  }

  /// True where a row of rest names an exercise that has not begun: the last set is of another.
  private var isOfOtherExercise: Bool {
    guard let name = table.cell(.exerciseName), !exerciseNameCell.isSame(name) else { return false }
    // Some editions name the rest instead of the exercise.
    return !(table.raw(.exerciseName).map { StrongSetOrder.isRest($0) } ?? false)
  }

  private mutating func addNoteRow(_ row: StrongRow) {
    reportSurplus(row.isCounted || row.seconds != nil, "a row of notes")
    beginExercise(.note)
    if let notes = table.text(.notes) { assembler.addNotes(notes) }
  }

  private mutating func reportSurplus(_ isThere: Bool, _ row: String) {
    guard isThere || table.unknownCells() != nil else { return }
    findings.report(
      Finding(.warning, .dropped, "other cells of \(row)", of: .row, place: table.rowPlace))
  }

  /// A row that is neither numbered nor of a known kind, as languages have that nobody has shown yet.
  private mutating func addUnknown(_ row: StrongRow) {
    let hasWord = table.raw(.setOrder) != nil
    func guess(_ meaning: String) {
      report(.guessed, "set number not understood: read as \(meaning)", .setOrder)
    }
    if hasWord, !row.isCounted, row.seconds != nil {
      guess("rest")
      addRest(row)
    } else if hasWord, !row.isCounted, table.raw(.notes) != nil {
      guess("notes")
      addNoteRow(row)
    } else {
      guess("a working set")
      addSet(row, .working)
    }
  }

  private mutating func addSet(_ row: StrongRow, _ kind: SetKind) {
    beginExercise(row.order)
    var details: SetDetails?
    if let distance = row.distance { details.orEmpty.distance = distance }
    if let rating = row.ratingOfPerceivedExertion { details.orEmpty.ratingOfPerceivedExertion = rating }
    if let note = table.text(.notes) {
      // What stands beside the first set is meant for the exercise.
      if assembler.setCount == 0 { assembler.addNotes(note) } else { details.orEmpty.note = note }
    }
    if let fields = table.unknownCells() { details.orEmpty.sourceFields = fields }
    assembler.add(
      ExerciseSet(
        kind: kind, reps: row.reps, load: row.load, durationSeconds: row.seconds, details: details))
  }
}
