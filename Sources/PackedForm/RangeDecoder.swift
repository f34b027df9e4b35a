/// Reads the decisions that a ``RangeEncoder`` wrote, by the same probabilities.
struct RangeDecoder {
  /// Bytes that are read ahead, and so read as zeros behind the end.
  private static let maximumPadding = 4

  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private var code: UInt32 = 0
  private var range: UInt32 = .max
  private var padding = 0

  /// Begins at the first of `bytes`.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
    for _ in 0..<4 { shift() }
  }

  /// True once far more has been asked for than there was.
  var isExhausted: Bool { padding > Self.maximumPadding }

  /// True where the bytes end here and as a ``RangeEncoder`` ends them, so that none can be added or cut off.
  var isAtEnd: Bool {
    guard next == bytes.endIndex, !isExhausted else { return false }
    let kept = Self.maximumPadding - padding
    let number = bytes.suffix(kept).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    // How far the interval begins below the next number with so many zero bytes at its end.
    let distance = UInt64(code &- UInt32(truncatingIfNeeded: UInt64(number) << UInt64(8 * padding)))
    func rest(zeroBytes: Int) -> UInt64 { distance & 0xffff_ffff & (1 << UInt64(8 * zeroBytes) - 1) }
    guard UInt64(code) == rest(zeroBytes: padding) else { return false }
    return kept == 0 || rest(zeroBytes: padding + 1) >= UInt64(range)
  }

  /// The next decision, `true` with `probability`, 1 … 65,535 of 65,536.
  @inline(__always)
  mutating func decode(probability: UInt32) -> Bool {
    let bound = (range >> 16) &* probability
    let bit = code < bound
    if bit {
      range = bound
    } else {
      code &-= bound
      range &-= bound
    }
    normalize()
    return bit
  }

  /// A number below `total`; ``take(start:width:total:)`` then says what it stands for.
  func position(total: UInt32) -> UInt32 { min(code / (range / total), total &- 1) }

  /// Goes past `width` out of `total` that begin at `start`.
  mutating func take(start: UInt32, width: UInt32, total: UInt32) {
    let step = range / total
    code &-= start &* step
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

  @inline(__always)
  private mutating func shift() {
    var byte: UInt8 = 0
    if next < bytes.endIndex {
      byte = bytes[next]
      next &+= 1
    } else {
      padding &+= 1
    }
    code = code << 8 | UInt32(byte)
  }
}
