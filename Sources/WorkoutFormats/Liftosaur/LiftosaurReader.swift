internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV that Liftosaur exports: one row a set, with what was asked for beside what was done.
struct LiftosaurReader: SetRowReader {
  static let formatID = "liftosaur"
  static let dateColumn = LiftosaurColumn.dateTime

  var table: TableReader<LiftosaurColumn>
  let assembler: WorkoutAssembler
  private let findings: any FindingSink
  private let massUnit: MassUnit?
  private var dates = CellDate()
  private var exerciseName: [UInt8] = []
  /// The muscles that the first row of the exercise names, which count.
  private var muscles: [LiftosaurColumn: [UInt8]] = [:]

  init(
    _ input: InputBytes, options: ReadOptions, sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    table = try TableReader(
      input, formatID: Self.formatID, options: options, findings: findings,
      required: [.dateTime, .exercise, .completedReps], column: { LiftosaurColumn($0) })
    table.expect(
      freeTexts: [.notes, .exercise, .dayName, .program],
      numbers: [
        .requiredReps, .completedReps, .requiredRPE, .completedRPE, .requiredWeight, .completedWeight,
      ])
    assembler = WorkoutAssembler(sink)
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
      noteMuscles()
    } else {
      reportOtherMuscles()
    }
    if let notes = table.text(.notes) { addNotes(notes) }
    guard let set else {
      return findings.report(
        Finding(.note, .dropped, .notPerformed, of: .set, place: table.place(of: .completedReps)))
    }
    assembler.add(set)
  }

  private mutating func beginWorkout() throws(RowProblem) {
    guard let cell = table.raw(.dateTime), let start = dates.moment(cell, table.dayOrder) else {
      throw table.problem(.dateTime, "no date and time")
    }
    var key = RawHash.of(cell)
    for column in [LiftosaurColumn.program, .dayName] {
      if let cell = table.raw(column) { key = key &* 31 &+ RawHash.of(cell) }
    }
    let beginning = assembler.beginWorkout(key: key) {
      var workout = Workout(title: table.text(.dayName), start: start)
      if let program = table.text(.program) {
        var details = WorkoutDetails()
        details.templateReference = program
        workout.details = details
      }
      return workout
    }
    switch beginning {
    case .same: break
    case .again:
      TableFindings.reportScattered(at: table.rowPlace, to: findings)
      fallthrough
    case .new: exerciseName = []
    }
  }

  /// The set; nil for one that was planned and not done.
  private mutating func readSet() throws(RowProblem) -> ExerciseSet? {
    let reps = try table.wholeNumber(.completedReps)
    let load = try load(.completedWeight, .completedUnit)
    var details = SetDetails()
    details.ratingOfPerceivedExertion = try table.number(.completedRPE)
    var target = SetTarget()
    target.reps = try table.wholeNumber(.requiredReps)
    target.load = try self.load(.requiredWeight, .requiredUnit)
    target.ratingOfPerceivedExertion = try table.number(.requiredRPE)
    if target != SetTarget() { details.target = target }
    let isWarmUp = try isTrue(.isWarmUp)
    var fields = table.unknownCells()?.fields ?? []
    for column in [LiftosaurColumn.isAMRAP, .logsRPE, .asksWeight] where try isTrue(column) {
      fields.append(.init(name: column.description, text: text(column)))
    }
    if table.raw(.completedTime) != nil {
      fields.append(.init(name: LiftosaurColumn.completedTime.description, text: text(.completedTime)))
    }
    if !fields.isEmpty { details.sourceFields = SourceFields(format: Self.formatID, fields: fields) }
    guard reps != nil else { return nil }
    return ExerciseSet(
      kind: isWarmUp ? .warmUp : .working, reps: reps, load: load,
      details: details == SetDetails() ? nil : details)
  }

  private mutating func load(_ value: LiftosaurColumn, _ unit: LiftosaurColumn) throws(RowProblem) -> Load? {
    guard let number = try table.number(value) else { return nil }
    guard let raw = table.raw(unit) else { return Load(number, unit: massUnit) }
    guard let mass = table.massUnit(raw) else {
      throw table.problem(unit, "no unit of weight")
    }
    return Load(number, unit: mass)
  }

  private func isTrue(_ column: LiftosaurColumn) throws(RowProblem) -> Bool {
    guard let raw = table.raw(column) else { return false }
    switch String(decoding: raw, as: UTF8.self).lowercased() {
    case "1", "true", "yes": return true
    case "0", "false", "no": return false
    default: throw table.problem(column, "neither 1 nor 0")
    }
  }

  private func text(_ column: LiftosaurColumn) -> String {
    table.raw(column).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  // MARK: What repeats on each row of an exercise

  private static let muscleColumns: [LiftosaurColumn] = [.targetMuscles, .synergistMuscles]

  private func reportOtherMuscles() {
    for column in Self.muscleColumns {
      guard let raw = table.raw(column), !raw.elementsEqual(muscles[column] ?? []) else { continue }
      findings.report(
        Finding(
          .warning, .dropped,
          "\(column.description) of an exercise differs from its first row, which counts",
          field: table.field(column), of: .row, detail: PrintableText.of(text(column), limit: 60),
          place: table.place(of: column)))
    }
  }

  private mutating func noteMuscles() {
    muscles = [:]
    for column in Self.muscleColumns { muscles[column] = table.raw(column).map { Array($0) } }
    let target = table.text(.targetMuscles)
    let synergist = table.text(.synergistMuscles)
    guard target != nil || synergist != nil else { return }
    assembler.changeExercise { details in
      details.muscles = target.map(Self.list) ?? []
      guard let synergist else { return }
      details.sourceFields = SourceFields(
        format: Self.formatID,
        fields: [.init(name: LiftosaurColumn.synergistMuscles.description, text: synergist)])
    }
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { String(String($0).trimming { $0 == " " }) }.filter { !$0.isEmpty }
  }

  private func addNotes(_ notes: String) {
    if let known = assembler.notes, known == notes || known.hasSuffix("\n" + notes) { return }
    assembler.addNotes(notes)
  }
}
