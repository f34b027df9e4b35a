internal import Notation
internal import Statistics
internal import WorkoutModel

/// Measurements of the body over time.
struct BodySection {
  let facts: ReportFacts
  /// As many kinds are shown.
  private static let maximum = 24
  /// As many values have a dot each; of more, the mean of each stretch has.
  private static let values = 132

  /// The most characters of a unit in a title.
  private static let maximumUnit = 12

  /// The measurements of one kind and unit.
  private struct Kind {
    var name: String
    var unit: String?
    var values: [(moment: Int64, day: Int, value: Double)]
  }

  private let kinds: [Kind]

  init(facts: ReportFacts) {
    self.facts = facts
    var places: [[String]: Int] = [:]
    var kinds: [Kind] = []
    for measurement in facts.archive.measurements {
      guard let moment = measurement.moment, let day = moment.date?.daysSince1970 else { continue }
      let key = [measurement.kind, measurement.unit ?? ""]
      let place = places[key] ?? kinds.count
      if place == kinds.count {
        kinds.append(Kind(name: measurement.kind, unit: measurement.unit, values: []))
      }
      places[key] = place
      kinds[place].values.append((moment.utcMilliseconds, day, measurement.value.doubleValue))
    }
    for place in kinds.indices {
      // Those of one moment stay in the order of the file.
      let order = kinds[place].values.enumerated().sorted {
        ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset)
      }
      kinds[place].values = order.map { $0.element }
    }
    self.kinds = kinds
  }

  var isEmpty: Bool { kinds.isEmpty }

  func write(to markup: inout Markup) {
    markup.raw("<div class=\"grid\">")
    for (number, kind) in kinds.prefix(Self.maximum).enumerated() {
      write(kind, "m\(number + 1)", to: &markup)
    }
    markup.raw("</div>")
    markup.more(kinds.count - Self.maximum, "kind of measurement")
  }

  private func write(_ kind: Kind, _ id: String, to markup: inout Markup) {
    guard let first = kind.values.first, let last = kind.values.last else { return }
    let unit = kind.unit.map { " \($0)" } ?? ""
    markup.raw("<article class=\"card\"><h3 dir=\"auto\">")
    markup.name(kind.name)
    markup.raw("</h3><p class=\"best\"><b>")
    markup.name(FigureWords.number(last.value) + unit)
    markup.raw("</b> ")
    markup.words(FigureWords.date(last.day))
    if kind.values.count > 1 {
      let change = last.value - first.value
      markup.words(
        ", \(change < 0 ? "" : "+")\(FigureWords.number(change)) since \(FigureWords.date(first.day))")
    }
    markup.raw("</p>")
    guard first.day < last.day else {
      markup.raw("</article>")
      return
    }
    let period =
      Set(kind.values.map { $0.day }).count <= Self.values
      ? Period.day : Period.finest(for: first.day...last.day, atMost: Self.values)
    var sums: [Int: (sum: Double, count: Double)] = [:]
    for (_, day, value) in kind.values {
      let start = period.start(of: day)
      sums[start] = ((sums[start]?.sum ?? 0) + value, (sums[start]?.count ?? 0) + 1)
    }
    let means = sums.map { (start: $0.key, value: $0.value.sum / $0.value.count) }.sorted {
      $0.start < $1.start
    }
    let what = period == .day ? "each day" : "mean of each \(period.word)"
    var table = TableMarkup(caption: "values", name: kind.name, heads: ["When", "#Value\(unit)"])
    table.rows = means.map { [.words(period.name(ofStart: $0.start)), .words(FigureWords.number($0.value))] }
    if means.count > 1 {
      let chart = Chart(
        .line, [Chart.Series(kind.name, means.map { Chart.Point(x: Double($0.start), y: $0.value) })],
        finest: 0.1)
      ChartMarkup(
        id: id,
        title: what.prefix(1).uppercased() + what.dropFirst()
          + (kind.unit.map { ", in \(PrintableText.of($0, limit: Self.maximumUnit))" } ?? ""),
        summary:
          "From \(FigureWords.number(first.value)) on \(FigureWords.date(first.day)) to \(FigureWords.number(last.value)) on \(FigureWords.date(last.day)).",
        table: table, height: 110
      ).write(chart, to: &markup)
    }
    markup.raw("</article>")
  }
}
