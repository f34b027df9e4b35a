/// Smooth noise: random lights at the crossings of a lattice, and between them what lies between.
struct ValueNoise {
  private let lights: [Double]
  private let size: Double

  private static let side = 256

  /// - Parameter size: How far the crossings are from each other.
  init(seed: UInt64, size: Double) {
    var random = SeededRandom(seed: seed)
    lights = (0..<Self.side * Self.side).map { _ in random.unit() }
    self.size = max(1, size)
  }

  /// The light at a place, from 0 to 1; each octave has half the size and half the strength of the one before.
  func value(_ x: Double, _ y: Double, octaves: Int) -> Double {
    var (sum, weight, total, scale) = (0.0, 1.0, 0.0, 1 / size)
    for _ in 0..<octaves {
      sum += weight * light(x * scale, y * scale)
      total += weight
      (weight, scale) = (weight / 2, scale * 2)
    }
    return sum / total
  }

  private func light(_ x: Double, _ y: Double) -> Double {
    let (column, row) = (Int(x), Int(y))
    let (u, v) = (x - Double(column), y - Double(row))
    func at(_ x: Int, _ y: Int) -> Double { lights[(y % Self.side) * Self.side + x % Self.side] }
    let upper = at(column, row) * (1 - u) + at(column + 1, row) * u
    let lower = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u
    return upper * (1 - v) + lower * v
  }
}
