/// The head of a sheet: a line of small text, the title, and numbers that sum it up.
struct HeadBlock {
  private static let longTitleLength = 60
  private static let lastColumnExtra = 1.2
  private static let gap = 8.0
  private let composer: Composer
  private let width: Double

  init(_ context: SheetContext) {
    composer = Composer(measure: context.measure)
    width = context.contentWidth
  }

  /// The small line above, with the athlete at its right, and the title.
  func rows(_ small: String, _ title: String, athlete: String? = nil) -> [Row] {
    let style = title.count > Self.longTitleLength ? FontStyle.longTitle : .title
    return [line(small, athlete)].compactMap(\.self) + [composer.row(title, style, width: width, after: 5)]
  }

  private func line(_ small: String, _ athlete: String?) -> Row? {
    guard let athlete, !athlete.isEmpty else {
      return small.isEmpty ? nil : composer.row(small, .head, .grey, width: width, after: 3)
    }
    let name = composer.text(athlete, .head, x: width, y: 0, width: width / 2, side: .right)
    let text = composer.text(small, .head, .grey, x: 0, y: 0, width: width / 2 - 12)
    return Row(
      height: max(name.extent.height, text.extent.height) + 3,
      elements: (small.isEmpty ? [] : [.text(text)]) + [.text(name)])
  }

  /// A strip of the colours of the categories, each as wide as its share, with their names below.
  func categories(_ counts: [(name: String, count: Int)], _ palette: CategoryPalette) -> [Row] {
    let total = counts.reduce(0) { $0 + $1.count }
    guard total > 0 else { return [] }
    var strip: [PageElement] = []
    var names: [PageElement] = []
    var (x, nameX, nameY) = (0.0, 0.0, 0.0)
    let gap = 1.5
    for (name, count) in counts {
      let ink = palette.ink(of: name)
      let share = width * Double(count) / Double(total)
      strip.append(
        .fill(
          PageRectangle(x: x, y: 2, width: max(0.5, share - (x + share < width - gap ? gap : 0)), height: 4),
          ink))
      x += share
      var text = composer.text(
        "\(count) \(name)", .category, .grey, x: nameX + 10, y: nameY, width: width - 10)
      if nameX > 0, nameX + 10 + text.extent.width > width {
        (nameX, nameY) = (0, nameY + text.extent.height + 1)
        text.origin = PagePoint(10, nameY)
      }
      let dot = PageRectangle(x: nameX, y: nameY + text.extent.height / 2 - 2.8, width: 6, height: 6)
      names += [.fill(dot, ink, radius: 3), .text(text)]
      nameX += text.extent.width + 26
    }
    let height = nameY + composer.measure.extent(of: "0", .category, width: nil).height
    return [Row(height: 11, elements: strip), Row(height: height + 4, elements: names)]
  }

  /// Numbers with a label below each, side by side.
  func totals(_ totals: [(number: String, label: String)]) -> [Row] {
    guard !totals.isEmpty else { return [] }
    // The last one may name an exercise: it is as wide as two.
    let column = width / (Double(totals.count) + Self.lastColumnExtra)
    let needs = totals.map { total in
      max(
        composer.measure.extent(of: total.number, .total, width: nil).width,
        composer.measure.extent(of: total.label, .label, width: nil).width)
    }
    // Where one is wider than its column, each takes what it needs, in as many lines as that takes.
    let isEven = needs.dropLast().allSatisfy { $0 <= column - Self.gap }
    var elements: [PageElement] = []
    var (x, top, bottom) = (0.0, 4.0, 0.0)
    for (total, need) in zip(totals, needs) {
      if !isEven, x > 0, x + need > width { (x, top) = (0, bottom + 6) }
      let isLast = elements.count == 2 * (totals.count - 1)
      let room = !isEven || isLast ? width - x : column - Self.gap
      let number = composer.text(total.number, .total, x: x, y: top, width: room)
      let label = composer.text(
        total.label, .label, .grey, x: x, y: top + number.extent.height + 1, width: room)
      elements += [.text(number), .text(label)]
      bottom = max(bottom, label.frame.bottom)
      x += isEven ? column : need + 3 * Self.gap
    }
    elements.append(.line(from: PagePoint(0, bottom + 6), to: PagePoint(width, bottom + 6), .faint))
    return [Row(height: bottom + 8, elements: elements)]
  }
}
