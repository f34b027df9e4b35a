internal import CLibrary
package import QRCodes

/// A printed page that can be written on and photographed, in points of 1/72 inch.
package struct PaperPage: Sendable {
  /// The width in points.
  package let width: Double
  /// The height in points.
  package let height: Double
  private let scale: Double
  private let columns: Int
  private let rows: Int
  private var light: [Float]

  /// Takes what is printed, drawn with a number of pixels a point.
  package init(_ print: GreyPicture, scale: Double) {
    self.scale = scale
    columns = print.width
    rows = print.height
    width = Double(print.width) / scale
    height = Double(print.height) / scale
    light = print.luminance.map { Float($0) / 255 }
  }

  /// Draws a stroke from place to place, with ink that takes a share of the light; `grain` of it is missing.
  package mutating func draw(
    _ places: [(x: Double, y: Double)], thickness: Double, darkness: Double, grain: Double,
    _ random: inout SeededRandom
  ) {
    guard let first = places.first else { return }
    let ends = places.count == 1 ? [first, first] : places
    let reach = thickness / 2 + 1 / scale
    let (xs, ys) = (ends.map { $0.x }, ends.map { $0.y })
    let left = max(0, Int(((xs.min() ?? 0) - reach) * scale))
    let right = min(columns - 1, Int(((xs.max() ?? 0) + reach) * scale) + 1)
    let top = max(0, Int(((ys.min() ?? 0) - reach) * scale))
    let bottom = min(rows - 1, Int(((ys.max() ?? 0) + reach) * scale) + 1)
    guard left <= right, top <= bottom else { return }
    for row in top...bottom {
      for column in left...right {
        let (x, y) = ((Double(column) + 0.5) / scale, (Double(row) + 0.5) / scale)
        var nearest = Double.infinity
        for (a, b) in zip(ends, ends.dropFirst()) {
          let (dx, dy) = (b.x - a.x, b.y - a.y)
          let length = dx * dx + dy * dy
          let share = length > 0 ? min(1, max(0, ((x - a.x) * dx + (y - a.y) * dy) / length)) : 0
          let (ox, oy) = (x - a.x - share * dx, y - a.y - share * dy)
          nearest = min(nearest, (ox * ox + oy * oy).squareRoot())
        }
        let cover = min(1, max(0, (thickness / 2 - nearest) * scale + 0.5))
        guard cover > 0 else { continue }
        let ink = darkness * (1 - grain * random.unit())
        light[row * columns + column] *= Float(1 - cover * ink)
      }
    }
  }

  /// Lays something on the page, as a thumb: what is below it cannot be seen.
  package mutating func cover(
    x: ClosedRange<Double>, y: ClosedRange<Double>, with light: Double
  ) {
    for row in max(0, Int(y.lowerBound * scale))..<min(rows, Int(y.upperBound * scale)) {
      for column in max(0, Int(x.lowerBound * scale))..<min(columns, Int(x.upperBound * scale)) {
        self.light[row * columns + column] = Float(light)
      }
    }
  }

  /// The page as a flat scanner sees it.
  package func picture() throws(PictureError) -> GreyPicture {
    try GreyPicture(
      width: columns, height: rows, luminance: light.map { UInt8(min(255, max(0, $0 * 235 + 15))) })
  }

  /// How light it is at a place; nil beyond the page.
  @inline(__always)
  func light(_ x: Double, _ y: Double) -> Float? {
    let (u, v) = (x * scale - 0.5, y * scale - 0.5)
    guard u >= 0, v >= 0, u < Double(columns - 1), v < Double(rows - 1) else { return nil }
    let (column, row) = (Int(u), Int(v))
    let (across, down) = (Float(u - Double(column)), Float(v - Double(row)))
    let index = row * columns + column
    return light.withUnsafeBufferPointer { light in
      let upper = light[index] * (1 - across) + light[index + 1] * across
      let lower = light[index + columns] * (1 - across) + light[index + columns + 1] * across
      return upper * (1 - down) + lower * down
    }
  }
}
