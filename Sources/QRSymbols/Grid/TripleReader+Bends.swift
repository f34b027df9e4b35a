extension TripleReader {
  /// Patterns and the corners of a symbol that they may be in.
  struct Layout {
    let eyes: [(pattern: FinderPattern, corner: EyeCorner)]
    /// Whereto the sides of the symbol go that begin at its top left corner, in pixels.
    let right: PlanePoint
    let down: PlanePoint
    /// Modules a side as the patterns tell, roughly.
    let dimension: Double
  }

  /// The symbol of three patterns on paper that is bent or folded; nil if none is seen.
  func readBent(_ triple: FinderTriple) -> Reading? {
    let layout = Layout(
      eyes: [
        (triple.topLeft, .topLeft), (triple.topRight, .topRight), (triple.bottomLeft, .bottomLeft),
      ],
      right: triple.topRight.centre - triple.topLeft.centre,
      down: triple.bottomLeft.centre - triple.topLeft.centre, dimension: triple.dimension)
    let stated = statedVersion(triple)
    return read(layout, versions: stated.map { [$0] } ?? Self.versions(around: layout.dimension))
  }

  /// The symbol of two patterns, of which the third is torn off or covered; nil if none is seen.
  func readPair(_ first: FinderPattern, _ second: FinderPattern) -> Reading? {
    for layout in Self.layouts(first, second) where !budget.isOver {
      if let reading = read(layout, versions: Self.versions(around: layout.dimension)) { return reading }
    }
    return nil
  }

  private func read(_ layout: Layout, versions: [SymbolVersion]) -> Reading? {
    let outlines = layout.eyes.compactMap { eye in
      eye.pattern.corners.map {
        Self.inOrder($0, around: eye.pattern.centre, layout.right, layout.down)
      }
    }
    guard outlines.count == layout.eyes.count else { return nil }
    let corners = layout.eyes.map { $0.corner }
    let tracer = BendTracer(sampler: sampler, budget: budget)
    for version in versions where version.dimension <= BendTracer.maximumDimension && !budget.isOver {
      let side = Double(version.dimension)
      let planes = zip(corners, outlines).compactMap { corner, outline in
        let origin = corner.origin(dimension: version.dimension)
        return Homography(
          zip([(0.0, 0.0), (7, 0), (7, 7), (0, 7)], outline).map {
            Homography.Pair(from: PlanePoint(x: origin.x + $0.0, y: origin.y + $0.1), to: $1)
          }, scale: side)
      }
      guard planes.count == corners.count,
        let map = tracer.map(version.dimension, eyes: zip(corners, planes).map { (corner: $0, plane: $1) })
      else { continue }
      let candidate = Candidate(map: map, version: version, timing: tracer.timing(of: map, corners))
      guard candidate.timing >= Self.neededBentTiming, statesVersion(candidate) else { continue }
      if let reading = decode(map, version, erases: true) { return reading }
    }
    return nil
  }

  /// The most versions that are tried where none is stated.
  private static let maximumVersions = 5

  /// The versions of about so many modules a side, the likeliest first.
  private static func versions(around dimension: Double) -> [SymbolVersion] {
    let estimate = (dimension - 17) / 4
    let slack = max(1, 0.2 * estimate)
    let highest = Double(SymbolVersion.highest)
    let (least, most) = (max(1, min(highest, estimate - slack)), max(1, min(highest, estimate + slack)))
    return (Int(least)...Int(most.rounded(.up)))
      .sorted { abs(Double($0) - estimate) < abs(Double($1) - estimate) }
      .prefix(maximumVersions).compactMap { SymbolVersion($0) }
  }

  /// How far from a side or diagonal two patterns of a symbol are, as a share of their distance.
  private static let slant = (side: 0.3, diagonal: 0.6)

  /// The corners that two patterns may be in.
  private static func layouts(_ first: FinderPattern, _ second: FinderPattern) -> [Layout] {
    let between = second.centre - first.centre
    let size = second.modulePixels / first.modulePixels
    let modules = between.length * 2 / (first.modulePixels + second.modulePixels)
    guard first.corners != nil, second.corners != nil, modules > 12, modules < 240, size > 0.6, size < 1.7
    else { return [] }
    let views = [first.local(second.centre), second.local(first.centre)].map { (abs($0.x), abs($0.y)) }
    let slants = views.map { min($0.0, $0.1) / max($0.0, $0.1, 1e-9) }
    if slants.allSatisfy({ $0 < slant.side }) {
      return [(first, second, between), (second, first, between * -1)].flatMap { from, to, way in
        // The symbol lies clockwise of the line from one to the other.
        let aside = PlanePoint(x: -way.y, y: way.x)
        return [
          Layout(
            eyes: [(from, .topLeft), (to, .topRight)], right: way, down: aside, dimension: modules + 7),
          Layout(
            eyes: [(from, .bottomLeft), (to, .topLeft)], right: aside, down: way * -1,
            dimension: modules + 7),
        ]
      }
    }
    guard slants.allSatisfy({ $0 > slant.diagonal }) else { return [] }
    return [(first, second, between), (second, first, between * -1)].map { from, to, way in
      let right = PlanePoint(x: (way.y - way.x) / 2, y: (-way.x - way.y) / 2)
      return Layout(
        eyes: [(from, .topRight), (to, .bottomLeft)], right: right, down: PlanePoint(x: -right.y, y: right.x),
        dimension: modules / 2.0.squareRoot() + 7)
    }
  }
}
