/// Writes decisions and the probabilities they had into as few bytes as can be.
///
/// The range coder of LZMA with probabilities of 16 bits: what has come so far is an interval of a number
/// between 0 and 1; each decision cuts it in two.
struct RangeEncoder {
  private(set) var bytes: [UInt8] = []
  private var low: UInt64 = 0
  private var range: UInt32 = .max

  /// Takes a decision that is `true` with `probability`, 1 … 65,535 of 65,536.
  @inline(__always)
  mutating func encode(_ bit: Bool, probability: UInt32) {
    let bound = (range >> 16) &* probability
    if bit {
      range = bound
    } else {
      low &+= UInt64(bound)
      range &-= bound
    }
    normalize()
  }

  /// Takes `width` out of `total` that begin at `start`; `total` is below 2²⁴.
  mutating func encode(start: UInt32, width: UInt32, total: UInt32) {
    let step = range / total
    low &+= UInt64(start) &* UInt64(step)
    range = start &+ width == total ? range &- start &* step : width &* step
    normalize()
  }

  @inline(__always)
  private mutating func normalize() {
    while range < 1 << 24 {
      range <<= 8
      shift()
    }
  }

  private mutating func shift() {
    if low >> 32 != 0 { carry() }
    bytes.append(UInt8(truncatingIfNeeded: low >> 24))
    low = (low & 0x00ff_ffff) << 8
  }

  private mutating func carry() {
    var index = bytes.count
    repeat {
      index -= 1
      bytes[index] &+= 1
    } while bytes[index] == 0 && index > 0
    low &= 0xffff_ffff
  }

  /// Ends the number with the fewest bytes that keep it in the interval, whatever zeros are read after them.
  mutating func finish() {
    for kept in 0...4 {
      let mask = (UInt64(1) << UInt64(32 - 8 * kept)) - 1
      let value = (low + mask) & ~mask
      guard value - low < UInt64(range) else { continue }
      low = value
      for _ in 0..<kept { shift() }
      if low >> 32 != 0 { carry() }
      return
    }
  }
}
