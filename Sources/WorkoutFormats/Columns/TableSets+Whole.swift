internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Whole sets in one cell.
extension TableSets {
  /// The sets that stand in one cell.
  func wholeSets(_ text: String, _ column: TablePlan.Column) throws(RowProblem) -> [ExerciseSet] {
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
