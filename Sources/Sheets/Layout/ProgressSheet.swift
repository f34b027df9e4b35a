internal import Statistics
package import WorkoutModel

/// A history as charts: the volume, and the one-rep max of each main lift with personal records and goals.
package struct ProgressSheet {
  /// As many lifts have a chart.
  private static let maximumLifts = 12
  private static let volumeHeight = 92.0
  private static let liftHeight = 64.0
  /// As many weeks have a bar each.
  private static let weeks = 53

  private let archive: WorkoutArchive
  private let statistics: HistoryStatistics
  private let lifts: [MainLift]

  /// Works out what the sheet shows.
  package init(_ archive: WorkoutArchive) {
    self.archive = archive
    statistics = HistoryStatistics(archive)
    lifts = MainLift.all(
      of: statistics, areLifted: true, goals: GoalProgress.all(of: archive))
  }

  /// What stands at its head.
  package var title: String { "Progress" }

  /// Lays the sheet out.
  package func pages(_ context: SheetContext) -> [SheetPage] {
    var context = context
    context.columnCount = lifts.count > 1 ? 2 : 1
    let head = HeadBlock(context)
    let composer = Composer(measure: context.measure)
    var flow = PageFlow(context, title: title)
    flow.add(
      Block(rows: head.rows(period, title, athlete: context.athlete) + head.totals(totals), spaceAfter: 12))
    let week = Period.week(startsOnMonday: statistics.startsWeekOnMonday)
    let volumes = VolumeTable(statistics, by: week, newest: Self.weeks)
    if let chart = volumes.chart {
      let unit = statistics.unit.map { " in \($0.rawValue)" } ?? ""
      let drawing = ChartDrawing(
        chart, width: context.contentWidth, height: Self.volumeHeight, measure: context.measure)
      flow.add(
        Block(
          rows: [
            composer.row("Volume by week\(unit)", .section, width: context.contentWidth, after: 3),
            legend(volumes.categories, context), drawing.row(),
          ], spaceAfter: 14))
    }
    if lifts.isEmpty {
      flow.add(
        Block(rows: [
          composer.row(
            "No lift was done twice: charts begin there.", .body, .grey, width: context.contentWidth)
        ]))
    }
    flow.add(lifts.prefix(Self.maximumLifts).compactMap { block($0, context) })
    let rest = lifts.count - Self.maximumLifts
    if rest > 0 {
      let words = "And \(rest) more lift\(rest == 1 ? "" : "s")."
      flow.add(Block(rows: [composer.row(words, .body, .grey, width: context.columnWidth)]))
    }
    return flow.finished()
  }

  /// From the first day to the last.
  private var period: String {
    guard let days = statistics.days else { return "" }
    let (first, last) = (FigureWords.date(days.lowerBound), FigureWords.date(days.upperBound))
    return first == last ? first : "\(first) – \(last)"
  }

  private var totals: [(number: String, label: String)] {
    var totals = [
      (NumberWords.grouped(Int64(statistics.workouts)), statistics.workouts == 1 ? "WORKOUT" : "WORKOUTS"),
      (NumberWords.grouped(Int64(statistics.sets)), statistics.sets == 1 ? "SET" : "SETS"),
    ]
    if statistics.longestStreak > 1 { totals.append(("\(statistics.longestStreak) weeks", "LONGEST STREAK")) }
    if !statistics.records.isEmpty {
      totals.append(
        (
          NumberWords.grouped(Int64(statistics.records.count)),
          statistics.records.count == 1 ? "PERSONAL RECORD" : "PERSONAL RECORDS"
        ))
    }
    if statistics.volume > 0 {
      totals.append((FigureWords.number(statistics.volume, statistics.unit), "VOLUME"))
    }
    return totals.map { (number: $0.0, label: $0.1) }
  }

  private func legend(_ names: [String], _ context: SheetContext) -> Row {
    let composer = Composer(measure: context.measure)
    var elements: [PageElement] = []
    var (x, y, height) = (0.0, 0.0, 0.0)
    for (number, name) in names.enumerated() {
      var text = composer.text(name, .category, .grey, x: x + 10, y: y, width: context.contentWidth - 10)
      if x > 0, text.frame.right > context.contentWidth {
        (x, y) = (0, y + text.extent.height + 1)
        text.origin = PagePoint(10, y)
      }
      let square = PageRectangle(x: x, y: y + text.extent.height / 2 - 3, width: 6, height: 6)
      elements += [
        .fill(square, ChartDrawing.inks[number % ChartDrawing.inks.count], radius: 1), .text(text),
      ]
      x = text.frame.right + 14
      height = y + text.extent.height
    }
    return Row(height: height + 2, elements: elements)
  }

  private func block(_ lift: MainLift, _ context: SheetContext) -> Block? {
    guard let chart = lift.values else { return nil }
    let composer = Composer(measure: context.measure)
    let width = context.columnWidth
    let history = lift.history
    var words = ""
    if let best = history.best, let value = best.value {
      words = "one-rep max\(history.unit.map { " in \($0.rawValue)" } ?? ""): \(FigureWords.number(value))"
      if let formula = best.best?.formula { words += " by \(formula)" }
      if let set = best.best?.text { words += ", \(set)" }
      if let day = best.start?.date?.daysSince1970 { words += ", \(FigureWords.date(day))" }
    }
    let drawing = ChartDrawing(chart, width: width, height: Self.liftHeight, measure: context.measure)
    return Block(
      rows: [
        composer.row(history.name, .exercise, width: width, after: 1),
        composer.row(words, .small, .grey, width: width, after: 2), drawing.row(),
      ], spaceAfter: 14)
  }
}
