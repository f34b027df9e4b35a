internal import Statistics
internal import WorkoutModel

/// The main lifts, each with its best and its volume over time.
struct LiftsSection {
  let facts: ReportFacts
  /// The lifts.
  let lifts: Shown<MainLift>
  /// What one of them is called.
  let noun: String
  /// Tells its charts from those of other sections.
  let id: String

  var isEmpty: Bool { lifts.first.isEmpty }

  func write(to markup: inout Markup) {
    markup.raw("<div class=\"grid\">")
    for (number, lift) in lifts.first.enumerated() { card(lift, "\(id)\(number + 1)", to: &markup) }
    markup.raw("</div>")
    markup.more(lifts.rest, noun)
  }

  private func card(_ lift: MainLift, _ id: String, to markup: inout Markup) {
    let history = lift.history
    markup.raw("<article class=\"card\"><h3 dir=\"auto\">")
    markup.name(history.name)
    markup.raw("</h3>")
    if let best = history.best, let value = best.value {
      markup.raw("<p class=\"best\"><b>")
      markup.words(history.words(of: value))
      markup.raw("</b> ")
      if let set = best.best?.text, history.measure == .oneRepMax {
        markup.raw("<bdi>\(Markup.escapedName(set))</bdi>, ")
      }
      markup.words(ReportFacts.date(best.start))
      change(history, to: &markup)
      markup.raw("</p>")
    }
    let what = Self.words(of: history)
    if let chart = lift.values {
      let records = history.sessions.count { $0.isRecord }
      ChartMarkup(
        id: "\(id)v",
        title: "\(what), \(Self.span(lift.chart.period))" + (records > 0 ? ", ★ personal record" : ""),
        summary: summary(lift, what), table: values(lift, what), height: 130
      ).write(chart, to: &markup)
    }
    if let chart = lift.chart.volumes(named: history.name) {
      let unit = history.unit.map { " in \($0.rawValue)" } ?? ""
      var table = TableMarkup(
        caption: "volume", name: history.name, heads: ["When", "#Sets", "#Volume\(unit)"])
      table.rows = lift.chart.rows.filter { $0.volume > 0 }.map { row in
        [
          .words(lift.chart.period.name(ofStart: row.start)), .words("\(row.sets)"),
          .words(FigureWords.grouped(row.volume)),
        ]
      }
      ChartMarkup(
        id: "\(id)w", title: "Volume\(unit)", summary: "Bars of the volume by \(lift.chart.period.word).",
        table: table, height: 60
      ).write(chart, to: &markup)
    }
    markup.raw("</article>")
  }

  /// What the best set of each time is measured by.
  private static func words(of history: ExerciseHistory) -> String {
    switch history.measure {
    case .oneRepMax: "One-rep max\(history.unit.map { " in \($0.rawValue)" } ?? "")"
    case .help: "Least help\(history.unit.map { " in \($0.rawValue)" } ?? "")"
    case .reps: "Most repetitions"
    case .distance: "Longest distance in m"
    case .time: "Longest time in s"
    }
  }

  private static func span(_ period: Period) -> String {
    period == .day ? "each time" : "best of each \(period.word)"
  }

  /// How much better the best is than the first time.
  private func change(_ history: ExerciseHistory, to markup: inout Markup) {
    guard let first = history.sessions.first(where: { $0.value != nil }), let value = first.value,
      let best = history.best?.value, history.measure.isBetter(best, than: value)
    else { return }
    markup.raw(" <span class=\"up\">")
    let change = history.words(of: best - value)
    markup.words("\(best > value ? "+" : "")\(change) since \(ReportFacts.date(first.start))")
    markup.raw("</span>")
  }

  private func summary(_ lift: MainLift, _ what: String) -> String {
    let history = lift.history
    var text =
      "\(what), from \(FigureWords.date(lift.chart.days.lowerBound)) to \(FigureWords.date(lift.chart.days.upperBound))"
    let values = history.sessions.compactMap { $0.value }
    if let first = values.first, let last = values.last {
      text +=
        ": \(history.words(of: first)) at first, \(history.words(of: last)) at last"
    }
    if let best = history.best, let value = best.value {
      text += ", the best \(history.words(of: value)) on \(ReportFacts.date(best.start))"
    }
    for goal in lift.goals { text += "; \(goal.name)" }
    return text + "."
  }

  private func values(_ lift: MainLift, _ what: String) -> TableMarkup {
    var table = TableMarkup(
      caption: what.lowercased(), name: lift.history.name, heads: ["When", "#\(what)", "Set", "Record"])
    table.rows = lift.chart.rows.compactMap { row in
      guard let best = row.best, let value = best.value else { return nil }
      return [
        .words(lift.chart.period.name(ofStart: row.start)), .words(FigureWords.number(value)),
        .name(best.best?.text ?? ""), .words(row.isRecord ? "★" : ""),
      ]
    }
    return table
  }
}
