/// Sees how much of an eye is in the corner of a grid.
struct EyeView {
  let sampler: GridSampler

  /// The modules of an eye and of the light around it, from the corner of the symbol on, row by row.
  private static let corner = (0..<64).map { index in
    let (x, y) = (index % 8, index / 8)
    let ring = max(abs(x - 3), abs(y - 3))
    return ring == 3 && max(x, y) < 7 || ring < 2
  }
  private static let darkOfCorner = corner.count { $0 }

  /// The modules of an eye alone, row by row, which are the same however it is turned.
  private static let rings = (0..<49).map { index in max(abs(index % 7 - 3), abs(index / 7 - 3)) != 2 }
  private static let darkOfRings = rings.count { $0 }

  /// The share of 8 × 8 modules that are as those of an eye: at the top left, top right, bottom left or bottom right.
  func share(ofEye eye: Int, _ map: GridMap) -> Double {
    let far = map.dimension - 1
    return share(of: Self.corner, dark: Self.darkOfCorner) { index in
      let (x, y) = (index & 7, index >> 3)
      return map(Double(eye % 2 == 1 ? far - x : x) + 0.5, Double(eye >= 2 ? far - y : y) + 0.5)
    }
  }

  /// The share of 7 × 7 modules between four corners that are as those of an eye.
  func share(between corners: [PlanePoint]) -> Double {
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    return share(of: Self.rings, dark: Self.darkOfRings) { index in
      let (u, v) = ((Double(index % 7) + 0.5) / 7, (Double(index / 7) + 0.5) / 7)
      let (upper, lower) = (a * (1 - u) + b * u, d * (1 - u) + c * u)
      return upper * (1 - v) + lower * v
    }
  }

  /// The share of modules that are as dark or light as `pattern` says, beside the middle of its dark and light ones.
  @inline(__always)
  private func share(of pattern: [Bool], dark darkCount: Int, at place: (Int) -> PlanePoint) -> Double {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: pattern.count) { lights in
      var (dark, light) = (Float(0), Float(0))
      for index in pattern.indices {
        let value = sampler.light(at: place(index))
        lights[index] = value
        if pattern[index] { dark += value } else { light += value }
      }
      let middle = (dark / Float(darkCount) + light / Float(pattern.count - darkCount)) / 2
      let count = pattern.indices.count { (lights[$0] < middle) == pattern[$0] }
      return Double(count) / Double(pattern.count)
    }
  }
}
