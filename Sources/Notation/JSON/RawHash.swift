/// A fast hash of bytes, and their comparison, for tables that live no longer than the program.
@usableFromInline package enum RawHash {
  /// Differs from run to run, so that no input can be made to collide.
  @usableFromInline package static let seed = UInt64.random(in: .min ... .max) | 1

  @inlinable @inline(__always)
  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count) &* 0x9e37_79b9_7f4a_7c15
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return hash }
    let count = bytes.count
    var offset = 0
    while offset &+ 8 < count {
      hash = mix(hash ^ base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    return mix(hash ^ last(base, count))
  }

  /// The last eight bytes of `count`, one or more, some of them twice where there are fewer.
  @inlinable @inline(__always)
  static func last(_ base: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 8 { return base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) }
    if count >= 4 {
      let start = UInt64(base.loadUnaligned(as: UInt32.self))
      return start << 32 | UInt64(base.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
    }
    let start = UInt64(base.load(as: UInt8.self))
    let middle = UInt64(base.load(fromByteOffset: count >> 1, as: UInt8.self))
    return start << 16 | middle << 8 | UInt64(base.load(fromByteOffset: count &- 1, as: UInt8.self))
  }

  /// True where both hold the same bytes; they must be equally many.
  @inlinable @inline(__always)
  package static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard let start = left.baseAddress, let other = right.baseAddress, !left.isEmpty else { return true }
    return areEqual(start, other, left.count)
  }

  /// True where the `count` bytes, one or more, at both places are the same; nothing is looked at more than eight
  /// bytes behind a difference.
  @inlinable @inline(__always)
  package static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
    var offset = 0
    while offset &+ 8 < count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    return last(left, count) == last(right, count)
  }

  @inlinable @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    return product.high ^ product.low
  }
}
