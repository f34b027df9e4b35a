/// Where the modules of a symbol lie in a picture: a plane in perspective, and how the paper departs from it.
struct GridMap: Sendable {
  /// From modules to pixels; the symbol reaches from 0 to its dimension both ways.
  var plane: Homography
  let dimension: Int
  /// Bends along and across, in pixels at the middle of the symbol, growing to there from its corners.
  var bend = [Double](repeating: 0, count: 4)
  /// What is left between the plane and the alignment patterns, at the crossings of their rows and columns.
  var lattice: OffsetLattice?

  /// The place of a point of the symbol.
  func callAsFunction(_ u: Double, _ v: Double) -> PlanePoint {
    var place = plane(u, v)
    if bend != [0, 0, 0, 0] {
      let side = Double(dimension)
      let (across, down) = (4 * u * (side - u) / (side * side), 4 * v * (side - v) / (side * side))
      place.x += bend[0] * across + bend[2] * down
      place.y += bend[1] * across + bend[3] * down
    }
    if let lattice { place = place + lattice.offset(u, v) }
    return place
  }

  /// The middles of all modules, row by row.
  func centres() -> [PlanePoint] {
    var result: [PlanePoint] = []
    result.reserveCapacity(dimension * dimension)
    for y in 0..<dimension {
      for x in 0..<dimension { result.append(self(Double(x) + 0.5, Double(y) + 0.5)) }
    }
    return result
  }

  /// The four corners of the symbol, clockwise from its top left.
  var corners: [PlanePoint] {
    let side = Double(dimension)
    return [self(0, 0), self(side, 0), self(side, side), self(0, side)]
  }
}
