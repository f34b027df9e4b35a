internal import ExerciseCatalog
internal import Statistics
internal import WorkoutModel

/// Progressions, goals and rides as a person reads them.
enum HistoryProgressText {
  /// As many exercises and rides are listed.
  private static let maximumRows = 20

  /// The tables, in no more than `columns`.
  ///
  /// - Parameter isNumbered: whether workouts have numbers, as those of several files have not.
  static func of(_ progress: HistoryProgress, isNumbered: Bool, columns: Int?) -> String {
    var parts: [String] = []
    func add(_ title: String, _ table: ListTable, of count: Int = 0) {
      guard !table.rows.isEmpty else { return }
      let rest = count - table.rows.count
      parts.append("\(title)\n\(table.text(width: columns))" + (rest > 0 ? "… and \(rest) more\n" : ""))
    }
    add("Bodyweight progressions", ladders(progress.ladders))
    add("Goals", goals(progress.goals, isNumbered))
    let asked = progress.setGoals
    if asked.asked > 0 {
      let percent = percent(asked.met, of: asked.asked)
      add(
        "Sets with a target: \(asked.met) of \(asked.asked) met it, \(percent) %", setGoals(asked),
        of: asked.rows.count)
    }
    add("Rides", rides(progress.rides), of: progress.rides.count)
    if let seconds = progress.zoneSeconds {
      let known = progress.rides.count { $0.zoneSeconds != nil }
      let part = known < progress.rides.count ? ", \(known) of \(progress.rides.count) rides" : ""
      add("Time in zones of threshold power\(part)", zones(seconds, progress.freeSeconds))
    }
    return parts.joined(separator: "\n")
  }

  private static func percent(_ part: Int, of whole: Int) -> Int {
    Int((Double(part) / Double(max(1, whole)) * 100).rounded())
  }

  private static func ladders(_ ladders: [ProgressionLadder]) -> ListTable {
    var table = ListTable(columns: [
      ListTable.Column(title: "progression"), ListTable.Column(title: "stage", isNumber: true),
      ListTable.Column(title: "", isCut: true), ListTable.Column(title: "level"),
      ListTable.Column(title: "score", isNumber: true), ListTable.Column(title: ""),
    ])
    table.rows = ladders.map { ladder in
      [
        .text(ladder.type.rawValue), .number(ladder.stage),
        .text(ladder.rungs.first { $0.stage == ladder.stage }?.name), .text(ladder.level),
        .text(hundredths(ladder.score)), .text(ladder.score >= 1 ? "ready to move up" : nil),
      ]
    }
    return table
  }

  private static func goals(_ goals: [GoalProgress], _ isNumbered: Bool) -> ListTable {
    var table = ListTable(columns: [
      ListTable.Column(title: "exercise", isCut: true), ListTable.Column(title: "goal"),
      ListTable.Column(title: "by", leftOut: 2), ListTable.Column(title: "state"),
      ListTable.Column(title: "date", leftOut: 1),
      ListTable.Column(title: isNumbered ? "#" : nil, isNumber: true, leftOut: 3),
    ])
    table.rows = goals.map { goal in
      let state =
        switch goal.state {
        case .met: "met"
        case .late: "met late"
        case .missed: "missed"
        case .open: "open"
        case .unmeasured: "not measured"
        }
      return [
        .text(goal.name), .text(goal.target), .text(goal.due.map(ListWords.day)), .text(state),
        .text(goal.reached.map(ListWords.day)), .number(goal.workout.map { $0 + 1 }),
      ]
    }
    return table
  }

  private static func setGoals(_ goals: SetGoals) -> ListTable {
    var table = ListTable(columns: [
      ListTable.Column(title: "exercise", isCut: true), ListTable.Column(title: "sets", isNumber: true),
      ListTable.Column(title: "met", isNumber: true),
      ListTable.Column(title: "%", isNumber: true, leftOut: 1),
    ])
    table.rows = goals.rows.prefix(maximumRows).map { row in
      [.text(row.name), .number(row.asked), .number(row.met), .number(percent(row.met, of: row.asked))]
    }
    return table
  }

  private static func rides(_ rides: [RideFigures]) -> ListTable {
    var table = ListTable(columns: [
      ListTable.Column(title: "ride", isCut: true), ListTable.Column(title: "length", isNumber: true),
      ListTable.Column(title: "intensity", isNumber: true, leftOut: 1),
      ListTable.Column(title: "stress", isNumber: true),
    ])
    table.rows = rides.prefix(maximumRows).map { ride in
      [
        .text(ride.title ?? "no name"), .text(length(ride.profile)), .text(ride.intensity.map(hundredths)),
        .text(ride.stress.map { FigureWords.number($0.rounded()) }),
      ]
    }
    return table
  }

  private static func length(_ profile: RideProfile) -> String {
    guard !profile.isByDistance else { return "\(FigureWords.number(profile.length.rounded())) m" }
    let seconds = ExactDecimal(coefficient: Int64(min(profile.length, 1e15).rounded()))
    return ListWords.duration(seconds ?? 0) + profile.untimedWords
  }

  private static func zones(_ seconds: [Double], _ free: Double) -> ListTable {
    var table = ListTable(columns: [
      ListTable.Column(title: "zone"), ListTable.Column(title: "of threshold"),
      ListTable.Column(title: "time", isNumber: true), ListTable.Column(title: "%", isNumber: true),
    ])
    let all = max(1, seconds.reduce(free, +))
    var rows = zip(PowerZone.allCases, seconds).map { ($0.name, $0.range, $1) }
    if free > 0 { rows.append(("free", "", free)) }
    table.rows = rows.map { name, range, time in
      let whole = ExactDecimal(coefficient: Int64(min(time, 1e15).rounded()))
      return [
        .text(name), .text(range), .text(ListWords.duration(whole ?? 0)),
        .number(Int((time / all * 100).rounded())),
      ]
    }
    return table
  }

  private static func hundredths(_ value: Double) -> String {
    FigureWords.number((min(value, 1e9) * 100).rounded() / 100)
  }
}
