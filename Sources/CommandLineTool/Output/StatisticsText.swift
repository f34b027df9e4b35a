internal import Notation
internal import Statistics
internal import WorkoutModel

/// The figures of a history as a person reads them.
enum StatisticsText {
  /// As many records are shown, the newest.
  private static let maximumRecords = 10

  /// The lines, the tables in no more than `columns`.
  ///
  /// - Parameter isNumbered: whether workouts have numbers, as those of several files have not.
  static func of(
    _ statistics: HistoryStatistics, _ formula: OneRepMaxFormula, isNumbered: Bool, columns: Int?
  ) -> String {
    var parts = [head(statistics)]
    func add(_ title: String, _ table: ListTable) {
      guard !table.rows.isEmpty else { return }
      parts.append("\(title)\n\(table.text(width: columns))")
    }
    add("Volume by category", sums(statistics.categories, "category", statistics.unit))
    add("Volume by month", sums(statistics.months, "month", statistics.unit))
    add("Best lifts, one-rep max \(name(of: formula))", lifts(statistics, isNumbered))
    let count = statistics.records.count
    let shown = statistics.records.suffix(maximumRecords)
    let title =
      count > shown.count ? "Personal records, the newest \(shown.count) of \(count)" : "Personal records"
    add(title, records(shown, isNumbered))
    add("Time of day", hours(statistics))
    if let rest = statistics.medianRestSeconds {
      parts.append("Median rest: \(ListWords.duration(rest))\n")
    }
    return parts.joined(separator: "\n")
  }

  private static func head(_ statistics: HistoryStatistics) -> String {
    var line = Counted.of(statistics.workouts, "workout")
    if let days = statistics.days {
      let (first, last) = (day(days.lowerBound), day(days.upperBound))
      line += first == last ? " on \(first)" : " from \(first) to \(last)"
    }
    line += ", \(Counted.of(statistics.sets, "set"))"
    if statistics.volume > 0 { line += ", \(ListWords.number(statistics.volume, statistics.unit))" }
    if statistics.durationSeconds > 0, let seconds = ExactDecimal(coefficient: statistics.durationSeconds) {
      line += ", \(ListWords.duration(seconds))"
    }
    line += "\n"
    if statistics.undated > 0 {
      line += "\(Counted.of(statistics.undated, "workout")) without a date: in no week and no month\n"
    }
    let weeks = statistics.weeks
    guard !weeks.isEmpty else { return line }
    let dated = statistics.workouts - statistics.undated
    let trained = weeks.count { $0 > 0 }
    let rate = rate(dated, weeks.count)
    return line
      + "\(rate) workout\(rate == "1" ? "" : "s") a week, trained in \(FigureWords.grouped(Int64(trained))) of \(FigureWords.grouped(Int64(weeks.count))) week\(weeks.count == 1 ? "" : "s")"
      + (statistics.longestStreak < 2 ? "" : "; longest streak \(statistics.longestStreak) weeks")
      + (statistics.lastStreak < 2 ? "" : ", latest streak \(statistics.lastStreak) weeks") + "\n"
  }

  /// `3.5`; with a digit more below 1.
  private static func rate(_ count: Int, _ weeks: Int) -> String {
    let digits = count < weeks ? 2 : 1
    let rate = ExactDecimal(coefficient: Int64(count))?.divided(
      by: ExactDecimal(Int32(clamping: weeks)), toFractionDigits: digits)
    let value = rate?.value ?? 0
    return value.coefficient == 0 ? "less than 0.01" : "\(value)"
  }

  private static func sums(_ sums: [HistoryStatistics.Sum], _ title: String, _ unit: MassUnit?) -> ListTable {
    var table = ListTable(columns: [
      ListTable.Column(title: title, isCut: true), ListTable.Column(title: "volume", isNumber: true),
      ListTable.Column(title: "sets", isNumber: true),
    ])
    table.rows = sums.map { sum in
      [
        .text(sum.name), .text(sum.volume == 0 ? nil : ListWords.number(sum.volume, unit)), .number(sum.sets),
      ]
    }
    return table
  }

  private static func name(of formula: OneRepMaxFormula) -> String {
    switch formula {
    case .app: "with Bench Tracker's formula (Wathan, Epley from 18 repetitions)"
    case .epley: "by Epley"
    case .brzycki: "by Brzycki"
    case .lombardi: "by Lombardi"
    case .oconner: "by O’Conner"
    case .lander: "by Lander"
    }
  }

  private static func lifts(_ statistics: HistoryStatistics, _ isNumbered: Bool) -> ListTable {
    var table = ListTable(columns: [
      ListTable.Column(title: "exercise", isCut: true), ListTable.Column(title: "1RM", isNumber: true),
      ListTable.Column(title: "set"), ListTable.Column(title: "date", leftOut: 2),
      ListTable.Column(title: isNumbered ? "#" : nil, isNumber: true, leftOut: 1),
    ])
    table.rows = statistics.lifts.compactMap { lift in
      guard lift.measure == .oneRepMax, let best = lift.best, let estimate = best.best?.oneRepMax else {
        return nil
      }
      return [
        .text(lift.name), .text(ListWords.number(estimate, lift.unit)), .text(best.best?.text),
        .text(best.start.map(ListWords.day) ?? "no date"), .number(best.workout + 1),
      ]
    }
    return table
  }

  private static func records(
    _ records: some Sequence<HistoryStatistics.Record>, _ isNumbered: Bool
  ) -> ListTable {
    var table = ListTable(columns: [
      ListTable.Column(title: "date"),
      ListTable.Column(title: isNumbered ? "#" : nil, isNumber: true, leftOut: 1),
      ListTable.Column(title: "exercise", isCut: true), ListTable.Column(title: "set"),
      ListTable.Column(title: "1RM", isNumber: true, leftOut: 2),
    ])
    table.rows = records.map { record in
      let session = record.session
      return [
        .text(session.start.map(ListWords.day) ?? "no date"), .number(session.workout + 1),
        .text(record.exercise),
        .text(session.best?.text), .text(session.best?.oneRepMax.map { ListWords.number($0, record.unit) }),
      ]
    }
    return table
  }

  private static func hours(_ statistics: HistoryStatistics) -> ListTable {
    var table = ListTable(columns: [
      ListTable.Column(title: "from"), ListTable.Column(title: "workouts", isNumber: true),
    ])
    for (hour, count) in statistics.hours.enumerated() where count > 0 {
      table.rows.append([.text("\(hour < 10 ? "0" : "")\(hour):00"), .number(count)])
    }
    return table
  }

  private static func day(_ number: Int) -> String {
    CivilDate(daysSince1970: number).flatMap { Moment(date: $0, precision: .day) }?.description ?? ""
  }
}
