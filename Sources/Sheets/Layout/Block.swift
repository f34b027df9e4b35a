/// A strip of a page as wide as what is printed; its elements lie as if the strip began at 0, 0.
struct Row {
  /// The height in points.
  var height: Double
  /// What is drawn in it.
  var elements: [PageElement] = []
}

/// Rows that stay on one page, unless a whole page is too small for them.
struct Block {
  /// The rows, from the top.
  var rows: [Row]
  /// The distance to the next block, in points.
  var spaceAfter = 0.0

  /// The height of the rows.
  var height: Double { rows.reduce(0) { $0 + $1.height } }
}
