internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV that StrongLifts exported in 2018: one row a workout.
struct StrongLiftsWideReader {
  private typealias Column = StrongLiftsWideColumn

  private var table: TableReader<StrongLiftsWideColumn>
  private let findings: any FindingSink
  private var dates = StrongLiftsWideDate()
  /// The unit of a weight that is written without one.
  private let massUnit: MassUnit?
  private var identities: Set<ExerciseIdentity> = []

  private init(
    _ input: InputBytes, options: ReadOptions, findings: any FindingSink, holdsInput: Bool = false
  ) throws(WorkoutError) {
    var namer = Column.Namer()
    table = try TableReader(
      input, formatID: "stronglifts", options: options, findings: findings, holdsInput: holdsInput,
      required: [.date, .exercise(0)], column: { namer.column($0) })
    table.expect(
      freeTexts: [.note],
      numbers: [.bodyWeight(.kilograms), .bodyWeight(.pounds)])
    self.findings = findings
    massUnit = options.massUnit
  }

  /// Reads `input` and pushes its workouts; a first pass collects the body weights and the order of dates.
  ///
  /// - Throws: ``InputError`` where columns are missing or more than a quarter of the rows is broken.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var first = try StrongLiftsWideReader(
      input, options: options, findings: SilentFindings(), holdsInput: true)
    var reader = try StrongLiftsWideReader(input, options: options, findings: findings)
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "stronglifts")
    archive.measurements = try first.measurements()
    archive.preferences.massUnit =
      first.units.count == 1 ? first.units.first : first.units.isEmpty ? options.massUnit : nil
    reader.dates = first.dates
    if first.dates.isGuessed, first.table.rowCount > 0 {
      findings.report(
        Finding(
          .warning, .guessed, .monthFirst("05/06/18"), field: .model(.start),
          place: Place(file: input.name)))
    }
    try sink.begin(archive)
    while try reader.table.next() {
      let workout: Workout
      do throws(RowProblem) { workout = try reader.workout() } catch {
        reader.table.keepOut(error)
        continue
      }
      try sink.add(workout)
    }
    try sink.finish()
  }

  // MARK: The first pass

  /// The units that weights are in.
  private var units: Set<MassUnit> = []

  private mutating func measurements() throws(WorkoutError) -> [BodyMeasurement] {
    var weights: [(date: String, load: Load)] = []
    while try table.next() {
      guard let date = table.raw(.date) else { continue }
      let text = String(decoding: date, as: UTF8.self)
      dates.look(at: text)
      var loads: [Load] = []
      if let load = try? bodyWeight() {
        weights.append((text, load))
        loads.append(load)
      }
      loads += (0..<Column.maximumExercises).compactMap { try? load($0) }
      for load in loads { if let unit = load.unit { units.insert(unit) } }
    }
    return weights.compactMap { date, load in
      dates.moment(date).map {
        BodyMeasurement(moment: $0, kind: "Weight", value: load.value, unit: load.unit?.rawValue)
      }
    }
  }

  // MARK: Weights

  /// The weight of the body; the app writes 0 for an unknown weight.
  private mutating func bodyWeight() throws(RowProblem) -> Load? {
    try typed({ .bodyWeight($0) }) ?? written()
  }

  /// The body weight that is written with its unit behind it, `84KG`; nil for any other text.
  private func written() -> Load? {
    guard let cell = table.raw(.bodyWeight) else { return nil }
    let text = String(decoding: cell, as: UTF8.self)
    let number = text.prefix { !$0.isLetter }
    let word = text.dropFirst(number.count)
    guard let value = ExactDecimal(lenient: String(number.filter { $0 != " " })), value.coefficient != 0,
      word.isEmpty || MassUnit(word: word) != nil
    else { return nil }
    return Load(value, unit: MassUnit(word: word) ?? massUnit)
  }

  /// The weight of exercise `number`; the app writes 0 for the weight of the body alone.
  private mutating func load(_ number: Int) throws(RowProblem) -> Load? {
    guard isThere(number) else { return nil }
    return try typed({ .weight(number, $0) })
  }

  /// The one of two columns that was typed.
  private mutating func typed(_ column: (MassUnit) -> Column) throws(RowProblem) -> Load? {
    func value(_ unit: MassUnit) throws(RowProblem) -> ExactDecimal? {
      try table.number(column(unit)).flatMap { $0.coefficient == 0 ? nil : $0 }
    }
    return TypedLoad.of(
      kilograms: try value(.kilograms), pounds: try value(.pounds),
      at: table.place(of: column(.pounds)), findings: findings)
  }

  // MARK: The second pass

  private mutating func workout() throws(RowProblem) -> Workout {
    let text = table.raw(.date).map { String(decoding: $0, as: UTF8.self) }
    guard let start = text.flatMap({ dates.moment($0) }) else { throw table.problem(.date, "no date") }
    var workout = Workout(start: start)
    var details = WorkoutDetails()
    details.notes = table.text(.note)
    details.sourceFields = table.unknownCells()
    _ = try bodyWeight()
    if written() == nil, let text = table.text(.bodyWeight) {
      let fields = (details.sourceFields?.fields ?? []) + [.init(name: "\(Column.bodyWeight)", text: text)]
      details.sourceFields = SourceFields(format: "stronglifts", fields: fields)
    }
    for number in 0..<Column.maximumExercises where isThere(number) {
      workout.exercises.append(try exercise(number))
    }
    workout.details = details == WorkoutDetails() ? nil : details
    return workout
  }

  /// True where exercise `number` has a name, or a weight or set that is not 0.
  private func isThere(_ number: Int) -> Bool {
    guard table.has(.exercise(number)) else { return false }
    if table.raw(.exercise(number)) != nil { return true }
    let cells =
      [Column.weight(number, .kilograms), .weight(number, .pounds)]
      + (0..<Column.maximumSets).map { Column.set($0, of: number) }
    return cells.contains { cell in table.raw(cell).map { !$0.elementsEqual("0".utf8) } ?? false }
  }

  private mutating func exercise(_ number: Int) throws(RowProblem) -> Exercise {
    let load = try load(number)
    var sets: [ExerciseSet] = []
    for place in 0..<Column.maximumSets {
      guard let reps = try table.wholeNumber(.set(place, of: number)) else { continue }
      sets.append(ExerciseSet(kind: reps == 0 ? .failure : .working, reps: reps, load: load))
    }
    let name = table.raw(.exercise(number)) == nil ? nil : table.text(.exercise(number))
    if name == nil {
      findings.report(
        Finding(
          .warning, .guessed, "sets without an exercise name: read as those of an exercise without a name",
          of: .exercise, place: table.place(of: .exercise(number))))
    }
    if sets.isEmpty, let load {
      findings.report(
        Finding(
          .note, .dropped, "weight of an exercise without sets", field: .model(.load),
          detail: "\(load.value)", place: table.place(of: .exercise(number))))
    }
    let identity = identities.insert(ExerciseIdentity(name: name)).memberAfterInsert
    return Exercise(identity, sets: sets)
  }
}
