/// Measures finder patterns in the picture at its full size.
///
/// They are found in pictures that are shrunk to a few pixels a module, where a place is known to half a module:
/// too little to lay a large grid.
struct FinderPatternLens {
  let sampler: GridSampler

  /// Samples a module, both ways.
  private static let resolution = 6

  /// How far to look from the centre, in modules: the pattern and what parts it from others.
  private static let reach = 5

  /// The most samples each way that make one where pixels are smaller.
  private static let maximumSubsamples = 4

  /// What measuring a pattern costs: its samples, and the rays through them.
  func looks(_ pattern: FinderPattern) -> Int {
    let count = Self.subsamples(step: pattern.modulePixels / Double(Self.resolution))
    let side = 2 * Self.reach * Self.resolution
    return side * side * (count * count + 2) / 2
  }

  /// The pattern as its edges lie between the pixels; nil where it is not seen as clearly as before.
  func measured(_ pattern: FinderPattern) -> FinderPattern? {
    guard pattern.measuredPixels < Double(Self.resolution) else { return pattern }
    let side = 2 * Self.reach * Self.resolution
    let step = pattern.modulePixels / Double(Self.resolution)
    let half = Double(side) / 2 * step
    let origin = pattern.centre - PlanePoint(x: half, y: half)
    let lights = lights(from: origin, step: step, side: side)
    guard lights.count == side * side else { return nil }
    let middle = Self.middle(of: lights, side: side)
    let pixels: [UInt8] = lights.map { $0 < middle ? 0 : 255 }
    let found = pixels.withUnsafeBufferPointer { pixels in
      FinderPatternOutline.pattern(
        around: PlanePoint(x: Double(side) / 2, y: Double(side) / 2), module: Double(Self.resolution),
        pixels: pixels, width: side, height: side)
    }
    guard let result = found?.scaled(by: PlanePoint(x: step, y: step), from: origin),
      result.corners != nil, result.isSame(as: pattern), result.doubt <= pattern.doubt
    else { return nil }
    return result
  }

  /// Squares of `step` pixels, row by row; none where the origin is no place.
  private func lights(from origin: PlanePoint, step: Double, side: Int) -> [Float] {
    let count = Self.subsamples(step: step)
    let share = step / Double(count)
    let columns = sampler.stops(
      from: origin.x, step: share, count: side * count, last: sampler.picture.width - 1)
    let rows = sampler.stops(
      from: origin.y, step: share, count: side * count, last: sampler.picture.height - 1)
    guard let first = columns.first?.pixel, let last = columns.last?.next else { return [] }
    let width = sampler.picture.width
    let weight = 1 / Float(count * count)
    var result = [Float](repeating: 0, count: side * side)
    // The rows of a square are added up before anything is looked up between their columns.
    var line = [Float](repeating: 0, count: last - first + 1)
    sampler.picture.luminance.withUnsafeBufferPointer { pixels in
      line.withUnsafeMutableBufferPointer { line in
        for y in 0..<side {
          line.update(repeating: 0)
          for row in rows[y * count..<(y + 1) * count] {
            let (upper, lower) = (row.pixel &* width &+ first, row.next &* width &+ first)
            for x in line.indices {
              line[x] += Float(pixels[upper &+ x]) * (1 - row.share) + Float(pixels[lower &+ x]) * row.share
            }
          }
          for x in 0..<side {
            var sum: Float = 0
            for column in columns[x * count..<(x + 1) * count] {
              sum +=
                line[column.pixel &- first] * (1 - column.share) + line[column.next &- first] * column.share
            }
            let light = sum * weight
            result[y &* side &+ x] = sampler.isInverted ? 255 - light : light
          }
        }
      }
    }
    return result
  }

  /// The samples each way that make one.
  private static func subsamples(step: Double) -> Int {
    min(maximumSubsamples, max(1, Int(step.rounded())))
  }

  /// What is as far from the dark of the pattern as from its light.
  private static func middle(of lights: [Float], side: Int) -> Float {
    let margin = side / 2 - 9 * resolution / 2
    var inner: [Float] = []
    inner.reserveCapacity((side - 2 * margin) * (side - 2 * margin))
    for y in margin..<side - margin { inner += lights[y * side + margin..<y * side + side - margin] }
    var middle = inner.reduce(0, +) / Float(inner.count)
    for _ in 0..<2 {
      var (dark, light) = ((sum: Float(0), count: Float(0)), (sum: Float(0), count: Float(0)))
      for value in inner {
        if value < middle {
          dark = (dark.sum + value, dark.count + 1)
        } else {
          light = (light.sum + value, light.count + 1)
        }
      }
      guard dark.count > 0, light.count > 0 else { break }
      middle = (dark.sum / dark.count + light.sum / light.count) / 2
    }
    return middle
  }
}
