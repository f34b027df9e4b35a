internal import Notation
internal import Statistics
internal import WorkoutModel

/// The history of an exercise as a person reads it: a chart and a table.
enum HistoryText {
  /// The lines of one exercise, the chart in no more than `columns` with the lifter's goals.
  static func of(_ history: ExerciseHistory, goals: [GoalProgress], columns: Int?) -> String {
    let sets = history.sessions.reduce(0) { $0 + $1.sets }
    let times = history.sessions.count
    var text =
      "\(PrintableText.of(history.name)): \(Counted.of(times, "workout")), \(Counted.of(sets, "set"))\n\n"
    if let chart = history.chart(goals: history.lines(of: goals)) {
      text += "\(title(of: history))\n\(TerminalChart.text(chart, columns: columns))\n"
    }
    return text + table(history).text(width: columns)
  }

  private static func title(of history: ExerciseHistory) -> String {
    let records = history.sessions.contains { $0.isRecord } ? ", ★ personal record" : ""
    switch history.measure {
    case .oneRepMax: return "one-rep max\(history.unit.map { " in \($0.rawValue)" } ?? "")\(records)"
    case .help: return "help\(history.unit.map { " in \($0.rawValue)" } ?? "")\(records)"
    case .reps: return "repetitions\(records)"
    case .distance: return "distance in m\(records)"
    case .time: return "time in s\(records)"
    }
  }

  private static func table(_ history: ExerciseHistory) -> ListTable {
    let isEstimated = history.measure == .oneRepMax
    var table = ListTable(columns: [
      ListTable.Column(title: "#", isNumber: true), ListTable.Column(title: "date"),
      ListTable.Column(title: "sets", isNumber: true, leftOut: 1),
      ListTable.Column(title: "best set", isCut: true),
      ListTable.Column(title: isEstimated ? "1RM" : nil, isNumber: true),
      ListTable.Column(title: ""),
    ])
    table.rows = history.sessions.map { session in
      let estimate = session.best?.oneRepMax.map { ListWords.number($0, history.unit) }
      return [
        .number(session.workout + 1), .text(session.start.map(ListWords.day) ?? "no date"),
        .number(session.sets), .text(session.best?.text), .text(estimate),
        .text(session.isRecord ? "★" : nil),
      ]
    }
    return table
  }
}
