package import WorkoutModel

/// An exercise that is done again and again, with its values gathered for a chart.
package struct MainLift: Hashable, Sendable {
  /// Its times.
  package let history: ExerciseHistory
  /// Its values.
  package let chart: LiftChart
  /// A goal of the lifter, told as a one-rep max; nil without a goal.
  package let goal: Chart.Level?

  /// The best over time with the goal; nil with fewer than two values.
  package var values: Chart? { chart.values(named: history.name, goal: goal) }

  /// The exercises that were done most often, the most frequent first.
  ///
  /// - Parameters:
  ///   - areLifted: true for those with a weight lifted, false for the others.
  ///   - names: exercises that are left out.
  package static func all(
    of statistics: HistoryStatistics, areLifted: Bool, goals: [GoalProgress] = [],
    formula: OneRepMaxFormula = .app, without names: Set<String> = []
  ) -> [MainLift] {
    let frequent = statistics.lifts.filter { history in
      (history.measure == .oneRepMax) == areLifted && !names.contains(history.name)
    }.sorted { ($1.sessions.count, $0.name) < ($0.sessions.count, $1.name) }
    return frequent.compactMap { history in
      guard let chart = LiftChart(history) else { return nil }
      let goal = goals.lazy.filter { $0.name == history.name }.compactMap { level(of: $0, history, formula) }
        .first
      return MainLift(history: history, chart: chart, goal: areLifted ? goal : nil)
    }
  }

  private static func level(
    of goal: GoalProgress, _ history: ExerciseHistory, _ formula: OneRepMaxFormula
  ) -> Chart.Level? {
    guard let load = goal.load else { return nil }
    let converted = history.unit.flatMap { load.converted(to: $0)?.load } ?? load
    let estimate = formula.estimate(reps: max(1, goal.reps ?? 1), weight: converted.value.doubleValue)
    return estimate.map { Chart.Level("goal \(FigureWords.number($0, history.unit))", Double($0)) }
  }
}
