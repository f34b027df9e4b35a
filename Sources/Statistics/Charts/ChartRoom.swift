/// The room that a plot has, in what its drawer measures in: characters, pixels or points.
package struct ChartRoom {
  /// The width of the plot.
  package var width: Double
  /// The height of the plot.
  package var height: Double
  /// The least room between two words beside each other.
  package var gap: Double
  /// The room of a word from above to below.
  package var lineHeight: Double
  /// The width of a word.
  package var extent: (String) -> Double

  /// Makes room for a plot.
  package init(
    width: Double, height: Double, gap: Double, lineHeight: Double, extent: @escaping (String) -> Double
  ) {
    self.width = width
    self.height = height
    self.gap = gap
    self.lineHeight = lineHeight
    self.extent = extent
  }

  /// A word at its tick, moved inside the plot where it would stand out.
  func label(_ text: String, at tick: Double) -> ChartLayout.Label {
    let half = extent(text) / 2
    if tick * width < half { return ChartLayout.Label(text: text, tick: tick, x: 0, anchor: .start) }
    if tick * width + half > width {
      return ChartLayout.Label(text: text, tick: tick, x: 1, anchor: .end)
    }
    return ChartLayout.Label(text: text, tick: tick, x: tick, anchor: .middle)
  }

  /// Whether words, from the left, stand apart from each other.
  func areApart(_ labels: [ChartLayout.Label]) -> Bool {
    var end = -gap
    for label in labels {
      let start = label.start(width: width, extent: extent(label.text))
      if start < end + gap { return false }
      end = start + extent(label.text)
    }
    return true
  }

  /// The lines at `heights`, from above; where two are too close for a name each, the upper has the names of both.
  func lines(_ heights: [ChartLayout.Height]) -> [ChartLayout.Line] {
    var lines: [ChartLayout.Line] = []
    var names: [[String]] = []
    for height in heights.sorted(by: { $0.y > $1.y }) {
      if let named = names.indices.last(where: { !names[$0].isEmpty }),
        (lines[named].y - height.y) * self.height < lineHeight
      {
        if !names[named].contains(height.text) { names[named].append(height.text) }
        if lines.last?.y == height.y { continue }
        names.append([])
      } else {
        names.append([height.text])
      }
      lines.append(ChartLayout.Line(y: height.y, text: ""))
    }
    for place in lines.indices { lines[place].text = joined(names[place]) }
    return lines
  }

  /// Where the name of a line may end, as far to the right as possible, so that no value, no star above one and no
  /// line between two is behind it; the right end where there is no such place.
  func freeEnd(for line: ChartLayout.Line, among marks: [[ChartLayout.Mark]]) -> Double {
    let width = extent(line.text) / self.width
    let row = lineHeight / height
    func isFree(_ end: Double) -> Bool {
      let (left, right) = (end - width - gap / self.width / 2, end + gap / self.width / 2)
      for series in marks {
        for (place, mark) in series.enumerated() {
          let top = mark.isMarked ? row : row / 4
          if mark.x >= left, mark.x <= right, mark.y + top > line.y, mark.y - row / 4 < line.y + row {
            return false
          }
          guard place > 0, mark.x > left, series[place - 1].x < right, mark.x > series[place - 1].x else {
            continue
          }
          let start = series[place - 1]
          func y(_ x: Double) -> Double { start.y + (mark.y - start.y) * (x - start.x) / (mark.x - start.x) }
          let (from, to) = (y(max(left, start.x)), y(min(right, mark.x)))
          if max(from, to) > line.y, min(from, to) < line.y + row { return false }
        }
      }
      return true
    }
    var end = 1.0
    while end >= width {
      if isFree(end) { return end }
      end -= Self.step
    }
    return 1
  }

  /// How far apart the places are at which a name is tried.
  private static let step = 0.02

  /// The names one after the other, or as many as have room.
  private func joined(_ names: [String]) -> String {
    let all = names.joined(separator: ", ")
    guard let first = names.first, names.count > 1, extent(all) > width else { return all }
    return "\(first) and \(names.count - 1) more"
  }
}
