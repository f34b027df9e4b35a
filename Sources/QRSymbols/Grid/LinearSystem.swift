/// Weighted least squares by normal equations.
struct LinearSystem {
  private let size: Int
  /// Row by row; the last column is the right-hand side.
  private var rows: [Double]

  init(unknowns: Int) {
    size = unknowns
    rows = Array(repeating: 0, count: unknowns * (unknowns + 1))
  }

  /// Adds the equation Σ coefficients × unknowns = value, of as many coefficients as there are unknowns.
  mutating func add(_ coefficients: [Double], _ value: Double, weight: Double = 1) {
    let width = size + 1
    for i in 0..<size where coefficients[i] != 0 {
      let factor = weight * coefficients[i]
      for j in 0..<size { rows[i &* width &+ j] += factor * coefficients[j] }
      rows[i &* width &+ size] += factor * value
    }
  }

  /// The unknowns; nil where the equations do not settle them.
  func solved() -> [Double]? {
    var rows = rows
    let width = size + 1
    for column in 0..<size {
      guard
        let pivot = (column..<size).max(by: {
          abs(rows[$0 &* width &+ column]) < abs(rows[$1 &* width &+ column])
        }), abs(rows[pivot &* width &+ column]) > 1e-12
      else { return nil }
      if pivot != column {
        for index in 0..<width { rows.swapAt(column &* width &+ index, pivot &* width &+ index) }
      }
      for row in column + 1..<max(size, column + 1) {
        let factor = rows[row &* width &+ column] / rows[column &* width &+ column]
        guard factor != 0 else { continue }
        for index in column...size {
          rows[row &* width &+ index] -= factor * rows[column &* width &+ index]
        }
      }
    }
    var result = [Double](repeating: 0, count: size)
    for row in (0..<size).reversed() {
      var value = rows[row &* width &+ size]
      for column in row + 1..<max(size, row + 1) { value -= rows[row &* width &+ column] * result[column] }
      result[row] = value / rows[row &* width &+ row]
    }
    return result.allSatisfy { $0.isFinite } ? result : nil
  }
}
