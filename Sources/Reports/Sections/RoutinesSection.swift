internal import Migration
internal import Statistics
internal import WorkoutModel

/// The routines, each set beside its last times.
struct RoutinesSection {
  let facts: ReportFacts

  var isEmpty: Bool { facts.routines.first.isEmpty }

  func write(to markup: inout Markup) {
    markup.raw(
      "<p class=\"key\"><span class=\"better\">▲ better</span> <span class=\"equal\">= equal</span> "
        + "<span class=\"worse\">▼ worse</span> <span class=\"new\">✦ new</span> than the same set of the time before</p>"
    )
    for (number, page) in facts.routines.first.enumerated() { write(page, "r\(number + 1)", to: &markup) }
    markup.more(facts.routines.rest, "routine")
  }

  private func write(_ page: RoutinePage, _ id: String, to markup: inout Markup) {
    markup.raw("<article class=\"card routine\"><h3 dir=\"auto\">")
    if let title = page.title, !title.isEmpty {
      markup.name(title)
    } else {
      markup.words("Workout without a name")
    }
    markup.raw("</h3>")
    summary(page, to: &markup)
    markup.raw(
      "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"\(id)c\"><table class=\"sets\">"
    )
    markup.raw("<caption id=\"\(id)c\" class=\"vh\">Sets of ")
    markup.name(page.title ?? "the routine")
    markup.raw(" and its last times</caption><thead><tr><th scope=\"col\">Exercise</th>")
    for start in page.starts { markup.element("th", "scope=\"col\"", words: ReportFacts.day(start)) }
    markup.raw("</tr></thead><tbody>")
    for row in page.rows {
      markup.raw(row.exercise == nil ? "<tr>" : "<tr class=\"first\">")
      if let exercise = row.exercise {
        markup.raw("<th scope=\"rowgroup\"\(row.span > 1 ? " rowspan=\"\(row.span)\"" : "")>")
        markup.name(exercise)
        markup.raw("</th>")
      }
      for set in row.sets { cell(set, to: &markup) }
      markup.raw("</tr>")
    }
    markup.raw("</tbody></table></div>")
    markup.more(page.leftOut, "set")
    markup.raw("</article>")
  }

  private func summary(_ page: RoutinePage, to markup: inout Markup) {
    guard let newest = page.times.first else { return }
    let marks = page.marks
    markup.raw("<p class=\"best\">")
    let parts = [
      (marks.better, "better", "better"), (marks.equal, "equal", "equal"), (marks.worse, "worse", "worse"),
      (marks.new, "new", "new"),
    ]
    for (number, part) in parts.filter({ $0.0 > 0 }).enumerated() {
      if number > 0 { markup.words(", ") }
      markup.element("span", "class=\"\(part.1)\"", words: "\(part.0) \(part.2)")
    }
    if newest.volume > 0 {
      markup.words(" · volume \(FigureWords.number(newest.volume, newest.unit))")
      if let before = newest.previousVolume {
        let (change, overflow) = newest.volume.subtractingReportingOverflow(before)
        if !overflow { markup.words(" (\(change < 0 ? "" : "+")\(FigureWords.grouped(change)))") }
      }
    }
    markup.raw("</p>")
  }

  private func cell(_ set: SetProgress?, to markup: inout Markup) {
    guard let set else {
      markup.raw("<td></td>")
      return
    }
    let (name, sign) =
      switch set.mark {
      case .better: ("better", "▲")
      case .equal: ("equal", "=")
      case .worse: ("worse", "▼")
      case .new: ("new", "✦")
      }
    markup.raw("<td class=\"\(name)\"><i aria-hidden=\"true\">\(sign)</i><span class=\"vh\">\(name): </span>")
    markup.name(set.text)
    markup.raw("</td>")
  }
}
