internal import ExerciseCatalog
internal import Statistics
internal import WorkoutModel

/// Bodyweight progressions as ladders.
struct LaddersSection {
  let facts: ReportFacts

  var isEmpty: Bool { facts.progress.ladders.isEmpty }

  func write(to markup: inout Markup) {
    markup.raw("<div class=\"grid\">")
    for ladder in facts.progress.ladders { write(ladder, to: &markup) }
    markup.raw("</div>")
  }

  private func write(_ ladder: ProgressionLadder, to markup: inout Markup) {
    markup.raw("<article class=\"card\">")
    markup.element("h3", words: ladder.name)
    let percent = Int((min(ladder.score, 1) * 100).rounded())
    markup.raw("<p class=\"best\"><b>")
    markup.words(ladder.rungs.first { $0.stage == ladder.stage }?.name ?? "Stage \(ladder.stage)")
    markup.raw("</b> ")
    markup.words("stage \(ladder.stage), ")
    markup.name(ladder.level)
    if let target = ladder.target {
      markup.words(", which asks for \(ReportFacts.counted(target.sets, "set")) of \(target.reps)")
    }
    markup.raw(
      "</p><p class=\"meter\"><span class=\"track\"><span class=\"bar\" style=\"width:\(percent)%\"></span></span>"
    )
    markup.element(
      "span",
      words: ladder.score >= 1
        ? "level-up score \(FigureWords.number(ladder.score)): time to move up"
        : "level-up score \(FigureWords.number((ladder.score * 100).rounded() / 100)) of 1")
    markup.raw("</p><ol class=\"ladder\" reversed>")
    for rung in ladder.rungs.reversed() {
      let isHere = rung.stage == ladder.stage
      let state = isHere ? "here" : rung.stage < ladder.stage ? "done" : "ahead"
      markup.raw("<li class=\"\(state)\"\(isHere ? " aria-current=\"step\"" : "")><span>")
      markup.words(rung.name)
      markup.raw("</span>")
      if rung.sets > 0 {
        var words = ReportFacts.counted(rung.sets, "set")
        if let best = rung.best {
          words += ", best \(FigureWords.grouped(best))\(rung.countsSeconds ? " s" : "")"
        }
        if rung.first != nil { words += ", since \(ReportFacts.date(rung.first))" }
        markup.element("small", words: words)
      }
      markup.raw("</li>")
    }
    markup.raw("</ol></article>")
  }
}
