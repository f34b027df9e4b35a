internal import Statistics
internal import WorkoutModel

/// The head of the report: who, when, how much, and what stands out.
struct OverviewSection {
  let facts: ReportFacts

  /// A number of more characters is set in smaller ones.
  private static let longNumber = 8

  func write(to markup: inout Markup) {
    markup.raw(
      "<header class=\"hero\"><div class=\"wrap\"><p class=\"over\">Training report</p><h1 dir=\"auto\">")
    if let name = facts.archive.profile.name, !name.isEmpty {
      markup.name(name)
    } else {
      markup.words(period)
    }
    markup.raw("</h1>")
    if facts.archive.profile.name.map({ !$0.isEmpty }) ?? false { markup.element("p", words: period) }
    if let leftOut = facts.options.leftOut { markup.element("p", "class=\"shared\"", words: leftOut) }
    tiles(to: &markup)
    markup.raw("</div></header>")
  }

  /// From the first day to the last.
  private var period: String {
    guard let days = facts.statistics.days else {
      return facts.statistics.workouts == 0 ? "No workouts" : "Workouts without a date"
    }
    let (first, last) = (FigureWords.date(days.lowerBound), FigureWords.date(days.upperBound))
    return first == last ? first : "\(first) to \(last)"
  }

  /// `45 min`, `2:55 h`, and whole hours from a hundred on.
  private func time(_ seconds: Int64) -> (number: String, unit: String) {
    let minutes = seconds / 60
    guard minutes >= 60 else { return ("\(minutes)", "min") }
    let hours = FigureWords.grouped(minutes / 60)
    guard minutes < 6_000, minutes % 60 > 0 else { return (hours, "h") }
    return ("\(hours):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)", "h")
  }

  private func tiles(to markup: inout Markup) {
    let statistics = facts.statistics
    var tiles: [(number: String, unit: String, label: String)] = [
      (
        FigureWords.grouped(Int64(statistics.workouts)), "", statistics.workouts == 1 ? "workout" : "workouts"
      ),
      (FigureWords.grouped(Int64(statistics.sets)), "", statistics.sets == 1 ? "set" : "sets"),
    ]
    if statistics.weeks.count > 1 {
      let rate = Double(statistics.workouts - statistics.undated) / Double(statistics.weeks.count)
      let number = FigureWords.number((rate * 10).rounded() / 10)
      tiles.append((number, "", number == "1" ? "workout a week" : "workouts a week"))
      let streak = statistics.longestStreak
      tiles.append((FigureWords.grouped(Int64(streak)), streak == 1 ? "week" : "weeks", "longest streak"))
    }
    if statistics.volume > 0 {
      tiles.append((FigureWords.grouped(statistics.volume), statistics.unit?.rawValue ?? "", "volume"))
    }
    if statistics.durationSeconds >= 60 {
      let time = time(statistics.durationSeconds)
      tiles.append((time.number, time.unit, "time trained"))
    }
    if !statistics.records.isEmpty {
      tiles.append(
        (
          FigureWords.grouped(Int64(statistics.records.count)), "",
          statistics.records.count == 1 ? "personal record" : "personal records"
        ))
    }
    markup.raw("<ul class=\"tiles\">")
    for tile in tiles {
      markup.raw(tile.number.utf8.count > Self.longNumber ? "<li><b class=\"long\">" : "<li><b>")
      markup.words(tile.number)
      if !tile.unit.isEmpty {
        markup.raw(" <small>")
        markup.words(tile.unit)
        markup.raw("</small>")
      }
      markup.raw("</b><span>")
      markup.words(tile.label)
      markup.raw("</span></li>")
    }
    markup.raw("</ul>")
  }
}

/// What stands out, in sentences.
struct InsightsSection {
  let facts: ReportFacts

  func write(to markup: inout Markup) {
    markup.raw("<ul class=\"insights\">")
    for sentence in Insights(facts).sentences { markup.raw("<li>\(sentence)</li>") }
    markup.raw("</ul>")
  }

  var isEmpty: Bool { Insights(facts).sentences.isEmpty }
}
