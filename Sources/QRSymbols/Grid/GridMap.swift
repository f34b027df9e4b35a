/// Where the modules of a symbol lie in a picture: a plane in perspective, and how the paper departs from it.
struct GridMap: Sendable {
  /// From modules to pixels; the symbol reaches from 0 to its dimension both ways.
  var plane: Homography
  let dimension: Int
  /// What is left between the plane and the alignment patterns, at the crossings of their rows and columns.
  var lattice: OffsetLattice?

  /// The place of a point of the symbol.
  func callAsFunction(_ u: Double, _ v: Double) -> PlanePoint {
    var place = plane(u, v)
    if let lattice { place = place + lattice.offset(u, v) }
    return place
  }

  /// The middles of all modules, row by row.
  func centres() -> [PlanePoint] {
    var result: [PlanePoint] = []
    result.reserveCapacity(dimension * dimension)
    guard let lattice else {
      for y in 0..<dimension {
        for x in 0..<dimension { result.append(plane(Double(x) + 0.5, Double(y) + 0.5)) }
      }
      return result
    }
    let places = (0..<dimension).map { lattice.place(Double($0) + 0.5) }
    for y in 0..<dimension {
      for x in 0..<dimension {
        result.append(plane(Double(x) + 0.5, Double(y) + 0.5) + lattice.offset(places[x], places[y]))
      }
    }
    return result
  }

  /// Pixels a module, about.
  var modulePixels: Double {
    let corners = corners
    return ((corners[2] - corners[0]).length + (corners[3] - corners[1]).length) / Double(dimension)
      / (2 * 2.0.squareRoot())
  }

  /// The four corners of the symbol, clockwise from its top left.
  var corners: [PlanePoint] {
    let side = Double(dimension)
    return [self(0, 0), self(side, 0), self(side, side), self(0, side)]
  }
}
