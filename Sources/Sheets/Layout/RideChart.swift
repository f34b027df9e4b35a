internal import Statistics

/// The chart of a ride: time to the right, power upwards, colours by zone.
struct RideChart {
  private static let height = 190.0
  private static let axisHeight = 18.0
  private static let gap = 10.0

  private let context: SheetContext
  private let composer: Composer
  private let layout: RideLayout
  private let plot: PageRectangle

  init(_ profile: RideProfile, _ context: SheetContext) {
    self.context = context
    let composer = Composer(measure: context.measure)
    self.composer = composer
    func extent(_ text: String) -> Double { composer.measure.extent(of: text, .tick, width: nil).width }
    func layout(_ width: Double) -> RideLayout {
      RideLayout(
        profile,
        in: ChartRoom(
          width: width, height: Self.height, gap: Self.gap,
          lineHeight: composer.measure.extent(of: "0", .tick, width: nil).height, extent: extent))
    }
    // The words at the left are the same whatever the width.
    let left = (layout(context.contentWidth).powers.map { extent($0.text) }.max() ?? 0) + 8
    plot = PageRectangle(x: left, y: 10, width: max(20, context.contentWidth - left), height: Self.height)
    self.layout = layout(plot.width)
  }

  func row() -> Row {
    guard !layout.bars.isEmpty else { return Row(height: 0) }
    var elements = layout.powers.flatMap { power -> [PageElement] in
      var word = composer.text(power.text, .tick, .grey, x: plot.x - 6, y: 0, side: .right)
      word.origin.y = y(power.y) - word.extent.height / 2
      return [line(across: power.y, .faint, thickness: 0.5), .text(word)]
    }
    for bar in layout.bars { elements += draw(bar) }
    elements += threshold()
    elements.append(line(across: 0, .grey, thickness: 0.8))
    for time in layout.times {
      let width = composer.measure.extent(of: time.text, .tick, width: nil).width
      let left = plot.x + time.start(width: plot.width, extent: width)
      elements += [
        .line(
          from: PagePoint(x(time.tick), plot.bottom), to: PagePoint(x(time.tick), plot.bottom + 4), .grey),
        .text(composer.text(time.text, .tick, .grey, x: left, y: plot.bottom + 5)),
      ]
    }
    return Row(height: plot.bottom + Self.axisHeight + 6, elements: elements)
  }

  private func x(_ share: Double) -> Double { plot.x + plot.width * share }

  private func y(_ share: Double) -> Double { plot.bottom - plot.height * share }

  private func line(across share: Double, _ ink: Ink, thickness: Double, isDashed: Bool = false)
    -> PageElement
  {
    .line(
      from: PagePoint(plot.x, y(share)), to: PagePoint(plot.right, y(share)), ink, thickness: thickness,
      isDashed: isDashed)
  }

  /// A line at threshold power; its name stands where no bar hides it, if there is such a place.
  private func threshold() -> [PageElement] {
    guard let threshold = layout.threshold else { return [] }
    let dashes = line(across: threshold.y, .grey, thickness: 0.8, isDashed: true)
    var word = composer.text(threshold.text, .tick, .grey, x: plot.right, y: 0, side: .right)
    word.origin.y = y(threshold.y) - word.extent.height
    let start = (word.origin.x - plot.x) / plot.width
    let isHidden = layout.bars.contains { $0.right > start && max($0.start, $0.end) > threshold.y }
    return isHidden ? [dashes] : [dashes, .text(word)]
  }

  private func draw(_ bar: RideLayout.Bar) -> [PageElement] {
    let (left, right) = (x(bar.left), x(bar.right))
    // A hairline of paper tells neighbours of one colour from each other.
    let gap = right - left > 3 ? 0.7 : 0
    let ink = bar.zone?.ink ?? CategoryPalette.unknown
    guard bar.effort == .free || bar.effort == .maximum else {
      return [
        .shape(
          [
            PagePoint(left, plot.bottom), PagePoint(left, y(bar.start)), PagePoint(right - gap, y(bar.end)),
            PagePoint(right - gap, plot.bottom),
          ], ink)
      ]
    }
    let frame = PageRectangle(
      x: left, y: y(bar.start), width: max(0.3, right - gap - left), height: plot.bottom - y(bar.start))
    var elements: [PageElement] = [
      .fill(frame, ink.lightened(by: 0.75)), .outline(frame, ink, thickness: 0.7, radius: 0),
    ]
    var word = composer.text(
      bar.effort == .free ? "free" : "max", .tick, .grey, x: (left + right) / 2, y: 0, side: .middle)
    if word.extent.width + 6 < frame.width {
      word.origin.y = frame.y + 4
      elements.append(.text(word))
    }
    return elements
  }
}
