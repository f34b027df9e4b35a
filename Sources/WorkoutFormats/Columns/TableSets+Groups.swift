internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The sets that the cells of a row make.
extension TableSets {
  /// The sets of a group of cells.
  struct Made {
    let group: TablePlan.Group
    var sets: [ExerciseSet]
    /// The number of the first, where it is told.
    var number: Int?
    /// The columns whose cells say something else than the sets do that stand in another.
    var leftOver: Set<Int> = []
  }

  /// The sets of a group of cells; nil where nothing was done.
  func sets(of group: TablePlan.Group) throws(RowProblem) -> Made? {
    guard group.scope == nil || ColumnMeaning.ofSet.contains(where: { isOwn($0, group) }) else {
      reportIdle(group)
      return nil
    }
    let (number, numberKind) = setNumber(group)
    var made = Made(group: group, sets: [], number: number)
    if let (text, column) = measure(.sets, group) {
      made.sets = try wholeSets(text, column)
      try addRest(of: group, to: &made)
    } else {
      made.sets = try countedSets(group, loads(group))
    }
    guard !made.sets.isEmpty else {
      if group.scope == nil { reportIdle(TablePlan.Group(scope: nil, columns: plan.shared)) }
      return nil
    }
    if let numberKind {
      for index in made.sets.indices { made.sets[index].kind = numberKind }
    }
    addSides(of: group, to: &made.sets)
    if case .kind(let kind, _)? = group.scope {
      for index in made.sets.indices { made.sets[index].kind = kind }
    }
    return made
  }

  /// True where a cell of the group itself says so.
  private func isOwn(_ meaning: ColumnMeaning, _ group: TablePlan.Group) -> Bool {
    group.columns[meaning]?.all.contains { isFilled($0) } ?? false
  }

  /// Names what is said of a set that was not done.
  private func reportIdle(_ group: TablePlan.Group) {
    let values = [ColumnMeaning.rest, .rpe, .rir].filter { isOwn($0, group) }
    var places = values.compactMap { measure($0, group)?.column.place }
    if group.scope != nil {
      let notes = group.columns[.notes]?.all ?? []
      places += notes.map { $0.place }.filter { text(at: $0) != nil }
    }
    for place in places.sorted() {
      report(.dropped, "said of a set without repetitions and weight, left out", at: place)
    }
  }

  /// Names what is said of the sets of a row that counts none of them.
  private func reportUncounted(_ group: TablePlan.Group) {
    var places: [Int] = []
    for meaning in [ColumnMeaning.reps, .weight, .time, .distance] {
      guard group.scope == nil || isOwn(meaning, group), let (text, column) = measure(meaning, group),
        CellNumber(text, hasDecimalComma: habits.hasDecimalComma)?.value.coefficient != 0
      else { continue }
      places.append(column.place)
    }
    for place in places.sorted() { report(.dropped, "said of 0 sets, left out", at: place) }
  }

  // MARK: Beside the sets

  /// Adds what is said of sets beside them.
  func addSides(of group: TablePlan.Group, to sets: inout [ExerciseSet]) {
    if let kind = kind(group) {
      for index in sets.indices { sets[index].kind = kind }
    }
    let rating = side(.rpe, group) { (group) throws(RowProblem) in try plain(.rpe, group) }
    let reserve = side(.rir, group) { (group) throws(RowProblem) in try plain(.rir, group) }
    let rest = side(.rest, group) { (group) throws(RowProblem) in try self.seconds(.rest, group) }
    if rating != nil || reserve != nil || rest != nil {
      for index in sets.indices {
        var details = sets[index].details ?? SetDetails()
        if let rating { details.ratingOfPerceivedExertion = rating }
        if let reserve { details.repsInReserve = reserve }
        if let rest { details.restSeconds = rest }
        sets[index].details = details
      }
    }
    // A remark on several sets stands at the first.
    if let note = notes(group.columns[.notes]?.all.map { $0.place } ?? []) {
      Self.add(note, to: &sets[0])
    }
  }

  /// A value beside a set; one that is not understood costs itself and not the set.
  func side<Value>(
    _ meaning: ColumnMeaning, _ group: TablePlan.Group,
    _ read: (TablePlan.Group) throws(RowProblem) -> Value?
  ) -> Value? {
    do throws(RowProblem) {
      return try read(group)
    } catch {
      if let place = measure(meaning, group)?.column.place {
        report(.dropped, "not understood, left out", at: place)
      }
      return nil
    }
  }

  /// A value that is beside others, or alone.
  ///
  /// - Parameter mayFail: true where others make a set.
  private func side<Value>(
    _ meaning: ColumnMeaning, _ group: TablePlan.Group, mayFail: Bool,
    _ read: (TablePlan.Group) throws(RowProblem) -> Value?
  ) throws(RowProblem) -> Value? {
    mayFail ? side(meaning, group, read) : try read(group)
  }

  /// Adds a remark to a set, on a line of its own.
  static func add(_ note: String, to set: inout ExerciseSet) {
    var details = set.details ?? SetDetails()
    details.note = details.note.map { $0 + "\n" + note } ?? note
    set.details = details
  }

  /// Adds to the sets of a row what its columns say of one of them, and names what is of none.
  func addRemarks(to made: inout [Made]) {
    for remark in plan.remarks {
      let filled = remark.columns.values.flatMap { $0.all }.filter { isFilled($0) }
      guard !filled.isEmpty, case .set(let number)? = remark.scope else { continue }
      let rows = made.indices.filter { made[$0].group.scope == nil }
      guard rows.count == 1, made[rows[0]].sets.indices.contains(number - 1) else {
        for place in filled.map({ $0.place }).sorted() {
          report(.dropped, "said of a set that the row does not have, left out", at: place)
        }
        continue
      }
      var one = [made[rows[0]].sets[number - 1]]
      addSides(of: remark, to: &one)
      made[rows[0]].sets[number - 1] = one[0]
    }
  }

  // MARK: What no set says

  /// Adds to whole sets what the cells beside them say, and notes which of these say something else.
  private func addRest(of group: TablePlan.Group, to made: inout Made) throws(RowProblem) {
    if let (count, column) = try setCount(group), count != made.sets.count {
      // `5x100` beside 3 sets is each of them.
      if made.sets.count == 1, count > 1 {
        made.sets = Array(repeating: made.sets[0], count: count)
      } else {
        made.leftOver.insert(column.place)
      }
    }
    let loads = try self.loads(group)
    var isLoadUsed = false
    for index in made.sets.indices where made.sets[index].load == nil && !loads.isEmpty {
      made.sets[index].load = loads[min(index, loads.count - 1)]
      isLoadUsed = true
    }
    if !isLoadUsed { noteLeftOver(.weight, loads, of: group, in: &made) { $0.load } }
    let reps = side(.reps, group) { (group) throws(RowProblem) in try wholeReps(group) }
    noteLeftOver(.reps, reps ?? [], of: group, in: &made) { $0.reps }
    let time = side(.time, group) { (group) throws(RowProblem) in try self.seconds(.time, group) }
    noteLeftOver(.time, time.map { [$0] } ?? [], of: group, in: &made) { $0.durationSeconds }
    let distance = side(.distance, group) { (group) throws(RowProblem) in try self.distance(group) }
    noteLeftOver(.distance, distance.map { [$0] } ?? [], of: group, in: &made) { $0.details?.distance }
  }

  /// Notes a column that says something else than the sets do.
  private func noteLeftOver<Value: Equatable>(
    _ meaning: ColumnMeaning, _ values: [Value], of group: TablePlan.Group, in made: inout Made,
    _ value: (ExerciseSet) -> Value?
  ) {
    guard !values.isEmpty, let place = measure(meaning, group)?.column.place else { return }
    let isSame =
      (values.count == 1 || values.count == made.sets.count)
      && made.sets.indices.allSatisfy { value(made.sets[$0]) == values[min($0, values.count - 1)] }
    if !isSame { made.leftOver.insert(place) }
  }

  /// Names the cells of a row that none of its sets says.
  func reportLeftOver(_ made: [Made]) {
    var leftOver: Set<Int> = []
    var taken: Set<Int> = []
    for group in made {
      leftOver.formUnion(group.leftOver)
      for meaning in ColumnMeaning.ofSet {
        guard let place = measure(meaning, group.group)?.column.place else { continue }
        if !group.leftOver.contains(place) { taken.insert(place) }
      }
    }
    let isRow = plan.groups.contains { $0.scope == nil }
    if !isRow {
      if made.isEmpty { reportIdle(TablePlan.Group(scope: nil, columns: plan.shared)) }
      let row = TablePlan.Group(scope: nil)
      for meaning in ColumnMeaning.ofSet {
        if let place = measure(meaning, row)?.column.place { leftOver.insert(place) }
      }
      if plan.groups.contains(where: { $0.isOfSet }), let (text, column) = measure(.setCount, row),
        CellNumber(text, hasDecimalComma: false)?.value.normalized
          != ExactDecimal(Int32(made.count { $0.group.isOfSet }))
      {
        leftOver.insert(column.place)
      }
    }
    for place in leftOver.subtracting(taken).sorted() {
      report(.dropped, "says something else than the sets in other columns, left out", at: place)
    }
  }

  // MARK: Sets of numbers

  /// How many sets the row stands for; nil where it does not say so of the group.
  private func setCount(
    _ group: TablePlan.Group
  ) throws(RowProblem) -> (count: Int, column: TablePlan.Column)? {
    // The row counts sets that have columns of their own, and not each of them.
    if group.isOfSet, group.columns[.setCount] == nil { return nil }
    guard let (text, column) = measure(.setCount, group) else { return nil }
    let stated = try number(text, at: column.place)
    let number = stated.value.normalized
    if number.coefficient == 0 { return (0, column) }
    guard number.fractionDigits == 0, Self.setsWords.contains(stated.word),
      (1...Int64(Self.maximumCount)).contains(number.coefficient)
    else { throw problem(column.place, "no number of sets from 1 to \(Self.maximumCount)") }
    return (Int(number.coefficient), column)
  }

  /// Sets of numbers in cells of their own, as many as the longest list or the number of sets says.
  private func countedSets(_ group: TablePlan.Group, _ loads: [Load]) throws(RowProblem) -> [ExerciseSet] {
    let reps = try reps(group)
    var saysMore = !reps.isEmpty || !loads.isEmpty
    let distance = try side(.distance, group, mayFail: saysMore) { (group) throws(RowProblem) in
      try self.distance(group)
    }
    saysMore = saysMore || distance != nil
    let seconds = try side(.time, group, mayFail: saysMore) { (group) throws(RowProblem) in
      try self.seconds(.time, group)
    }
    let isBodyWeight = measure(.weight, group) != nil && loads.isEmpty
    guard !reps.isEmpty || !loads.isEmpty || seconds != nil || distance != nil || isBodyWeight else {
      return []
    }
    var count = max(reps.count, loads.count, 1)
    if let (stated, column) = try setCount(group) {
      if stated == 0 {
        reportUncounted(group)
        return []
      }
      guard count == 1 || count == stated else {
        throw problem(column.place, "another number of sets than there are repetitions and weights")
      }
      count = stated
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
}
