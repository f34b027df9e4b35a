/// Reads symbols whose finder patterns are known: lays a grid on the picture, samples it and decodes it.
struct GridReader: Sendable {
  /// The picture at its full size.
  let sampler: GridSampler

  /// A symbol that was read.
  struct Reading: Sendable {
    let content: SymbolContent
    let corners: [PlanePoint]
    /// Half the side of the symbol, roughly: eyes nearer than that to its middle are its own.
    var middle: PlanePoint { corners.reduce(PlanePoint(x: 0, y: 0), +) * 0.25 }
  }

  /// Ways to tell dark from light, the likeliest first: how far the mean reaches, how much is sharpened.
  private static let contrasts: [(reach: Int, sharpening: Float)] = [
    (5, 0), (4, 0.12), (3, 0), (9, 0.25), (2, 0.06),
  ]

  /// How well the timing patterns must be seen for a grid to be tried.
  private static let neededTiming: Float = 0.35

  /// The most dimensions that are tried of three patterns.
  private static let maximumDimensions = 3

  init(_ picture: GreyPicture, isInverted: Bool) {
    sampler = GridSampler(picture: picture, isInverted: isInverted)
  }

  /// The symbol of three finder patterns; nil where they are of none, or it cannot be read.
  func read(_ triple: FinderTriple, effort: Effort) -> Reading? {
    let maps = candidates(triple)
    for (map, version) in maps.prefix(Self.maximumDimensions) {
      if let reading = read(map, version, effort) { return reading }
    }
    return nil
  }

  /// How much is tried for one grid.
  enum Effort: Sendable {
    case quick, thorough
  }

  private func read(_ plane: GridMap, _ version: SymbolVersion, _ effort: Effort) -> Reading? {
    var map = plane
    if let aligned = aligned(plane, version) { map = aligned }
    if let reading = decode(map, version, erases: effort == .thorough) { return reading }
    guard effort == .thorough else { return nil }
    let tuned = GridTuner(sampler: sampler).tuned(map)
    return decode(tuned, version, erases: true)
  }

  /// The grids that three patterns may span, the one whose timing patterns are seen best first.
  private func candidates(_ triple: FinderTriple) -> [(GridMap, SymbolVersion)] {
    let estimate = ((triple.dimension - 17) / 4).rounded()
    let slack = max(1, estimate * 0.15)
    let numbers = Int(max(1, estimate - slack))...Int(max(1, min(40, estimate + slack).rounded(.up)))
    let maps = numbers.compactMap { number -> (map: GridMap, version: SymbolVersion, timing: Float)? in
      guard let version = SymbolVersion(number), let map = plane(triple, version.dimension) else { return nil }
      let timing = timing(of: map)
      return timing >= Self.neededTiming ? (map, version, timing) : nil
    }
    return maps.sorted { $0.timing > $1.timing }.map { ($0.map, $0.version) }
  }

  /// The plane through the corners of three patterns.
  private func plane(_ triple: FinderTriple, _ dimension: Int) -> GridMap? {
    let far = Double(dimension - 7)
    let right = triple.topRight.centre - triple.topLeft.centre
    let down = triple.bottomLeft.centre - triple.topLeft.centre
    var pairs: [Homography.Pair] = []
    for (pattern, x, y) in [
      (triple.topLeft, 0, 0), (triple.topRight, far, 0), (triple.bottomLeft, 0, far),
    ] {
      pairs.append(
        Homography.Pair(from: PlanePoint(x: x + 3.5, y: y + 3.5), to: pattern.centre, weight: 2))
      guard let corners = pattern.corners else { continue }
      for (place, corner) in zip(
        [(0, 0), (7, 0), (7, 7), (0, 7)], Self.inOrder(corners, around: pattern.centre, right, down))
      {
        pairs.append(Homography.Pair(from: PlanePoint(x: x + Double(place.0), y: y + Double(place.1)), to: corner))
      }
    }
    if pairs.count < 6 {
      // Without perspective the fourth corner is where the other three say.
      pairs.append(
        Homography.Pair(
          from: PlanePoint(x: far + 3.5, y: far + 3.5),
          to: triple.topRight.centre + triple.bottomLeft.centre - triple.topLeft.centre))
    }
    return Homography(pairs, scale: Double(dimension)).map { GridMap(plane: $0, dimension: dimension) }
  }

  /// The corners of a pattern from the symbol's top left one, clockwise as the symbol has it.
  private static func inOrder(
    _ corners: [PlanePoint], around centre: PlanePoint, _ right: PlanePoint, _ down: PlanePoint
  ) -> [PlanePoint] {
    let area = PlanePoint.cross(right, down)
    let (width, height) = (right.length, down.length)
    guard area != 0 else { return corners }
    let places = corners.map { corner in
      let offset = corner - centre
      return PlanePoint(
        x: PlanePoint.cross(offset, down) / area * width, y: PlanePoint.cross(right, offset) / area * height)
    }
    let start = places.indices.min { places[$0].x + places[$0].y < places[$1].x + places[$1].y } ?? 0
    return (0..<4).map { corners[(start + $0) % 4] }
  }

  /// How well the timing patterns are seen where a map has them, from -1 to 1.
  private func timing(of map: GridMap) -> Float {
    let last = map.dimension - 8
    var agreement: Float = 0
    var total: Float = 0
    for isDown in [false, true] {
      let lights = (7...last).map { index in
        let along = Double(index) + 0.5
        return sampler.light(at: isDown ? map(6.5, along) : map(along, 6.5))
      }
      for index in 1..<lights.count - 1 {
        // Each module against its two neighbours; module 8 is dark, as all of even number.
        let difference = lights[index - 1] + lights[index + 1] - 2 * lights[index]
        agreement += (index + 7) % 2 == 0 ? difference : -difference
        total += abs(difference)
      }
    }
    return total > 0 ? agreement / total : 0
  }

  /// The map drawn to the alignment patterns that are seen; nil where there are none.
  private func aligned(_ map: GridMap, _ version: SymbolVersion) -> GridMap? {
    let lines = version.alignmentCentres
    guard let last = lines.last else { return nil }
    let search = AlignmentSearch(sampler: sampler)
    var map = map
    let side = Double(map.dimension)
    if let offset = search.offset(
      column: last, row: last, map: map, reach: min(8, 2 + 0.07 * side))
    {
      let far = Double(last) + 0.5
      let pairs =
        [(0.0, 0.0), (7, 0), (side - 7, 0), (side, 0), (side, 7), (0, 7), (0, side - 7), (7, side), (0, side)]
        .map { Homography.Pair(from: PlanePoint(x: $0.0, y: $0.1), to: map.plane($0.0, $0.1)) }
      let pair = Homography.Pair(
        from: PlanePoint(x: far, y: far), to: map.plane(far, far) + offset, weight: 20)
      if let plane = Homography(pairs + [pair], scale: side) { map.plane = plane }
    }
    guard version.number >= 7 else { return map }
    return withLattice(map, lines: lines, search: search)
  }

  /// The map with what the inner alignment patterns say, found from those next to what is known.
  private func withLattice(_ map: GridMap, lines: [Int], search: AlignmentSearch) -> GridMap {
    let count = lines.count
    var known = [PlanePoint?](repeating: nil, count: count * count)
    // The finder patterns have made the plane.
    let none = PlanePoint(x: 0, y: 0)
    known[0] = none
    known[count - 1] = none
    known[(count - 1) * count] = none
    let places = lines.map { Double($0) + 0.5 }
    let order = known.indices.filter { known[$0] == nil }.sorted { $0 / count + $0 % count < $1 / count + $1 % count }
    for index in order {
      var guess = map
      guess.lattice = OffsetLattice(lines: places, known: known)
      let (column, row) = (lines[index % count], lines[index / count])
      guard let offset = search.offset(column: column, row: row, map: guess, reach: 1.5) else { continue }
      let (u, v) = (places[index % count], places[index / count])
      known[index] = guess(u, v) + offset - map(u, v)
    }
    var result = map
    result.lattice = OffsetLattice(lines: places, known: known)
    return result
  }

  /// Samples a grid and decodes it, as it is and mirrored.
  func decode(_ map: GridMap, _ version: SymbolVersion, erases: Bool) -> Reading? {
    let lights = sampler.lights(map)
    for contrast in Self.contrasts {
      let grid = ModuleGrid(
        lights: lights, dimension: map.dimension, reach: contrast.reach, sharpening: contrast.sharpening)
      if let content = SymbolDecoder.decode(grid, version: version, erases: erases) {
        return Reading(content: content, corners: map.corners)
      }
      if let content = SymbolDecoder.decode(grid.transposed, version: version, erases: false) {
        let corners = map.corners
        return Reading(content: content, corners: [corners[0], corners[3], corners[2], corners[1]])
      }
    }
    return nil
  }
}
