internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV that the LiftLog app exports: one row a completed set, with the time of each.
struct LiftLogTableReader: SetRowReader {
  static let formatID = "liftlog"
  static let dateColumn = LiftLogTableColumn.timestamp

  var table: TableReader<LiftLogTableColumn>
  let assembler: WorkoutAssembler
  private let findings: any FindingSink
  private let massUnit: MassUnit?
  private var timestamps = CellDate()
  private var exerciseName: [UInt8] = []

  init(
    _ input: InputBytes, options: ReadOptions, sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    table = try TableReader(
      input, formatID: Self.formatID, options: options, findings: findings,
      required: [.timestamp, .exercise, .reps], column: { LiftLogTableColumn($0) })
    table.expect(
      freeTexts: [.notes, .exercise],
      numbers: [.weight, .reps, .targetReps])
    assembler = WorkoutAssembler(sink, settle: Self.settleStart)
    self.findings = findings
    massUnit = options.massUnit
  }

  var preferences: Preferences { Preferences() }

  mutating func readRow() throws(RowProblem) {
    let set = try readSet()
    guard table.raw(.exercise) != nil, let name = table.cell(.exercise) else {
      throw table.problem(.exercise, "nothing")
    }
    try beginWorkout()
    if !name.elementsEqual(exerciseName) {
      exerciseName = Array(name)
      assembler.beginExercise(assembler.identity(name) { table.text(.exercise) })
    }
    if let notes = table.text(.notes) { addNotes(notes) }
    assembler.add(set)
  }

  private mutating func readSet() throws(RowProblem) -> ExerciseSet {
    guard let raw = table.raw(.timestamp), timestamps.moment(raw, table.dayOrder) != nil else {
      throw table.problem(.timestamp, "no date and time")
    }
    let load = try readLoad()
    let reps = try table.wholeNumber(.reps)
    var details = SetDetails()
    if let asked = try table.wholeNumber(.targetReps) {
      var target = SetTarget()
      target.reps = asked
      details.target = target
    }
    var fields = table.unknownCells() ?? SourceFields(format: "liftlog")
    fields.fields.append(
      .init(name: LiftLogTableField.timestamp, text: String(decoding: raw, as: UTF8.self)))
    details.sourceFields = fields
    return ExerciseSet(reps: reps, load: load, details: details)
  }

  private mutating func readLoad() throws(RowProblem) -> Load? {
    guard let value = try table.number(.weight) else { return nil }
    // A weight that was noted before the app knew units has a dash.
    guard let raw = table.raw(.weightUnit), !raw.elementsEqual("-".utf8) else {
      return Load(value, unit: massUnit)
    }
    if let unit = table.massUnit(raw) { return Load(value, unit: unit) }
    guard value.coefficient == 0 else { throw table.problem(.weightUnit, "no unit of weight") }
    TableFindings.reportNothing(.load, value, raw, at: table.place(of: .weightUnit), to: table.findings)
    return nil
  }

  private mutating func beginWorkout() throws(RowProblem) {
    let id = table.raw(.sessionID)
    guard let cell = id ?? table.raw(.timestamp) else { return }
    let beginning = assembler.beginWorkout(key: RawHash.of(cell)) {
      Workout(id: id == nil ? nil : table.text(.sessionID).map { WorkoutIdentifier($0) })
    }
    switch beginning {
    case .same: break
    case .again:
      TableFindings.reportScattered(at: table.rowPlace, to: findings)
      fallthrough
    case .new: exerciseName = []
    }
  }

  /// The notes of an exercise stand on each of its rows.
  private func addNotes(_ notes: String) {
    if let known = assembler.notes, known == notes || known.hasSuffix("\n" + notes) { return }
    assembler.addNotes(notes)
  }

  /// A workout began with the first of its sets; the time of a set is kept where it is another.
  private static func settleStart(_ workout: inout Workout) -> Bool {
    var times: [[Moment?]] = []
    // Sets of one minute have the same text.
    var last: (text: String?, moment: Moment?)
    for exercise in workout.exercises {
      times.append(
        exercise.sets.map { set in
          let text = set.details?.sourceFields?[LiftLogTableField.timestamp]
          if !ExerciseIdentity.areSame(text, last.text) {
            last = (text, text.flatMap { DateText.moment($0) })
          }
          return last.moment
        })
    }
    workout.start = times.joined().compactMap { $0 }.min { $0.utcMilliseconds < $1.utcMilliseconds }
    for (number, moments) in times.enumerated() {
      for (index, moment) in moments.enumerated() where moment == workout.start {
        var details = workout.exercises[number].sets[index].details
        details?.sourceFields?.fields.removeAll { $0.name == LiftLogTableField.timestamp }
        if details?.sourceFields?.fields.isEmpty == true { details?.sourceFields = nil }
        workout.exercises[number].sets[index].details = details == SetDetails() ? nil : details
      }
    }
    return true
  }
}
