/// Finds the code that one eye belongs to where its other eyes cannot be seen: beside the eye begins speckle of its
/// module size, and around the corner is paper.
struct SymbolCornerSearch {
  let sampler: GridSampler
  let budget: ScanBudget

  /// How much of an eye, and of the light around it, must be as the standard has it.
  private static let neededEye = 0.9

  /// How much of the paper on each of the outer sides of the eye must be light.
  private static let neededPaper = 0.9

  /// The share of a module that must have one light, as in print.
  private static let neededLock = 0.75

  /// The side in modules of the squares that are looked at, and how many of five are to be data.
  private static let square = 8
  private static let neededSquares = 2

  /// The fewest edges in a row or column of 18 modules of data, which has 8 or 9 by chance.
  private static let neededEdges = 3

  /// The most rows or columns without them within a code.
  private static let widestGap = 2

  /// The cost of looking at one eye and its four corners.
  private static let looks = 4_000

  /// A corner of a code in the picture: two sides, one module along each, and how light it is.
  private struct Corner {
    let origin: PlanePoint
    let across: PlanePoint
    let down: PlanePoint
    let sampler: GridSampler
    var middle: Float = 0

    func place(_ u: Double, _ v: Double) -> PlanePoint { origin + across * u + down * v }

    /// Whether a place is dark; nil beyond the picture.
    func isDark(_ u: Double, _ v: Double) -> Bool? {
      let place = place(u, v)
      guard place.x >= 0, place.y >= 0, place.x < Double(sampler.picture.width),
        place.y < Double(sampler.picture.height)
      else { return nil }
      return sampler.light(at: place) < middle
    }
  }

  /// The grid of the code that has its corner at an eye; nil if no code does.
  func map(_ eye: FinderPattern) -> GridMap? {
    budget.spend(Self.looks)
    let (a, b) = eye.axes
    for (across, down) in [(a, b), (b, a * -1), (a * -1, b * -1), (b * -1, a)] {
      var corner = Corner(
        origin: eye.centre - (across + down) * 3.5, across: across, down: down, sampler: sampler)
      guard isEye(&corner), hasPaper(corner), hasData(corner) else { continue }
      return map(corner)
    }
    return nil
  }

  /// Whether the modules of an eye are in their places, and sets what is dark.
  private func isEye(_ corner: inout Corner) -> Bool {
    let modules = (0..<64).map { index in
      let (x, y) = (index % 8, index / 8)
      let ring = max(abs(x - 3), abs(y - 3))
      return (
        light: sampler.light(at: corner.place(Double(x) + 0.5, Double(y) + 0.5)),
        isDark: ring == 3 && max(x, y) < 7 || ring < 2
      )
    }
    let (dark, light) = (modules.filter { $0.isDark }, modules.filter { !$0.isDark })
    corner.middle =
      (dark.reduce(0) { $0 + $1.light } / Float(dark.count) + light.reduce(0) { $0 + $1.light }
        / Float(light.count)) / 2
    let middle = corner.middle
    return Double(modules.count { ($0.light < middle) == $0.isDark }) >= Self.neededEye * 64
  }

  /// Whether each of the two sides of a code that meet at the eye has paper beyond it.
  private func hasPaper(_ corner: Corner) -> Bool {
    let places = (-1..<12).flatMap { step in [-1.0, -1.7, -2.4].map { (Double(step) + 0.5, $0) } }
    return [false, true].allSatisfy { isDown in
      let seen = places.compactMap { isDown ? corner.isDark($0.1, $0.0) : corner.isDark($0.0, $0.1) }
      return Double(seen.count { !$0 }) >= Self.neededPaper * Double(seen.count)
    }
  }

  /// Whether squares beside the eye, or the one between them, are speckled.
  private func hasData(_ corner: Corner) -> Bool {
    [(1, 0), (0, 1), (1, 1), (2, 0), (0, 2)].count { square in
      isSpeckled(corner, square.0 * Self.square, square.1 * Self.square)
    } >= Self.neededSquares
  }

  /// Whether a square of modules has as many dark ones and edges as data has, at the places of modules.
  private func isSpeckled(_ corner: Corner, _ left: Int, _ top: Int) -> Bool {
    let speckle = Speckle(x: left..<left + Self.square, y: top..<top + Self.square) {
      corner.isDark(Double($0) + 0.5, Double($1) + 0.5)
    }
    guard speckle.count == Self.square * Self.square, speckle.isData else { return false }
    var (alike, all) = (0, 0)
    for y in top..<top + Self.square {
      for x in left..<left + Self.square {
        let (u, v) = (Double(x) + 0.5, Double(y) + 0.5)
        let isDark = corner.isDark(u, v)
        for (x, y) in [(-0.3, 0.0), (0.3, 0), (0, -0.3), (0, 0.3)] {
          all += 1
          if corner.isDark(u + x, v + y) == isDark { alike += 1 }
        }
      }
    }
    return Double(alike) >= Self.neededLock * Double(all)
  }

  // MARK: How far it goes

  /// The grid from the corner to where speckle ends.
  private func map(_ corner: Corner) -> GridMap? {
    let right = reach(corner) { corner.isDark($0, $1) }
    let below = reach(corner) { corner.isDark($1, $0) }
    // The side that goes on beyond the picture is as long as the other at least.
    let modules = max(right, below)
    let number = min(SymbolVersion.highest, max(1, Int((Double(modules - 17) / 4).rounded())))
    guard let version = SymbolVersion(number) else { return nil }
    let side = Double(version.dimension)
    let pairs = [(0.0, 0.0), (side, 0), (side, side), (0, side)].map {
      Homography.Pair(from: PlanePoint(x: $0.0, y: $0.1), to: corner.place($0.0, $0.1))
    }
    return Homography(pairs, scale: side).map { GridMap(plane: $0, dimension: version.dimension) }
  }

  /// How many modules it is to the paper beyond the data, or to the end of the picture.
  private func reach(_ corner: Corner, _ isDark: (_ along: Double, _ beside: Double) -> Bool?) -> Int {
    var last = 2 * Self.square
    for along in last..<17 + 4 * SymbolVersion.highest {
      let seen = (0..<18).compactMap { isDark(Double(along) + 0.5, Double($0) + 0.5) }
      guard !seen.isEmpty, along - last <= Self.widestGap else { break }
      let edges = zip(seen, seen.dropFirst()).count { $0 != $1 }
      if edges >= Self.neededEdges { last = along + 1 }
    }
    return last
  }
}
