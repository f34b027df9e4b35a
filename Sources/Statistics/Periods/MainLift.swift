package import WorkoutModel

/// An exercise that is done again and again, with its values gathered for a chart.
package struct MainLift: Hashable, Sendable {
  /// Its times.
  package let history: ExerciseHistory
  /// Its values.
  package let chart: LiftChart
  /// The goals of the lifter, in what the history measures.
  package let goals: [Chart.Level]

  /// The best over time with the goals; nil with fewer than two values.
  package var values: Chart? { chart.values(named: history.name, goals: goals) }

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
      return MainLift(history: history, chart: chart, goals: history.lines(of: goals, formula: formula))
    }
  }
}
