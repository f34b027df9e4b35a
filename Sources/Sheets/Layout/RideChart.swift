internal import Statistics
internal import WorkoutModel

/// The chart of a ride: time to the right, power upwards, colours by zone.
struct RideChart {
  private static let height = 190.0
  private static let axisWidth = 40.0
  private static let axisHeight = 18.0
  /// Steps of the axis, in seconds.
  private static let timeSteps: [Double] = [
    15, 30, 60, 120, 300, 600, 900, 1_200, 1_800, 3_600, 7_200, 14_400, 36_000, 86_400, 864_000,
  ]
  /// Steps of the axis, in metres.
  private static let distanceSteps: [Double] = [
    50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 1_000_000,
  ]
  private static let maximumTicks = 12.0

  private let profile: RideProfile
  private let context: SheetContext
  private let composer: Composer
  private let plot: PageRectangle
  /// The share of threshold power at the top of the plot.
  private let top: Double

  init(_ profile: RideProfile, _ context: SheetContext) {
    self.profile = profile
    self.context = context
    composer = Composer(measure: context.measure)
    plot = PageRectangle(
      x: Self.axisWidth, y: 10, width: context.contentWidth - Self.axisWidth, height: Self.height)
    let highest =
      profile.bars.map { bar in
        if case .power(let start, let end) = bar.effort { max(start, end) } else { 0 }
      }.max() ?? 0
    top = max(1.15, highest * 1.08)
  }

  func row() -> Row {
    guard profile.length > 0 else { return Row(height: 0) }
    var elements = grid()
    for bar in profile.bars { elements += draw(bar) }
    elements.append(
      .line(
        from: PagePoint(plot.x, plot.bottom), to: PagePoint(plot.right, plot.bottom), .grey, thickness: 0.8))
    elements += axis()
    return Row(height: plot.bottom + Self.axisHeight + 6, elements: elements)
  }

  private func x(_ place: Double) -> Double { plot.x + plot.width * place / profile.length }

  private func y(_ share: Double) -> Double { plot.bottom - plot.height * min(1, share / top) }

  private func grid() -> [PageElement] {
    var elements: [PageElement] = []
    let step = top > 4 ? 1.0 : top > 1.7 ? 0.5 : 0.25
    for index in 1...Int(top / step) {
      let share = Double(index) * step
      let isThreshold = share == 1
      elements.append(
        .line(
          from: PagePoint(plot.x, y(share)), to: PagePoint(plot.right, y(share)),
          isThreshold ? .pale : .faint, thickness: isThreshold ? 0.8 : 0.5, isDashed: isThreshold))
      elements += label(share)
    }
    return elements
  }

  /// The share at a line, and its watts where threshold power is known.
  private func label(_ share: Double) -> [PageElement] {
    let percent = Int32((share * 100).rounded())
    let watts = context.thresholdPowerWatts.flatMap {
      RideWords.watts(share: .hundredths(percent), threshold: $0)
    }
    let text = watts.map { "\($0) W" } ?? "\(percent) %"
    var placed = composer.text(text, .tick, .grey, x: plot.x - 6, y: 0, side: .right)
    placed.origin.y = y(share) - placed.extent.height / 2
    return [.text(placed)]
  }

  private func draw(_ bar: RideBar) -> [PageElement] {
    let (left, right) = (x(bar.start), x(bar.start + bar.length))
    // A hairline of paper tells neighbours of one colour from each other.
    let gap = right - left > 3 ? 0.7 : 0
    switch bar.effort {
    case .power(let start, let end):
      let ink = usesWatts ? CategoryPalette.unknown : bar.zone?.ink ?? .grey
      return [
        .shape(
          [
            PagePoint(left, plot.bottom), PagePoint(left, y(start)), PagePoint(right - gap, y(end)),
            PagePoint(right - gap, plot.bottom),
          ], ink)
      ]
    case .free, .maximum:
      let share = bar.effort == .free ? min(0.5, top) : top
      let frame = PageRectangle(
        x: left, y: y(share), width: max(0.3, right - gap - left), height: plot.bottom - y(share))
      let ink = bar.zone?.ink ?? CategoryPalette.unknown
      var elements: [PageElement] = [
        .fill(frame, ink.lightened(by: 0.75)), .outline(frame, ink, thickness: 0.7, radius: 0),
      ]
      let word = composer.text(
        bar.effort == .free ? "free" : "max", .tick, .grey, x: (left + right) / 2, y: 0, side: .middle)
      if word.extent.width + 6 < frame.width {
        var word = word
        word.origin.y = frame.y + 4
        elements.append(.text(word))
      }
      return elements
    }
  }

  /// True where nothing tells how hard the watts are, so that bars have no zone.
  private var usesWatts: Bool { profile.threshold == nil && profile.isInWatts }

  private func axis() -> [PageElement] {
    let steps = profile.isByDistance ? Self.distanceSteps : Self.timeSteps
    let step = steps.first { profile.length / $0 <= Self.maximumTicks } ?? profile.length
    var elements: [PageElement] = []
    var place = 0.0
    while place <= profile.length + 0.001 {
      let x = x(place)
      elements.append(.line(from: PagePoint(x, plot.bottom), to: PagePoint(x, plot.bottom + 4), .grey))
      let side: Composer.Side = x + 14 > plot.right ? .right : .middle
      elements.append(.text(composer.text(words(place), .tick, .grey, x: x, y: plot.bottom + 5, side: side)))
      place += step
    }
    return elements
  }

  private func words(_ place: Double) -> String {
    let whole = Int64(place.rounded())
    guard profile.isByDistance else { return NumberWords.clock(whole) }
    return profile.length < 2_000
      ? "\(whole) m"
      : "\(NumberWords.plain(ExactDecimal(Int32(clamping: whole)).movingPoint(by: -3) ?? ExactDecimal(0))) km"
  }
}
