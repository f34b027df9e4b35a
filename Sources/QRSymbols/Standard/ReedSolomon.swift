/// Error correction of one block of codewords.
enum ReedSolomon {
  /// Corrects a block in place.
  ///
  /// - Parameters:
  ///   - block: Data codewords, then those for correction.
  ///   - correctionCount: How many are for correction.
  ///   - erasures: Places that are known to be doubtful: each costs half of what an error costs.
  ///   - spare: How many correction codewords must be left over as proof against chance.
  /// - Returns: How many codewords were changed; nil where there are too many errors.
  static func correct(
    _ block: inout [UInt8], correctionCount: Int, erasures: [Int] = [], spare: Int
  ) -> Int? {
    let syndromes = syndromes(of: block, count: correctionCount)
    guard syndromes.contains(where: { $0 != 0 }) else { return 0 }
    let budget = correctionCount - spare
    guard erasures.count <= budget else { return nil }
    let locator = errorLocator(syndromes, erasures: erasures, length: block.count)
    let degree = locator.count - 1
    guard degree > 0, 2 * degree - erasures.count <= budget else { return nil }
    // Evaluator = syndromes × locator modulo x^correctionCount.
    var evaluator = [UInt8](repeating: 0, count: correctionCount)
    for (i, a) in syndromes.enumerated() {
      for (j, b) in locator.enumerated() where i + j < correctionCount {
        evaluator[i + j] ^= GaloisField.multiply(a, b)
      }
    }
    var found = 0
    var changed = 0
    for place in block.indices {
      // The inverse of 2 to the power of the place, counted from the end.
      let inverse = GaloisField.power((255 - (block.count - 1 - place) % 255) % 255)
      guard value(of: locator, at: inverse) == 0 else { continue }
      found += 1
      // The formal derivative: only odd powers stay.
      var derivative: UInt8 = 0
      var power: UInt8 = 1
      let square = GaloisField.multiply(inverse, inverse)
      for index in stride(from: 1, to: locator.count, by: 2) {
        derivative ^= GaloisField.multiply(locator[index], power)
        power = GaloisField.multiply(power, square)
      }
      guard derivative != 0 else { return nil }
      let magnitude = GaloisField.divide(
        GaloisField.multiply(
          value(of: evaluator, at: inverse), GaloisField.power((block.count - 1 - place) % 255)), derivative)
      if magnitude != 0 { changed += 1 }
      block[place] ^= magnitude
    }
    guard found == degree, !self.syndromes(of: block, count: correctionCount).contains(where: { $0 != 0 })
    else { return nil }
    return changed
  }

  /// The polynomial by which codewords for correction are reckoned, its highest coefficient, 1, left out.
  static func generator(_ count: Int) -> [UInt8] {
    var polynomial = [UInt8](repeating: 0, count: count - 1) + [1]
    for exponent in 0..<count {
      let root = GaloisField.power(exponent)
      for index in polynomial.indices {
        polynomial[index] = GaloisField.multiply(polynomial[index], root)
        if index + 1 < count { polynomial[index] ^= polynomial[index + 1] }
      }
    }
    return polynomial
  }

  /// The codewords for correction of a block: the remainder of its data by the generator.
  static func correctionCodewords(for data: ArraySlice<UInt8>, generator: [UInt8]) -> [UInt8] {
    var remainder = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ remainder[0]
      for index in remainder.indices {
        let next = index + 1 < remainder.count ? remainder[index + 1] : 0
        remainder[index] = next ^ GaloisField.multiply(generator[index], factor)
      }
    }
    return remainder
  }

  /// The values of the block as a polynomial at the powers of 2; all 0 where it has no errors.
  private static func syndromes(of block: [UInt8], count: Int) -> [UInt8] {
    (0..<count).map { exponent in
      let base = GaloisField.power(exponent)
      return block.reduce(0) { GaloisField.multiply($0, base) ^ $1 }
    }
  }

  /// The polynomial whose roots are the inverse places of errors and erasures, by Berlekamp and Massey.
  private static func errorLocator(_ syndromes: [UInt8], erasures: [Int], length: Int) -> [UInt8] {
    var locator: [UInt8] = [1]
    for place in erasures {
      let root = GaloisField.power((length - 1 - place) % 255)
      var next = locator + [0]
      for (index, coefficient) in locator.enumerated() {
        next[index + 1] ^= GaloisField.multiply(coefficient, root)
      }
      locator = next
    }
    var previous = locator
    var degree = erasures.count
    for step in erasures.count..<syndromes.count {
      var discrepancy = syndromes[step]
      for index in 1..<max(1, locator.count) where index <= step {
        discrepancy ^= GaloisField.multiply(locator[index], syndromes[step - index])
      }
      previous.insert(0, at: 0)
      guard discrepancy != 0 else { continue }
      var next = locator
      if next.count < previous.count {
        next += [UInt8](repeating: 0, count: previous.count - next.count)
      }
      for (index, coefficient) in previous.enumerated() {
        next[index] ^= GaloisField.multiply(coefficient, discrepancy)
      }
      if 2 * degree <= step + erasures.count {
        degree = step + 1 + erasures.count - degree
        previous = locator.map { GaloisField.divide($0, discrepancy) }
      }
      locator = next
    }
    while locator.count > 1, locator.last == 0 { locator.removeLast() }
    return locator
  }

  private static func value(of polynomial: [UInt8], at x: UInt8) -> UInt8 {
    polynomial.reversed().reduce(0) { GaloisField.multiply($0, x) ^ $1 }
  }
}
