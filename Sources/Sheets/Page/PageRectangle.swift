/// An upright rectangle on a page, in points of 1/72 inch.
package struct PageRectangle: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// From the left to the right edge.
  package var width: Double
  /// From the top to the bottom edge.
  package var height: Double

  /// Makes a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  package var right: Double { x + width }
  /// The bottom edge.
  package var bottom: Double { y + height }

  /// The rectangle that lies this far to the right and below.
  func moved(by offset: PagePoint) -> PageRectangle {
    PageRectangle(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// The rectangle with its corner on whole quarters of a point.
  var onQuarters: PageRectangle {
    PageRectangle(x: (x * 4).rounded() / 4, y: (y * 4).rounded() / 4, width: width, height: height)
  }

  /// True where no part of `other` lies outside, but for rounding.
  package func contains(_ other: PageRectangle) -> Bool {
    let slack = 0.01
    return other.x >= x - slack && other.y >= y - slack && other.right <= right + slack
      && other.bottom <= bottom + slack
  }
}

/// A place on a page, in points of 1/72 inch from its top left corner.
package struct PagePoint: Hashable, Sendable {
  /// The distance from the left edge.
  package var x: Double
  /// The distance from the top edge.
  package var y: Double

  /// Makes a place.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The place that lies this far to the right and below.
  func moved(by offset: PagePoint) -> PagePoint { PagePoint(x + offset.x, y + offset.y) }
}
