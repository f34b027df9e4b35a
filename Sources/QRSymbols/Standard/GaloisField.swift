/// Arithmetic of GF(256) as QR codes use it: modulo x⁸ + x⁴ + x³ + x² + 1.
enum GaloisField {
  /// The powers of 2, twice over so that sums of two logarithms need no remainder.
  private static let powers: [UInt8] = {
    var powers: [UInt8] = []
    var value = 1
    for _ in 0..<510 {
      powers.append(UInt8(value))
      value <<= 1
      if value > 255 { value ^= 0x11d }
    }
    return powers
  }()

  private static let logarithms: [Int] = {
    var logarithms = [Int](repeating: 0, count: 256)
    for exponent in 0..<255 { logarithms[Int(powers[exponent])] = exponent }
    return logarithms
  }()

  /// 2 to the power of a number from 0 to 509.
  static func power(_ exponent: Int) -> UInt8 { powers[exponent] }

  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    a == 0 || b == 0 ? 0 : powers[logarithms[Int(a)] + logarithms[Int(b)]]
  }

  /// The quotient; `b` is not 0.
  static func divide(_ a: UInt8, _ b: UInt8) -> UInt8 {
    a == 0 ? 0 : powers[logarithms[Int(a)] + 255 - logarithms[Int(b)]]
  }
}
