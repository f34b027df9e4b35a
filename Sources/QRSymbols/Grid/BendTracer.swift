/// Follows the modules of a symbol from its eyes on, as paper that is bent or folded needs it.
///
/// A net is laid over the symbol. What is known around a crossing tells about where it lies, and the picture tells how
/// far that is off: light changes most between modules, so the places of the changes within a module are the error.
struct BendTracer {
  let sampler: GridSampler
  let budget: ScanBudget

  /// The largest symbols that are followed: the cost grows with their area.
  static let maximumDimension = 125

  /// The distance of the net's lines in modules, about.
  private static let spacing = 2.0

  /// How far around a crossing the picture is looked at, in modules, and the looks a module each way.
  private static let reach = 2
  private static let resolution = 4

  /// How far around a crossing others tell where it lies, in lines.
  private static let neighbours = 2

  /// The share of changes at one place of the modules from which on it is believed in full.
  private static let sureShare = 0.2

  /// How often crossings are drawn between those on all sides, once all are known.
  private static let rounds = 2

  /// How wide the bands along two sides are that have eyes and timing patterns, in modules.
  private static let band = 9.5

  /// How well timing patterns must be seen for the rest to be followed, whole and at first beside eyes.
  private static let neededTiming: (whole: Float, beside: Float) = (0.6, 0.45)

  /// How many modules of them are looked at beside each eye, where all is as the eye says.
  private static let beside = 7

  /// Where a crossing lies, and what one module across and one down are there.
  private struct Frame {
    var place: PlanePoint
    var across: PlanePoint
    var down: PlanePoint
  }

  /// The map along the bends; nil where none is seen.
  ///
  /// - Parameters:
  ///   - dimension: Modules a side.
  ///   - eyes: Two or three corners with an eye, and from modules to pixels in and around it.
  func map(_ dimension: Int, eyes: [(corner: EyeCorner, plane: Homography)]) -> GridMap? {
    guard hasTimingBesideEyes(dimension, eyes) else { return nil }
    let side = Double(dimension)
    let gaps = Int((side / Self.spacing).rounded())
    let lines = (0...gaps).map { side * Double($0) / Double(gaps) }
    let count = lines.count
    var places = [PlanePoint?](repeating: nil, count: count * count)
    // How far each crossing is from what is known at first.
    var distances = [Double](repeating: .infinity, count: count * count)
    for index in places.indices {
      let (u, v) = (lines[index % count], lines[index / count])
      for eye in eyes {
        let origin = eye.corner.origin(dimension: dimension)
        let (x, y) = (max(0, origin.x - u, u - origin.x - 7), max(0, origin.y - v, v - origin.y - 7))
        distances[index] = min(distances[index], x * x + y * y)
        if x == 0, y == 0 { places[index] = eye.plane(u, v) }
      }
    }
    let order = places.indices.filter { places[$0] == nil }.sorted { distances[$0] < distances[$1] }
    func trace(_ index: Int) {
      guard !budget.isOver, let frame = frame(at: index, places, count: count, lines) else { return }
      places[index] = corrected(frame, u: lines[index % count], v: lines[index / count])
    }
    let corners = eyes.map { $0.corner }
    let (hasRow, hasColumn) = Self.timingLines(corners)
    func isInBand(_ index: Int) -> Bool {
      hasRow && lines[index / count] < Self.band || hasColumn && lines[index % count] < Self.band
    }
    for index in order where isInBand(index) { trace(index) }
    guard let map = Self.map(dimension, lines, places),
      timing(of: map, corners) >= Self.neededTiming.whole
    else { return nil }
    for index in order where !isInBand(index) { trace(index) }
    for _ in 0..<Self.rounds {
      for index in order {
        guard let place = places[index], var frame = frame(at: index, places, count: count, lines) else {
          continue
        }
        frame.place = (frame.place + place) * 0.5
        places[index] = corrected(frame, u: lines[index % count], v: lines[index / count])
      }
    }
    return budget.isOver ? nil : Self.map(dimension, lines, places)
  }

  /// Whether the timing patterns begin beside the eyes, which chance seldom makes and costs next to nothing to see.
  private func hasTimingBesideEyes(_ dimension: Int, _ eyes: [(corner: EyeCorner, plane: Homography)]) -> Bool
  {
    let (hasRow, hasColumn) = Self.timingLines(eyes.map { $0.corner })
    let side = Double(dimension)
    var (sum, count): (Float, Float) = (0, 0)
    func look(_ place: (Double) -> PlanePoint) {
      budget.spend(Self.beside)
      sum += TripleReader.timing(of: (0..<Self.beside).map { sampler.light(at: place(Double($0) + 7.5)) })
      count += 1
    }
    for (corner, plane) in eyes {
      switch corner {
      case .topLeft:
        if hasRow { look { plane($0, 6.5) } }
        if hasColumn { look { plane(6.5, $0) } }
      case .topRight: look { plane(side - $0, 6.5) }
      case .bottomLeft: look { plane(6.5, side - $0) }
      }
    }
    return count > 0 && sum >= Self.neededTiming.beside * count
  }

  /// How well those timing patterns are seen that two or three eyes tell the places of, from -1 to 1.
  func timing(of map: GridMap, _ corners: [EyeCorner]) -> Float {
    let (hasRow, hasColumn) = Self.timingLines(corners)
    return TripleReader.timing(of: map, sampler, across: hasRow, down: hasColumn)
  }

  /// Which timing patterns have an eye at both ends; of two eyes in opposite corners each has one.
  private static func timingLines(_ corners: [EyeCorner]) -> (row: Bool, column: Bool) {
    (corners.contains(.topRight), corners.contains(.bottomLeft))
  }

  /// What the places of crossings are as a map; those that are not known lie on the plane.
  private static func map(_ dimension: Int, _ lines: [Double], _ places: [PlanePoint?]) -> GridMap? {
    // The plane that suits all crossings best: without perspective, as it goes beyond what is known.
    var system = (x: LinearSystem(unknowns: 3), y: LinearSystem(unknowns: 3))
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let row = [lines[index % lines.count], lines[index / lines.count], 1]
      system.x.add(row, place.x)
      system.y.add(row, place.y)
    }
    guard let x = system.x.solved(), let y = system.y.solved() else { return nil }
    let side = Double(dimension)
    let pairs = [(0.0, 0.0), (side, 0), (side, side), (0, side)].map { u, v in
      Homography.Pair(
        from: PlanePoint(x: u, y: v),
        to: PlanePoint(x: x[0] * u + x[1] * v + x[2], y: y[0] * u + y[1] * v + y[2]))
    }
    guard let plane = Homography(pairs, scale: side) else { return nil }
    let offsets = places.indices.map { index in
      guard let place = places[index] else { return PlanePoint(x: 0, y: 0) }
      return place - plane(lines[index % lines.count], lines[index / lines.count])
    }
    return GridMap(
      plane: plane, dimension: dimension, lattice: OffsetLattice(lines: lines, offsets: offsets))
  }

  /// What the crossings around one say of it, by the plane that suits the nearest best; nil where they are too few.
  private func frame(
    at index: Int, _ places: [PlanePoint?], count: Int, _ lines: [Double]
  ) -> Frame? {
    let (column, row) = (index % count, index / count)
    let reach = Self.neighbours
    budget.spend(40)
    var (weight, u, v, place) = (0.0, 0.0, 0.0, PlanePoint(x: 0, y: 0))
    var (uu, uv, vv) = (0.0, 0.0, 0.0)
    var (uPlace, vPlace) = (PlanePoint(x: 0, y: 0), PlanePoint(x: 0, y: 0))
    var known = 0
    for y in max(0, row - reach)...min(count - 1, row + reach) {
      for x in max(0, column - reach)...min(count - 1, column + reach) where x != column || y != row {
        guard let other = places[y &* count &+ x] else { continue }
        let (du, dv) = (lines[x] - lines[column], lines[y] - lines[row])
        let square = du * du + dv * dv
        let share = 1 / (square * square)
        known += 1
        weight += share
        u += share * du
        v += share * dv
        place = place + other * share
        uu += share * du * du
        uv += share * du * dv
        vv += share * dv * dv
        uPlace = uPlace + other * (share * du)
        vPlace = vPlace + other * (share * dv)
      }
    }
    guard known >= 4 else { return nil }
    // Around the mean of the crossings.
    let mean = (u: u / weight, v: v / weight, place: place * (1 / weight))
    let (a, b, c) = (uu - u * mean.u, uv - u * mean.v, vv - v * mean.v)
    let area = a * c - b * b
    guard area > 1e-9 * a * c else { return nil }
    let (p, q) = (uPlace - mean.place * u, vPlace - mean.place * v)
    let across = (p * c - q * b) * (1 / area)
    let down = (q * a - p * b) * (1 / area)
    return Frame(place: mean.place - across * mean.u - down * mean.v, across: across, down: down)
  }

  /// A guess drawn to where light changes between modules.
  private func corrected(_ frame: Frame, u: Double, v: Double) -> PlanePoint {
    let resolution = Self.resolution
    let side = 2 * Self.reach * resolution + 1
    budget.spend(side * side)
    let (x, y) = (frame.across * (1 / Double(resolution)), frame.down * (1 / Double(resolution)))
    let start = frame.place - (frame.across + frame.down) * Double(Self.reach)
    // Changes across and down, by which fourth of a module they are in.
    var across = (Float(0), Float(0), Float(0), Float(0))
    var down = (Float(0), Float(0), Float(0), Float(0))
    withUnsafeTemporaryAllocation(of: Float.self, capacity: side) { above in
      for row in 0..<side {
        var left: Float = 0
        let begin = start + y * Double(row)
        for column in 0..<side {
          let light = sampler.light(at: begin + x * Double(column))
          if column > 0 {
            let change = (light - left) * (light - left)
            switch (column &- 1) & 3 {
            case 0: across.0 += change
            case 1: across.1 += change
            case 2: across.2 += change
            default: across.3 += change
            }
          }
          if row > 0 {
            let change = (light - above[column]) * (light - above[column])
            switch (row &- 1) & 3 {
            case 0: down.0 += change
            case 1: down.1 += change
            case 2: down.2 += change
            default: down.3 += change
            }
          }
          left = light
          above[column] = light
        }
      }
    }
    return frame.place + frame.across * Self.error(across, at: u) + frame.down * Self.error(down, at: v)
  }

  /// By how many modules the lines between modules are beyond where they should be.
  private static func error(_ changes: (Float, Float, Float, Float), at line: Double) -> Double {
    let all = Double(changes.0 + changes.1 + changes.2 + changes.3)
    guard all > 0 else { return 0 }
    let turn = 2 * Double.pi
    // The middle of the first fourth is an eighth of a module after the first look.
    let first = Platform.direction(turn * (line - Double(reach) + 0.125))
    let sum = PlanePoint(x: Double(changes.0 - changes.2), y: Double(changes.1 - changes.3))
    let mean = PlanePoint(
      x: sum.x * first.x - sum.y * first.y, y: sum.x * first.y + sum.y * first.x)
    let share = mean.length / all
    return Platform.angle(mean) / turn * min(1, share / sureShare)
  }
}
