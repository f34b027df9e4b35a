/// Reads symbols whose finder patterns are known: lays a grid on the picture, samples it and decodes it.
struct TripleReader {
  /// The picture at its full size.
  let sampler: GridSampler
  let budget: ScanBudget

  /// A symbol that was read.
  struct Reading: Sendable {
    let content: SymbolContent
    let corners: [PlanePoint]
  }

  /// Ways to tell dark from light, the likeliest first: how far the mean reaches, how much is sharpened.
  private static let contrasts: [(reach: Int, sharpening: Float)] = [
    (5, 0), (4, 0.12), (3, 0), (9, 0.25), (2, 0.06),
  ]

  /// How well the timing patterns must be seen for a grid to be tried.
  static let neededTiming: Float = 0.35

  /// The same for all effort: no symbol that took it had less than 0.75.
  private static let neededThoroughTiming: Float = 0.55

  /// The same where the symbol states its version, which chance does now and then.
  private static let neededStatedTiming: Float = 0

  /// The same once a grid is drawn to where the symbol is clearest: no symbol that was read had less.
  private static let neededTunedTiming: Float = 0.85

  /// How much of the modules of each eye, and of all, must be as the standard has it: no symbol that was read had less
  /// than 0.75 and 0.77.
  private static let neededEyes = (each: 0.6, mean: 0.66)

  /// The same where modules were followed.
  static let neededBentTiming: Float = 0.7

  /// The same where a blur is undone.
  private static let neededBlurredTiming: Float = 0.7

  /// The most modules of 18 that state a version and may be wrong: of symbols that were read one was, by chance nine are.
  private static let maximumMisstated = 5

  /// The most grids that are tried of three patterns, and of those the most that are tuned.
  private static let maximumGrids = 4
  private static let maximumTunedGrids = 2

  /// What it takes to lay a plane, to look at its eyes, to look for an alignment pattern, and to decode a module, as is and mirrored.
  private static let planeLooks = 300
  private static let eyeLooks = 200
  private static let statementLooks = 36
  private static let alignmentLooks = 10_000
  private static let decodingLooks = 4
  private static let deblurringLooks = 30

  init(_ picture: GreyPicture, isInverted: Bool, budget: ScanBudget) {
    self.budget = budget
    sampler = GridSampler(picture: picture, isInverted: isInverted)
  }

  /// How much is tried for one triple.
  enum Effort: Sendable {
    /// One grid for each dimension that may be.
    case quick
    /// Whatever of the patterns may be wrong, and grids drawn to where the symbol is clearest.
    case thorough
  }

  /// A grid that three patterns may span.
  struct Candidate: Sendable {
    let map: GridMap
    let version: SymbolVersion
    let timing: Float
  }

  /// The symbol on one of the grids; nil if no grid can be read.
  func read(_ grids: [Candidate], effort: Effort) -> Reading? {
    for (number, candidate) in grids.enumerated() {
      guard !budget.isOver else { return nil }
      let map = aligned(candidate.map, candidate.version) ?? candidate.map
      if let reading = decode(map, candidate.version, erases: effort == .thorough) { return reading }
      guard effort == .thorough, number < Self.maximumTunedGrids else { continue }
      if candidate.timing >= Self.neededBlurredTiming, let reading = decodeBlurred(map, candidate.version) {
        return reading
      }
      guard GridTuner.suits(map) else { continue }
      let tuner = GridTuner(sampler: sampler, budget: budget)
      let tuned = tuner.withTunedPlane(map)
      guard timing(of: tuned) >= Self.neededTunedTiming else { continue }
      if let reading = decode(tuned, candidate.version, erases: true)
        ?? decode(tuner.withTunedNet(tuned), candidate.version, erases: true)
      {
        return reading
      }
    }
    return nil
  }

  /// The grids that three patterns may span, the one whose timing patterns are seen best first.
  ///
  /// - Parameter leastTiming: How well they must be seen.
  func grids(
    _ triple: FinderTriple, effort: Effort, leastTiming: Float? = nil
  ) -> [Candidate] {
    let leastTiming = leastTiming ?? (effort == .quick ? Self.neededTiming : Self.neededThoroughTiming)
    let trusts: [Trust] = effort == .quick ? [.all] : Trust.allCases
    func candidates(_ version: SymbolVersion) -> [Candidate] {
      trusts.compactMap { plane(triple, version.dimension, trust: $0) }
        .map { Candidate(map: $0, version: version, timing: timing(of: $0)) }
    }
    let stated = statedVersion(triple)
    let best = stated.flatMap { candidates($0).max { $0.timing < $1.timing } }
    let estimate = ((triple.dimension - 17) / 4).rounded()
    let slack = max(1, estimate * 0.15)
    let numbers = Int(max(1, estimate - slack))...Int(max(1, min(40, estimate + slack).rounded(.up)))
    // Data of a smaller symbol looks like a stated version now and then.
    let estimated = numbers.filter { stated == nil || $0 < SymbolVersion.firstStated }
      .compactMap { SymbolVersion($0) }.flatMap(candidates)
    let likely =
      ([best].compactMap { $0 }.filter { $0.timing >= Self.neededStatedTiming }
      + estimated.filter { $0.timing >= leastTiming }).sorted { $0.timing > $1.timing }
    return Array(
      likely.lazy.filter { hasEyes($0.map) && statesVersion($0) }.prefix(Self.maximumGrids))
  }

  /// Whether the modules in the corners of a grid are about those of eyes.
  ///
  /// Timing patterns are seen by chance in any texture; to look at the eyes costs far less than to decode what is no symbol.
  private func hasEyes(_ map: GridMap) -> Bool {
    budget.spend(Self.eyeLooks)
    let view = EyeView(sampler: sampler)
    var all = 0.0
    for corner in 0..<3 {
      let share = view.share(ofEye: corner, map)
      guard share >= Self.neededEyes.each else { return false }
      all += share
    }
    return all >= 3 * Self.neededEyes.mean
  }

  /// Whether one of two places where a symbol of version 7 and up states its version is about as it should be.
  func statesVersion(_ candidate: Candidate) -> Bool {
    guard let word = candidate.version.statedWord else { return true }
    let map = candidate.map
    budget.spend(Self.statementLooks)
    return [false, true].contains { isBelow in
      let lights = (0..<18).map { index in
        let (near, far) = (Double(map.dimension - 11 + index % 3) + 0.5, Double(index / 3) + 0.5)
        return sampler.light(at: isBelow ? map(far, near) : map(near, far))
      }
      let middle = ((lights.max() ?? 0) + (lights.min() ?? 0)) / 2
      var read = 0
      for (index, light) in lights.enumerated() where light < middle { read |= 1 << index }
      return (read ^ word).nonzeroBitCount <= Self.maximumMisstated
    }
  }

  /// The version that a symbol of version 7 and up states beside two of its finder patterns.
  func statedVersion(_ triple: FinderTriple) -> SymbolVersion? {
    guard triple.dimension > 37 else { return nil }
    let right = triple.topRight.centre - triple.topLeft.centre
    let down = triple.bottomLeft.centre - triple.topLeft.centre
    for (pattern, isBelow) in [(triple.topRight, false), (triple.bottomLeft, true)] {
      guard let corners = pattern.corners else { continue }
      let pairs = zip(
        [(0.0, 0.0), (7, 0), (7, 7), (0, 7)], Self.inOrder(corners, around: pattern.centre, right, down)
      ).map { Homography.Pair(from: PlanePoint(x: $0.0, y: $0.1), to: $1) }
      guard let local = Homography(pairs, scale: 7) else { continue }
      let lights = (0..<18).map { index in
        let (near, far) = (Double(index % 3) - 3.5, Double(index / 3) + 0.5)
        return sampler.light(at: isBelow ? local(far, near) : local(near, far))
      }
      let middle = ((lights.max() ?? 0) + (lights.min() ?? 0)) / 2
      if let version = SymbolVersion(stated: lights.map { $0 < middle }),
        abs(Double(version.dimension) - triple.dimension) < 0.35 * triple.dimension
      {
        return version
      }
    }
    return nil
  }

  /// Which of the patterns' corners are believed: glare and dirt make some of them wrong.
  private enum Trust: CaseIterable {
    case all, notTopLeft, notTopRight, notBottomLeft, centresOnly
  }

  /// The plane through the corners of three patterns.
  private func plane(_ triple: FinderTriple, _ dimension: Int, trust: Trust) -> GridMap? {
    let far = Double(dimension - 7)
    let right = triple.topRight.centre - triple.topLeft.centre
    let down = triple.bottomLeft.centre - triple.topLeft.centre
    var pairs: [Homography.Pair] = []
    for (pattern, x, y, distrust) in [
      (triple.topLeft, 0, 0, Trust.notTopLeft), (triple.topRight, far, 0, .notTopRight),
      (triple.bottomLeft, 0, far, .notBottomLeft),
    ] {
      pairs.append(
        Homography.Pair(from: PlanePoint(x: x + 3.5, y: y + 3.5), to: pattern.centre, weight: 2))
      guard trust != distrust, trust != .centresOnly, let corners = pattern.corners else { continue }
      for (place, corner) in zip(
        [(0, 0), (7, 0), (7, 7), (0, 7)], Self.inOrder(corners, around: pattern.centre, right, down))
      {
        pairs.append(
          Homography.Pair(from: PlanePoint(x: x + Double(place.0), y: y + Double(place.1)), to: corner))
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
  static func inOrder(
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
    budget.spend(Self.planeLooks + 2 * map.dimension)
    return Self.timing(of: map, sampler)
  }

  /// How well one or both of the timing patterns are seen where a map has them, from -1 to 1.
  static func timing(
    of map: GridMap, _ sampler: GridSampler, across: Bool = true, down: Bool = true
  ) -> Float {
    let last = map.dimension - 8
    func lights(isDown: Bool) -> [Float] {
      (7...last).map { index in
        let along = Double(index) + 0.5
        return sampler.light(at: isDown ? map(6.5, along) : map(along, 6.5))
      }
    }
    guard across else { return timing(of: lights(isDown: true)) }
    return down ? timing(of: lights(isDown: false), lights(isDown: true)) : timing(of: lights(isDown: false))
  }

  /// How well timing patterns are seen whose lights are known from the eighth module on, from -1 to 1.
  static func timing(of lines: [Float]...) -> Float {
    var agreement: Float = 0
    var total: Float = 0
    for lights in lines {
      for index in 1..<lights.count - 1 {
        // Each module against its two neighbours; module 8 is dark, as all of even number.
        let difference = lights[index - 1] + lights[index + 1] - 2 * lights[index]
        agreement += (index + 7) % 2 == 0 ? difference : -difference
        total += abs(difference)
      }
    }
    return total > 0 ? agreement / total : 0
  }

  /// The map drawn to the alignment patterns that are seen; nil without any.
  private func aligned(_ map: GridMap, _ version: SymbolVersion) -> GridMap? {
    let lines = version.alignmentCentres
    guard let last = lines.last else { return nil }
    budget.spend(Self.alignmentLooks * version.alignmentPatterns.count)
    let search = AlignmentSearch(sampler: sampler)
    var map = map
    let side = Double(map.dimension)
    if let offset = search.offset(
      column: last, row: last, map: map, reach: min(8, 2 + 0.07 * side))
    {
      let far = Double(last) + 0.5
      let pairs =
        [
          (0.0, 0.0), (7, 0), (side - 7, 0), (side, 0), (side, 7), (0, 7), (0, side - 7), (7, side),
          (0, side),
        ]
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
    let order = known.indices.filter { known[$0] == nil }.sorted {
      $0 / count + $0 % count < $1 / count + $1 % count
    }
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
    let area = map.dimension * map.dimension
    budget.spend(9 * area)
    let places = version.dataPlaces(isFunction: version.functionModules())
    for contrast in Self.contrasts {
      budget.spend(Self.decodingLooks * area)
      let grid = ModuleGrid(
        lights: lights, dimension: map.dimension, reach: contrast.reach, sharpening: contrast.sharpening)
      if let content = SymbolDecoder.decode(grid, version: version, places: places, erases: erases) {
        return Reading(content: content, corners: map.corners)
      }
      if let content = SymbolDecoder.decode(
        grid.transposed, version: version, places: places, erases: false)
      {
        let corners = map.corners
        return Reading(content: content, corners: [corners[0], corners[3], corners[2], corners[1]])
      }
    }
    return nil
  }

  /// Decodes a grid whose modules run into each other.
  private func decodeBlurred(_ map: GridMap, _ version: SymbolVersion) -> Reading? {
    let lights = sampler.lights(map)
    let area = map.dimension * map.dimension
    budget.spend(12 * area)
    guard ModuleGrid.isBlurred(lights, dimension: map.dimension) else { return nil }
    let places = version.dataPlaces(isFunction: version.functionModules())
    for blur in ModuleGrid.Blur.all where !budget.isOver {
      budget.spend(Self.deblurringLooks * area)
      let grid = ModuleGrid(lights: lights, dimension: map.dimension, blur: blur)
      if let content = SymbolDecoder.decode(grid, version: version, places: places, erases: true) {
        return Reading(content: content, corners: map.corners)
      }
    }
    return nil
  }
}
