internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV that FitNotes exports, for Android and iOS: one row a set, a workout a day.
struct FitNotesReader: SetRowReader {
  static let formatID = "fitnotes"
  static let dateColumn = FitNotesColumn.date

  var table: TableReader<FitNotesColumn>
  let assembler: WorkoutAssembler
  private let findings: any FindingSink
  private let massUnit: MassUnit?
  private let distanceUnit: DistanceUnit?
  /// True where weights stand in columns of one unit too.
  private let hasWeightsBeside: Bool
  private var dates = CellDate()
  /// The exercise of the row before; nil where the next row begins one.
  private var identity: ExerciseIdentity?
  private var kind: String?

  init(
    _ input: InputBytes, options: ReadOptions, sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    table = try TableReader(
      input, formatID: Self.formatID, options: options, findings: findings,
      required: [.date, .exercise, .reps], column: { FitNotesColumn($0) })
    table.expect(
      freeTexts: [.exercise, .category, .comment],
      numbers: [.weight, .kilograms, .pounds, .reps, .distance],
      shapes: [
        (.weightUnit, { MassUnit(word: String(decoding: $0, as: UTF8.self)) != nil }),
        (.time, { DurationText.seconds($0) != nil }),
      ])
    hasWeightsBeside = table.has(.kilograms) || table.has(.pounds)
    assembler = WorkoutAssembler(sink)
    self.findings = findings
    massUnit = options.massUnit
    distanceUnit = options.distanceUnit
  }

  var preferences: Preferences {
    var preferences = Preferences()
    // Where each row says its unit, what is said of all others is no preference.
    preferences.massUnit = headUnit ?? (table.has(.weightUnit) ? nil : massUnit)
    preferences.distanceUnit = distanceUnit
    return preferences
  }

  /// The unit of all weights, where the head states one.
  private var headUnit: MassUnit? {
    switch (table.has(.kilograms), table.has(.pounds)) {
    case (true, false): .kilograms
    case (false, true): .pounds
    default: nil
    }
  }

  mutating func readRow() throws(RowProblem) {
    let set = try readSet()
    guard table.raw(.exercise) != nil, let name = table.text(.exercise) else {
      throw table.problem(.exercise, "nothing")
    }
    guard let dateCell = table.raw(.date), let start = dates.moment(dateCell, table.dayOrder) else {
      throw table.problem(.date, "no date")
    }
    switch assembler.beginWorkout(key: RawHash.of(dateCell), { Workout(start: start) }) {
    case .same: break
    case .again:
      TableFindings.reportScattered(at: table.rowPlace, to: findings)
      fallthrough
    case .new: identity = nil
    }
    beginExercise(name)
    assembler.add(set)
  }

  private mutating func readSet() throws(RowProblem) -> ExerciseSet {
    let load = try readLoad()
    var reps = try table.wholeNumber(.reps)
    var seconds: ExactDecimal?
    if let raw = table.raw(.time) {
      guard let whole = DurationText.seconds(raw) else { throw table.problem(.time, "no time") }
      // The app has written 0 for what was not counted.
      seconds = whole == 0 ? nil : ExactDecimal(coefficient: whole)
    }
    var details: SetDetails?
    if let distance = try readDistance(), distance.value.coefficient != 0 {
      details.orEmpty.distance = distance
    }
    if reps == 0, seconds != nil || details != nil { reps = nil }
    if let note = table.text(.comment) { details.orEmpty.note = note }
    if let fields = table.unknownCells() { details.orEmpty.sourceFields = fields }
    return ExerciseSet(reps: reps, load: load, durationSeconds: seconds, details: details)
  }

  private mutating func readLoad() throws(RowProblem) -> Load? {
    if let value = try table.number(.weight) {
      guard let raw = table.raw(.weightUnit) else { return compared(Load(value, unit: massUnit)) }
      if let unit = table.massUnit(raw) { return compared(Load(value, unit: unit)) }
      guard value.coefficient == 0 else { throw table.problem(.weightUnit, "no unit of weight") }
      TableFindings.reportNothing(.load, value, raw, at: table.place(of: .weightUnit), to: findings)
      return nil
    }
    let kilograms = try table.number(.kilograms)
    let pounds = try table.number(.pounds)
    let load = TypedLoad.of(
      kilograms: kilograms, pounds: pounds, at: table.place(of: .pounds), findings: findings)
    guard (load?.value.coefficient ?? 0) != 0, let raw = table.raw(.weightUnit) else { return load }
    let stated = table.massUnit(raw).flatMap { $0 == .kilograms ? kilograms : pounds }
    if (stated?.coefficient ?? 0) == 0 {
      findings.report(
        Finding(
          .warning, .inconsistent, "a unit that is not that of the weight's column: the column's is read",
          field: .model(.load), detail: PrintableText.of(String(decoding: raw, as: UTF8.self), limit: 40),
          place: table.place(of: .weightUnit)))
    }
    return load
  }

  /// `load` after the weights beside it that differ from it have been named.
  private mutating func compared(_ load: Load) -> Load {
    guard hasWeightsBeside else { return load }
    let kilograms = table.numberBeside(.kilograms)
    let pounds = table.numberBeside(.pounds)
    // A weight without a unit may be that of either column.
    let unit = load.unit ?? (load.value.doubleValue == pounds?.doubleValue ? .pounds : .kilograms)
    let read = load.value.doubleValue * unit.kilograms
    for (column, value, unit) in [
      (FitNotesColumn.kilograms, kilograms, MassUnit.kilograms), (.pounds, pounds, .pounds),
    ] {
      guard let value, value.coefficient != 0 else { continue }
      let difference = abs(read - value.doubleValue * unit.kilograms) / MassUnit.pounds.kilograms
      guard difference > TypedLoad.maximumDifference else { continue }
      findings.report(
        Finding(
          .warning, .inconsistent, "a weight that differs from the one in Weight, which is read",
          field: .model(.load), detail: "\(value) \(unit.rawValue)", place: table.place(of: column)))
    }
    return load
  }

  private mutating func readDistance() throws(RowProblem) -> Distance? {
    guard let value = try table.number(.distance) else { return nil }
    guard let raw = table.raw(.distanceUnit) else { return Distance(value, unit: distanceUnit) }
    if let unit = table.distanceUnit(raw) { return Distance(value, unit: unit) }
    let word = String(decoding: raw, as: UTF8.self)
    guard let unit = MeasurementUnit(word), unit.quantity == .length,
      let meters = unit.metric(value).flatMap({
        ExactDecimal(coefficient: $0.value.coefficient, fractionDigits: $0.value.fractionDigits + 2)
      })
    else {
      guard value.coefficient == 0 else { throw table.problem(.distanceUnit, "no unit of distance") }
      TableFindings.reportNothing(.distance, value, raw, at: table.place(of: .distanceUnit), to: findings)
      return nil
    }
    findings.report(
      Finding(
        .note, .converted, .distance, .unit(word, "m"), detail: "\(value) to \(meters)",
        place: table.place(of: .distance)))
    return Distance(meters, unit: .meters)
  }

  /// An exercise begins where the name, the category or the kind changes.
  private mutating func beginExercise(_ name: String) {
    let category = table.text(.category)
    let kind = table.text(.kind)
    if let identity, ExerciseIdentity.areSame(identity.name, name),
      ExerciseIdentity.areSame(identity.category, category), self.kind == kind
    {
      return
    }
    self.kind = kind
    let style = kind.flatMap { FitNotesKind.style($0) }
    let shared = assembler.shared(ExerciseIdentity(name: name, category: category, style: style))
    identity = shared
    assembler.beginExercise(shared)
    if let kind, style == nil {
      assembler.changeExercise {
        $0.sourceFields = SourceFields(format: "fitnotes", fields: [.init(name: "Kind", text: kind)])
      }
    }
  }
}
