internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the cells of a row that make sets.
struct TableSets {
  /// The most sets that one row stands for.
  static let maximumCount = 100
  /// What may stand beside a number of repetitions, and of sets.
  private static let repsWords: Set<String> = [
    "", "rep", "reps", "x", "r", "wdh", "repeticiones", "repet", "rip", "ripetizioni", "repeticoes",
    "répétitions",
  ]
  static let setsWords: Set<String> = ["", "set", "sets", "x", "sätze", "series", "séries", "serie"]

  let plan: TablePlan
  let habits: TableHabits
  let options: ReadOptions
  private let findings: any FindingSink
  /// The columns in which a pair has a weight, so that no other is sets of repetitions.
  let pairColumns: Set<Int>
  /// The columns that show what a point is, so that no number in them needs to be named.
  private let pointColumns: Set<Int>
  private let columnsWithOthers: [TablePlan.Column]
  /// True where some exercises say nothing about supersets.
  let hasBlankSupersets: Bool
  private var rows: MappedTableRows?

  init(
    _ plan: TablePlan, _ survey: TableSurvey, _ habits: TableHabits, _ options: ReadOptions,
    _ findings: any FindingSink
  ) {
    self.plan = plan
    self.habits = habits
    self.options = options
    self.findings = findings
    var pairs: Set<Int> = []
    for column in plan.columns(of: .sets) where SetCell.hasWeights(survey.cells[column.place].texts) {
      pairs.insert(column.place)
    }
    for group in plan.groups {
      // One set is no number of sets.
      if case .set? = group.scope, let column = group.columns[.sets] { pairs.insert(column.place) }
    }
    pairColumns = pairs
    columnsWithOthers = plan.columnsWithOthers
    hasBlankSupersets =
      plan.shared[.superset].map { survey.cells[$0.place].cells.count < survey.rowCount } ?? false
    let cells = habits.hasDecimalComma ? [] : survey.cells
    pointColumns = Set(
      cells.indices.filter { cells[$0].cells.contains { CellNumber.showsDecimalPoint($0.text) } })
  }

  /// Goes on to another row.
  mutating func begin(_ rows: MappedTableRows) {
    self.rows = rows
    for column in columnsWithOthers {
      for other in column.all.filter({ isFilled($0) }).dropFirst() {
        report(.dropped, "the same in another unit, left out", at: other.place)
      }
    }
  }

  // MARK: Cells

  func text(at place: Int) -> String? {
    guard let rows, place < rows.cells.count, !rows.cells[place].isEmpty else { return nil }
    return rows.cells[place]
  }

  /// The text of a cell that is of no set, exercise or day; nil for a blank one.
  func text(_ meaning: ColumnMeaning) -> String? { plan.shared[meaning].flatMap { text(at: $0.place) } }

  /// The texts of several columns, each on a line of its own.
  func notes(_ places: [Int]) -> String? {
    let texts = places.compactMap { text(at: $0) }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The column of a measure, the group's own first.
  func column(_ meaning: ColumnMeaning, _ group: TablePlan.Group) -> TablePlan.Column? {
    if let own = group.columns[meaning] { return own }
    // Units are of the whole row.
    guard !group.isAlone || meaning == .weightUnit || meaning == .distanceUnit else { return nil }
    return plan.shared[meaning]
  }

  /// The text of a measure; nil where nothing was done.
  func measure(
    _ meaning: ColumnMeaning, _ group: TablePlan.Group
  ) -> (text: String, column: TablePlan.Column)? {
    guard let column = column(meaning, group)?.all.first(where: { isFilled($0) }),
      let text = text(at: column.place)
    else { return nil }
    return (text, column)
  }

  func isFilled(_ column: TablePlan.Column) -> Bool {
    text(at: column.place).map { !ColumnCells.isBlank($0) } ?? false
  }

  /// A problem with a cell of the row.
  func problem(_ meaning: ColumnMeaning, _ what: String) -> RowProblem {
    problem(plan.shared[meaning]?.place, what)
  }

  func problem(_ place: Int?, _ what: String) -> RowProblem {
    let head = place.map { PrintableText.of(plan.labels[$0], limit: 40) }
    return RowProblem(
      cell: place, what: what + (head.map { " in \($0)" } ?? ""),
      detail: place.flatMap { text(at: $0) }.map { "\"\($0)\"" })
  }

  /// The place of the row.
  var place: Place { rows?.place(of: nil) ?? Place() }

  func report(_ kind: Finding.Kind, _ what: Finding.Reason, at place: Int) {
    findings.report(
      Finding(
        .warning, kind, what, field: .source(format: MappedTableReader.formatID, name: plan.labels[place]),
        of: .row, detail: text(at: place).map { PrintableText.of($0, limit: 40) },
        place: rows?.place(of: place) ?? Place()))
  }

  // MARK: Numbers

  func number(_ text: String, at place: Int) throws(RowProblem) -> CellNumber {
    guard let number = CellNumber(text, hasDecimalComma: habits.hasDecimalComma) else {
      throw problem(place, "no number")
    }
    name(number, text, at: place)
    return number
  }

  /// Names a number whose point or comma may part thousands or decimals, as far as its column tells.
  private func name(_ number: CellNumber, _ text: String, at place: Int) {
    guard number.isAmbiguous, !pointColumns.contains(place) else { return }
    // Where commas are decimal, a comma says what it is.
    if habits.hasDecimalComma, text.contains(",") { return }
    let what: Finding.Reason =
      if habits.hasDecimalComma {
        "a number such as 1.250: read as thousands, as commas are decimal here"
      } else if text.contains(",") {
        "a number such as 1,250: read as thousands"
      } else {
        "a number such as 1.250: read with decimals"
      }
    report(.guessed, what, at: place)
  }

  private func numbers(_ text: String, at place: Int) throws(RowProblem) -> [CellNumber] {
    if let list = CellList.numbers(text, hasDecimalComma: habits.hasDecimalComma) {
      if let number = list.first(where: { $0.isAmbiguous }) { name(number, text, at: place) }
      return list
    }
    return [try number(text, at: place)]
  }

  func wholeReps(_ group: TablePlan.Group) throws(RowProblem) -> [Int32] {
    guard let (text, column) = measure(.reps, group) else { return [] }
    var reps: [Int32] = []
    for number in try numbers(text, at: column.place) {
      guard Self.repsWords.contains(number.word) else { throw problem(column.place, "no whole number") }
      let value = number.value.normalized
      guard value.fractionDigits == 0, let whole = Int32(exactly: value.coefficient) else {
        throw problem(column.place, "no whole number")
      }
      guard whole >= 0 else { throw problem(column.place, "a number below 0") }
      reps.append(whole)
    }
    return try own(reps, .reps, group, column)
  }

  func loads(_ group: TablePlan.Group) throws(RowProblem) -> [Load] {
    guard let (text, column) = measure(.weight, group) else { return [] }
    let unit = try unitCell(column, group)
    if let added = WeightCell.added(text) { return [try load(number(added, at: column.place), unit, column)] }
    if WeightCell.isBodyWeight(text) { return [] }
    var loads: [Load] = []
    let all = try weights(text, at: column.place, group)
    // `60, 65, 70 kg`: the last says it for all.
    let last = all.last.flatMap { MassUnit(word: $0.word) }
    for number in all {
      loads.append(
        number.word.isEmpty ? Load(number.value, unit: last ?? unit) : try load(number, unit, column))
    }
    return try own(loads, .weight, group, column)
  }

  /// What a list of the row says of a set that has a column of its own: one number of it, that of the set.
  private func own<Value>(
    _ list: [Value], _ meaning: ColumnMeaning, _ group: TablePlan.Group, _ column: TablePlan.Column
  ) throws(RowProblem) -> [Value] {
    guard case .set(let number)? = group.scope, group.columns[meaning] == nil, list.count > 1 else {
      return list
    }
    guard number <= list.count else { throw problem(column.place, "fewer numbers than there are sets") }
    return [list[number - 1]]
  }

  /// The numbers of a cell of weights; two with a space between are one where the repetitions are.
  private func weights(
    _ text: String, at place: Int, _ group: TablePlan.Group
  ) throws(RowProblem) -> [CellNumber] {
    let list = try numbers(text, at: place)
    guard list.count > 1, CellList.isSpaced(text) else { return list }
    let reps = measure(.reps, group).flatMap {
      CellList.numbers($0.text, hasDecimalComma: habits.hasDecimalComma)
    }
    if reps?.count == list.count { return list }
    if CellList.isThousands(text), let number = CellNumber(text, hasDecimalComma: habits.hasDecimalComma) {
      report(.guessed, "a number such as 1 250: read as thousands", at: place)
      return [number]
    }
    // What parts thousands in one place parts weights in no other.
    let mayBeThousands = zip(list, list.dropFirst()).contains { first, second in
      first.value.fractionDigits == 0 && first.value.coefficient < 10 && second.value.coefficient >= 100
    }
    guard list.count > 2, !mayBeThousands else {
      throw problem(place, "numbers with a space between, which could be one or several,")
    }
    return list
  }

  private func load(
    _ number: CellNumber, _ unit: MassUnit?, _ column: TablePlan.Column
  ) throws(RowProblem) -> Load {
    guard !number.word.isEmpty else { return Load(number.value, unit: unit) }
    guard let own = MassUnit(word: number.word) else { throw problem(column.place, "no unit of weight") }
    return Load(number.value, unit: own)
  }

  /// The unit of a weight beside which none stands.
  private func unitCell(
    _ column: TablePlan.Column, _ group: TablePlan.Group
  ) throws(RowProblem) -> MassUnit? {
    if let (text, unitColumn) = measure(.weightUnit, group) {
      guard let unit = MassUnit(word: text) else { throw problem(unitColumn.place, "no unit of weight") }
      return unit
    }
    return column.unit?.mass ?? options.massUnit
  }

  func distance(_ group: TablePlan.Group) throws(RowProblem) -> Distance? {
    guard let (text, column) = measure(.distance, group) else { return nil }
    let number = try number(text, at: column.place)
    if !number.word.isEmpty {
      guard let unit = DistanceUnit(word: number.word) else {
        throw problem(column.place, "no unit of distance")
      }
      return Distance(number.value, unit: unit)
    }
    if let (text, unitColumn) = measure(.distanceUnit, group) {
      guard let unit = DistanceUnit(word: text) else {
        throw problem(unitColumn.place, "no unit of distance")
      }
      return Distance(number.value, unit: unit)
    }
    if case .distance(let unit)? = column.unit { return Distance(number.value, unit: unit) }
    return Distance(number.value, unit: options.distanceUnit)
  }

  func plain(_ meaning: ColumnMeaning, _ group: TablePlan.Group) throws(RowProblem) -> ExactDecimal? {
    guard let (text, column) = measure(meaning, group) else { return nil }
    let number = try number(text, at: column.place)
    guard number.word.isEmpty || number.word == meaning.rawValue else {
      throw problem(column.place, "no number")
    }
    return number.value
  }

  /// The seconds of a cell.
  func seconds(_ meaning: ColumnMeaning, _ group: TablePlan.Group) throws(RowProblem) -> ExactDecimal? {
    guard let (text, column) = measure(meaning, group) else { return nil }
    if text.contains(":") {
      guard let seconds = DurationText.seconds(text) else { throw problem(column.place, "no time") }
      let parts = text.split(separator: ":")
      guard meaning == .duration, parts.count == 2, parts[0].count == 1 else {
        return ExactDecimal(coefficient: seconds)
      }
      report(.guessed, "how long a workout took: read as hours and minutes", at: column.place)
      return ExactDecimal(coefficient: seconds * 60)
    }
    guard let number = CellNumber(text, hasDecimalComma: habits.hasDecimalComma) else {
      guard let seconds = DurationText.seconds(text) else { throw problem(column.place, "no time") }
      return ExactDecimal(coefficient: seconds)
    }
    name(number, text, at: column.place)
    var unit: ColumnUnit.TimeUnit?
    if !number.word.isEmpty {
      guard case .time(let own)? = ColumnHead.unit(number.word, of: .time) else {
        throw problem(column.place, "no unit of time")
      }
      unit = own
    } else if case .time(let stated)? = column.unit {
      unit = stated
    } else if number.value.coefficient != 0 {
      report(
        .guessed,
        meaning == .duration
          ? "how long a workout took, without a unit: read as minutes"
          : "a time without a unit: read as seconds",
        at: column.place)
    }
    let usual: ColumnUnit.TimeUnit = meaning == .duration ? .minutes : .seconds
    guard let seconds = number.value.times((unit ?? usual).seconds) else {
      throw problem(column.place, "no time")
    }
    return seconds
  }
}
