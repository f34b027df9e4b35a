/// A place in a picture or in a symbol, between the pixels or modules.
struct PlanePoint: Hashable, Sendable {
  var x: Double
  var y: Double

  var length: Double { (x * x + y * y).squareRoot() }

  static func + (a: PlanePoint, b: PlanePoint) -> PlanePoint { PlanePoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: PlanePoint, b: PlanePoint) -> PlanePoint { PlanePoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: PlanePoint, factor: Double) -> PlanePoint { PlanePoint(x: a.x * factor, y: a.y * factor) }

  /// Above 0 where `b` is clockwise from `a`, as pictures count down.
  static func cross(_ a: PlanePoint, _ b: PlanePoint) -> Double { a.x * b.y - a.y * b.x }
  static func dot(_ a: PlanePoint, _ b: PlanePoint) -> Double { a.x * b.x + a.y * b.y }
}

extension PlanePoint {
  /// The nearest place on whole pixels.
  var rounded: PicturePoint { PicturePoint(x: Self.whole(x), y: Self.whole(y)) }

  private static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value.rounded(), -1e9), 1e9)) : 0
  }
}
