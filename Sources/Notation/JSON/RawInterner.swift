/// Remembers what was made of bytes, so that equal bytes share one value.
///
/// It stops remembering at a fixed size: an input without repetition costs no more memory than that.
@usableFromInline package struct RawInterner<Value> {

  package init() {
  }
  @usableFromInline struct Entry {
    @usableFromInline var hash: UInt64
    @usableFromInline var start: Int
    @usableFromInline var count: Int

    @usableFromInline init(hash: UInt64, start: Int, count: Int) {
      (self.hash, self.start, self.count) = (hash, start, count)
    }
  }

  /// Longer keys are not remembered.
  @usableFromInline package static var maximumKeyLength: Int { 1 << 10 }
  @usableFromInline static var maximumEntries: Int { 1 << 16 }
  /// Bytes of all keys together.
  @usableFromInline static var maximumTotalLength: Int { 1 << 22 }
  @usableFromInline static var maximumProbes: Int { 16 }

  @usableFromInline var slots = [Int32](repeating: -1, count: 1 << 10)
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var values: [Value] = []
  @usableFromInline var keys: [UInt8] = []

  /// The value of `key`; `make` makes it where the key is new or not remembered.
  @inlinable @inline(__always)
  package mutating func value<Failure: Error>(
    for key: UnsafeRawBufferPointer, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard key.count <= Self.maximumKeyLength else { return try make() }
    let hash = RawHash.of(key)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count &- 1)
    for _ in 0..<Self.maximumProbes {
      let index = Int(slots[slot])
      if index < 0 { return insert(key, hash: hash, slot: slot, try make()) }
      if entries[index].hash == hash, entries[index].count == key.count, isEqual(entries[index].start, key) {
        return values[index]
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return try make()
  }

  @inlinable @inline(__always)
  func isEqual(_ start: Int, _ key: UnsafeRawBufferPointer) -> Bool {
    keys.withUnsafeBytes {
      RawHash.areEqual(UnsafeRawBufferPointer(rebasing: $0[start..<start &+ key.count]), key)
    }
  }

  @inlinable mutating func insert(
    _ key: UnsafeRawBufferPointer, hash: UInt64, slot: Int, _ value: Value
  )
    -> Value
  {
    guard entries.count < Self.maximumEntries, keys.count < Self.maximumTotalLength else { return value }
    slots[slot] = Int32(entries.count)
    entries.append(Entry(hash: hash, start: keys.count, count: key.count))
    values.append(value)
    keys.append(contentsOf: key)
    if entries.count > slots.count / 2 { grow() }
    return value
  }

  @usableFromInline mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }
}
