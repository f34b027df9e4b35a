internal import Statistics
internal import WorkoutModel

/// Volume by week, month and category.
struct VolumeSection {
  let facts: ReportFacts

  /// As many weeks have a bar each: a year.
  private static let weeks = 53
  /// As many months, quarters or years have a bar each.
  private static let stretches = 132

  var isEmpty: Bool { facts.statistics.volume == 0 || facts.statistics.days == nil }

  func write(to markup: inout Markup) {
    let statistics = facts.statistics
    let week = VolumeTable(
      statistics, by: .week(startsOnMonday: statistics.startsWeekOnMonday), newest: Self.weeks)
    markup.raw("<div class=\"grid two\"><div class=\"card\">")
    chart(
      week, "By week" + (statistics.weeks.count > Self.weeks ? ", the last \(Self.weeks) weeks" : ""), "vw",
      to: &markup)
    markup.raw("</div>")
    if let days = statistics.days, days.upperBound - days.lowerBound > 62 {
      let period = Period.finest(for: days, atMost: Self.stretches)
      let long = period == .day ? Period.months(1) : period
      markup.raw("<div class=\"card\">")
      chart(
        VolumeTable(statistics, by: long, newest: Self.stretches), "By \(long.word), the whole history", "vm",
        to: &markup)
      markup.raw("</div>")
    }
    markup.raw("</div><div class=\"grid\">")
    let categories = statistics.categories.filter { $0.volume > 0 || $0.sets > 0 }
    if categories.count > 1 {
      BarTable(
        title: "Volume by category", heads: ("Category", "Volume"),
        rows: categories.filter { $0.volume > 0 }.map { sum in
          let percent = Int((Double(sum.volume) / Double(max(1, statistics.volume)) * 100).rounded())
          return (sum.name, Int(sum.volume), "\(facts.volume(sum.volume)), \(percent) %")
        }
      ).write(to: &markup)
      BarTable(
        title: "Sets by category", heads: ("Category", "Sets"),
        rows: categories.sorted { ($1.sets, $0.name) < ($0.sets, $1.name) }.map {
          ($0.name, $0.sets, FigureWords.grouped(Int64($0.sets)))
        }
      ).write(to: &markup)
    }
    markup.raw("</div>")
  }

  private func chart(_ table: VolumeTable, _ title: String, _ id: String, to markup: inout Markup) {
    guard let chart = table.chart else { return }
    let unit = facts.statistics.unit.map { " in \($0.rawValue)" } ?? ""
    var data = TableMarkup(
      caption: "volume \(title.lowercased())",
      heads: [table.period.word.prefix(1).uppercased() + table.period.word.dropFirst(), "#Workouts", "#All"]
        + table.categories.map { "#\($0)" })
    let rows = table.rows.filter { $0.volume > 0 }
    data.rows = rows.map { row in
      [
        .words(table.period.name(ofStart: row.start)), .words(FigureWords.grouped(Int64(row.workouts))),
        .words(FigureWords.grouped(row.volume)),
      ] + row.volumes.map { .words($0 == 0 ? "" : FigureWords.grouped($0)) }
    }
    let most = rows.max { $0.volume < $1.volume }
    let best = most.map {
      " The most is \(facts.volume($0.volume)), \(table.period.name(ofStart: $0.start))."
    }
    ChartMarkup(
      id: id, title: "\(title)\(unit)",
      summary: "Bars of volume by \(table.period.word) and category.\(best ?? "")", table: data, height: 190,
      rowDays: rows.map { Double($0.start + $0.end) / 2 }
    ).write(chart, to: &markup)
  }
}
