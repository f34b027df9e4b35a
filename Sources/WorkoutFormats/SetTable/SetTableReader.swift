internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads our own table of sets, or one that a person made with its columns: one row a set.
struct SetTableReader: SetRowReader {
  static let formatID = "csv"
  static let dateColumn = SetTableColumn.start

  var table: TableReader<SetTableColumn>
  let assembler: WorkoutAssembler
  private let row: SetTableRow
  private let findings: any FindingSink
  let preferences: Preferences
  private var starts = CellDate()
  private var workoutKey: UInt64 = 0
  private var workoutCells = RepeatedCells(SetTableColumn.ofWorkout)
  private var exerciseCells = RepeatedCells(SetTableColumn.ofExercise)
  /// The exercise of the row before; nil where the next row begins one.
  private var identity: ExerciseIdentity?
  private var exerciseNumber: [UInt8] = []
  private var setNumber: Int32 = 0

  init(
    _ input: InputBytes, options: ReadOptions, sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    table = try TableReader(
      input, formatID: Self.formatID, options: options, findings: findings, required: [.start, .exercise],
      column: { SetTableColumn($0) })
    table.hasGuards = true
    table.expect(
      freeTexts: [.exercise, .note, .exerciseNotes, .workoutNotes, .title],
      numbers: [.reps, .weight, .durationSeconds, .distance, .setNumber])
    row = SetTableRow(table, options)
    var preferences = Preferences()
    preferences.massUnit = row.massUnit
    preferences.distanceUnit = row.distanceUnit
    self.preferences = preferences
    assembler = WorkoutAssembler(sink)
    self.findings = findings
  }

  mutating func readRow() throws(RowProblem) {
    var set = try row.set(&table)
    let number = try numberOfSet(&set)
    let name = table.text(.exercise)
    let hasExercise = name != nil || table.raw(.exerciseNumber) != nil
    if set != nil, !hasExercise { throw table.problem(.exercise, "nothing") }
    try beginWorkout()
    if hasExercise { beginExercise(name, number) }
    if let set { assembler.add(set) }
    setNumber = number ?? setNumber
  }

  /// The number of the set.
  ///
  /// A table of one's own may have `W1` under `Set`, which is kept beside the set.
  private mutating func numberOfSet(_ set: inout ExerciseSet?) throws(RowProblem) -> Int32? {
    do throws(RowProblem) {
      return try table.wholeNumber(.setNumber)
    } catch {
      guard let head = table.name(of: .setNumber), head.lowercased() != SetTableColumn.setNumber.name,
        let text = table.text(.setNumber), set != nil
      else { throw error }
      var details = set?.details ?? SetDetails()
      let known = details.sourceFields?.fields ?? []
      details.sourceFields = SourceFields(
        format: Self.formatID, fields: [SourceFields.Field(name: head, text: text)] + known)
      set?.details = details
      return nil
    }
  }

  // MARK: Workouts

  /// A workout begins with another number, or, without numbers, with another start, title or identifier.
  private func keyOfWorkout() -> UInt64 {
    if let number = table.raw(.workoutNumber) { return RawHash.of(number) }
    var key: UInt64 = 17
    for column in [SetTableColumn.start, .title, .workoutID] {
      key = key &* 31
      if let cell = table.raw(column) { key = key &+ RawHash.of(cell) }
    }
    return key
  }

  private mutating func beginWorkout() throws(RowProblem) {
    let key = keyOfWorkout()
    if key == workoutKey {
      guard let column = workoutCells.difference(table) else { return }
      return report("\(column.name) of a workout differs from its first row, which counts", column)
    }
    let workout = try readWorkout()
    if assembler.beginWorkout(key: key, { workout }) == .again {
      TableFindings.reportScattered(at: table.rowPlace, to: findings)
    }
    workoutKey = key
    workoutCells.begin(table)
    identity = nil
    setNumber = 0
  }

  private mutating func readWorkout() throws(RowProblem) -> Workout {
    var workout = Workout(title: table.text(.title))
    if let raw = table.raw(.start) {
      guard let start = starts.moment(raw, table.dayOrder) else {
        throw table.problem(.start, "no date and time")
      }
      workout.start = start
    }
    workout.id = table.text(.workoutID).map { WorkoutIdentifier($0) }
    workout.durationSeconds = try table.number(.workoutDurationSeconds)
    workout.isStartEdited = try SetTableRow.flag(table, .startEdited)
    var details = WorkoutDetails()
    details.notes = table.text(.workoutNotes)
    if let raw = table.raw(.workoutEnd) {
      guard let end = CellDate.read(raw, table.dayOrder) else {
        throw table.problem(.workoutEnd, "no date and time")
      }
      details.end = end
    }
    details.activeEnergyKilocalories = try table.number(.activeEnergy)
    details.basalEnergyKilocalories = try table.number(.basalEnergy)
    details.averageHeartRate = try table.number(.averageHeartRate)
    details.maximumHeartRate = try table.number(.maximumHeartRate)
    details.difficulty = try table.number(.difficulty)
    details.templateReference = table.text(.template)
    workout.details = details == WorkoutDetails() ? nil : details
    return workout
  }

  // MARK: Exercises

  /// An exercise begins with another number or name, or where the numbers of its sets begin again.
  private mutating func beginExercise(_ name: String?, _ number: Int32?) {
    let variation = table.text(.variation)
    let category = table.text(.category)
    let style = table.text(.style)
    let isSame =
      identity.map {
        ExerciseIdentity.areSame($0.name, name) && ExerciseIdentity.areSame($0.variation, variation)
          && ExerciseIdentity.areSame($0.category, category) && $0.style?.rawValue == style
      } ?? false
    if isSame, isSameNumber(number) {
      guard let column = exerciseCells.difference(table) else { return }
      return report("\(column.name) of an exercise differs from its first row, which counts", column)
    }
    let next = assembler.shared(
      ExerciseIdentity(
        name: name, variation: variation, category: category, style: style.map { SetStyle(rawValue: $0) }))
    identity = next
    exerciseNumber = table.raw(.exerciseNumber).map { Array($0) } ?? []
    exerciseCells.begin(table)
    assembler.beginExercise(
      next, group: table.raw(.superset).map { Int(truncatingIfNeeded: RawHash.of($0)) })
    var details = ExerciseDetails()
    details.equipment = table.text(.equipment)
    details.notes = table.text(.exerciseNotes)
    if details != ExerciseDetails() { assembler.changeExercise { $0 = details } }
  }

  private func isSameNumber(_ number: Int32?) -> Bool {
    if let raw = table.raw(.exerciseNumber) { return raw.elementsEqual(exerciseNumber) }
    return (number ?? .max) > setNumber
  }

  private func report(_ what: Finding.Reason, _ column: SetTableColumn) {
    findings.report(
      Finding(
        .warning, .dropped, what, field: table.field(column), of: .row,
        detail: table.raw(column).map { PrintableText.of(String(decoding: $0, as: UTF8.self), limit: 60) },
        place: table.place(of: column)))
  }
}
