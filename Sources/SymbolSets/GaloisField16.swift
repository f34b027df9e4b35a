/// The field of 65,536 elements, of polynomials modulo x¹⁶ + x¹² + x³ + x + 1; 2 generates it.
enum GaloisField16 {
  /// How many elements there are but 0.
  static let order = 65_535
  private static let polynomial = 0x1100b

  /// The logarithm of an element that is not 0.
  static func logarithm(_ value: UInt16) -> Int { Int(tables.logarithms[Int(value)]) }

  /// The logarithms of `words`, -1 for 0, which has none.
  static func logarithms(_ words: [UInt16]) -> [Int32] { words.map { tables.logarithms[Int($0)] } }

  /// Twice an element, which is times the polynomial x.
  static func timesX(_ value: UInt16) -> UInt16 {
    value << 1 ^ (value & 0x8000 == 0 ? 0 : UInt16(truncatingIfNeeded: polynomial))
  }

  /// Adds to `sum` what has these logarithms, divided by `divisor`.
  static func add(_ logarithms: [Int32], dividedBy divisor: UInt16, to sum: inout [UInt16]) {
    add(logarithms, timesPower: order - logarithm(divisor), to: &sum)
  }

  /// Adds to `sum` what has these logarithms, times 2 to the power of 0 to ``order``.
  static func add(_ logarithms: [Int32], timesPower power: Int, to sum: inout [UInt16]) {
    let powers = tables.powers
    for index in sum.indices where logarithms[index] >= 0 {
      sum[index] ^= powers[Int(logarithms[index]) + power]
    }
  }

  /// The powers of 2, twice over so that the sum of two logarithms needs no remainder, and what undoes them.
  private static let tables: (powers: [UInt16], logarithms: [Int32]) = {
    var powers: [UInt16] = []
    var logarithms = [Int32](repeating: -1, count: order + 1)
    var power = 1
    for exponent in 0..<2 * order + 1 {
      powers.append(UInt16(power))
      if exponent < order { logarithms[power] = Int32(exponent) }
      power <<= 1
      if power > order { power ^= polynomial }
    }
    return (powers, logarithms)
  }()
}
