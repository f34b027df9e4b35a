/// The inverse of the square matrix with 1 / (row ⊕ column) at each place, for rows and columns that all differ.
///
/// It has a closed form: products of sums, which are sums of logarithms.
struct CauchyInverse {
  private let rows: [UInt16]
  private let columns: [UInt16]
  private let rowFactors: [Int]
  private let columnFactors: [Int]

  init(rows: [UInt16], columns: [UInt16]) {
    self.rows = rows
    self.columns = columns
    rowFactors = Self.factors(rows, columns)
    columnFactors = Self.factors(columns, rows)
  }

  /// The logarithm of the entry at a place, from 0 to the order of the field.
  func logarithm(column: Int, row: Int) -> Int {
    let sum = GaloisField16.logarithm(rows[row] ^ columns[column])
    return (rowFactors[row] + columnFactors[column] + GaloisField16.order - sum) % GaloisField16.order
  }

  /// For each of `own`, its sums with all of `others`, divided by its sums with all the rest of `own`.
  private static func factors(_ own: [UInt16], _ others: [UInt16]) -> [Int] {
    own.map { value in
      var sum = 0
      for other in others { sum += GaloisField16.logarithm(value ^ other) }
      for other in own where other != value {
        sum += GaloisField16.order - GaloisField16.logarithm(value ^ other)
      }
      return sum % GaloisField16.order
    }
  }
}
