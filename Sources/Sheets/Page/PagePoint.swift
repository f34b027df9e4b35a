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
