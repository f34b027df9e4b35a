/// Tells how much room texts take, which is all that a layout has to know of fonts.
package protocol TextMeasure: AnyObject {
  /// The room that `text` takes.
  ///
  /// - Parameter width: where lines are broken, in points; nil for one line of any length.
  func extent(of text: String, _ style: FontStyle, width: Double?) -> TextExtent
}

/// How much room a text takes.
package struct TextExtent: Hashable, Sendable {
  /// From the left end of the longest line to its right end, in points.
  package var width: Double
  /// From the top of the first line to the bottom of the last, in points.
  package var height: Double
  /// From the top to the line on which the letters of the first line stand, in points.
  package var baseline: Double
  /// True where some of the text has no room and an ellipsis stands for it.
  package var isCut: Bool

  /// Makes an extent.
  package init(width: Double, height: Double, baseline: Double, isCut: Bool = false) {
    self.width = width
    self.height = height
    self.baseline = baseline
    self.isCut = isCut
  }
}
