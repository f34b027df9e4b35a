/// How a plane lies in a picture: straight lines stay straight.
struct Homography: Sendable {
  /// The first eight of nine coefficients, row by row; the ninth is 1.
  private let values: (Double, Double, Double, Double, Double, Double, Double, Double)

  /// A pair of places that belong together, and how much it counts.
  struct Pair {
    let from: PlanePoint
    let to: PlanePoint
    var weight = 1.0
  }

  /// The map that suits the pairs best; nil where they do not settle it.
  ///
  /// - Parameter scale: About the size of the `from` plane, to keep the numbers of one magnitude.
  init?(_ pairs: [Pair], scale: Double) {
    guard pairs.count >= 4, scale > 0, let first = pairs.first else { return nil }
    let origin = first.to
    let reach = pairs.reduce(1) { max($0, ($1.to - origin).length) }
    var system = LinearSystem(unknowns: 8)
    for pair in pairs {
      let (u, v) = (pair.from.x / scale, pair.from.y / scale)
      let (x, y) = ((pair.to.x - origin.x) / reach, (pair.to.y - origin.y) / reach)
      system.add([u, v, 1, 0, 0, 0, -u * x, -v * x], x, weight: pair.weight)
      system.add([0, 0, 0, u, v, 1, -u * y, -v * y], y, weight: pair.weight)
    }
    guard let h = system.solved() else { return nil }
    // Back from the scaled planes: x·reach + origin·w, and u, v divided by scale.
    let (g, k) = (h[6] / scale, h[7] / scale)
    values = (
      h[0] * reach / scale + origin.x * g, h[1] * reach / scale + origin.x * k, h[2] * reach + origin.x,
      h[3] * reach / scale + origin.y * g, h[4] * reach / scale + origin.y * k, h[5] * reach + origin.y,
      g, k
    )
  }

  func callAsFunction(_ u: Double, _ v: Double) -> PlanePoint {
    let w = values.6 * u + values.7 * v + 1
    return PlanePoint(
      x: (values.0 * u + values.1 * v + values.2) / w, y: (values.3 * u + values.4 * v + values.5) / w)
  }
}
