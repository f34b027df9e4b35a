/// The keys of the objects that are open while JSON is checked.
struct OpenKeys {
  private struct Key {
    var hash: UInt64
    var offset: Int
  }

  /// The keys, and unused room after them: shortening the array for each object would cost more than checking its keys.
  private var keys: [Key] = []
  /// How many keys all open objects have.
  private(set) var count = 0

  init() { keys.reserveCapacity(256) }

  /// Adds the key that stands in `range`, with its quotes, to the innermost object.
  @inline(__always)
  mutating func append(_ range: Range<Int>, _ base: UnsafeRawPointer, hasEscapes: Bool) {
    let text = JSONText(
      base: base, start: range.lowerBound + 1, count: range.count - 2, hasEscapes: hasEscapes)
    let key = Key(hash: Self.hash(of: text), offset: range.lowerBound)
    if count < keys.count { keys[count] = key } else { keys.append(key) }
    count &+= 1
  }

  private static func hash(of key: JSONText) -> UInt64 {
    guard key.hasEscapes else { return RawHash.of(key.raw) }
    var text = key.string
    return text.withUTF8 { RawHash.of(UnsafeRawBufferPointer($0)) }
  }

  /// Forgets the keys from number `first` on, those of an object that ends, and adds the offset of each that stands in
  /// it a second time to `duplicates`.
  mutating func close(from first: Int, _ base: UnsafeRawPointer, _ duplicates: inout [Int]) {
    if count &- first > 1 { noteDuplicates(from: first, base, &duplicates) }
    count = first
  }

  /// Finds keys that stand twice in the object whose keys begin at `start`.
  private func noteDuplicates(from start: Int, _ base: UnsafeRawPointer, _ duplicates: inout [Int]) {
    let slice = keys[start..<count]
    if slice.count <= 16 {
      for index in slice.indices.dropFirst() {
        let hash = slice[index].hash
        if slice[start..<index].contains(where: { $0.hash == hash }) {
          noteDuplicates(amongEqualHashes: Array(slice), base, &duplicates)
          return
        }
      }
      return
    }
    let sorted = slice.sorted { $0.hash != $1.hash ? $0.hash < $1.hash : $0.offset < $1.offset }
    for index in sorted.indices.dropFirst() where sorted[index].hash == sorted[index - 1].hash {
      noteDuplicates(amongEqualHashes: sorted, base, &duplicates)
      return
    }
  }

  private func noteDuplicates(
    amongEqualHashes candidates: [Key], _ base: UnsafeRawPointer, _ duplicates: inout [Int]
  ) {
    // Two keys are one if their characters are equal code by code, not as texts: "é" and "e´" are two.
    var seen: Set<[UInt8]> = []
    for key in candidates
    where !seen.insert(JSONText(quotedAt: key.offset, base: base).unescaped).inserted {
      duplicates.append(key.offset)
    }
  }
}
