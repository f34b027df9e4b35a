/// Parts of one length: from any of them, if they are enough, all others can be worked out.
///
/// Reed–Solomon over GF(65536), of words of two bytes, highest first. The data parts stand as they are; the word
/// of parity part i is the sum over data parts j of their words divided by (k + i) ⊕ j, k being the number of data
/// parts: a Cauchy matrix, whose every square part can be inverted.
enum ErasureCode {
  /// Data and parity parts together at most; far below what the field allows, so that nothing takes long.
  static let maximumParts = 4_095

  /// The parity parts of data parts that are all of one length, an even number of bytes.
  ///
  /// - Returns: nil for no data parts, odd or unequal lengths, or more than ``maximumParts`` together.
  static func parity(of data: [[UInt8]], count: Int) -> [[UInt8]]? {
    guard isEven(data), count >= 0, count <= maximumParts - data.count else { return nil }
    let columns = data.map(logarithms)
    return (0..<count).map { parity(data.count + $0, of: columns) }
  }

  /// The part at a place, of data parts that ``data(from:needed:)`` has returned.
  static func part(_ place: Int, of data: [[UInt8]]) -> [UInt8] {
    place < data.count ? data[place] : parity(place, of: data.map(logarithms))
  }

  private static func parity(_ place: Int, of columns: [[Int32]]) -> [UInt8] {
    var sum = [UInt16](repeating: 0, count: columns.first?.count ?? 0)
    for (column, part) in columns.enumerated() {
      GaloisField16.add(part, dividedBy: UInt16(place) ^ UInt16(column), to: &sum)
    }
    return bytes(sum)
  }

  /// The data parts, from any `needed` of all parts by their places: the data parts first, then the parity.
  ///
  /// - Returns: nil for too few parts, places that there are not, or odd or unequal lengths.
  static func data(from parts: [Int: [UInt8]], needed: Int) -> [[UInt8]]? {
    guard needed > 0, parts.keys.allSatisfy({ (0..<maximumParts).contains($0) }), isEven(Array(parts.values))
    else { return nil }
    let missing = (0..<needed).filter { parts[$0] == nil }
    let spare = parts.keys.filter { $0 >= needed }.sorted().prefix(missing.count)
    guard spare.count == missing.count else { return nil }
    var data = (0..<needed).map { parts[$0] ?? [] }
    let present = data.enumerated().filter { !$1.isEmpty }.map { (UInt16($0), logarithms($1)) }
    // What the missing parts alone add up to in each parity part.
    let sums = spare.map { row in
      var sum = (parts[row] ?? []).words
      for (column, part) in present { GaloisField16.add(part, dividedBy: UInt16(row) ^ column, to: &sum) }
      return GaloisField16.logarithms(sum)
    }
    let inverse = CauchyInverse(rows: spare.map { UInt16($0) }, columns: missing.map { UInt16($0) })
    for (column, place) in missing.enumerated() {
      var words = [UInt16](repeating: 0, count: (parts.first?.value.count ?? 0) / 2)
      for (row, sum) in sums.enumerated() {
        GaloisField16.add(sum, timesPower: inverse.logarithm(column: column, row: row), to: &words)
      }
      data[place] = bytes(words)
    }
    return data
  }

  /// One word for a body: its words as digits to the base of x, so that those of a set's bodies are parts too.
  static func digest(_ body: [UInt8]) -> [UInt8] {
    bytes([body.words.reduce(0) { GaloisField16.timesX($0) ^ $1 }])
  }

  private static func isEven(_ parts: [[UInt8]]) -> Bool {
    guard let length = parts.first?.count, length > 0, length.isMultiple(of: 2) else { return false }
    return parts.allSatisfy { $0.count == length }
  }

  private static func logarithms(_ part: [UInt8]) -> [Int32] { GaloisField16.logarithms(part.words) }

  private static func bytes(_ words: [UInt16]) -> [UInt8] {
    words.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
}

extension [UInt8] {
  /// Each two of an even number of bytes, highest first.
  fileprivate var words: [UInt16] {
    stride(from: 0, to: count - 1, by: 2).map { UInt16(self[$0]) << 8 | UInt16(self[$0 + 1]) }
  }
}
