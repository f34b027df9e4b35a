internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV that the StrongLifts app exports: one row an exercise, a pair of columns a set.
struct StrongLiftsReader {
  private var table: TableReader<StrongLiftsColumn>
  private let assembler: WorkoutAssembler
  private let findings: any FindingSink
  /// The unit of the sets.
  private let massUnit: MassUnit?
  /// The unit of the weight of each set, as the head over it states.
  private let setUnits: [MassUnit?]
  private let setCount: Int
  private var dropped: [StrongLiftsColumn: Int] = [:]
  /// What stood last in the columns that say the same in all rows of a workout.
  private var workoutCells: [LastCell] = []

  private static let workoutColumns: [StrongLiftsColumn] = [.programName, .duration, .endTime]

  private init(
    _ input: InputBytes, options: ReadOptions, sink: any ArchiveSink, findings: any FindingSink,
    holdsInput: Bool = false
  ) throws(WorkoutError) {
    table = try TableReader(
      input, formatID: "stronglifts", options: options, findings: findings, holdsInput: holdsInput,
      required: [.date, .exercise, .reps(ofSet: 0)], column: { StrongLiftsColumn($0) })
    assembler = WorkoutAssembler(sink, settle: Self.settleNotes)
    self.findings = findings
    let columns = table
    setCount =
      (0..<StrongLiftsColumn.maximumSets)
      .last { columns.has(.reps(ofSet: $0)) || columns.has(.weight(ofSet: $0)) }.map { $0 + 1 } ?? 0
    setUnits = (0..<setCount).map { set in
      columns.name(of: .weight(ofSet: set)).flatMap { MassUnit(head: $0) }
    }
    massUnit = setUnits.lazy.compactMap { $0 }.first ?? options.massUnit
    table.expect(
      freeTexts: [.notes, .exercise],
      numbers: (0..<setCount).flatMap { [.reps(ofSet: $0), .weight(ofSet: $0)] })
  }

  /// Reads `input` and pushes its workouts; a first pass collects the body weights, which come before them.
  ///
  /// - Throws: ``InputError`` where columns are missing or more than a quarter of the rows is broken.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "stronglifts")
    var first = try StrongLiftsReader(
      input, options: options, sink: sink, findings: SilentFindings(), holdsInput: true)
    archive.preferences.massUnit = first.massUnit
    archive.measurements = try first.measurements()
    var reader = try StrongLiftsReader(input, options: options, sink: sink, findings: findings)
    try sink.begin(archive)
    while try reader.table.next() {
      do throws(RowProblem) { try reader.readRow() } catch { reader.table.keepOut(error) }
      try reader.assembler.pass()
    }
    reader.reportDropped()
    try reader.assembler.finish()
  }

  // MARK: Body weight

  private mutating func measurements() throws(WorkoutError) -> [BodyMeasurement] {
    // An export in pounds says `Body Weight (KG)`, and means it.
    let unit = table.name(of: .bodyWeight).flatMap { MassUnit(head: $0) } ?? massUnit
    var measurements: [BodyMeasurement] = []
    while try table.next() {
      guard let value = try? table.number(.bodyWeight), value.coefficient != 0,
        let times = try? StrongLiftsTimes(&table)
      else { continue }
      let measurement = BodyMeasurement(
        moment: times.start, kind: "Weight", value: value, unit: unit?.rawValue)
      if measurement != measurements.last { measurements.append(measurement) }
    }
    return measurements
  }

  // MARK: Rows

  private mutating func readRow() throws(RowProblem) {
    let times = try StrongLiftsTimes(&table)
    guard table.raw(.exercise) != nil, let name = table.cell(.exercise) else {
      throw table.problem(.exercise, "nothing")
    }
    _ = try table.number(.bodyWeight)
    let isTimed = table.raw(.setsReps) == nil && table.raw(.setsTime) != nil
    let sets = try isTimed ? readTimedSets() : readSets()
    try beginWorkout(times)
    assembler.beginExercise(assembler.identity(name) { table.text(.exercise) })
    for set in sets { assembler.add(set) }
    if let notes = table.text(.notes) { assembler.changeExercise { $0.notes = notes } }
    var fields = table.unknownCells()?.fields ?? []
    for column in [StrongLiftsColumn.setsReps, .setsTime] where !follows(column, from: sets) {
      if let text = table.text(column) { fields.append(.init(name: "\(column)", text: text)) }
    }
    if !fields.isEmpty {
      assembler.changeExercise { $0.sourceFields = SourceFields(format: "stronglifts", fields: fields) }
    }
    if !isTimed { check(sets) }
    let derived: [StrongLiftsColumn] =
      [.topSet, .repetitionMaximum, .workoutVolume] + (isTimed ? [.reps, .volume] : [])
    for column in derived where table.raw(column) != nil { dropped[column, default: 0] += 1 }
  }

  private mutating func beginWorkout(_ times: StrongLiftsTimes) throws(RowProblem) {
    var key: UInt64 = 0
    for column in [StrongLiftsColumn.date, .number, .workoutName, .startTime] {
      key = key &* 31 &+ (table.raw(column).map { RawHash.of($0) } ?? 0)
    }
    let beginning = assembler.beginWorkout(key: key) {
      var details = WorkoutDetails()
      details.end = times.end
      var fields: [SourceFields.Field] = []
      if let text = table.text(.number) { fields.append(.init(name: "Workout", text: text)) }
      if let text = table.text(.programName) { fields.append(.init(name: "Program Name", text: text)) }
      if !fields.isEmpty { details.sourceFields = SourceFields(format: "stronglifts", fields: fields) }
      return Workout(
        title: table.text(.workoutName), start: times.start, durationSeconds: times.durationSeconds,
        details: details == WorkoutDetails() ? nil : details)
    }
    guard beginning != .same else { return compareRows(times) }
    if beginning == .again { TableFindings.reportScattered(at: table.rowPlace, to: findings) }
    if let finding = times.finding { findings.report(finding) }
    workoutCells = Self.workoutColumns.map { column in
      var cell = LastCell()
      if let raw = table.raw(column) { _ = cell.take(raw) }
      return cell
    }
  }

  /// Takes what only a later row of a workout states, and names what differs from the rows before.
  private mutating func compareRows(_ times: StrongLiftsTimes) {
    let isUntimed = workoutCells[1].isEmpty && workoutCells[2].isEmpty
    for (index, column) in Self.workoutColumns.enumerated() {
      guard let raw = table.raw(column), !workoutCells[index].isSame(raw) else { continue }
      if column == .programName, workoutCells[index].isEmpty {
        keepProgramName()
      } else if column != .programName, isUntimed {
        take(times)
        if column == .duration, let finding = times.finding { findings.report(finding) }
      } else {
        findings.report(
          Finding(
            .warning, .inconsistent, "\(column) that differs within a workout: the first row is read",
            field: table.field(column), of: .row,
            detail: PrintableText.of(String(decoding: raw, as: UTF8.self), limit: 40),
            place: table.place(of: column)))
      }
      if workoutCells[index].isEmpty { _ = workoutCells[index].take(raw) }
    }
  }

  private mutating func keepProgramName() {
    guard let text = table.text(.programName) else { return }
    assembler.changeWorkout { workout in
      var details = workout.details ?? WorkoutDetails()
      var fields = details.sourceFields ?? SourceFields(format: "stronglifts")
      fields.fields.append(.init(name: "\(StrongLiftsColumn.programName)", text: text))
      details.sourceFields = fields
      workout.details = details
    }
  }

  private func take(_ times: StrongLiftsTimes) {
    assembler.changeWorkout { workout in
      workout.durationSeconds = times.durationSeconds
      guard let end = times.end else { return }
      var details = workout.details ?? WorkoutDetails()
      details.end = end
      workout.details = details
    }
  }

  private mutating func readSets() throws(RowProblem) -> [ExerciseSet] {
    let shown = shownCounts()
    var sets: [ExerciseSet] = []
    var counts: [String] = []
    var untouched = 0
    for number in 0..<setCount {
      let reps = try table.wholeNumber(.reps(ofSet: number))
      let weight = try table.number(.weight(ofSet: number))
      counts.append(reps.map { "\($0)" } ?? "")
      guard reps != nil || weight != nil else { continue }
      if reps == 0 || reps == nil, shown.indices.contains(number), shown[number] == "-" {
        untouched += 1
        continue
      }
      let load = weight.flatMap { $0.coefficient == 0 ? nil : Load($0, unit: setUnits[number]) }
      sets.append(ExerciseSet(kind: reps == 0 ? .failure : .working, reps: reps, load: load))
    }
    if !sets.isEmpty || untouched > 0 { compare(shown, counts) }
    reportUntouched(untouched)
    return sets
  }

  /// Names the first set of which `Sets×Reps` shows what its columns do not say.
  private func compare(_ shown: [String], _ counts: [String]) {
    // A hyphen alone stands for all sets.
    guard table.raw(.setsReps) != nil, shown != ["-"] else { return }
    for number in 0..<max(shown.count, counts.count) {
      let word = number < shown.count ? shown[number] : ""
      let count = number < counts.count ? counts[number] : ""
      if word == count || word == "-" && (count.isEmpty || count == "0") { continue }
      let expected = word.isEmpty ? "nothing" : PrintableText.of(word, limit: 20)
      let found = count.isEmpty ? "nothing" : count
      findings.report(
        Finding(
          .warning, .inconsistent, "Sets×Reps is not what the sets say: the sets are taken",
          field: table.field(.setsReps), of: .row,
          detail: "\(expected) for \(found) in set \(number + 1)", place: table.place(of: .setsReps)))
      return
    }
  }

  private func reportUntouched(_ count: Int) {
    guard count > 0 else { return }
    findings.report(
      Finding(.note, .dropped, .notPerformed, of: .set, place: table.rowPlace, count: count))
  }

  /// The sets of an exercise that is timed: their own columns, where they are filled, count seconds.
  private mutating func readTimedSets() throws(RowProblem) -> [ExerciseSet] {
    let shown = table.text(.setsTime).flatMap { StrongLiftsTimedSets($0) }
    var sets = try readSets()
    if sets.isEmpty {
      guard let shown else { return [] }
      sets = shown.seconds.compactMap { seconds in
        seconds.map { ExerciseSet(durationSeconds: ExactDecimal(coefficient: $0)) }
      }
      reportUntouched(shown.seconds.count - sets.count)
      guard shown.isGuessed, !sets.isEmpty else { return sets }
    } else {
      for index in sets.indices {
        sets[index].durationSeconds = sets[index].reps.map { ExactDecimal($0) }
        sets[index].reps = nil
      }
    }
    findings.report(
      Finding(
        .warning, .guessed, "numbers of a timed exercise: read as seconds", field: .model(.setDuration),
        detail: table.text(.setsTime).map { PrintableText.of($0, limit: 40) },
        place: table.place(of: .setsTime)))
    return sets
  }

  /// True where a column of all sets says no more than `sets`: it need not be kept.
  private mutating func follows(_ column: StrongLiftsColumn, from sets: [ExerciseSet]) -> Bool {
    guard let text = table.text(column) else { return true }
    if column == .setsReps {
      return !sets.isEmpty || text.allSatisfy { $0 == "-" || $0 == "/" }
    }
    let shown = StrongLiftsTimedSets(text)?.seconds.compactMap { $0 }
    return shown == sets.compactMap { $0.durationSeconds?.wholePart }
  }

  /// What `5/5/3/0/-` shows of each set, or `3×5`.
  private func shownCounts() -> [String] {
    guard let raw = table.raw(.setsReps) ?? table.raw(.setsTime) else { return [] }
    let text = String(decoding: raw, as: UTF8.self)
    let factors = text.lowercased().filter { $0 != " " }.split { $0 == "×" || $0 == "x" }.map { Int($0) }
    if factors.count == 2, let count = factors[0], let reps = factors[1],
      (1...StrongLiftsColumn.maximumSets).contains(count)
    {
      return Array(repeating: "\(reps)", count: count)
    }
    return text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  // MARK: Values that follow from others

  /// The sums of a row follow from its sets: they are checked, and not kept.
  private mutating func check(_ sets: [ExerciseSet]) {
    let reps = sets.reduce(0) { $0 + Int64($1.reps ?? 0) }
    if let shown = table.numberBeside(.reps), shown.doubleValue != Double(reps) {
      reportSum(.reps, shown, "\(reps)")
    }
    let unit = table.name(of: .volume).flatMap { MassUnit(head: $0) }
    let volume = sets.reduce(0.0) { $0 + Double($1.reps ?? 0) * Self.number(of: $1.load, in: unit) }
    if let shown = table.numberBeside(.volume), abs(shown.doubleValue - volume) > 0.5 + abs(volume) / 1_000 {
      reportSum(.volume, shown, "\(volume)")
    }
  }

  /// The number that `load` has in `unit`, or in its own where that is nil.
  private static func number(of load: Load?, in unit: MassUnit?) -> Double {
    guard let load else { return 0 }
    return (unit.flatMap { load.converted(to: $0)?.load } ?? load).value.doubleValue
  }

  private func reportSum(_ column: StrongLiftsColumn, _ shown: ExactDecimal, _ sum: String) {
    findings.report(
      Finding(
        .warning, .inconsistent, "\(column) is not the sum of the sets: the sets are taken",
        field: table.field(column), of: .row, detail: "\(shown) for \(sum)", place: table.place(of: column)))
  }

  private func reportDropped() {
    for (column, count) in dropped.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      findings.report(
        Finding(
          .note, .dropped, "\(column): follows from the sets and is not kept",
          field: table.field(column), of: .row, place: table.filePlace, count: count))
    }
  }

  /// Notes that stand on all exercises of a workout are the workout's.
  private static func settleNotes(_ workout: inout Workout) -> Bool {
    guard workout.exercises.count > 1, let notes = workout.exercises[0].details?.notes,
      workout.exercises.allSatisfy({ $0.details?.notes == notes })
    else { return true }
    for index in workout.exercises.indices {
      var details = workout.exercises[index].details
      details?.notes = nil
      workout.exercises[index].details = details == ExerciseDetails() ? nil : details
    }
    var details = workout.details ?? WorkoutDetails()
    details.notes = notes
    workout.details = details
    return true
  }
}
