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
  /// What the head calls repetitions.
  private let repetitions: String
  private var exerciseName: [UInt8] = []
  /// What the first row of the exercise says of it, column by column.
  private var exerciseCells: [String] = []

  private static let exerciseColumns: [GymBookColumn] = [.region, .primaryMuscles, .secondaryMuscles]

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
      kinds: GymBookColumn.words(table.name(of: .kind) ?? ""),
      repetitions: GymBookColumn.words(table.name(of: .amount) ?? "")[0])
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
    var set = try readSet()
    guard table.raw(.exercise) != nil, let name = table.cell(.exercise) else {
      throw table.problem(.exercise, "nothing")
    }
    try beginWorkout()
    if !name.elementsEqual(exerciseName) {
      exerciseName = Array(name)
      assembler.beginExercise(assembler.identity(name) { table.text(.exercise) })
      exerciseCells = Self.exerciseColumns.map { text($0) }
      noteMuscles()
    } else {
      keepOtherMuscles(&set)
    }
    let skipped = words(.isSkipped)
    if GymBookWords.yes.contains(skipped) {
      return findings.report(
        Finding(.note, .dropped, .notPerformed, of: .set, place: table.place(of: .isSkipped)))
    }
    if !skipped.isEmpty, !GymBookWords.no.contains(skipped), !CellTruth.isNo(skipped) {
      reportGuess("a word that is neither yes nor no: the set counts as done", .isSkipped)
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
    if table.raw(.amount) != nil { try readAmount(&set, &fields) }
    if table.raw(.weight) != nil {
      let words = split(.weight)
      let number = try number(words[0], .weight)
      // The app writes 0 where nothing was lifted.
      if number.coefficient != 0 {
        let unit = words.count > 1 ? words[1] : ""
        if let mass = MassUnit(word: unit) {
          set.load = Load(number, unit: mass)
        } else if let distance = DistanceUnit(word: unit) {
          details.distance = Distance(number, unit: distance)
        } else {
          throw table.problem(.weight, "no unit of weight or distance")
        }
      }
      if words.count > 2 { fields.append(field(.weight)) }
    }
    details.note = table.text(.notes)
    if !fields.isEmpty { details.sourceFields = SourceFields(format: Self.formatID, fields: fields) }
    if details != SetDetails() { set.details = details }
    return set
  }

  /// Reads repetitions or a time; words that say more are kept.
  private func readAmount(
    _ set: inout ExerciseSet, _ fields: inout [SourceFields.Field]
  ) throws(RowProblem) {
    let text = text(.amount)
    if text.contains(where: { $0 == ":" || $0.isLetter }), let seconds = DurationText.seconds(text) {
      set.durationSeconds = ExactDecimal(coefficient: seconds)
      return
    }
    let words = split(.amount)
    if let time = try time(words) {
      set.durationSeconds = time.seconds
      if time.count < words.count { fields.append(field(.amount)) }
      return
    }
    let whole = try number(words[0], .amount).normalized
    guard whole.fractionDigits == 0, let reps = Int32(exactly: whole.coefficient), reps > .min else {
      throw table.problem(.amount, "no whole number")
    }
    set.reps = reps
    let isKnown = words.count < 2 || GymBookWords.isRepetitions(words[1], repetitions)
    if !isKnown { reportGuess("a word that is no known unit: read as repetitions", .amount) }
    if !isKnown || words.count > 2 { fields.append(field(.amount)) }
  }

  /// The time that the first words state, such as `1 h 30 min`, and how many words it takes; nil where they state none.
  private func time(_ words: [String]) throws(RowProblem) -> (seconds: ExactDecimal, count: Int)? {
    var total = ExactDecimal(0)
    var count = 0
    var last = Int32.max
    while count + 1 < words.count, let unit = GymBookWords.seconds(words[count + 1]), unit < last {
      let number = try number(words[count], .amount)
      let part: ExactDecimal? = unit == 1 ? number : number.times(ExactDecimal(unit))?.normalized
      guard let sum = part.flatMap({ total.plus($0) }) else { throw table.problem(.amount, "no number") }
      total = sum
      last = unit
      count += 2
    }
    return count > 0 ? (total, count) : nil
  }

  /// The number that a word is, with a point or a decimal comma.
  private func number(_ word: String, _ column: GymBookColumn) throws(RowProblem) -> ExactDecimal {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 2, parts[1].utf8.count == 3, parts[0] != "0" {
      // It may mark thousands. No repetitions have decimals, and few weights have three.
      if column == .amount { throw table.problem(column, "a comma before three digits") }
      reportGuess("a comma before three digits: read as a decimal comma", column)
    }
    guard parts.count < 3, let number = ExactDecimal(lenient: parts.joined(separator: ".")) else {
      throw table.problem(column, "no number")
    }
    return number
  }

  /// The words of a cell that is not blank.
  private func split(_ column: GymBookColumn) -> [String] {
    let words = text(column).split { $0 == " " || $0 == "\u{a0}" || $0 == "\u{202f}" }
    return words.isEmpty ? [""] : words.map { String($0) }
  }

  /// A cell as it stands.
  private func field(_ column: GymBookColumn) -> SourceFields.Field {
    .init(name: column.description, text: text(column))
  }

  private func reportGuess(_ what: Finding.Reason, _ column: GymBookColumn) {
    findings.report(
      Finding(
        .warning, .guessed, what, field: table.field(column), of: .row,
        detail: PrintableText.of(text(column), limit: 40), place: table.place(of: column)))
  }

  // MARK: The exercise

  /// Keeps with the set what its row says of the exercise otherwise than the first row.
  private func keepOtherMuscles(_ set: inout ExerciseSet) {
    var fields = set.details?.sourceFields ?? SourceFields(format: Self.formatID)
    for (column, first) in zip(Self.exerciseColumns, exerciseCells) {
      let text = text(column)
      if !text.isEmpty, text != first { fields.fields.append(field(column)) }
    }
    if !fields.fields.isEmpty { set.details.orEmpty.sourceFields = fields }
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
