/// Tells how much room texts take, which is all that a layout has to know of fonts.
package protocol TextMeasure: AnyObject {
  /// The room that `text` takes.
  ///
  /// - Parameter width: where lines are broken, in points; nil for one line of any length.
  func extent(of text: String, _ style: FontStyle, width: Double?) -> TextExtent
}
