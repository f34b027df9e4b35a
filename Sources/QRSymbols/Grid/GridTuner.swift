/// Moves a grid until its modules are as clearly dark or light as they can be.
///
/// First the plane as a whole, by its four corners; then the crossings of a net laid over it, one by one, as
/// bent and crumpled paper needs it.
struct GridTuner {
  let sampler: GridSampler
  let budget: ScanBudget

  /// The first step in modules; each round halves it.
  private static let firstStep = 0.8
  private static let planeRounds = 4
  private static let netRounds = 3

  /// The largest symbols that are tuned: larger ones have alignment patterns enough.
  private static let maximumDimension = 61

  /// The distance of the net's lines in modules, about.
  private static let netSpacing = 6.0

  /// What it costs to move a crossing by a module away from where its neighbours want it.
  private static let stiffness: Float = 0.04

  /// How much clearer a move must make the grid, and how many moves there are at most.
  private static let neededGain: Float = 1.0005
  private static let maximumMoves = 200

  /// Whether a map can be tuned at all.
  static func suits(_ map: GridMap) -> Bool { map.dimension <= maximumDimension }

  /// The plane with its corners where the grid is clearest.
  func withTunedPlane(_ map: GridMap) -> GridMap {
    let side = Double(map.dimension)
    let places = [(3.5, 3.5), (side - 3.5, 3.5), (side - 3.5, side - 3.5), (3.5, side - 3.5)]
    var targets = places.map { map.plane($0.0, $0.1) }
    var best = map
    var bestClarity = clarity(lights(map), map.dimension)
    var step = Self.firstStep * map.modulePixels
    var moves = 0
    for _ in 0..<Self.planeRounds {
      // The far corner is known least.
      for parameter in [4, 5, 0, 1, 2, 3, 6, 7] {
        for distance in [step, -step] {
          while moves < Self.maximumMoves {
            var moved = targets
            if parameter % 2 == 0 {
              moved[parameter / 2].x += distance
            } else {
              moved[parameter / 2].y += distance
            }
            let pairs = zip(places, moved).map {
              Homography.Pair(from: PlanePoint(x: $0.0, y: $0.1), to: $1)
            }
            guard let plane = Homography(pairs, scale: side) else { break }
            var candidate = best
            candidate.plane = plane
            let clarity = clarity(lights(candidate), map.dimension)
            guard clarity > bestClarity * Self.neededGain else { break }
            (best, bestClarity, targets) = (candidate, clarity, moved)
            moves += 1
          }
        }
      }
      step /= 2
    }
    return best
  }

  /// The map with a net over it, whose crossings lie where the modules around are clearest.
  func withTunedNet(_ map: GridMap) -> GridMap {
    let side = Double(map.dimension)
    let gaps = max(2, Int((side / Self.netSpacing).rounded()))
    let lines = (0...gaps).map { side * Double($0) / Double(gaps) }
    let count = lines.count
    var plain = map
    plain.lattice = nil
    var offsets = (0..<count * count).map { index in
      map(lines[index % count], lines[index / count]) - plain(lines[index % count], lines[index / count])
    }
    let module = map.modulePixels
    var best = plain
    best.lattice = OffsetLattice(lines: lines, offsets: offsets)
    var lights = lights(best)
    var bestClarity = clarity(lights, best.dimension) - Self.stiffness * roughness(offsets, count, module)
    // A crossing moves the modules between the lines beside it, and no others.
    let reaches = lines.indices.map { index in
      Int(lines[max(0, index - 1)].rounded())..<Int(lines[min(gaps, index + 1)].rounded())
    }
    var step = Self.firstStep / 2 * module
    for _ in 0..<Self.netRounds {
      for index in offsets.indices {
        for (x, y) in [(step, 0), (-step, 0), (0, step), (0, -step)] {
          var moved = offsets
          moved[index] = moved[index] + PlanePoint(x: x, y: y)
          var candidate = best
          candidate.lattice = OffsetLattice(lines: lines, offsets: moved)
          var movedLights = lights
          for row in reaches[index / count] {
            for column in reaches[index % count] {
              movedLights[row * map.dimension + column] = sampler.light(
                at: candidate(Double(column) + 0.5, Double(row) + 0.5))
            }
          }
          let clarity =
            clarity(movedLights, map.dimension) - Self.stiffness * roughness(moved, count, module)
          guard clarity > bestClarity * Self.neededGain else { continue }
          (best, bestClarity, offsets, lights) = (candidate, clarity, moved, movedLights)
        }
      }
      step /= 2
    }
    return best
  }

  /// How far crossings are from the mean of their neighbours, in modules, squared and summed up.
  private func roughness(_ offsets: [PlanePoint], _ count: Int, _ module: Double) -> Float {
    var sum = 0.0
    for row in 0..<count {
      for column in 0..<count {
        let index = row * count + column
        var (mean, neighbours) = (PlanePoint(x: 0, y: 0), 0.0)
        func add(_ neighbour: Int) {
          mean = mean + offsets[neighbour]
          neighbours += 1
        }
        if column > 0 { add(index - 1) }
        if column + 1 < count { add(index + 1) }
        if row > 0 { add(index - count) }
        if row + 1 < count { add(index + count) }
        let offset = (offsets[index] - mean * (1 / neighbours)) * (1 / module)
        sum += PlanePoint.dot(offset, offset)
      }
    }
    return Float(sum)
  }

  private func lights(_ map: GridMap) -> [Float] { map.centres().map { sampler.light(at: $0) } }

  /// How far modules differ from the mean of those around them, and how well known modules fit.
  private func clarity(_ lights: [Float], _ dimension: Int) -> Float {
    budget.spend(12 * dimension * dimension)
    let grid = ModuleGrid(lights: lights, dimension: dimension, reach: 4, sharpening: 0)
    let contrast = grid.darkness.reduce(0) { $0 + abs($1) } / Float(grid.darkness.count)
    return contrast * (1 + 0.5 * grid.timing)
  }
}
