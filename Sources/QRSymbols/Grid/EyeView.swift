/// Sees how much of an eye is in the corner of a grid.
struct EyeView {
  let sampler: GridSampler

  /// The modules of an eye and of the light around it, from the corner of the symbol on, row by row.
  private static let isDark: [Bool] = (0..<64).map { index in
    let (x, y) = (index % 8, index / 8)
    let ring = max(abs(x - 3), abs(y - 3))
    return ring == 3 && max(x, y) < 7 || ring < 2
  }

  /// How many of them are dark.
  private static let darkCount = isDark.count { $0 }

  /// The share of 8 × 8 modules that are as those of an eye: at the top left, top right, bottom left or bottom right.
  func share(ofEye eye: Int, _ map: GridMap) -> Double {
    let far = map.dimension - 1
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: 64) { lights in
      var (dark, light) = (Float(0), Float(0))
      for index in 0..<64 {
        let (x, y) = (index & 7, index >> 3)
        let value = sampler.light(
          at: map(Double(eye % 2 == 1 ? far - x : x) + 0.5, Double(eye >= 2 ? far - y : y) + 0.5))
        lights[index] = value
        if Self.isDark[index] { dark += value } else { light += value }
      }
      let middle = (dark / Float(Self.darkCount) + light / Float(64 - Self.darkCount)) / 2
      var count = 0
      for index in 0..<64 where (lights[index] < middle) == Self.isDark[index] { count += 1 }
      return Double(count) / 64
    }
  }

  /// The rings of an eye alone, row by row, which are the same however it is turned.
  private static let isRing: [Bool] = (0..<49).map { index in
    max(abs(index % 7 - 3), abs(index / 7 - 3)) != 2
  }

  private static let ringCount = isRing.count { $0 }

  /// The share of 7 × 7 modules between four corners that are as those of an eye.
  func share(between corners: [PlanePoint]) -> Double {
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: 49) { lights in
      var (dark, light) = (Float(0), Float(0))
      for index in 0..<49 {
        let (u, v) = ((Double(index % 7) + 0.5) / 7, (Double(index / 7) + 0.5) / 7)
        let (upper, lower) = (a * (1 - u) + b * u, d * (1 - u) + c * u)
        let value = sampler.light(at: upper * (1 - v) + lower * v)
        lights[index] = value
        if Self.isRing[index] { dark += value } else { light += value }
      }
      let middle = (dark / Float(Self.ringCount) + light / Float(49 - Self.ringCount)) / 2
      var count = 0
      for index in 0..<49 where (lights[index] < middle) == Self.isRing[index] { count += 1 }
      return Double(count) / 49
    }
  }
}
