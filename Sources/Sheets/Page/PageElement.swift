package import QRCodes

/// One thing that is drawn on a page.
package enum PageElement: Hashable, Sendable {
  /// A text.
  case text(PlacedText)
  /// A straight line, `thickness` points wide, dashed or not.
  case line(from: PagePoint, to: PagePoint, Ink, thickness: Double, isDashed: Bool)
  /// A rectangle full of colour, with round corners where `radius` is above 0.
  case fill(PageRectangle, Ink, radius: Double)
  /// The outline of a rectangle.
  case outline(PageRectangle, Ink, thickness: Double, radius: Double)
  /// A shape full of colour.
  case shape([PagePoint], Ink)
  /// A QR code.
  case code(PlacedCode)

  /// A rectangle full of colour with sharp corners.
  static func fill(_ rectangle: PageRectangle, _ ink: Ink) -> PageElement {
    .fill(rectangle, ink, radius: 0)
  }

  /// A line without gaps.
  static func line(
    from start: PagePoint, to end: PagePoint, _ ink: Ink, thickness: Double = 0.6
  ) -> PageElement { .line(from: start, to: end, ink, thickness: thickness, isDashed: false) }

  /// The element this far to the right and below.
  package func moved(by offset: PagePoint) -> PageElement {
    switch self {
    case .text(var text):
      text.origin = text.origin.moved(by: offset)
      return .text(text)
    case .line(let start, let end, let ink, let thickness, let isDashed):
      return .line(
        from: start.moved(by: offset), to: end.moved(by: offset), ink, thickness: thickness,
        isDashed: isDashed)
    case .fill(let rectangle, let ink, let radius):
      return .fill(rectangle.moved(by: offset), ink, radius: radius)
    case .outline(let rectangle, let ink, let thickness, let radius):
      return .outline(rectangle.moved(by: offset), ink, thickness: thickness, radius: radius)
    case .shape(let points, let ink):
      return .shape(points.map { $0.moved(by: offset) }, ink)
    case .code(var code):
      code.frame = code.frame.moved(by: offset).onQuarters
      return .code(code)
    }
  }

  /// The rectangle that it takes up.
  package var frame: PageRectangle {
    switch self {
    case .text(let text): return text.frame
    case .line(let start, let end, _, _, _): return Self.frame(around: [start, end])
    case .fill(let rectangle, _, _), .outline(let rectangle, _, _, _): return rectangle
    case .shape(let points, _): return Self.frame(around: points)
    case .code(let code): return code.frame
    }
  }

  private static func frame(around points: [PagePoint]) -> PageRectangle {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return PageRectangle(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

/// A text at its place.
package struct PlacedText: Hashable, Sendable {
  /// The text.
  package var text: String
  /// How it is set.
  package var style: FontStyle
  /// Its colour.
  package var ink: Ink
  /// The left end of its lines and the top of the first one.
  package var origin: PagePoint
  /// Where its lines are broken, in points from the origin; nil for one line.
  package var width: Double?
  /// The room that it takes.
  package var extent: TextExtent

  /// The rectangle that it takes up.
  package var frame: PageRectangle {
    PageRectangle(x: origin.x, y: origin.y, width: extent.width, height: extent.height)
  }
}

/// A symbol at its place.
package struct PlacedCode: Hashable, Sendable {
  /// What stands above it: `Copy`.
  package var title: String
  /// The bytes that a reader must find in it.
  package var payload: [UInt8]
  /// The symbol.
  package var symbol: QRSymbol
  /// The square that it takes up, with its quiet zone.
  package var frame: PageRectangle
}
