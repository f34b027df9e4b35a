/// One of the three square eyes of a symbol, as it was found in a picture.
struct FinderPattern: Sendable {
  var centre: PlanePoint
  /// Pixels a module, the mean over all directions.
  var modulePixels: Double
  /// The same in the picture in which it was measured, which may have been shrunk: how fine its edges are known.
  let measuredPixels: Double
  /// The four corners of its dark ring, clockwise from any; nil where it is too round or torn to have some.
  var corners: [PlanePoint]?
  /// How much of its outline is missing or runs into something dark; 0 for nothing.
  var doubt = 0.0

  /// The most doubt of a clear pattern: of those in the data of symbols few have so little.
  private static let clearDoubt = 0.2

  /// Whether nearly all of its outline is as it should be.
  var isClear: Bool { doubt <= Self.clearDoubt }

  /// One module along two of its sides; for a pattern without corners, upright.
  var axes: (PlanePoint, PlanePoint) {
    guard let corners else {
      return (PlanePoint(x: modulePixels, y: 0), PlanePoint(x: 0, y: modulePixels))
    }
    return (
      (corners[1] - corners[0] + corners[2] - corners[3]) * (1 / 14),
      (corners[3] - corners[0] + corners[2] - corners[1]) * (1 / 14)
    )
  }

  /// A place as seen from the centre, in modules along the axes.
  func local(_ place: PlanePoint) -> PlanePoint {
    let (a, b) = axes
    let area = PlanePoint.cross(a, b)
    guard abs(area) > 1e-9 else { return PlanePoint(x: 0, y: 0) }
    let offset = place - centre
    return PlanePoint(x: PlanePoint.cross(offset, b) / area, y: PlanePoint.cross(a, offset) / area)
  }

  /// The pattern in a picture that is `factor` times as wide and as high.
  func scaled(by factor: PlanePoint, from origin: PlanePoint) -> FinderPattern {
    func scaled(_ place: PlanePoint) -> PlanePoint {
      PlanePoint(x: place.x * factor.x + origin.x, y: place.y * factor.y + origin.y)
    }
    return FinderPattern(
      centre: scaled(centre), modulePixels: modulePixels * (factor.x + factor.y) / 2,
      measuredPixels: measuredPixels, corners: corners.map { $0.map(scaled) }, doubt: doubt)
  }

  /// Whether both are the same eye.
  func isSame(as other: FinderPattern) -> Bool {
    let distance = (centre - other.centre).length
    return distance < 2 * min(modulePixels, other.modulePixels)
      && modulePixels < 1.6 * other.modulePixels && other.modulePixels < 1.6 * modulePixels
  }
}
