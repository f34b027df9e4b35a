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
