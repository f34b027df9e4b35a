/// The way from a photograph back to the page whose corners are known in it.
struct InversePlane {
  /// Row by row.
  private let matrix: [Double]
  /// The way to the photograph, from a page of width and height 1.
  private let forward: [Double]
  private let (width, height): (Double, Double)

  /// - Parameters:
  ///   - corners: Where the corners of the page are, clockwise from its top left.
  ///   - width: How wide it is.
  ///   - height: How high it is.
  init(_ corners: [(Double, Double)], width: Double, height: Double) {
    // From the unit square to four corners: Heckbert, 1989.
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let (sx, sy) = (a.0 - b.0 + c.0 - d.0, a.1 - b.1 + c.1 - d.1)
    let (dx1, dy1, dx2, dy2) = (b.0 - c.0, b.1 - c.1, d.0 - c.0, d.1 - c.1)
    let area = dx1 * dy2 - dx2 * dy1
    let g = (sx * dy2 - dx2 * sy) / area
    let h = (dx1 * sy - sx * dy1) / area
    let m = [
      b.0 - a.0 + g * b.0, d.0 - a.0 + h * d.0, a.0, b.1 - a.1 + g * b.1, d.1 - a.1 + h * d.1, a.1, g, h, 1,
    ]
    (forward, self.width, self.height) = (m, width, height)
    // The adjugate is the inverse but for a factor that falls out.
    let adjugate = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    matrix = adjugate.enumerated().map { $0.element * [width, height, 1][$0.offset / 3] }
  }

  /// The place on the page of a place in the photograph.
  func place(_ x: Double, _ y: Double) -> (Double, Double) {
    let w = matrix[6] * x + matrix[7] * y + matrix[8]
    return (
      (matrix[0] * x + matrix[1] * y + matrix[2]) / w, (matrix[3] * x + matrix[4] * y + matrix[5]) / w
    )
  }
  /// The place in the photograph of a place on the page.
  func seen(_ x: Double, _ y: Double) -> (Double, Double) {
    let (u, v) = (x / width, y / height)
    let w = forward[6] * u + forward[7] * v + forward[8]
    return (
      (forward[0] * u + forward[1] * v + forward[2]) / w, (forward[3] * u + forward[4] * v + forward[5]) / w
    )
  }
}
