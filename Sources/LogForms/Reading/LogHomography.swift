/// How a flat page lies in a picture: straight lines stay straight.
struct LogHomography: Sendable {
  /// The first eight of nine coefficients, row by row; the ninth is 1.
  private let values: [Double]
  private let center: LogPoint
  private let origin: LogPoint
  private let reach: Double
  private static let scale = 400.0

  /// A place on the page and where it is in the picture.
  struct Pair: Sendable {
    let page: LogPoint
    let pixel: LogPoint
  }

  /// The map that suits the pairs best; nil where they do not settle it.
  init?(_ pairs: [Pair]) {
    guard pairs.count >= 4 else { return nil }
    let count = Double(pairs.count)
    center = pairs.reduce(LogPoint(0, 0)) { $0 + $1.page } * (1 / count)
    origin = pairs.reduce(LogPoint(0, 0)) { $0 + $1.pixel } * (1 / count)
    reach = pairs.reduce(1) { [origin] in max($0, ($1.pixel - origin).length) }
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: 9), count: 8)
    for pair in pairs {
      let from = (pair.page - center) * (1 / Self.scale)
      let to = (pair.pixel - origin) * (1 / reach)
      let (u, v) = (from.x, from.y)
      for line in [
        [u, v, 1, 0, 0, 0, -u * to.x, -v * to.x, to.x], [0, 0, 0, u, v, 1, -u * to.y, -v * to.y, to.y],
      ] {
        for row in 0..<8 { for column in 0..<9 { matrix[row][column] += line[row] * line[column] } }
      }
    }
    guard let solution = Self.solved(&matrix) else { return nil }
    values = solution
  }

  /// Gauss with pivots.
  private static func solved(_ matrix: inout [[Double]]) -> [Double]? {
    for column in 0..<8 {
      guard let pivot = (column..<8).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-12
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<8 where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column..<9 { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<8).map { matrix[$0][8] / matrix[$0][$0] }
  }

  func callAsFunction(_ place: LogPoint) -> LogPoint {
    let from = (place - center) * (1 / Self.scale)
    let w = values[6] * from.x + values[7] * from.y + 1
    let divisor = abs(w) < 1e-9 ? 1e-9 : w
    return origin
      + LogPoint(
        (values[0] * from.x + values[1] * from.y + values[2]) / divisor * reach,
        (values[3] * from.x + values[4] * from.y + values[5]) / divisor * reach)
  }
}
