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
    var edge: [PlanePoint] = []
    var reaches: [Double] = []
    var closedCount = 0
    for direction in directions {
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
      reaches.append(outer)
    }
    guard Double(edge.count) >= neededShare * Double(rayCount), closedCount >= neededClosed else {
      return nil
    }
    // The mean reach of a square of side 2 over all directions is 1.122.
    let module = reaches.reduce(0, +) / Double(reaches.count) / 1.122 / 3.5
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
    var result = [0.0, 0.0, 0.0]
    var found = 0
    var distance = 0.0
    var (x, y) = (start.x, start.y)
    while distance < limit {
      let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
      guard column >= 0, row >= 0, column < width, row < height else {
        // The edge of the picture may cut the quiet zone off.
        guard found == 2 else { return nil }
        result[2] = distance
        return (result[0], result[1], result[2])
      }
      let isDark = pixels[row &* width &+ column] == 0
      if isDark == (found == 1) {
        result[found] = distance - step / 2
        found += 1
        if found == 3 { return (result[0], result[1], result[2]) }
      }
      distance += step
      x += direction.x * step
      y += direction.y * step
    }
    return found == 2 ? (result[0], result[1], nil) : nil
  }

  /// Four lines through the outline, and where they meet.
  private static func corners(
    of edge: [PlanePoint], around centre: PlanePoint, module: Double
  ) -> [PlanePoint]? {
    guard let a = edge.max(by: { ($0 - centre).length < ($1 - centre).length }),
      let c = edge.max(by: { ($0 - a).length < ($1 - a).length })
    else { return nil }
    let diagonal = c - a
    let sides = edge.map { PlanePoint.cross(diagonal, $0 - a) }
    guard let b = sides.indices.min(by: { sides[$0] < sides[$1] }),
      let d = sides.indices.max(by: { sides[$0] < sides[$1] })
    else { return nil }
    var corners = [a, edge[b], c, edge[d]]
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

  private static func refined(_ corners: [PlanePoint], edge: [PlanePoint]) -> [PlanePoint]? {
    var lines: [(PlanePoint, PlanePoint)] = []
    for index in 0..<4 {
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      let side = to - from
      let length = side.length
      guard length > 0 else { return nil }
      let points = edge.filter { point in
        let along = PlanePoint.dot(point - from, side) / (length * length)
        return along > 0.08 && along < 0.92
          && abs(PlanePoint.cross(side, point - from)) < 0.14 * length * length
      }
      guard points.count >= 3, let line = line(through: points) else { return nil }
      lines.append(line)
    }
    var result: [PlanePoint] = []
    for index in 0..<4 {
      guard let corner = meeting(of: lines[(index + 3) % 4], lines[index]) else { return nil }
      result.append(corner)
    }
    return result
  }

  /// The line nearest to all points: a place on it and its direction.
  private static func line(through points: [PlanePoint]) -> (PlanePoint, PlanePoint)? {
    let middle = points.reduce(PlanePoint(x: 0, y: 0), +) * (1 / Double(points.count))
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for point in points {
      let offset = point - middle
      xx += offset.x * offset.x
      xy += offset.x * offset.y
      yy += offset.y * offset.y
    }
    guard xx + yy > 0 else { return nil }
    return (middle, Platform.direction(0.5 * Platform.angle(PlanePoint(x: xx - yy, y: 2 * xy))))
  }

  private static func meeting(
    of first: (PlanePoint, PlanePoint), _ second: (PlanePoint, PlanePoint)
  ) -> PlanePoint? {
    let area = PlanePoint.cross(first.1, second.1)
    guard abs(area) > 1e-9 else { return nil }
    return first.0 + first.1 * (PlanePoint.cross(second.0 - first.0, second.1) / area)
  }
}
