/// A fast hash of bytes, and their comparison, for tables that live no longer than the program.
@usableFromInline package enum RawHash {
  /// Differs from run to run, so that no input can be made to collide.
  @usableFromInline package static let seed = UInt64.random(in: .min ... .max) | 1

  @inlinable @inline(__always)
  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count) &* 0x9e37_79b9_7f4a_7c15
    guard let base = bytes.baseAddress else { return hash }
    var offset = 0
    while offset &+ 8 <= bytes.count {
      hash = mix(hash ^ base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    var tail: UInt64 = 0
    while offset < bytes.count {
      tail = tail << 8 | UInt64(base.load(fromByteOffset: offset, as: UInt8.self))
      offset &+= 1
    }
    return mix(hash ^ tail)
  }

  /// True where both hold the same bytes; they must be equally many.
  @inlinable @inline(__always)
  package static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset &+ 8 <= left.count {
      let difference =
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if difference != 0 { return false }
      offset &+= 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset &+= 1
    }
    return true
  }

  @inlinable @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    return product.high ^ product.low
  }
}
