/// Looks for an alignment pattern near where it should be.
struct AlignmentSearch {
  let sampler: GridSampler

  /// Samples a module, both ways.
  private static let resolution = 4

  /// The least likeness, of 1 at most, that is taken for the pattern.
  private static let neededLikeness: Float = 0.55

  /// What the likeness loses with every module of distance from the expected place.
  private static let distanceCost: Float = 0.025

  /// How much less alike than the best a place may be to have a say in where the middle is.
  private static let likenessSlack: Float = 0.1

  /// Where the pattern is, as pixels off its expected place.
  ///
  /// - Parameters:
  ///   - column: The column of its middle module.
  ///   - row: Its row.
  ///   - map: Where modules are expected.
  ///   - reach: How far to look, in modules.
  func offset(column: Int, row: Int, map: GridMap, reach: Double) -> PlanePoint? {
    let (u, v) = (Double(column) + 0.5, Double(row) + 0.5)
    let centre = map(u, v)
    let across = (map(u + 2, v) - map(u - 2, v)) * 0.25
    let down = (map(u, v + 2) - map(u, v - 2)) * 0.25
    let resolution = Self.resolution
    let steps = Int((reach * Double(resolution)).rounded(.up))
    let half = steps + 3 * resolution
    let side = 2 * half + 1
    var lights: [Float] = []
    lights.reserveCapacity(side * side)
    for y in -half...half {
      for x in -half...half {
        let place =
          centre + across * (Double(x) / Double(resolution)) + down * (Double(y) / Double(resolution))
        lights.append(sampler.light(at: place))
      }
    }
    var best = (score: Self.neededLikeness, x: 0, y: 0)
    var isFound = false
    for y in -steps...steps {
      for x in -steps...steps {
        let distance = Float(x * x + y * y).squareRoot() / Float(resolution)
        let start = (y + steps + resolution) * side + x + steps + resolution
        let score = Self.likeness(lights, start: start, side: side) - Self.distanceCost * distance
        if score > best.score {
          best = (score, x, y)
          isFound = true
        }
      }
    }
    guard isFound else { return nil }
    // A sharp picture is alike all over a module, and the search has come to its near edge.
    let start = (best.y + steps + resolution) * side + best.x + steps + resolution
    let (x, y) = Self.middle(lights, start: start, side: side)
    return across * ((Double(best.x) + x) / Double(resolution))
      + down * ((Double(best.y) + y) / Double(resolution))
  }

  /// The middle of what is nearly as like the pattern as a place, within a module of it, in samples off it.
  private static func middle(_ lights: [Float], start: Int, side: Int) -> (x: Double, y: Double) {
    let least = likeness(lights, start: start, side: side) - likenessSlack
    var sum = (x: Float(0), y: Float(0), weight: Float(0))
    for y in -resolution...resolution {
      for x in -resolution...resolution {
        let weight = likeness(lights, start: start + y * side + x, side: side) - least
        guard weight > 0 else { continue }
        sum = (sum.x + Float(x) * weight, sum.y + Float(y) * weight, sum.weight + weight)
      }
    }
    return sum.weight > 0 ? (Double(sum.x / sum.weight), Double(sum.y / sum.weight)) : (0, 0)
  }

  /// The correlation of 5 × 5 samples with the pattern.
  private static func likeness(_ lights: [Float], start: Int, side: Int) -> Float {
    var (sum, squares, light) = (Float(0), Float(0), Float(0))
    var place = start
    for row in 0..<5 {
      for column in 0..<5 {
        let value = lights[place &+ column &* resolution]
        sum += value
        squares += value * value
        let isRing = row > 0 && row < 4 && column > 0 && column < 4 && !(row == 2 && column == 2)
        if isRing { light += value }
      }
      place &+= side &* resolution
    }
    // Of 25 modules 8 are light: their mean against that of all.
    let variance = squares - sum * sum / 25
    guard variance > 1 else { return 0 }
    return (light - sum * 8 / 25) / (variance * 8 * 17 / 25).squareRoot()
  }
}
