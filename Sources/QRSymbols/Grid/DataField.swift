/// A compact square on paper that is about as dark as the data of a code.
struct DataField {
  /// Its corners in the pixels of the picture, clockwise.
  let corners: [PlanePoint]

  /// From the unit square to the picture; nil where the corners do not settle it.
  var plane: Homography? {
    let places = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)]
    return Homography(
      zip(places, corners).map { Homography.Pair(from: PlanePoint(x: $0.0, y: $0.1), to: $1) }, scale: 1)
  }

  /// The mean of the corners.
  var middle: PlanePoint { corners.reduce(PlanePoint(x: 0, y: 0), +) * 0.25 }

  /// The mean length of its sides.
  var side: Double {
    (0..<4).reduce(0) { $0 + (corners[($1 + 1) % 4] - corners[$1]).length } / 4
  }

  /// Whether a place is as near as its sides are.
  func isAround(_ place: PlanePoint) -> Bool { (place - middle).length < side / 2 }
}
