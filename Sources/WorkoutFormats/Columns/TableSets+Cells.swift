internal import FormatKit
internal import Notation
internal import WorkoutModel

extension TableSets {
  /// The number of a set where it is told, and the kind that stands in its place.
  func setNumber(_ group: TablePlan.Group) -> (Int?, SetKind?) {
    guard let (text, column) = measure(.set, group) else { return (nil, nil) }
    if let number = CellNumber(text, hasDecimalComma: false)?.value.normalized, number.fractionDigits == 0 {
      // `W1` is counted apart from `1`.
      if let kind = CellKind.kind(ofSetNumber: text), kind != .working { return (nil, kind) }
      return (Int(exactly: number.coefficient), nil)
    }
    guard let kind = CellKind.kind(ofSetNumber: text) else {
      report(.dropped, "no number and no kind of a set, left out", at: column.place)
      return (nil, nil)
    }
    return (nil, kind)
  }

  /// The kind of a set, in a column of its own.
  func kind(_ group: TablePlan.Group) -> SetKind? {
    guard let (text, column) = measure(.kind, group) else { return nil }
    if let kind = CellKind.kind(text) { return kind }
    report(.guessed, .workingSet, at: column.place)
    return nil
  }

  /// What the exercises of a superset share; nil where the cell is blank or says no.
  var superset: String? {
    guard let text = text(.superset) else { return nil }
    // 0 is the first of several where the cells of other exercises are blank.
    if text == "0", hasBlankSupersets { return text }
    return CellTruth.isNo(text) || ColumnCells.isBlank(text) ? nil : text
  }

  /// Names two numbers in a cell beside one: `8/8` may be two sets, or two sides.
  func nameSides(_ reps: Int, _ loads: Int, _ group: TablePlan.Group) {
    guard max(reps, loads) == 2, min(reps, loads) < 2, measure(.setCount, group) == nil,
      let place = measure(reps == 2 ? .reps : .weight, group)?.column.place
    else { return }
    report(.guessed, "two numbers in a cell: read as two sets", at: place)
  }

  /// The repetitions of a group; what is no number of them, such as `AMRAP`, is left out of a set that says more.
  func reps(_ group: TablePlan.Group) throws(RowProblem) -> [Int32] {
    do throws(RowProblem) {
      return try wholeReps(group)
    } catch {
      let saysMore = [ColumnMeaning.weight, .time, .distance].contains { measure($0, group) != nil }
      guard saysMore, let place = measure(.reps, group)?.column.place else { throw error }
      report(.dropped, "no number of repetitions, left out", at: place)
      return []
    }
  }
}
