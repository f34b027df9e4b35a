import Statistics
import Testing

@testable import Reports

@Suite struct ChartMarkupTests {
  private func markup(_ chart: Chart, title: String) -> String {
    var table = TableMarkup(caption: "values", heads: ["When", "#Value"])
    table.rows = chart.points.map { [.words(FigureWords.day(Int($0.x))), .words(FigureWords.number($0.y))] }
    var markup = Markup()
    ChartMarkup(id: "c", title: title, summary: "What it shows.", table: table).write(chart, to: &markup)
    // A line an element is read more easily than a line of all.
    return markup.text.split(separator: "<").map { "<\($0)\n" }.joined()
  }

  @Test func aLineHasRecordsAndAGoal() throws {
    let points = [(20_000.0, 100.0, false), (20_031, 105, true), (20_060, 102.5, false), (20_090, 110, true)]
    let chart = Chart(
      .line, [Chart.Series("Squat", points.map { Chart.Point(x: $0, y: $1, isMarked: $2) })],
      levels: [Chart.Level("goal <120>", 120)])
    try Golden.expect(markup(chart, title: "One-rep max & \"more\""), equals: "line.html")
  }

  @Test func barsOfTwoCategoriesHaveALegend() throws {
    func points(_ values: [Double]) -> [Chart.Point] {
      values.enumerated().map { Chart.Point(x: 20_000 + 7 * Double($0), y: $1, length: 7) }
    }
    let chart = Chart(
      .bars,
      [Chart.Series("Legs", points([3_000, 2_000, 4_000])), Chart.Series("<Back>", points([1_000, 500]))])
    try Golden.expect(markup(chart, title: "By week in kg"), equals: "bars.html")
  }
}
