internal import Statistics

/// A chart as SVG between words of HTML, with its title, what it shows in a sentence, and its values as a table.
///
/// Words and places across are shares of the width, so that the letters keep their size whatever the width is: words
/// below the plot are laid out twice, and the style takes those that have room.
struct ChartMarkup {
  /// Tells it from the other charts of the page.
  var id: String
  /// What it shows, in a few words.
  var title: String
  /// The same in a sentence, with the values that matter.
  var summary: String
  /// The values.
  var table: TableMarkup
  /// The height of the plot in pixels.
  var height = 150.0
  /// The day of each row of the table; without it, those of the values of the only series.
  var rowDays: [Double]?
  /// True where the title is read and not seen, as the words above it say the same.
  var hidesTitle = false

  /// The widths for which words are laid out, in pixels; a page is 320 pixels wide at the least.
  private static let widths = (narrow: 200.0, wide: 560.0)
  /// Room above the plot and below it, in pixels.
  private static let room = (above: 12.0, below: 24.0)
  /// About the width of a letter, in pixels.
  private static let letter = 6.8
  /// The height of a line of words, in pixels.
  private static let line = 14.0
  /// Up to this many values of a line are drawn as dots.
  private static let maximumDots = 70
  /// Up to this many bars of a ride have gaps between them.
  private static let maximumApart = 120
  /// The least distance of two stars, as a share of the width.
  private static let starRoom = 0.035
  /// Units of the drawing across and upwards.
  private static let scale = 1_000.0

  /// What stands around a plot, whatever is drawn in it.
  private struct Frame {
    /// The heights of the ticks with what stands there.
    var values: [ChartLayout.Height]
    /// What stands below the plot where it is narrow, and where it is wide.
    var times: (narrow: [ChartLayout.Label], wide: [ChartLayout.Label])
    /// Lines across with their names.
    var lines: [ChartLayout.Line]
    /// Where each row of the table is across, in thousandths.
    var places: [Int]
  }

  /// Writes the chart.
  func write(_ chart: Chart, to markup: inout Markup) {
    let layout = ChartLayout(chart, in: room(Self.widths.narrow))
    let wide = ChartLayout(chart, in: room(Self.widths.wide))
    let first = chart.days.lowerBound
    let length = chart.days.upperBound - first
    let days = rowDays ?? chart.points.map { $0.x + $0.length / 2 }
    let frame = Frame(
      values: layout.values, times: (layout.times, wide.times), lines: layout.levels,
      places: days.map { length > 0 ? Self.unit(($0 - first) / length) : 0 })
    write(frame, names: chart.series.map { $0.name }, to: &markup) { markup in
      for (number, bars) in layout.bars.enumerated() { draw(bars, number, to: &markup) }
      for (number, marks) in layout.marks.enumerated() { draw(marks, number, to: &markup) }
    } over: { markup in
      for mark in layout.marks.flatMap(Self.starred) {
        markup.raw(
          "<text class=\"star\" x=\"\(Self.percent(mark.x))%\" y=\"\(pixel(mark.y) - 4)\">★</text>")
      }
    }
  }

  /// Writes the chart of a ride; each row of its table is one of its bars.
  func write(_ profile: RideProfile, to markup: inout Markup) {
    let layout = RideLayout(profile, in: room(Self.widths.narrow))
    let wide = RideLayout(profile, in: room(Self.widths.wide))
    let frame = Frame(
      values: layout.powers, times: (layout.times, wide.times),
      lines: layout.threshold.map { [$0] } ?? [],
      places: layout.bars.map { Self.unit(($0.left + $0.right) / 2) })
    // The last colour is that of stretches in no zone.
    var paths = [String](repeating: "", count: PowerZone.allCases.count + 1)
    for bar in layout.bars {
      paths[bar.zone?.rawValue ?? PowerZone.allCases.count] +=
        "M\(Self.unit(bar.left)) 1000V\(Self.unit(1 - bar.start))"
        + "L\(Self.unit(bar.right)) \(Self.unit(1 - bar.end))V1000z"
    }
    write(frame, names: [], to: &markup) { markup in
      for (zone, path) in paths.enumerated() where !path.isEmpty {
        let many = layout.bars.count > Self.maximumApart ? " many" : ""
        markup.raw("<path class=\"z\(zone + 1)\(many)\" d=\"\(path)\"/>")
      }
    } over: { _ in
    }
  }

  private func write(
    _ frame: Frame, names: [String], to markup: inout Markup, plot: (inout Markup) -> Void,
    over: (inout Markup) -> Void
  ) {
    let gutter = Int((frame.values.map { Double($0.text.count) }.max() ?? 0) * Self.letter) + 10
    markup.raw("<figure class=\"chart\"><figcaption id=\"\(id)t\"\(hidesTitle ? " class=\"vh\"" : "")>")
    markup.words(title)
    markup.raw("</figcaption>")
    if names.count > 1 { legend(names, to: &markup) }
    markup.raw("<div class=\"plot\" style=\"padding-left:\(gutter)px\">")
    let whole = Int(height + Self.room.above + Self.room.below)
    let places = frame.places.map { "\($0)" }.joined(separator: " ")
    markup.raw(
      "<svg role=\"img\" aria-labelledby=\"\(id)t \(id)d\" width=\"100%\" height=\"\(whole)\" data-t=\"\(id)\" "
        + "data-x=\"\(places)\"><desc id=\"\(id)d\">")
    markup.words(summary)
    markup.raw("</desc>")
    grid(frame.values, to: &markup)
    times(frame.times.narrow, "n", to: &markup)
    times(frame.times.wide, "w", to: &markup)
    markup.raw(
      "<svg y=\"\(Int(Self.room.above))\" width=\"100%\" height=\"\(Int(height))\" viewBox=\"0 0 1000 1000\" "
        + "preserveAspectRatio=\"none\" overflow=\"visible\">")
    plot(&markup)
    markup.raw("</svg>")
    over(&markup)
    for line in frame.lines {
      let y = pixel(line.y)
      markup.raw("<line class=\"goal\" x2=\"100%\" y1=\"\(y)\" y2=\"\(y)\"/>")
      guard !line.text.isEmpty else { continue }
      markup.raw("<text class=\"goal\" x=\"\(Self.percent(line.x))%\" y=\"\(y - 5)\">")
      markup.words(line.text)
      markup.raw("</text>")
    }
    markup.raw("</svg></div>")
    table.write(to: &markup, id: id)
    markup.raw("</figure>")
  }

  private func room(_ width: Double) -> ChartRoom {
    ChartRoom(width: width, height: height, gap: 12, lineHeight: Self.line) { Double($0.count) * Self.letter }
  }

  /// What the colours of several series mean, in their order from below.
  private func legend(_ names: [String], to markup: inout Markup) {
    markup.raw("<ul class=\"legend\">")
    for (number, name) in names.enumerated() {
      markup.raw("<li><i class=\"c\(number + 1)\"></i>")
      markup.name(name)
      markup.raw("</li>")
    }
    markup.raw("</ul>")
  }

  private func grid(_ values: [ChartLayout.Height], to markup: inout Markup) {
    for value in values {
      let y = pixel(value.y)
      markup.raw("<line class=\"g\" x2=\"100%\" y1=\"\(y)\" y2=\"\(y)\"/>")
      markup.raw("<text class=\"v\" x=\"-8\" y=\"\(y + 4)\">")
      markup.words(value.text)
      markup.raw("</text>")
    }
  }

  private func times(_ labels: [ChartLayout.Label], _ name: String, to markup: inout Markup) {
    markup.raw("<g class=\"\(name)\">")
    let y = Int(height + Self.room.above + 18)
    for label in labels {
      let anchor =
        switch label.anchor {
        case .start: " class=\"s\""
        case .middle: ""
        case .end: " class=\"e\""
        }
      let tick = Self.percent(label.tick)
      let bottom = Int(height + Self.room.above)
      markup.raw("<line class=\"g\" x1=\"\(tick)%\" x2=\"\(tick)%\" y1=\"\(bottom)\" y2=\"\(bottom + 5)\"/>")
      markup.raw("<text\(anchor) x=\"\(Self.percent(label.x))%\" y=\"\(y)\">")
      markup.words(label.text)
      markup.raw("</text>")
    }
    markup.raw("</g>")
  }

  private func draw(_ bars: [ChartLayout.Bar], _ number: Int, to markup: inout Markup) {
    guard !bars.isEmpty else { return }
    var path = ""
    for bar in bars {
      // A tenth of the width tells neighbours from each other.
      let gap = (bar.right - bar.left) * 0.05
      path += "M\(Self.unit(bar.left + gap)) \(Self.unit(1 - bar.bottom))V\(Self.unit(1 - bar.top))"
      path += "H\(Self.unit(bar.right - gap))V\(Self.unit(1 - bar.bottom))z"
    }
    markup.raw("<path class=\"b c\(number + 1)\" d=\"\(path)\"/>")
  }

  private func draw(_ marks: [ChartLayout.Mark], _ number: Int, to markup: inout Markup) {
    guard let first = marks.first else { return }
    var line = ""
    var dots = ""
    for mark in marks {
      let place = "\(Self.unit(mark.x)) \(Self.unit(1 - mark.y))"
      line += (line.isEmpty ? "M" : "L") + place
      dots += "M\(place)h0"
    }
    markup.raw(
      "<path class=\"a\" d=\"\(line)V1000H\(Self.unit(first.x))z\"/><path class=\"l c\(number + 1)\" d=\"\(line)\"/>"
    )
    if marks.count <= Self.maximumDots { markup.raw("<path class=\"d\" d=\"\(dots)\"/>") }
    let records = marks.filter { $0.isMarked }.map { "M\(Self.unit($0.x)) \(Self.unit(1 - $0.y))h0" }
    if !records.isEmpty { markup.raw("<path class=\"r\" d=\"\(records.joined())\"/>") }
  }

  /// The records that have room for a star: of those close together, the last.
  private static func starred(_ marks: [ChartLayout.Mark]) -> [ChartLayout.Mark] {
    let records = marks.filter { $0.isMarked }
    return records.enumerated().filter { number, record in
      number + 1 == records.count || records[number + 1].x - record.x >= starRoom
    }.map { $0.element }
  }

  /// From the top of the picture, in pixels.
  private func pixel(_ y: Double) -> Int { Int((Self.room.above + height * (1 - y)).rounded()) }

  private static func unit(_ share: Double) -> Int { Int((share * scale).rounded()) }

  /// With a digit after the point.
  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1_000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
