internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV that the Fitbod app exports: one row a set, or some equal sets; a time is a workout.
struct FitbodReader: SetRowReader {
  static let formatID = "fitbod"
  static let dateColumn = FitbodColumn.date

  /// The most equal sets of one row.
  static let maximumSets: Int32 = 1_000

  var table: TableReader<FitbodColumn>
  let assembler: WorkoutAssembler
  private let findings: any FindingSink
  private let massUnit: MassUnit?
  private let distanceUnit: DistanceUnit?
  private var dates = CellDate()
  private var exerciseName: [UInt8] = []

  init(
    _ input: InputBytes, options: ReadOptions, sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    table = try TableReader(
      input, formatID: Self.formatID, options: options, findings: findings,
      required: [.date, .exercise, .reps], column: { FitbodColumn($0) })
    table.expect(
      freeTexts: [.note, .exercise],
      numbers: [.reps, .weight, .duration, .distance, .incline, .resistance, .multiplier])
    assembler = WorkoutAssembler(sink)
    self.findings = findings
    massUnit =
      table.head.lazy.filter { FitbodColumn($0) == .weight }.compactMap { MassUnit(head: $0) }.first
      ?? options.massUnit
    distanceUnit =
      table.head.lazy.filter { FitbodColumn($0) == .distance }.compactMap { DistanceUnit(head: $0) }.first
      ?? options.distanceUnit
  }

  var preferences: Preferences {
    var preferences = Preferences()
    preferences.massUnit = massUnit
    preferences.distanceUnit = distanceUnit
    return preferences
  }

  mutating func readRow() throws(RowProblem) {
    var set = try readSet()
    let count = try table.wholeNumber(.sets) ?? 1
    guard (0...Self.maximumSets).contains(count) else {
      throw table.problem(.sets, "no number of sets from 0 to \(Self.maximumSets)")
    }
    guard table.raw(.exercise) != nil, let name = table.cell(.exercise) else {
      throw table.problem(.exercise, "nothing")
    }
    guard let dateCell = table.raw(.date), let start = dates.moment(dateCell, table.dayOrder) else {
      throw table.problem(.date, "no date and time")
    }
    switch assembler.beginWorkout(key: RawHash.of(dateCell), { Workout(start: start) }) {
    case .same: break
    case .again:
      TableFindings.reportScattered(at: table.rowPlace, to: findings)
      fallthrough
    case .new: exerciseName = []
    }
    if !name.elementsEqual(exerciseName) {
      exerciseName = Array(name)
      assembler.beginExercise(assembler.identity(name) { table.text(.exercise) })
    }
    guard count > 0 else {
      return findings.report(
        Finding(
          .warning, .dropped, "row of 0 sets: its repetitions and weight were not done",
          field: table.field(.sets), of: .row, place: table.place(of: .sets)))
    }
    assembler.add(set)
    // A remark is made once, on the first of the equal sets.
    set.details?.note = nil
    if set.details == SetDetails() { set.details = nil }
    for _ in 1..<count { assembler.add(set) }
  }

  private mutating func readSet() throws(RowProblem) -> ExerciseSet {
    let kind: SetKind = try readIsWarmUp() ? .warmUp : .working
    var reps = try table.wholeNumber(.reps)
    let load = try nonZero(.weight).map { Load($0, unit: massUnit) }
    let seconds = try nonZero(.duration)
    var details: SetDetails?
    if let value = try nonZero(.distance) { details.orEmpty.distance = Distance(value, unit: distanceUnit) }
    // The app writes 0 where nothing was counted.
    if reps == 0, seconds != nil || details != nil { reps = nil }
    if let note = table.text(.note) { details.orEmpty.note = note }
    var fields = table.unknownCells()?.fields ?? []
    try keep(.incline, as: FitbodField.incline, in: &fields)
    try keep(.resistance, as: FitbodField.resistance, in: &fields)
    if let multiplier = try table.number(.multiplier)?.normalized, multiplier != ExactDecimal(1) {
      if multiplier == ExactDecimal(2) {
        details.orEmpty.isLoadPerSide = true
      } else {
        fields.append(.init(name: FitbodField.multiplier, text: text(.multiplier)))
      }
    }
    if !fields.isEmpty { details.orEmpty.sourceFields = SourceFields(format: "fitbod", fields: fields) }
    return ExerciseSet(kind: kind, reps: reps, load: load, durationSeconds: seconds, details: details)
  }

  private func readIsWarmUp() throws(RowProblem) -> Bool {
    guard let raw = table.raw(.isWarmUp) else { return false }
    switch String(decoding: raw, as: UTF8.self).lowercased() {
    case "true", "1", "yes": return true
    case "false", "0", "no": return false
    default: throw table.problem(.isWarmUp, "neither true nor false")
    }
  }

  private mutating func nonZero(_ column: FitbodColumn) throws(RowProblem) -> ExactDecimal? {
    guard let value = try table.number(column), value.coefficient != 0 else { return nil }
    return value
  }

  private mutating func keep(
    _ column: FitbodColumn, as name: String, in fields: inout [SourceFields.Field]
  ) throws(RowProblem) {
    if try nonZero(column) != nil { fields.append(.init(name: name, text: text(column))) }
  }

  private func text(_ column: FitbodColumn) -> String {
    table.raw(column).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
