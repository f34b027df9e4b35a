/// Weighted least squares by normal equations.
struct LinearSystem {
  private let size: Int
  /// The upper triangle is used; the last column is the right-hand side.
  private var rows: [[Double]]

  init(unknowns: Int) {
    size = unknowns
    rows = Array(repeating: Array(repeating: 0, count: unknowns + 1), count: unknowns)
  }

  /// Adds the equation Σ coefficients × unknowns = value.
  mutating func add(_ coefficients: [Double], _ value: Double, weight: Double = 1) {
    for i in 0..<size where coefficients[i] != 0 {
      let factor = weight * coefficients[i]
      for j in 0..<size { rows[i][j] += factor * coefficients[j] }
      rows[i][size] += factor * value
    }
  }

  /// The unknowns; nil where the equations do not settle them.
  func solved() -> [Double]? {
    var rows = rows
    for column in 0..<size {
      guard
        let pivot = (column..<size).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-12
      else { return nil }
      rows.swapAt(column, pivot)
      for row in column + 1..<max(size, column + 1) {
        let factor = rows[row][column] / rows[column][column]
        guard factor != 0 else { continue }
        for index in column...size { rows[row][index] -= factor * rows[column][index] }
      }
    }
    var result = [Double](repeating: 0, count: size)
    for row in (0..<size).reversed() {
      var value = rows[row][size]
      for column in row + 1..<max(size, row + 1) { value -= rows[row][column] * result[column] }
      result[row] = value / rows[row][row]
    }
    return result.allSatisfy { $0.isFinite } ? result : nil
  }
}
