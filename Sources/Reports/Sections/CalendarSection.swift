internal import Statistics
internal import WorkoutModel

/// The days of training, a year a row, and the days of the week and hours that are usual.
struct CalendarSection {
  let facts: ReportFacts

  /// Pixels from one day to the next.
  private static let step = 13
  /// Room for the words at the left and above, in pixels.
  private static let room = (left: 30, above: 18)
  /// As many years stand open; those before them are opened by the reader.
  private static let openYears = 2
  /// As many years are shown, the newest.
  private static let maximumYears = 40

  /// What was done on one day.
  private struct Day {
    var workouts = 0
    var sets = 0
  }

  func write(to markup: inout Markup) {
    var days: [Int: Day] = [:]
    for workout in facts.statistics.figures {
      guard let day = workout.day else { continue }
      days[day, default: Day()].workouts += 1
      days[day, default: Day()].sets += workout.sets
    }
    let steps = Self.steps(of: days.values.map { $0.sets })
    let years = Shown(
      Set(days.keys.compactMap { CivilDate(daysSince1970: $0)?.year }).sorted(by: >),
      atMost: Self.maximumYears)
    markup.raw("<div class=\"card wide\">")
    legend(steps, to: &markup)
    draw(years.first.prefix(Self.openYears), days, steps, to: &markup)
    let older = years.first.dropFirst(Self.openYears)
    if !older.isEmpty {
      markup.raw(
        "<details><summary>\(older.count == 1 ? "The year before" : "The \(older.count) years before")</summary>"
      )
      draw(older, days, steps, to: &markup)
      markup.raw("</details>")
    }
    table(days, Array(years.first)).write(to: &markup, id: "cal")
    markup.more(years.rest, "year")
    markup.raw("</div>")
    rhythm(to: &markup)
  }

  /// From how many sets on a day has each of the four colours: quarters of the days.
  private static func steps(of counts: [Int]) -> [Int] {
    let sorted = counts.sorted()
    guard !sorted.isEmpty else { return [] }
    return (0..<4).map { sorted[sorted.count * $0 / 4] }
  }

  private func legend(_ steps: [Int], to markup: inout Markup) {
    markup.raw("<p class=\"key\">Sets a day, fewer <span aria-hidden=\"true\">")
    for level in 1...4 { markup.raw("<i class=\"h\(level)\"></i>") }
    markup.raw("</span> more</p>")
  }

  private func draw(
    _ years: some Sequence<Int>, _ days: [Int: Day], _ steps: [Int], to markup: inout Markup
  ) {
    markup.raw("<div class=\"years\">")
    for year in years {
      markup.raw("<div>")
      draw(year, days, steps, to: &markup)
      markup.raw("</div>")
    }
    markup.raw("</div>")
  }

  private func draw(_ year: Int, _ days: [Int: Day], _ steps: [Int], to markup: inout Markup) {
    guard let first = CivilDate(year: year, month: 1, day: 1)?.daysSince1970 else { return }
    let length = CivilDate.days(inMonth: 2, of: year) == 29 ? 366 : 365
    // The row of a day is its place in the week.
    let shift = facts.statistics.week(of: first)
    func place(_ day: Int) -> (x: Int, y: Int) {
      let week = facts.statistics.week(of: day)
      return (
        Self.room.left + (week - shift) * Self.step,
        Self.room.above + (day - facts.statistics.firstDay(ofWeek: week)) * Self.step
      )
    }
    var cells = [String](repeating: "", count: 5)
    var told: [String] = []
    var workouts = 0
    var trained = 0
    for day in first..<first + length {
      let (x, y) = place(day)
      let done = days[day]
      let level = done.map { done in max(1, steps.count { done.sets >= $0 }) } ?? 0
      cells[level] += "M\(x) \(y)h11v11h-11z"
      guard let done else { continue }
      told.append("\(day - first):\(done.workouts):\(done.sets)")
      workouts += done.workouts
      trained += 1
    }
    let width = place(first + length - 1).x + Self.step
    let height = Self.room.above + 7 * Self.step
    markup.raw("<h3>\(year) <small>")
    markup.words("\(ReportFacts.counted(workouts, "workout")) on \(ReportFacts.counted(trained, "day"))")
    markup.raw(
      "</small></h3><div class=\"scroll cal\" role=\"region\" tabindex=\"0\" aria-label=\"Days of training in \(year)\">"
    )
    markup.raw(
      "<svg role=\"img\" aria-label=\"Days of training in \(year)\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" "
        + "data-first=\"\(year)\" data-shift=\"\(first - facts.statistics.firstDay(ofWeek: shift))\" data-days=\"\(told.joined(separator: " "))\">"
    )
    for month in 1...12 {
      guard let day = CivilDate(year: year, month: month, day: 1)?.daysSince1970 else { continue }
      markup.raw("<text x=\"\(place(day).x)\" y=\"11\">\(FigureWords.months[month - 1])</text>")
    }
    let names =
      facts.statistics.startsWeekOnMonday ? ["Mon", "Wed", "Fri", "Sun"] : ["Sun", "Tue", "Thu", "Sat"]
    for (number, name) in names.enumerated() {
      markup.raw("<text x=\"0\" y=\"\(Self.room.above + 2 * number * Self.step + 10)\">\(name)</text>")
    }
    for (level, path) in cells.enumerated() where !path.isEmpty {
      markup.raw("<path class=\"h\(level)\" d=\"\(path)\"/>")
    }
    markup.raw("</svg></div>")
  }

  /// Workouts by month.
  private func table(_ days: [Int: Day], _ years: [Int]) -> TableMarkup {
    var counts: [Int: [Int]] = [:]
    for (day, done) in days {
      guard let date = CivilDate(daysSince1970: day) else { continue }
      counts[date.year, default: [Int](repeating: 0, count: 12)][date.month - 1] += done.workouts
    }
    var table = TableMarkup(
      caption: "workouts by month", heads: ["#Year"] + FigureWords.months.map { "#\($0)" })
    table.rows = years.map { year in
      [.words("\(year)")] + (counts[year] ?? []).map { .words($0 == 0 ? "" : "\($0)") }
    }
    return table
  }

  /// The days of the week, and the hours.
  private func rhythm(to markup: inout Markup) {
    let week = WeekRhythm(facts.statistics)
    guard week.total >= 2 else { return }
    markup.raw("<div class=\"grid top\">")
    let days = facts.statistics.startsWeekOnMonday ? Array(0..<7) : [6] + Array(0..<6)
    BarTable(
      title: "Days of the week", heads: ("Day", "Workouts"),
      rows: days.map { (WeekRhythm.names[$0], week.counts[$0], FigureWords.grouped(Int64(week.counts[$0]))) }
    ).write(to: &markup)
    let hours = facts.statistics.hours.enumerated().filter { $0.element > 0 }
    if !hours.isEmpty {
      BarTable(
        title: "Time of day", heads: ("From", "Workouts"),
        rows: hours.map { ("\($0.offset):00", $0.element, FigureWords.grouped(Int64($0.element))) }
      ).write(to: &markup)
    }
    markup.raw("</div>")
  }
}

/// Numbers with a bar each, as a table that is read without the bars.
struct BarTable {
  var title: String
  var heads: (name: String, number: String)
  /// What each is of, its value, and the value in words.
  var rows: [(name: String, value: Int, words: String)]

  func write(to markup: inout Markup) {
    let most = max(1, rows.map { $0.value }.max() ?? 1)
    markup.raw("<div class=\"card\"><table class=\"bars\"><caption>")
    markup.words(title)
    markup.raw("</caption><thead class=\"vh\"><tr>")
    markup.element("th", "scope=\"col\"", words: heads.name)
    markup.element("th", "scope=\"col\"", words: heads.number)
    markup.raw("</tr></thead><tbody>")
    for row in rows {
      markup.raw("<tr><th scope=\"row\">")
      markup.name(row.name)
      let percent = Int((Double(row.value) / Double(most) * 100).rounded())
      let bar = row.value > 0 ? "<span class=\"bar\" style=\"width:\(percent)%\"></span>" : ""
      markup.raw("</th><td>\(bar)<span>")
      markup.words(row.words)
      markup.raw("</span></td></tr>")
    }
    markup.raw("</tbody></table></div>")
  }
}
