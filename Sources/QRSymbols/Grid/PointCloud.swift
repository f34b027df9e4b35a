/// Places, as the line nearest to all of them needs them: how many, their sums and those of their squares.
struct PointCloud {
  private(set) var count = 0
  private var (x, y) = (0.0, 0.0)
  private var (xx, xy, yy) = (0.0, 0.0, 0.0)

  /// Adds a place, as seen from one near them all.
  mutating func add(_ place: PlanePoint) {
    count += 1
    x += place.x
    y += place.y
    xx += place.x * place.x
    xy += place.x * place.y
    yy += place.y * place.y
  }

  /// The nearest line: a place on it and its direction; nil where all places are one.
  func line(from origin: PlanePoint) -> (PlanePoint, PlanePoint)? {
    let middle = PlanePoint(x: x, y: y) * (1 / Double(count))
    let (xx, xy, yy) = (xx - x * middle.x, xy - x * middle.y, yy - y * middle.y)
    guard xx + yy > 0 else { return nil }
    return (origin + middle, Platform.direction(0.5 * Platform.angle(PlanePoint(x: xx - yy, y: 2 * xy))))
  }
}
