internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV that GymBook exports: one row a set, values with their units in words of the phone's language.
struct GymBookReader {
  static let formatID = "gymbook"

  private var table: TableReader<GymBookColumn>
  private let assembler: WorkoutAssembler
  private let findings: any FindingSink
  /// What the head calls the kinds of sets: working, warm-up, cool-down.
  private let kinds: [String]
  private var exerciseName: [UInt8] = []

  /// Reads `input` and pushes its workouts in the order of the rows.
  ///
  /// - Throws: `WorkoutError.input` where columns are missing or more than a quarter of the rows is broken.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var place = -1
    let table = try TableReader<GymBookColumn>(
      input, formatID: formatID, options: options, findings: findings, required: GymBookColumn.allCases,
      column: { _ in
        place += 1
        return GymBookColumn(rawValue: place)
      })
    var reader = GymBookReader(
      table: table, assembler: WorkoutAssembler(sink), findings: findings,
      kinds: GymBookColumn.words(table.name(of: .kind) ?? ""))
    reader.table.expect(freeTexts: [.notes, .exercise, .workout])
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: formatID)
    try sink.begin(archive)
    // Outside of English the day stands first.
    reader.table.dayOrder = .dayFirst
    if table.name(of: .date)?.lowercased() == "date", table.name(of: .exercise)?.lowercased() == "exercise" {
      try reader.table.settleDayOrder(of: .date)
    }
    while try reader.table.next() {
      do throws(RowProblem) { try reader.readRow() } catch { reader.table.keepOut(error) }
      try reader.assembler.pass()
    }
    try reader.assembler.finish()
  }

  private mutating func readRow() throws(RowProblem) {
    let set = try readSet()
    guard table.raw(.exercise) != nil, let name = table.cell(.exercise) else {
      throw table.problem(.exercise, "nothing")
    }
    try beginWorkout()
    if !name.elementsEqual(exerciseName) {
      exerciseName = Array(name)
      assembler.beginExercise(assembler.identity(name) { table.text(.exercise) })
      noteMuscles()
    }
    guard !isSkipped else {
      return findings.report(
        Finding(.note, .dropped, .notPerformed, of: .set, place: table.place(of: .isSkipped)))
    }
    assembler.add(set)
  }

  private mutating func beginWorkout() throws(RowProblem) {
    guard let date = table.raw(.date) else { throw table.problem(.date, "no date") }
    let time = table.raw(.time)
    let text = Array(date) + (time.map { [0x20] + Array($0) } ?? [])
    guard let start = text.withUnsafeBytes({ DateText.moment($0, order: table.dayOrder) }) else {
      let isDay = DateText.moment(date, order: table.dayOrder) != nil
      throw table.problem(isDay ? .time : .date, isDay ? "no time" : "no date")
    }
    var key = text.withUnsafeBytes { RawHash.of($0) }
    if let title = table.raw(.workout) { key = key &* 31 &+ RawHash.of(title) }
    switch assembler.beginWorkout(key: key, { Workout(title: table.text(.workout), start: start) }) {
    case .same: break
    case .again:
      TableFindings.reportScattered(at: table.rowPlace, to: findings)
      fallthrough
    case .new: exerciseName = []
    }
  }

  // MARK: The set

  private mutating func readSet() throws(RowProblem) -> ExerciseSet {
    var set = ExerciseSet()
    var details = SetDetails()
    var fields: [SourceFields.Field] = []
    let kind = words(.kind)
    switch kinds.firstIndex(where: { $0 == kind }) {
    case 1: set.kind = .warmUp
    case 0,
      nil where kind.isEmpty:
      break
    default: fields.append(.init(name: GymBookColumn.kind.description, text: text(.kind)))
    }
    if table.raw(.amount) != nil {
      if let seconds = DurationText.seconds(text(.amount)), text(.amount).contains(":") {
        set.durationSeconds = ExactDecimal(coefficient: seconds)
      } else {
        let (number, unit) = try value(.amount)
        let whole = number.normalized
        if let seconds = Self.seconds(number, unit) {
          set.durationSeconds = seconds
        } else if whole.fractionDigits == 0, let reps = Int32(exactly: whole.coefficient), reps > .min {
          set.reps = reps
        } else {
          throw table.problem(.amount, "no whole number")
        }
      }
    }
    if table.raw(.weight) != nil {
      let (number, unit) = try value(.weight)
      // The app writes 0 where nothing was lifted.
      if number.coefficient != 0 {
        if let mass = MassUnit(word: unit) {
          set.load = Load(number, unit: mass)
        } else if let distance = DistanceUnit(word: unit) {
          details.distance = Distance(number, unit: distance)
        } else {
          throw table.problem(.weight, "no unit of weight or distance")
        }
      }
    }
    details.note = table.text(.notes)
    if !fields.isEmpty { details.sourceFields = SourceFields(format: Self.formatID, fields: fields) }
    if details != SetDetails() { set.details = details }
    return set
  }

  /// The number of a cell, and the word behind it.
  private func value(_ column: GymBookColumn) throws(RowProblem) -> (ExactDecimal, String) {
    let words = text(column).split { $0 == " " || $0 == "\u{a0}" || $0 == "\u{202f}" }
    let parts = words.first?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    guard (1...2).contains(parts.count), let number = ExactDecimal(lenient: parts.joined(separator: "."))
    else {
      throw table.problem(column, "no number")
    }
    return (number, words.dropFirst().first.map { String($0) } ?? "")
  }

  private static func seconds(_ number: ExactDecimal, _ unit: String) -> ExactDecimal? {
    switch unit.lowercased() {
    case "s", "sec", "sek": number
    case "min": number.times(ExactDecimal(60))
    default: nil
    }
  }

  /// True where the last column says yes in any language.
  private var isSkipped: Bool {
    !words(.isSkipped).isEmpty && !CellTruth.isNo(words(.isSkipped))
  }

  private mutating func noteMuscles() {
    var muscles: [String] = []
    for column in [GymBookColumn.primaryMuscles, .secondaryMuscles] {
      for muscle in text(column).split(separator: ",") {
        muscles.append(String(String(muscle).trimming { $0 == " " }))
      }
    }
    let region = text(.region)
    guard !muscles.isEmpty || !region.isEmpty else { return }
    assembler.changeExercise { details in
      details.muscles = muscles
      guard !region.isEmpty else { return }
      details.sourceFields = SourceFields(
        format: Self.formatID, fields: [.init(name: GymBookColumn.region.description, text: region)])
    }
  }

  private func words(_ column: GymBookColumn) -> String { text(column).lowercased() }

  private func text(_ column: GymBookColumn) -> String {
    table.raw(column).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
