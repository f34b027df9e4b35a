/// A strip of a page as wide as what is printed; its elements lie as if the strip began at 0, 0.
struct Row {
  /// The height in points.
  var height: Double
  /// What is drawn in it.
  var elements: [PageElement] = []
}
