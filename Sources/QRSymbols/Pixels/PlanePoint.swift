/// A place in a picture or in a symbol, between the pixels or modules.
package struct PlanePoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package var length: Double { (x * x + y * y).squareRoot() }

  package static func + (a: PlanePoint, b: PlanePoint) -> PlanePoint {
    PlanePoint(x: a.x + b.x, y: a.y + b.y)
  }
  package static func - (a: PlanePoint, b: PlanePoint) -> PlanePoint {
    PlanePoint(x: a.x - b.x, y: a.y - b.y)
  }
  package static func * (a: PlanePoint, factor: Double) -> PlanePoint {
    PlanePoint(x: a.x * factor, y: a.y * factor)
  }

  /// Above 0 where `b` is clockwise from `a`, as pictures count down.
  package static func cross(_ a: PlanePoint, _ b: PlanePoint) -> Double { a.x * b.y - a.y * b.x }
  package static func dot(_ a: PlanePoint, _ b: PlanePoint) -> Double { a.x * b.x + a.y * b.y }
}

extension PlanePoint {
  /// The nearest place on whole pixels.
  package var rounded: PicturePoint { PicturePoint(x: Self.whole(x), y: Self.whole(y)) }

  private static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value.rounded(), -1e9), 1e9)) : 0
  }
}
