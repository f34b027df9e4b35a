/// A place on a page, in points of 1/72 inch from its top left corner; or in a picture, in pixels.
package struct LogPoint: Hashable, Sendable {
  /// The distance from the left edge.
  package var x: Double
  /// The distance from the top edge.
  package var y: Double

  /// Makes a place.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func + (a: LogPoint, b: LogPoint) -> LogPoint { LogPoint(a.x + b.x, a.y + b.y) }
  static func - (a: LogPoint, b: LogPoint) -> LogPoint { LogPoint(a.x - b.x, a.y - b.y) }
  static func * (a: LogPoint, factor: Double) -> LogPoint { LogPoint(a.x * factor, a.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }
}
