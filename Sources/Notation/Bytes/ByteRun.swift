public import WorkoutModel

/// Appends bytes to room that was reserved for all of them, without checking the room for each.
@usableFromInline package struct ByteRun {
  @usableFromInline let room: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes were appended.
  @usableFromInline package private(set) var count = 0

  /// Starts at the beginning of `room`, which must hold everything that is appended.
  @inlinable
  package init(in room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  /// Appends one byte.
  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    room[count] = byte
    count &+= 1
  }

  /// Appends the text of a literal.
  @inlinable @inline(__always)
  package mutating func append(_ text: StaticString) {
    let size = text.utf8CodeUnitCount
    let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: size)
    let target = UnsafeMutableRawBufferPointer(rest)
    if size >= 8, size <= 16 {
      // Two overlapping words are faster than a call that copies so few bytes.
      let last = bytes.loadUnaligned(fromByteOffset: size &- 8, as: UInt64.self)
      target.storeBytes(of: bytes.loadUnaligned(as: UInt64.self), as: UInt64.self)
      target.storeBytes(of: last, toByteOffset: size &- 8, as: UInt64.self)
    } else {
      target.copyMemory(from: bytes)
    }
    count &+= size
  }

  /// Appends a number as it was written, or nothing; it takes ``ExactDecimal/maximumTextLength`` bytes at most.
  @inlinable @inline(__always)
  package mutating func append(_ value: ExactDecimal?) {
    guard let value else { return }
    let (whole, hasFraction) = (value.coefficient, value.fractionDigits > 0)
    if hasFraction || whole < 0 || whole >= 100 {
      count &+= value.write(to: rest)
    } else {
      // The usual numbers of sets and repetitions; dividing 32 bits is faster than 64.
      let digits = UInt32(truncatingIfNeeded: whole)
      if digits >= 10 { append(UInt8(truncatingIfNeeded: digits / 10) &+ 0x30) }
      append(UInt8(truncatingIfNeeded: digits < 10 ? digits : digits % 10) &+ 0x30)
    }
  }

  /// The room that is left.
  @inlinable var rest: UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(rebasing: room[count...])
  }
}
