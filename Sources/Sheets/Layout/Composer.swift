/// Puts texts to their places.
struct Composer {
  /// The side of a text that stands at a given place.
  enum Side {
    case left
    case right
    case middle
  }

  let measure: any TextMeasure

  /// A text whose top is at `y` and whose `side` is at `x`.
  ///
  /// - Parameter width: where lines are broken; nil for one line.
  func text(
    _ text: String, _ style: FontStyle, _ ink: Ink = .black, x: Double, y: Double, width: Double? = nil,
    side: Side = .left
  ) -> PlacedText {
    let extent = measure.extent(of: text, style, width: width)
    let left =
      switch side {
      case .left: x
      case .right: x - extent.width
      case .middle: x - extent.width / 2
      }
    return PlacedText(
      text: text, style: style, ink: ink, origin: PagePoint(left, y), width: width, extent: extent)
  }

  /// A row of one text over the whole width.
  func row(
    _ text: String, _ style: FontStyle, _ ink: Ink = .black, x: Double = 0, width: Double, after: Double = 0
  ) -> Row {
    let placed = self.text(text, style, ink, x: x, y: 0, width: width)
    return Row(height: placed.extent.height + after, elements: [.text(placed)])
  }

  /// A small capital label within a round outline, its letters standing on `baseline`.
  func mark(_ word: String, x: Double, baseline: Double) -> (elements: [PageElement], width: Double) {
    let inset = 3.5
    var word = text(word, .mark, .grey, x: x + inset, y: 0)
    word.origin.y = baseline - word.extent.baseline - 1
    let frame = PageRectangle(
      x: x, y: word.origin.y - 1.2, width: word.extent.width + 2 * inset - 0.5,
      height: word.extent.height + 2.4)
    return ([.outline(frame, .pale, thickness: 0.6, radius: frame.height / 2), .text(word)], frame.width)
  }
}
