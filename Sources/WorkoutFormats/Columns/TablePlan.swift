internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Which cells of a row say what: a map laid onto the head of one table.
struct TablePlan {
  /// A column that means something.
  struct Column {
    let place: Int
    let unit: ColumnUnit?
    /// Those that say the same in other units, for the rows in which it is blank.
    var others: [Column] = []

    /// All of them, itself first.
    var all: [Column] { [self] + others }

    /// True where `column` says the same in a unit that none of them has.
    func mayHave(_ column: Column) -> Bool {
      all.allSatisfy { known in
        known.unit.flatMap { unit in column.unit.map { $0.isOther(than: unit) } } ?? false
      }
    }
  }

  /// The columns that are of one set, exercise or day, or of the sets of a kind; all of a row where none is.
  struct Group {
    let scope: ColumnMap.Scope?
    var columns: [ColumnMeaning: Column] = [:]
    /// True where what the row says in other columns is not said of it.
    var isAlone = false

    /// True for sets of a kind beside those of the row.
    var isOfKind: Bool { if case .kind? = scope { true } else { false } }

    /// True for a set of a number.
    var isOfSet: Bool { if case .set? = scope { true } else { false } }

    /// True where something is counted in it.
    var hasMeasure: Bool { columns.keys.contains { ColumnMeaning.ofSet.contains($0) } }
  }

  /// What the columns say that are of no set, exercise or day.
  private(set) var shared: [ColumnMeaning: Column] = [:]
  private(set) var groups: [Group] = []
  /// What is said beside the sets of a row, of one of them each: the effort of the third.
  private(set) var remarks: [Group] = []
  /// The columns of notes, and of notes on workouts.
  private(set) var notes: [Int] = []
  private(set) var workoutNotes: [Int] = []
  /// The columns that are left out.
  private(set) var unread: [Int] = []
  /// Two columns that say the same of the same.
  private(set) var rivals: (first: Int, second: Int, meaning: ColumnMeaning)?
  /// What the name of the sheet says.
  let sheetMeaning: ColumnMeaning?
  let heads: [String]
  let labels: [String]

  init(_ head: TableHead, _ map: ColumnMap, sheet: String?) {
    heads = head.heads
    labels = head.labels
    sheetMeaning = sheet == nil ? nil : map.entry(of: ColumnMap.sheetName)?.meaning
    for (place, label) in head.labels.enumerated() {
      guard let entry = map.entry(of: label), let meaning = entry.meaning else {
        unread.append(place)
        continue
      }
      add(entry, meaning, at: place)
    }
    settleGroups()
  }

  /// Settles which groups make sets, in which order, and what of the others is of use.
  private mutating func settleGroups() {
    var measured: [Group] = []
    for var group in groups {
      let isRemark = !group.hasMeasure && group.isOfSet
      group.isAlone = isRemark || group.isOfKind
      for (meaning, column) in group.columns {
        let isUsed =
          isRemark
          ? ColumnMeaning.besideSet.contains(meaning)
          : group.hasMeasure
            && (ColumnMeaning.ofSet.contains(meaning) || ColumnMeaning.besideSet.contains(meaning)
              || Self.ofMeasure.contains(meaning))
        if isUsed { continue }
        unread += column.all.map { $0.place }
        group.columns[meaning] = nil
      }
      if group.columns.isEmpty { continue }
      if isRemark { remarks.append(group) } else { measured.append(group) }
    }
    unread.sort()
    // The row itself is sets, unless its cells are of sets, exercises or days of their own.
    let isRow =
      measured.allSatisfy { $0.isOfKind }
      && (measured.isEmpty || shared.keys.contains { ColumnMeaning.ofSet.contains($0) })
    let row = isRow ? [Group(scope: nil)] : []
    // One warms up before.
    let warmUps = measured.filter { if case .kind(.warmUp, _)? = $0.scope { true } else { false } }
    let others = measured.filter { if case .kind(.warmUp, _)? = $0.scope { false } else { true } }
    groups = warmUps + row + others.filter { !$0.isOfKind } + others.filter { $0.isOfKind }
  }

  /// What says how the cells of a group are meant.
  private static let ofMeasure: Set<ColumnMeaning> = [.set, .setCount, .weightUnit, .distanceUnit]

  private mutating func add(_ entry: ColumnMap.Entry, _ meaning: ColumnMeaning, at place: Int) {
    let column = Column(place: place, unit: entry.unit)
    guard let scope = entry.scope else {
      switch meaning {
      case .notes: notes.append(place)
      case .workoutNotes: workoutNotes.append(place)
      default:
        shared[meaning] = joined(shared[meaning], column, meaning)
      }
      return
    }
    if let known = groups.firstIndex(where: { $0.scope == scope }) {
      groups[known].columns[meaning] = joined(groups[known].columns[meaning], column, meaning)
    } else {
      groups.append(Group(scope: scope, columns: [meaning: column]))
    }
  }

  /// A column with one more that says the same, which only another unit allows.
  private mutating func joined(_ first: Column?, _ column: Column, _ meaning: ColumnMeaning) -> Column {
    guard var first else { return column }
    if meaning.mayRepeat || first.mayHave(column) {
      first.others.append(column)
    } else {
      rivals = (first.place, column.place, meaning)
    }
    return first
  }

  /// The columns that others say the same as in other units.
  var columnsWithOthers: [Column] {
    let columns = Array(shared) + groups.flatMap { Array($0.columns) }
    return columns.filter { !$0.key.mayRepeat && !$0.value.others.isEmpty }.map { $0.value }
  }

  /// True where a row can be a set: there is an exercise, and something that was counted.
  var isReadable: Bool {
    let hasExercise =
      shared[.exercise] != nil
      || groups.contains { if case .exercise = $0.scope { true } else { false } }
    let measures = ColumnMeaning.ofSet
    return hasExercise
      && (shared.keys.contains { measures.contains($0) }
        || groups.contains { $0.columns.keys.contains { measures.contains($0) } })
  }

  /// True where it is told on which day a row was done.
  var hasDay: Bool {
    shared[.date] != nil || shared[.start] != nil || sheetMeaning == .date
      || groups.contains { if case .day = $0.scope { true } else { false } }
  }

  /// The columns that say `meaning`, whatever they are of.
  func columns(of meaning: ColumnMeaning) -> [Column] {
    ([shared[meaning]] + groups.map { $0.columns[meaning] }).flatMap { $0?.all ?? [] }
  }

  /// The unit that all columns of weights share; nil where they do not, or one states none.
  var massUnit: MassUnit? {
    var columns = columns(of: .weight) + columns(of: .sets)
    // Sets of repetitions have no weight.
    columns.removeAll { $0.unit == .pair(.setsFirst) }
    guard shared[.weightUnit] == nil, let first = columns.first?.unit?.mass else { return nil }
    return columns.allSatisfy { $0.unit?.mass == first } ? first : nil
  }

  /// The unit of the column of distances.
  var distanceUnit: DistanceUnit? {
    guard shared[.distanceUnit] == nil, let column = shared[.distance], column.others.isEmpty,
      case .distance(let unit)? = column.unit
    else { return nil }
    return unit
  }
}
