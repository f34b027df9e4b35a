internal import ExerciseCatalog
internal import Migration
package import WorkoutModel

extension ExerciseHistory {
  /// The goals of this exercise as lines across its chart; one that asks for nothing that the chart measures has none.
  ///
  /// - Parameter formula: the formula by which a weight and repetitions become a one-rep max.
  package func lines(of goals: [GoalProgress], formula: OneRepMaxFormula = .app) -> [Chart.Level] {
    guard !goals.isEmpty else { return [] }
    let folded = FoldedName.spaced(name)
    var lines: [Chart.Level] = []
    for goal in goals where FoldedName.spaced(goal.name) == folded {
      guard let value = value(of: goal.asked, formula) else { continue }
      let line = Chart.Level("goal \(words(of: value))", value)
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// A value with what it is: `148 kg`, `12 reps`, `1,200 m`, `90 s`.
  package func words(of value: Double) -> String {
    let unit = unit.map { " \($0.rawValue)" } ?? ""
    let words =
      switch measure {
      case .oneRepMax: unit
      case .help: "\(unit) of help"
      case .reps: " reps"
      case .distance: " m"
      case .time: " s"
      }
    return FigureWords.number(value) + words
  }

  /// What a goal asks for in the measure of the history.
  private func value(of asked: SetTarget, _ formula: OneRepMaxFormula) -> Double? {
    let load = asked.load.map { load in
      (unit.flatMap { load.converted(to: $0)?.load } ?? load).value.doubleValue
    }
    switch measure {
    case .oneRepMax:
      return load.flatMap { formula.estimate(reps: max(1, asked.reps ?? 1), weight: $0) }.map { Double($0) }
    case .help: return load?.magnitude
    case .reps: return load == nil ? asked.reps.map { Double($0) } : nil
    case .distance: return asked.distance?.converted(to: .meters)?.distance.value.doubleValue
    case .time: return asked.distance == nil ? asked.durationSeconds?.doubleValue : nil
    }
  }
}
