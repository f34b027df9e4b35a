internal import WorkoutModel

/// The bytes and bits of a part of a source, one after the other.
final class PackedInput {
  private static let bufferSize = 1 << 16

  private let source: PackedSource
  private let name: String
  private let start: Int64
  private let end: Int64
  private var offset: Int64
  /// The bytes that are held.
  let buffer: UnsafeMutablePointer<UInt8>
  /// Where the next of them stands, and where they end.
  var position = 0
  private(set) var limit = 0
  /// The next bits, the least first, and how many they are; above them stand bits of the byte at ``position``, or none.
  var bits: UInt64 = 0
  var bitCount = 0

  init(_ source: PackedSource, from start: Int64, to end: Int64, name: String) {
    self.source = source
    self.start = start
    self.end = end
    self.name = name
    offset = start
    buffer = .allocate(capacity: Self.bufferSize)
  }

  deinit { buffer.deallocate() }

  /// How many bytes have been taken, begun ones included.
  var takenCount: Int64 { offset - start - Int64(limit - position) - Int64(bitCount >> 3) }

  /// True where nothing is left.
  var isAtEnd: Bool { offset == end && position == limit && bitCount == 0 }

  /// Brings the next bytes into the empty buffer; false at the end.
  func refill() throws(FileError) -> Bool {
    let wanted = Int(min(Int64(Self.bufferSize), end - offset))
    guard wanted > 0 else { return false }
    let count = source.read(buffer, wanted, offset)
    guard count >= 0 else {
      throw FileError(.cannotRead, path: name, code: Int32(truncatingIfNeeded: -count))
    }
    offset += Int64(count)
    position = 0
    limit = count
    return count > 0
  }

  /// Sees to it that there are `count` bits, at most 56, or as many as there are.
  func fill(_ count: Int) throws(FileError) {
    while bitCount < count {
      if position == limit, try !refill() { return }
      bits |= UInt64(buffer[position]) &<< UInt64(bitCount)
      position += 1
      bitCount += 8
    }
  }

  /// Passes over bits that are there.
  func drop(_ count: Int) {
    bits &>>= UInt64(count)
    bitCount -= count
  }

  /// Takes `count` bits, at most 32.
  func take(_ count: Int) throws(FileError) -> Int {
    try fill(count)
    guard bitCount >= count else { throw cutOff() }
    let value = bits & (1 &<< UInt64(count) - 1)
    drop(count)
    return Int(truncatingIfNeeded: value)
  }

  /// Passes over what is left of a byte.
  func skipToByte() { drop(bitCount & 7) }

  /// The next byte, which is not taken and stands behind whole bytes; nil at the end.
  func nextByte() throws(FileError) -> UInt8? {
    try fill(8)
    return bitCount >= 8 ? UInt8(truncatingIfNeeded: bits) : nil
  }

  /// Copies up to `count` whole bytes to `target`; 0 at the end.
  func copy(to target: UnsafeMutablePointer<UInt8>, count: Int) throws(FileError) -> Int {
    var copied = 0
    while copied < count, bitCount >= 8 {
      target[copied] = UInt8(truncatingIfNeeded: bits)
      drop(8)
      copied += 1
    }
    guard copied < count else { return copied }
    bits = 0
    if position == limit, try !refill() { return copied }
    let length = min(count - copied, limit - position)
    (target + copied).update(from: buffer + position, count: length)
    position += length
    return copied + length
  }

  /// The error that says why nothing more comes out.
  func failure(_ reason: String) -> FileError { FileError(.cannotUnpack(reason), path: name, code: 0) }

  func cutOff() -> FileError { failure("it ends in the middle") }

  func damaged() -> FileError { failure("it is damaged") }
}
