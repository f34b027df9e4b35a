/// Parts of one length from any number of which, as long as they are enough, all others can be worked out.
///
/// Reed–Solomon over GF(256) with the polynomial x⁸ + x⁴ + x³ + x² + 1. The data parts stand as they are; the byte
/// of parity part i is the sum over data parts j of their bytes divided by (k + i) ⊕ j, k being the number of data
/// parts: a Cauchy matrix, of which every square part can be inverted.
package enum ErasureCode {
  /// Data and parity parts together at most.
  package static let maximumParts = 256

  /// The parity parts of data parts that are all of one length.
  ///
  /// - Returns: nil for no data parts, unequal lengths, or more than ``maximumParts`` together.
  package static func parity(of data: [[UInt8]], count: Int) -> [[UInt8]]? {
    guard let length = data.first?.count, data.allSatisfy({ $0.count == length }), count >= 0,
      count <= maximumParts - data.count
    else { return nil }
    return (0..<count).map { row in
      var sum = [UInt8](repeating: 0, count: length)
      for (column, part) in data.enumerated() {
        add(part, times: coefficient(row: row, column: column, data.count), to: &sum)
      }
      return sum
    }
  }

  /// The data parts, from any `needed` of all parts by their places: the data parts first, then the parity.
  ///
  /// - Returns: nil for too few parts, places that there are not, or unequal lengths.
  package static func data(from parts: [Int: [UInt8]], needed: Int) -> [[UInt8]]? {
    guard needed > 0, needed <= maximumParts, parts.keys.allSatisfy({ (0..<maximumParts).contains($0) }),
      let length = parts.first?.value.count, parts.values.allSatisfy({ $0.count == length })
    else { return nil }
    let places = parts.keys.sorted().prefix(needed)
    guard places.count == needed else { return nil }
    var rows = places.map { place in
      (0..<needed).map { column in
        place < needed
          ? (place == column ? 1 : 0) : coefficient(row: place - needed, column: column, needed)
      }
    }
    var sums = places.map { parts[$0] ?? [] }
    for column in 0..<needed {
      guard let pivot = (column..<needed).first(where: { rows[$0][column] != 0 }) else { return nil }
      rows.swapAt(column, pivot)
      sums.swapAt(column, pivot)
      let factor = inverse(rows[column][column])
      rows[column] = rows[column].map { product($0, factor) }
      sums[column] = sums[column].map { product($0, factor) }
      let (row, sum) = (rows[column], sums[column])
      for other in 0..<needed where other != column && rows[other][column] != 0 {
        let factor = rows[other][column]
        add(row, times: factor, to: &rows[other])
        add(sum, times: factor, to: &sums[other])
      }
    }
    return sums
  }

  private static func coefficient(row: Int, column: Int, _ needed: Int) -> UInt8 {
    inverse(UInt8(truncatingIfNeeded: needed + row) ^ UInt8(truncatingIfNeeded: column))
  }

  private static func add(_ part: [UInt8], times factor: UInt8, to sum: inout [UInt8]) {
    for index in sum.indices { sum[index] ^= product(part[index], factor) }
  }

  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    guard left != 0, right != 0 else { return 0 }
    return powers[Int(logarithms[Int(left)]) + Int(logarithms[Int(right)])]
  }

  private static func inverse(_ value: UInt8) -> UInt8 { powers[255 - Int(logarithms[Int(value)])] }

  /// The powers of 2, twice over so that the sum of two logarithms needs no remainder.
  private static let powers: [UInt8] = {
    var powers: [UInt8] = []
    var power = 1
    for _ in 0..<512 {
      powers.append(UInt8(truncatingIfNeeded: power))
      power <<= 1
      if power > 255 { power ^= 0x11d }
    }
    return powers
  }()

  private static let logarithms: [UInt8] = {
    var logarithms = [UInt8](repeating: 0, count: 256)
    for power in 0..<255 { logarithms[Int(powers[power])] = UInt8(power) }
    return logarithms
  }()
}
