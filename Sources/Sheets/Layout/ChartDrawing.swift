internal import Statistics

/// A chart on a page.
struct ChartDrawing {
  /// The height of the plot, in points.
  private static let axisHeight = 16.0
  private static let topRoom = 6.0
  private static let gap = 10.0
  private static let dot = 2.6
  /// A line of more values has no dots.
  private static let maximumDots = 60
  /// The colours of series: those of Okabe and Ito, *Color Universal Design*, 2008, some darker.
  static let inks = ["0072B2", "D55E00", "009E73", "B8578F", "C98A00", "3A9BD9", "8A6D3B", "6B7480"]
    .compactMap {
      Ink(hex: $0)
    }
  private static let star = Ink(hex: "8F5600") ?? .black
  private static let goal = Ink(hex: "7A3E9D") ?? .grey

  private let chart: Chart
  private let composer: Composer
  private let plot: PageRectangle
  private let layout: ChartLayout

  /// Lays `chart` out in a strip of this width, with a plot of this height.
  init(_ chart: Chart, width: Double, height: Double, measure: any TextMeasure) {
    self.chart = chart
    let composer = Composer(measure: measure)
    self.composer = composer
    func extent(_ text: String) -> Double { composer.measure.extent(of: text, .tick, width: nil).width }
    let left = (chart.axis.labels.map(extent).max() ?? 0) + 6
    plot = PageRectangle(x: left, y: Self.topRoom, width: max(20, width - left - 4), height: height)
    layout = ChartLayout(
      chart,
      in: ChartRoom(
        width: plot.width, height: height, gap: Self.gap,
        lineHeight: composer.measure.extent(of: "0", .tick, width: nil).height, extent: extent))
  }

  func row() -> Row {
    var elements = grid()
    for (number, bars) in layout.bars.enumerated() {
      let ink = Self.inks[number % Self.inks.count]
      for bar in bars where bar.top > bar.bottom {
        let (left, right) = (x(bar.left), x(bar.right))
        let gap = (right - left) * 0.06
        let (top, bottom) = (y(bar.top), y(bar.bottom))
        elements.append(
          .fill(
            PageRectangle(
              x: left + gap, y: top, width: max(0.4, right - left - 2 * gap), height: bottom - top), ink))
      }
    }
    for marks in layout.marks { elements += line(marks) }
    for level in layout.levels {
      let word = composer.text(level.text, .tick, Self.goal, x: x(level.x), y: 0, side: .right)
      var placed = word
      placed.origin.y = y(level.y) - word.extent.height
      elements.append(
        .line(
          from: PagePoint(plot.x, y(level.y)), to: PagePoint(plot.right, y(level.y)), Self.goal,
          thickness: 0.8,
          isDashed: true))
      if !level.text.isEmpty { elements.append(.text(placed)) }
    }
    for label in layout.times {
      let width = composer.measure.extent(of: label.text, .tick, width: nil).width
      let left = plot.x + label.start(width: plot.width, extent: width)
      let tick = x(label.tick)
      elements.append(.line(from: PagePoint(tick, plot.bottom), to: PagePoint(tick, plot.bottom + 3), .grey))
      elements.append(.text(composer.text(label.text, .tick, .grey, x: left, y: plot.bottom + 4)))
    }
    return Row(height: plot.bottom + Self.axisHeight, elements: elements)
  }

  private func x(_ share: Double) -> Double { plot.x + plot.width * share }

  private func y(_ share: Double) -> Double { plot.bottom - plot.height * share }

  private func grid() -> [PageElement] {
    layout.values.flatMap { value -> [PageElement] in
      var word = composer.text(value.text, .tick, .grey, x: plot.x - 5, y: 0, side: .right)
      word.origin.y = y(value.y) - word.extent.height / 2
      return [
        .line(
          from: PagePoint(plot.x, y(value.y)), to: PagePoint(plot.right, y(value.y)), .faint, thickness: 0.5),
        .text(word),
      ]
    }
  }

  private func line(_ marks: [ChartLayout.Mark]) -> [PageElement] {
    let ink = Self.inks[0]
    let points = marks.map { PagePoint(x($0.x), y($0.y)) }
    var elements: [PageElement] = zip(points, points.dropFirst()).map {
      .line(from: $0, to: $1, ink, thickness: 1.2)
    }
    for (mark, point) in zip(marks, points) {
      if mark.isMarked {
        elements.append(.shape(Self.star(at: point), Self.star))
      } else if marks.count <= Self.maximumDots {
        let frame = PageRectangle(
          x: point.x - Self.dot / 2, y: point.y - Self.dot / 2, width: Self.dot, height: Self.dot)
        elements.append(.fill(frame, ink, radius: Self.dot / 2))
      }
    }
    return elements
  }

  /// Five points around `center`; that of a star, for a personal record.
  private static func star(at center: PagePoint) -> [PagePoint] {
    // Sines and cosines of multiples of 36 degrees, from the top.
    let turns: [(x: Double, y: Double)] = [
      (0, -1), (0.587_785, -0.809_017), (0.951_057, -0.309_017), (0.951_057, 0.309_017),
      (0.587_785, 0.809_017),
      (0, 1), (-0.587_785, 0.809_017), (-0.951_057, 0.309_017), (-0.951_057, -0.309_017),
      (-0.587_785, -0.809_017),
    ]
    return turns.enumerated().map { number, turn in
      let radius = number.isMultiple(of: 2) ? 3.6 : 1.5
      return PagePoint(center.x + turn.x * radius, center.y + turn.y * radius)
    }
  }
}
