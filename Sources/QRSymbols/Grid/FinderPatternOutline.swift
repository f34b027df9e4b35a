/// Measures a finder pattern by rays from its centre, which cross core and rings at 3 : 5 : 7.
enum FinderPatternOutline {
  private static let rayCount = 64
  /// The share of the rays that must cross as they should: dirt and glare may take the others.
  private static let neededShare = 0.5

  /// The rays that must find the end of the dark ring.
  private static let neededClosed = 16

  private static let directions: [PlanePoint] = (0..<rayCount).map { index in
    Platform.direction(2 * Double.pi * Double(index) / Double(rayCount))
  }

  /// The pattern around a place; nil if the place has no pattern.
  static func pattern(
    around middle: PlanePoint, module: Double, pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int
  ) -> FinderPattern? {
    guard middle.x >= 0, middle.y >= 0, middle.x < Double(width), middle.y < Double(height) else {
      return nil
    }
    var edge: [PlanePoint] = []
    edge.reserveCapacity(rayCount)
    var reach = 0.0
    var closedCount = 0
    for (number, direction) in directions.enumerated() {
      // Nothing is worth the other rays where too few are left.
      guard Double(edge.count + rayCount - number) >= neededShare * Double(rayCount) else { return nil }
      guard
        let crossings = crossings(
          from: middle, direction, limit: 9 * module, pixels: pixels, width: width, height: height)
      else { continue }
      let (core, ring, open) = crossings
      guard ring > 0, abs(core / ring - 3 / 5) < 0.17 + 0.5 / ring else { continue }
      // Where the dark goes on beyond the ring, the inner ones tell where it should end.
      let isClosed = open.map { abs(ring / $0 - 5 / 7) < 0.14 + 0.5 / $0 } ?? false
      if isClosed { closedCount += 1 }
      let outer = isClosed ? open ?? ring * 7 / 5 : ring * 7 / 5
      edge.append(middle + direction * outer)
      reach += outer
    }
    guard Double(edge.count) >= neededShare * Double(rayCount), closedCount >= neededClosed else {
      return nil
    }
    // The mean reach of a square of side 2 over all directions is 1.122.
    let module = reach / Double(edge.count) / 1.122 / 3.5
    // A torn outline hangs to one side; the mean of its points serves only where it is whole.
    let isWhole = edge.count > rayCount * 7 / 8
    let centre =
      isWhole ? edge.reduce(PlanePoint(x: 0, y: 0), +) * (1 / Double(edge.count)) : middle
    let corners = corners(of: edge, around: centre, module: module)
    return FinderPattern(
      centre: corners.flatMap { crossing(of: $0) } ?? centre, modulePixels: module,
      measuredPixels: module, corners: corners, doubt: 1 - Double(closedCount) / Double(rayCount))
  }

  /// Where the diagonals of four corners meet: the centre even in perspective.
  private static func crossing(of corners: [PlanePoint]) -> PlanePoint? {
    meeting(of: (corners[0], corners[2] - corners[0]), (corners[1], corners[3] - corners[1]))
  }

  /// The distances at which a ray leaves the core, the light ring and the dark ring.
  private static func crossings(
    from start: PlanePoint, _ direction: PlanePoint, limit: Double, pixels: UnsafeBufferPointer<UInt8>,
    width: Int, height: Int
  ) -> (Double, Double, Double?)? {
    let step = 0.5
    // Places in 65,536ths of a pixel: whole numbers step and shift faster than fractions round.
    let unit = 65_536.0
    var (x, y) = (Int64(start.x * unit), Int64(start.y * unit))
    let (stepX, stepY) = (Int64(direction.x * step * unit), Int64(direction.y * step * unit))
    let (endX, endY) = (UInt64(width) << 16, UInt64(height) << 16)
    let stepCount = Int(limit / step)
    var (core, ring) = (0, 0)
    for count in 0...stepCount {
      guard UInt64(bitPattern: x) < endX, UInt64(bitPattern: y) < endY else {
        // The edge of the picture may cut the quiet zone off.
        guard ring > 0 else { return nil }
        return (Double(core) * step - step / 2, Double(ring) * step - step / 2, Double(count) * step)
      }
      let isDark = pixels[Int(y >> 16) &* width &+ Int(x >> 16)] == 0
      if isDark == (core > 0 && ring == 0) {
        if core == 0 {
          // A core without extent, as where the centre is light, is told apart by its ring.
          guard count > 0 else { return nil }
          core = count
        } else if ring == 0 {
          ring = count
        } else {
          return (
            Double(core) * step - step / 2, Double(ring) * step - step / 2, Double(count) * step - step / 2
          )
        }
      }
      x &+= stepX
      y &+= stepY
    }
    guard ring > 0 else { return nil }
    return (Double(core) * step - step / 2, Double(ring) * step - step / 2, nil)
  }

  /// Four lines through the outline, and where they meet.
  private static func corners(
    of edge: [PlanePoint], around centre: PlanePoint, module: Double
  ) -> [PlanePoint]? {
    let a = furthest(of: edge) { PlanePoint.dot($0 - centre, $0 - centre) }
    let c = furthest(of: edge) { PlanePoint.dot($0 - a, $0 - a) }
    let diagonal = c - a
    let b = furthest(of: edge) { PlanePoint.cross($0 - a, diagonal) }
    let d = furthest(of: edge) { PlanePoint.cross(diagonal, $0 - a) }
    var corners = [a, b, c, d]
    for _ in 0..<2 {
      guard let refined = refined(corners, edge: edge) else { return nil }
      corners = refined
    }
    let lengths = (0..<4).map { (corners[($0 + 1) % 4] - corners[$0]).length }
    guard let shortest = lengths.min(), let longest = lengths.max(), shortest > 3 * module,
      longest < 16 * module
    else { return nil }
    return corners
  }

  /// The point with the largest measure.
  @inline(__always)
  private static func furthest(of edge: [PlanePoint], _ measure: (PlanePoint) -> Double) -> PlanePoint {
    var (best, most) = (PlanePoint(x: 0, y: 0), -Double.infinity)
    for point in edge {
      let value = measure(point)
      if value > most { (best, most) = (point, value) }
    }
    return best
  }

  private static func refined(_ corners: [PlanePoint], edge: [PlanePoint]) -> [PlanePoint]? {
    var lines: [(PlanePoint, PlanePoint)] = []
    for index in 0..<4 {
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      let side = to - from
      let square = PlanePoint.dot(side, side)
      guard square > 0 else { return nil }
      var points = PointCloud()
      for point in edge {
        let offset = point - from
        let along = PlanePoint.dot(offset, side)
        guard along > 0.08 * square, along < 0.92 * square,
          abs(PlanePoint.cross(side, offset)) < 0.14 * square
        else { continue }
        points.add(offset)
      }
      guard points.count >= 3, let line = points.line(from: from) else { return nil }
      lines.append(line)
    }
    var result: [PlanePoint] = []
    for index in 0..<4 {
      guard let corner = meeting(of: lines[(index + 3) % 4], lines[index]) else { return nil }
      result.append(corner)
    }
    return result
  }

  private static func meeting(
    of first: (PlanePoint, PlanePoint), _ second: (PlanePoint, PlanePoint)
  ) -> PlanePoint? {
    let area = PlanePoint.cross(first.1, second.1)
    guard abs(area) > 1e-9 else { return nil }
    return first.0 + first.1 * (PlanePoint.cross(second.0 - first.0, second.1) / area)
  }
}
