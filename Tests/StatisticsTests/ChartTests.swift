import Testing
import WorkoutModel

@testable import Statistics

@Suite struct ChartTests {
  private static func day(_ text: String) -> Double {
    Double(Moment(text)?.date?.daysSince1970 ?? 0)
  }

  private func layout(_ first: String, _ last: String, width: Double) -> ChartLayout {
    let points = [first, last].map { Chart.Point(x: Self.day($0), y: 1) }
    return ChartLayout(Chart(.line, [Chart.Series("", points)]), in: .characters(width))
  }

  @Test(arguments: [
    ("2025-10-31", "2025-12-19", 72.0, ["3 Nov 2025", "17 Nov", "1 Dec", "15 Dec"]),
    ("2025-10-31", "2025-12-19", 24.0, ["Nov 2025", "Dec"]),
    ("2024-01-01", "2024-01-04", 72.0, ["1 Jan 2024", "2 Jan", "3 Jan", "4 Jan"]),
    ("2024-01-01", "2024-01-04", 20.0, ["2024-01-01"]),
    (
      "2015-03-01", "2025-02-01", 72.0, ["2016", "2018", "2020", "2022", "2024"]
    ),
    ("2015-03-01", "2025-02-01", 30.0, ["2016", "2018", "2020", "2022", "2024"]),
    ("2023-05-10", "2024-04-02", 72.0, ["Jul 2023", "Sep", "Nov", "2024", "Mar"]),
    ("2024-05-10", "2024-05-10", 72.0, ["2024-05-10"]),
    (
      "0001-01-01", "9999-12-31", 72.0,
      ["1000", "2000", "3000", "4000", "5000", "6000", "7000", "8000", "9000"]
    ),
  ])
  func timesStandAtRoundDays(first: String, last: String, width: Double, words: [String]) {
    #expect(layout(first, last, width: width).times.map { $0.text } == words)
  }

  @Test func noTwoWordsOverlapAndNoneStandsOut() {
    let start = Self.day("2019-11-07")
    for width in [12.0, 20, 33, 47, 72, 300] {
      for length in [0, 1, 3, 9, 20, 45, 100, 250, 400, 900, 2_000, 4_000, 40_000, 2_000_000] {
        let last = FigureWords.day(Int(start) + length)
        let labels = layout("2019-11-07", last, width: width).times
        var end = -2.0
        for label in labels {
          let left = label.start(width: width, extent: Double(label.text.count))
          #expect(left >= end + 2 || labels.count == 1, "\(width) \(length) \(labels)")
          end = left + Double(label.text.count)
        }
        #expect(!labels.isEmpty && (end <= width || labels.count == 1), "\(width) \(length) \(labels)")
      }
    }
  }

  @Test func barsOfSeveralSeriesStandOnEachOther() {
    let chart = Chart(
      .bars,
      [
        Chart.Series("Legs", [Chart.Point(x: 0, y: 10, length: 7), Chart.Point(x: 7, y: 5, length: 7)]),
        Chart.Series("Back", [Chart.Point(x: 0, y: 30, length: 7)]),
      ], levels: [Chart.Level("goal", 20)])
    #expect(chart.axis.ticks == [0, 10, 20, 30, 40])
    let layout = ChartLayout(chart, in: .characters(100))
    #expect(layout.marks.isEmpty)
    #expect(
      layout.bars == [
        [
          ChartLayout.Bar(left: 0, right: 0.5, bottom: 0, top: 0.25),
          ChartLayout.Bar(left: 0.5, right: 1, bottom: 0, top: 0.125),
        ], [ChartLayout.Bar(left: 0, right: 0.5, bottom: 0.25, top: 1)],
      ])
    #expect(layout.levels == [ChartLayout.Line(y: 0.5, text: "goal")])
    #expect(layout.values.map { $0.text } == ["0", "10", "20", "30", "40"])
  }

  @Test(arguments: [
    (81.3, 82.9, ["81", "81.5", "82", "82.5", "83"]), (15.1, 15.4, ["15.1", "15.2", "15.3", "15.4"]),
    (60.0, 95, ["60", "70", "80", "90", "100"]),
  ])
  func measurementsHaveFinerTicks(low: Double, high: Double, labels: [String]) {
    #expect(ChartAxis(covering: low...high, finest: 0.1).labels == labels)
  }

  @Test(arguments: [1e18, 9.3e18, 1e200, 1e300, .greatestFiniteMagnitude, .infinity])
  func noValueIsTooLargeForAnAxis(value: Double) {
    for values in [0...value, -value...value, value...value] {
      let axis = ChartAxis(covering: values)
      #expect((2...6).contains(axis.ticks.count), "\(axis)")
      #expect(axis.labels.allSatisfy { !$0.isEmpty })
      #expect((0...1).contains(axis.place(of: values.lowerBound)))
    }
    let chart = Chart(.bars, [Chart.Series("", [Chart.Point(x: 0, y: value), Chart.Point(x: 0, y: value)])])
    #expect((2...6).contains(chart.axis.ticks.count))
  }

  @Test(arguments: [
    (0.0, "0"), (82.4, "82.4"), (82.45, "82.45"), (-0.5, "-0.5"), (-12.25, "-12.25"), (14_710, "14,710"),
    (999_999.999, "1,000,000"), (2.05, "2.05"), (1e19, "1e19"), (-3e200, "-3e200"), (.nan, "–"),
  ])
  func numbersHaveNoMoreThanTwoDigitsAfterThePoint(value: Double, text: String) {
    #expect(FigureWords.number(value) == text)
  }

  @Test func aSumThatReachedItsLimitIsToldAsMore() {
    #expect(FigureWords.number(.max, .kilograms) == "over 9,223,372,036,854,775,806 kg")
    #expect(FigureWords.grouped(.max - 1) == "9,223,372,036,854,775,806")
    #expect(FigureWords.grouped(.min) == "-9,223,372,036,854,775,808")
  }
}
