internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the cells of a row that make sets.
struct TableSets {
  /// The most sets that one row stands for.
  private static let maximumCount = 100
  /// What may stand beside a number of repetitions, and of sets.
  private static let repsWords: Set<String> = [
    "", "rep", "reps", "x", "r", "wdh", "repeticiones", "repet", "rip", "ripetizioni", "repeticoes",
    "répétitions",
  ]
  private static let setsWords: Set<String> = ["", "set", "sets", "x", "sätze", "series", "séries", "serie"]

  private let plan: TablePlan
  private let habits: TableHabits
  private let options: ReadOptions
  private let findings: any FindingSink
  /// The columns in which a pair has a weight, so that no other is sets of repetitions.
  private let pairColumns: Set<Int>
  /// The columns that show what a point is, so that no number in them needs to be named.
  private let pointColumns: Set<Int>
  private let columnsWithOthers: [TablePlan.Column]
  private var rows: TableRows?

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
    let cells = habits.hasDecimalComma ? [] : survey.cells
    pointColumns = Set(
      cells.indices.filter { cells[$0].cells.contains { CellNumber.showsDecimalPoint($0.text) } })
  }

  /// Goes on to another row.
  mutating func begin(_ rows: TableRows) {
    self.rows = rows
    for column in columnsWithOthers {
      for other in column.all.filter({ isFilled($0) }).dropFirst() {
        report(.dropped, "the same in another unit, left out", at: other.place)
      }
    }
  }

  // MARK: Cells

  private func text(at place: Int) -> String? {
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
  private func column(_ meaning: ColumnMeaning, _ group: TablePlan.Group) -> TablePlan.Column? {
    group.columns[meaning] ?? plan.shared[meaning]
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

  private func isFilled(_ column: TablePlan.Column) -> Bool {
    text(at: column.place).map { !ColumnCells.isBlank($0) } ?? false
  }

  /// A problem with a cell of the row.
  func problem(_ meaning: ColumnMeaning, _ what: String) -> RowProblem {
    problem(plan.shared[meaning]?.place, what)
  }

  private func problem(_ place: Int?, _ what: String) -> RowProblem {
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

  private func number(_ text: String, at place: Int) throws(RowProblem) -> CellNumber {
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
    return reps
  }

  private func loads(_ group: TablePlan.Group) throws(RowProblem) -> [Load] {
    guard let (text, column) = measure(.weight, group) else { return [] }
    let unit = try unitCell(column)
    if let added = WeightCell.added(text) { return [try load(number(added, at: column.place), unit, column)] }
    if WeightCell.isBodyWeight(text) { return [] }
    var loads: [Load] = []
    let all = try numbers(text, at: column.place)
    // `60, 65, 70 kg`: the last says it for all.
    let last = all.last.flatMap { MassUnit(word: $0.word) }
    for number in all {
      loads.append(
        number.word.isEmpty ? Load(number.value, unit: last ?? unit) : try load(number, unit, column))
    }
    return loads
  }

  private func load(
    _ number: CellNumber, _ unit: MassUnit?, _ column: TablePlan.Column
  ) throws(RowProblem) -> Load {
    guard !number.word.isEmpty else { return Load(number.value, unit: unit) }
    guard let own = MassUnit(word: number.word) else { throw problem(column.place, "no unit of weight") }
    return Load(number.value, unit: own)
  }

  /// The unit of a weight beside which none stands.
  private func unitCell(_ column: TablePlan.Column) throws(RowProblem) -> MassUnit? {
    if let place = plan.shared[.weightUnit]?.place, let text = text(at: place), !ColumnCells.isBlank(text) {
      guard let unit = MassUnit(word: text) else { throw problem(place, "no unit of weight") }
      return unit
    }
    return column.unit?.mass ?? options.massUnit
  }

  private func distance(_ group: TablePlan.Group) throws(RowProblem) -> Distance? {
    guard let (text, column) = measure(.distance, group) else { return nil }
    let number = try number(text, at: column.place)
    if !number.word.isEmpty {
      guard let unit = DistanceUnit(word: number.word) else {
        throw problem(column.place, "no unit of distance")
      }
      return Distance(number.value, unit: unit)
    }
    if let place = plan.shared[.distanceUnit]?.place, let text = self.text(at: place),
      !ColumnCells.isBlank(text)
    {
      guard let unit = DistanceUnit(word: text) else { throw problem(place, "no unit of distance") }
      return Distance(number.value, unit: unit)
    }
    if case .distance(let unit)? = column.unit { return Distance(number.value, unit: unit) }
    return Distance(number.value, unit: options.distanceUnit)
  }

  private func plain(_ meaning: ColumnMeaning, _ group: TablePlan.Group) throws(RowProblem) -> ExactDecimal? {
    guard let (text, column) = measure(meaning, group) else { return nil }
    let number = try number(text, at: column.place)
    guard number.word.isEmpty || number.word == meaning.rawValue else {
      throw problem(column.place, "no number")
    }
    return number.value
  }

  /// The seconds of a cell that is of no set, exercise or day.
  func seconds(_ meaning: ColumnMeaning) throws(RowProblem) -> ExactDecimal? {
    try seconds(meaning, TablePlan.Group(scope: nil))
  }

  private func seconds(_ meaning: ColumnMeaning, _ group: TablePlan.Group) throws(RowProblem) -> ExactDecimal?
  {
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

  // MARK: Sets

  /// The sets of a group of cells, and the number of the first where it is told; nil where nothing was done.
  func sets(
    of group: TablePlan.Group
  ) throws(RowProblem) -> (sets: [ExerciseSet], number: Int?)? {
    guard group.scope == nil || group.columns.keys.contains(where: { measure($0, group) != nil }) else {
      return nil
    }
    let (number, numberKind) = setNumber(group)
    var sets: [ExerciseSet]
    let loads = try loads(group)
    if let (text, column) = measure(.sets, group) {
      sets = try wholeSets(text, column)
      for index in sets.indices where sets[index].load == nil && !loads.isEmpty {
        sets[index].load = loads[min(index, loads.count - 1)]
      }
    } else {
      sets = try countedSets(group, loads)
    }
    guard !sets.isEmpty else { return nil }
    if let kind = kind(group) ?? numberKind {
      for index in sets.indices { sets[index].kind = kind }
    }
    let rating = try plain(.rpe, group)
    let reserve = try plain(.rir, group)
    let rest = try seconds(.rest, group)
    if rating != nil || reserve != nil || rest != nil {
      for index in sets.indices {
        var details = sets[index].details ?? SetDetails()
        if let rating { details.ratingOfPerceivedExertion = rating }
        if let reserve { details.repsInReserve = reserve }
        if let rest { details.restSeconds = rest }
        sets[index].details = details
      }
    }
    return (sets, number)
  }

  /// Sets of numbers in cells of their own, as many as the longest list or the number of sets says.
  private func countedSets(_ group: TablePlan.Group, _ loads: [Load]) throws(RowProblem) -> [ExerciseSet] {
    let reps = try reps(group)
    let seconds = try seconds(.time, group)
    let distance = try distance(group)
    let isBodyWeight = measure(.weight, group) != nil && loads.isEmpty
    guard !reps.isEmpty || !loads.isEmpty || seconds != nil || distance != nil || isBodyWeight else {
      return []
    }
    var count = max(reps.count, loads.count, 1)
    if let (text, column) = measure(.setCount, group) {
      let stated = try number(text, at: column.place)
      let number = stated.value.normalized
      guard number.fractionDigits == 0, Self.setsWords.contains(stated.word),
        (1...Int64(Self.maximumCount)).contains(number.coefficient)
      else {
        if number.coefficient == 0 { return [] }
        throw problem(column.place, "no number of sets from 1 to \(Self.maximumCount)")
      }
      guard count == 1 || count == Int(number.coefficient) else {
        throw problem(column.place, "another number of sets than there are repetitions and weights")
      }
      count = Int(number.coefficient)
    }
    guard reps.count <= 1 || loads.count <= 1 || reps.count == loads.count else {
      throw problem(column(.reps, group)?.place, "another number of repetitions than of weights")
    }
    nameSides(reps.count, loads.count, group)
    return (0..<count).map { index in
      var set = ExerciseSet(
        reps: reps.isEmpty ? nil : reps[min(index, reps.count - 1)],
        load: loads.isEmpty ? nil : loads[min(index, loads.count - 1)], durationSeconds: seconds)
      if let distance {
        var details = SetDetails()
        details.distance = distance
        set.details = details
      }
      return set
    }
  }

  /// The sets that stand in one cell.
  private func wholeSets(_ text: String, _ column: TablePlan.Column) throws(RowProblem) -> [ExerciseSet] {
    var options = options
    options.massUnit = column.unit?.mass ?? options.massUnit
    if case .pair(let pair)? = column.unit {
      switch pair {
      case .repsFirst: options.pairOrder = .repsFirst
      case .weightFirst: options.pairOrder = .weightFirst
      case .setsFirst: if let sets = try setsOfReps(text, column) { return sets }
      }
      reportOrder(text, column)
    }
    return try parsed(text, column, options)
  }

  private func parsed(
    _ text: String, _ column: TablePlan.Column, _ options: ReadOptions
  ) throws(RowProblem) -> [ExerciseSet] {
    var habits = TextHabits(options)
    habits.hasWeightPairs = pairColumns.contains(column.place)
    do throws(TextSetProblem) {
      let sets = try SetCell.sets(text, hasDecimalComma: self.habits.hasDecimalComma, &habits)
      for problem in sets.leftOut {
        report(.dropped, Finding.Reason("{}, left out", problem.what), at: column.place)
      }
      return sets.sets
    } catch {
      throw problem(column.place, error.what)
    }
  }

  /// `3x10` as three sets of ten.
  private func setsOfReps(_ text: String, _ column: TablePlan.Column) throws(RowProblem) -> [ExerciseSet]? {
    guard let (first, second) = SetCell.pair(text) else { return nil }
    guard let count = TextSetScanner.count(first), let reps = TextSetScanner.count(second),
      (1...Int32(Self.maximumCount)).contains(count)
    else { throw problem(column.place, "no number of sets and repetitions") }
    return Array(repeating: ExerciseSet(reps: reps), count: Int(count))
  }

  /// Names a pair that is read as the others of its column are, where nobody has said so.
  private func reportOrder(_ text: String, _ column: TablePlan.Column) {
    guard options.columns == nil, options.pairOrder == nil, let (first, second) = SetCell.pair(text),
      TextHabits.isWeight(first) == TextHabits.isWeight(second)
    else { return }
    report(.guessed, "two numbers of a set: read in the order of the others in the column", at: column.place)
  }
}
