internal import ExerciseCatalog
package import FormatKit
package import Notation
package import WorkoutModel

/// What the columns of a table seem to mean, for a person to correct.
package struct TableProposal {
  /// What a column seems to mean.
  package struct Column {
    package var entry: ColumnMap.Entry
    /// How sure that is, 0 … 1.
    package var confidence: Double
    /// The first cells, three at most.
    package var samples: [String]
    /// True where the cells make of it what its head alone does not say.
    package var isGuessed = false
  }

  /// From here on a proposal is taken without asking.
  static let sure = 0.8

  /// The columns in their order, that for the name of the sheet last.
  package private(set) var columns: [Column] = []

  /// Looks at an input, which is loaded.
  ///
  /// - Throws: ``InputError`` for what is no table.
  package init(_ input: InputBytes, findings: any FindingSink) throws(WorkoutError) {
    try input.loadAll()
    var surveys: [TableSurvey] = []
    for var rows in try TableInput.tables(input, findings: findings) {
      let survey = try TableSurvey(&rows)
      if survey.isTable { surveys.append(survey) }
    }
    guard !surveys.isEmpty else {
      throw .input(
        InputError(
          .malformed, place: Place(file: input.name), what: "there is no table of at least two columns in it")
      )
    }
    self.init(surveys)
  }

  /// Proposes what the columns of all tables mean; a head of two tables means the same in both.
  init(_ surveys: [TableSurvey]) {
    var known: Set<String> = []
    for survey in surveys {
      for column in Self.columns(of: survey) where known.insert(ColumnMap.key(column.entry.head)).inserted {
        columns.append(column)
      }
    }
    addSheetName(surveys)
  }

  /// What is sure enough to be read without a person's word.
  var map: ColumnMap {
    ColumnMap(
      columns.map { column in
        column.confidence >= Self.sure ? column.entry : ColumnMap.Entry(column.entry.head, nil)
      })
  }

  /// True where a day, an exercise and something that was counted are sure.
  package var saysAll: Bool {
    let sure = columns.filter { $0.confidence >= Self.sure }
    var (hasDay, hasExercise, hasAmount) = (false, false, false)
    for column in sure {
      switch column.entry.scope {
      case .day: hasDay = true
      case .exercise: hasExercise = true
      case .set, .kind, nil: break
      }
      guard let meaning = column.entry.meaning else { continue }
      if meaning == .date || meaning == .start && column.samples.contains(where: CellMoment.isDate) {
        hasDay = true
      }
      if meaning == .exercise { hasExercise = true }
      if ColumnMeaning.ofSet.contains(meaning) { hasAmount = true }
    }
    return hasDay && hasExercise && hasAmount
  }

  // MARK: Columns

  private static func columns(of survey: TableSurvey) -> [Column] {
    let heads = survey.heads
    let hasWeight = heads.contains { $0.meaning == .weight }
    let hasExercise = heads.contains { $0.meaning == .exercise }
    var columns = zip(survey.head.labels, zip(heads, survey.cells)).enumerated().map { index, column in
      let (label, (head, cells)) = column
      return Self.column(index, label, head, cells, survey, hasWeight: hasWeight, hasExercise: hasExercise)
    }
    // Of two columns that say the same, the surer one does.
    for index in columns.indices {
      let entry = columns[index].entry
      guard let meaning = entry.meaning, !meaning.mayRepeat else { continue }
      let rival = columns.indices.contains { other in
        other != index && columns[other].entry.meaning == meaning && columns[other].entry.scope == entry.scope
          && !isOtherUnit(entry.unit, columns[other].entry.unit)
          && (columns[other].confidence > columns[index].confidence
            || columns[other].confidence == columns[index].confidence && other < index)
      }
      if rival {
        columns[index].entry = ColumnMap.Entry(entry.head, nil)
        columns[index].confidence = 0
        columns[index].isGuessed = false
      }
    }
    return columns
  }

  private static func isOtherUnit(_ unit: ColumnUnit?, _ other: ColumnUnit?) -> Bool {
    unit.flatMap { unit in other.map { unit.isOther(than: $0) } } ?? false
  }

  private static func column(
    _ index: Int, _ label: String, _ head: ColumnHead, _ cells: ColumnCells, _ survey: TableSurvey,
    hasWeight: Bool, hasExercise: Bool
  ) -> Column {
    let text = survey.head.heads[index]
    var (entry, confidence) = (ColumnMap.Entry(label, nil), 0.0)
    var isGuessed = false
    if let day = CellMoment.moment(text, survey.habits.dayOrder) {
      (entry, confidence) = Self.cell(label, cells, scope: .day(day))
    } else if hasExercise, head.meaning == nil || !head.isWhole, let scope = Self.kind(text, head.set) {
      (entry, confidence) = Self.cell(label, cells, scope: scope)
    } else if let meaning = head.meaning {
      let (better, factor) = Self.corrected(meaning, head, cells, survey)
      entry.meaning = better
      entry.unit = head.unit.flatMap { $0.fits(better) ? $0 : nil }
      entry.scope = head.set.map { .set($0) }
      confidence = (head.isWhole ? 1 : 0.6) * factor
      isGuessed = Self.guesses.contains(better) && better != meaning
      // It is read so, and named; a person may know better.
      if isGuessed { confidence = min(confidence, sure) }
    } else if let set = head.set, text.contains(where: { $0.isLetter }) {
      (entry, confidence) = Self.cell(label, cells, scope: .set(set))
      if entry.meaning != .sets, hasWeight {
        (entry.meaning, confidence) = (.reps, cells.fit(.reps))
      }
    } else if !hasExercise, !cells.cells.isEmpty, isExercise(text, cells) {
      (entry, confidence) = Self.cell(label, cells, scope: .exercise(text))
    } else if index < TableHead.columnsAhead {
      (entry.meaning, confidence) = Self.guess(cells)
    }
    if entry.meaning == .sets, entry.unit == nil, let order = SetCell.order(of: cells.texts) {
      entry.unit = .pair(order == .repsFirst ? .repsFirst(nil) : .weightFirst(nil))
    }
    if [.date, .start, .end].contains(entry.meaning), survey.needsDayOrder, let order = survey.habits.dayOrder
    {
      entry.unit = .days(order)
      // It is read so, and named; a person may know better.
      if survey.habits.ambiguousDate != nil { confidence = min(confidence, sure) }
    }
    return Column(
      entry: entry, confidence: entry.meaning == nil ? 0 : min(confidence, 1), samples: cells.samples,
      isGuessed: isGuessed)
  }

  /// What is a guess where the head says something else.
  private static let guesses: Set<ColumnMeaning> = [.set, .setCount]

  /// The sets of a kind that a head names: `Warm-up`, `Warm-up set 2`, `Aufwärmen`; those of work are the row's own.
  private static func kind(_ text: String, _ number: Int?) -> ColumnMap.Scope? {
    let words = HeadWords.words(of: text).filter { $0 != "sets" && Int($0) == nil }
    guard let kind = CellKind.kind(text) ?? CellKind.kind(words.joined(separator: " ")), kind != .working
    else {
      return nil
    }
    return .kind(kind, number)
  }

  /// True for the name of an exercise, or of a movement above whole sets: `Bench`.
  private static func isExercise(_ text: String, _ cells: ColumnCells) -> Bool {
    // What a map would call something else.
    guard ColumnMap.Scope.kind(named: text) == nil else { return false }
    if Catalog.exercise(named: text) != nil { return true }
    return cells.shareOfSets >= 0.7 && Catalog.movement(nearestTo: text) != nil
  }

  /// What the cells of a column say that is of a set, an exercise or a day: whole sets, else a weight or repetitions.
  private static func cell(
    _ label: String, _ cells: ColumnCells, scope: ColumnMap.Scope
  ) -> (ColumnMap.Entry, Double) {
    let sets = cells.shareOfSets
    if sets >= 0.7 { return (ColumnMap.Entry(label, .sets, scope: scope), 0.5 + sets / 2) }
    guard cells.fit(.weight) > 0.7 else { return (ColumnMap.Entry(label, nil), 0) }
    let isSmall = cells.share { text in
      CellNumber(text, hasDecimalComma: true).map { !TextHabits.isWeight($0.value) } ?? true
    }
    return (ColumnMap.Entry(label, isSmall > 0.9 ? .reps : .weight, scope: scope), 0.5)
  }

  /// What is understood by its head, however many of its cells are not.
  private static let spoiledAlone: Set<ColumnMeaning> = [
    .reps, .rpe, .rir, .rest, .kind, .weightUnit, .distanceUnit,
  ]

  /// What a head means where the cells show more than its words do, and how well they fit.
  private static func corrected(
    _ meaning: ColumnMeaning, _ head: ColumnHead, _ cells: ColumnCells, _ survey: TableSurvey
  ) -> (ColumnMeaning, Double) {
    guard !cells.cells.isEmpty else { return (meaning, 1) }
    var meaning = meaning
    switch meaning {
    case .date where cells.fit(.date) < 0.3 && cells.fit(.title) > 0.8: return (.title, 0.7)
    // Three sets of ten, or the third set: `Serie` and `Sets` are both.
    case .set
    where !head.isClearCount && survey.hasOneRowAnExercise && cells.fit(.setCount) > 0.9
      && cells.texts.contains { $0 != "1" }:
      meaning = .setCount
    case .setCount where !head.isClearCount && cells.countsUp(within: survey.exerciseRows): meaning = .set
    case .time where survey.isBesideReps(cells) && survey.isOfWholeWorkouts(cells): meaning = .duration
    case .time where head.unit == nil && survey.looksLikeClock(cells): return (.start, 0.6)
    case .time where head.unit == nil && survey.isBesideReps(cells): return (.time, 0.6)
    case .reps where cells.fit(.reps) < 0.5 && cells.fit(.sets) > 0.5: meaning = .sets
    default: break
    }
    let fit = cells.fit(meaning)
    // Under a clear head, a cell such as `AMRAP` spoils itself and not the column.
    return (meaning, fit >= (head.isWhole && spoiledAlone.contains(meaning) ? 0.5 : sure) ? 1 : fit)
  }

  /// What a column without a known head may hold.
  private static func guess(_ cells: ColumnCells) -> (ColumnMeaning?, Double) {
    guard !cells.cells.isEmpty else { return (nil, 0) }
    if cells.fit(.date) > 0.9 { return (.date, 0.7) }
    if cells.share(ColumnCells.isSets) > 0.8 { return (.sets, 0.6) }
    if cells.share({ WeightCell.isMeasured($0) }) > 0.8 { return (.weight, 0.7) }
    let names = cells.cells.prefix(40)
    let known = names.count { $0.text.contains { $0.isLetter } && Catalog.exercise(named: $0.text) != nil }
    return known * 2 > names.count ? (.exercise, 0.6) : (nil, 0)
  }

  // MARK: The names of sheets

  private mutating func addSheetName(_ surveys: [TableSurvey]) {
    let names = surveys.compactMap { $0.sheet }
    guard !names.isEmpty else { return }
    var sheets = ColumnCells()
    for (row, name) in names.enumerated() { sheets.add(name, row: row) }
    var entry = ColumnMap.Entry(ColumnMap.sheetName, nil)
    var confidence = 0.0
    if sheets.fit(.date) == 1, !says(.date) {
      (entry.meaning, confidence) = (.date, 1)
    } else if names.count > 1, !says(.title), !names.contains(where: Self.isDefault) {
      (entry.meaning, confidence) = (.title, Self.sure)
    }
    columns.append(Column(entry: entry, confidence: confidence, samples: sheets.samples))
  }

  private func says(_ meaning: ColumnMeaning) -> Bool {
    columns.contains { $0.entry.meaning == meaning && $0.confidence >= Self.sure }
  }

  /// True for a name that a program has given: `Sheet1`, `Tabelle 2`.
  static func isDefault(_ name: String) -> Bool {
    let words = HeadWords.words(of: name).filter { Int($0) == nil }
    return words.count <= 1
      && [
        "sheet", "tabelle", "hoja", "feuil", "feuille", "foglio", "planilha", "pagina", "folha", "table", "",
      ]
      .contains(words.first ?? "")
  }
}
