/// Moves a grid until its modules are as clearly dark or light as they can be.
struct GridTuner: Sendable {
  let sampler: GridSampler

  /// The first step in modules; each round halves it.
  private static let firstStep = 0.8
  private static let rounds = 4

  /// The largest symbols that are tuned: larger ones have alignment patterns enough.
  private static let maximumDimension = 61

  /// Climbs along twelve ways to depart from the map: two for each corner, and four bends.
  func tuned(_ map: GridMap) -> GridMap {
    guard map.dimension <= Self.maximumDimension else { return map }
    let side = Double(map.dimension)
    let module = (map.corners[2] - map.corners[0]).length / side / 2.0.squareRoot()
    let places = [(3.5, 3.5), (side - 3.5, 3.5), (side - 3.5, side - 3.5), (3.5, side - 3.5)]
    var targets = places.map { map.plane($0.0, $0.1) }
    var best = map
    var bestClarity = clarity(map)
    var step = Self.firstStep * module
    // The far corner and the bends are known least.
    let order = [4, 5, 8, 9, 10, 11, 0, 1, 2, 3, 6, 7]
    for _ in 0..<Self.rounds {
      for parameter in order {
        for sign in [1.0, -1.0] {
          var isBetter = true
          while isBetter {
            isBetter = false
            var candidate = best
            var moved = targets
            if parameter < 8 {
              if parameter % 2 == 0 {
                moved[parameter / 2].x += sign * step
              } else {
                moved[parameter / 2].y += sign * step
              }
              let pairs = zip(places, moved).map {
                Homography.Pair(from: PlanePoint(x: $0.0, y: $0.1), to: $1)
              }
              guard let plane = Homography(pairs, scale: side) else { break }
              candidate.plane = plane
            } else {
              candidate.bend[parameter - 8] += sign * step
            }
            let clarity = clarity(candidate)
            if clarity > bestClarity * 1.0005 {
              (best, bestClarity, targets) = (candidate, clarity, moved)
              isBetter = true
            }
          }
        }
      }
      step /= 2
    }
    return best
  }

  /// How far modules differ from the mean of those around them, and the timing patterns from each other.
  private func clarity(_ map: GridMap) -> Float {
    let lights = map.centres().map { sampler.light(at: $0) }
    let grid = ModuleGrid(lights: lights, dimension: map.dimension, reach: 4, sharpening: 0)
    let contrast = grid.darkness.reduce(0) { $0 + abs($1) } / Float(grid.darkness.count)
    return contrast * (1 + 0.5 * grid.timing)
  }
}
