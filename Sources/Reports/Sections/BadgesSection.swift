internal import Statistics
internal import WorkoutModel

/// The badges that were earned, and those that come next.
struct BadgesSection {
  let facts: ReportFacts

  var isEmpty: Bool { facts.badges.earned.isEmpty }

  func write(to markup: inout Markup) {
    let unit = facts.statistics.unit
    markup.raw("<ul class=\"badges\">")
    for badge in facts.badges.earned {
      markup.raw(
        "<li><span class=\"medal m-\(badge.rule.measure.rawValue)\" aria-hidden=\"true\">\(Self.sign(badge.rule.measure))</span><div><b>"
      )
      markup.words(badge.rule.name(in: unit))
      markup.raw("</b><small>")
      markup.words(ReportFacts.date(badge.start))
      markup.raw("</small></div></li>")
    }
    markup.raw("</ul>")
    guard !facts.badges.next.isEmpty else { return }
    markup.raw("<div class=\"card\">")
    markup.element("h3", words: "Next")
    markup.raw("<ul class=\"next\">")
    for next in facts.badges.next {
      let needed = next.rule.count(in: unit)
      let percent = Int((Double(next.count) / Double(needed) * 100).rounded(.down))
      markup.raw("<li><span>")
      markup.words(next.rule.name(in: unit))
      markup.raw(
        "</span><span class=\"track\"><span class=\"bar\" style=\"width:\(min(99, percent))%\"></span></span><small>"
      )
      markup.words("\(FigureWords.grouped(next.count)) of \(FigureWords.grouped(needed))")
      markup.raw("</small></li>")
    }
    markup.raw("</ul>")
    rules(unit, to: &markup)
    markup.raw("</div>")
  }

  private func rules(_ unit: MassUnit?, to markup: inout Markup) {
    var table = TableMarkup(caption: "the rules of badges", heads: ["Badge", "Earned when"])
    table.rows = BadgeRule.all.map { [.words($0.name(in: unit)), .words($0.words(in: unit))] }
    markup.raw("<details class=\"data\"><summary>All badges and their rules</summary>")
    table.write(to: &markup, id: "rules", isSorted: false)
    markup.raw("</details>")
  }

  /// A sign of its measure; the words beside it say the same.
  private static func sign(_ measure: BadgeRule.Measure) -> String {
    switch measure {
    case .workouts: "#"
    case .streak: "»"
    case .load: "▲"
    case .volume: "Σ"
    case .lifetime: "∞"
    case .records: "★"
    case .hours: "h"
    case .early: "☀"
    case .comeback: "↺"
    }
  }
}
