internal import Statistics
internal import WorkoutModel

/// Goals of the lifter, and those that a plan or coach sets.
struct GoalsSection {
  let facts: ReportFacts
  /// As many exercises are listed.
  private static let maximum = 40

  var isEmpty: Bool { facts.progress.goals.isEmpty && facts.progress.setGoals.asked == 0 }

  func write(to markup: inout Markup) {
    markup.raw("<div class=\"grid\">")
    if !facts.progress.goals.isEmpty { goals(to: &markup) }
    if facts.progress.setGoals.asked > 0 { setGoals(to: &markup) }
    markup.raw("</div>")
  }

  private func goals(to markup: inout Markup) {
    var table = TableMarkup(caption: "goals to reach", heads: ["Exercise", "Goal", "By", "State"])
    for goal in facts.progress.goals {
      let due = goal.due.map { ReportFacts.day($0) } ?? ""
      table.rows.append([.name(goal.name), .name(goal.target), .words(due), .words(Self.words(of: goal))])
    }
    markup.raw("<div class=\"card\">")
    markup.element("h3", words: "Goals to reach")
    table.write(to: &markup, id: "goals", isSorted: true)
    markup.raw("</div>")
  }

  private static func words(of goal: GoalProgress) -> String {
    switch goal.state {
    case .met: "✓ met \(ReportFacts.day(goal.reached))"
    case .late: "✓ met late, \(ReportFacts.day(goal.reached))"
    case .missed: "✗ missed"
    case .open: "… open"
    case .unmeasured: "not measured"
    }
  }

  private func setGoals(to markup: inout Markup) {
    let goals = facts.progress.setGoals
    let percent = Int((Double(goals.met) / Double(goals.asked) * 100).rounded())
    markup.raw("<div class=\"card\">")
    markup.element("h3", words: "Sets with a target")
    markup.raw("<p class=\"best\"><b>\(percent) %</b> ")
    markup.words(
      "\(FigureWords.grouped(Int64(goals.met))) of \(ReportFacts.counted(goals.asked, "set")) met it"
    )
    markup.raw("</p>")
    var table = TableMarkup(
      caption: "sets with a target by exercise", heads: ["Exercise", "#Sets", "#Met", "#Share"])
    let rows = Shown(goals.rows, atMost: Self.maximum)
    table.rows = rows.first.map { row in
      let share = Int((Double(row.met) / Double(row.asked) * 100).rounded())
      return [
        .name(row.name), .words(FigureWords.grouped(Int64(row.asked)), key: "\(row.asked)"),
        .words(FigureWords.grouped(Int64(row.met)), key: "\(row.met)"), .words("\(share) %", key: "\(share)"),
      ]
    }
    table.write(to: &markup, id: "setgoals", isSorted: true)
    markup.more(rows.rest, "exercise")
    markup.raw("</div>")
  }
}
