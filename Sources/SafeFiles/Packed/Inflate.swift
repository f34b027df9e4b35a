internal import WorkoutModel

/// Unpacks what DEFLATE has packed (RFC 1951), in memory that does not grow with it.
final class Inflate {
  /// What comes next.
  private enum Step {
    case block, stored, codes, end
  }

  /// How far back what is repeated may stand: 32 KiB.
  private static let windowSize = 1 << 15
  /// The most bytes that one repetition writes, and how far the fast way writes beyond.
  private static let longestCopy = 258
  private static let overshoot = 8

  private let input: PackedInput
  private let literals = HuffmanTable(.literals)
  private let distances = HuffmanTable(.distances)
  private var lengthsOfCodes: HuffmanTable?
  private var hasFixedCodes = false
  private let lengths: UnsafeMutablePointer<UInt8>
  /// The last bytes of earlier calls, in a ring: where it goes on, and how many they are.
  private let window: UnsafeMutablePointer<UInt8>
  private var windowEnd = 0
  private var windowCount = 0

  private var step = Step.block
  private var isLastBlock = false
  /// What is left of a stored block.
  private var storedCount = 0
  /// What is left of a repetition.
  private var copyLength = 0
  private var copyDistance = 0

  init(_ input: PackedInput) {
    self.input = input
    lengths = .allocate(capacity: 320)
    window = .allocate(capacity: Self.windowSize)
  }

  deinit {
    lengths.deallocate()
    window.deallocate()
  }

  /// True where all has come out.
  var isDone: Bool { step == .end }

  /// Starts over, where the input stands.
  func restart() {
    (step, isLastBlock, windowEnd, windowCount) = (.block, false, 0, 0)
  }

  /// Unpacks up to `room` bytes to where `target` points: fewer only at the end.
  func unpack(to target: UnsafeMutablePointer<UInt8>, room: Int) throws(FileError) -> Int {
    var count = 0
    while count < room, step != .end {
      switch step {
      case .block: try beginBlock()
      case .stored:
        let copied = try input.copy(to: target + count, count: min(storedCount, room - count))
        guard copied > 0 else { throw input.cutOff() }
        count += copied
        storedCount -= copied
        if storedCount == 0 { endBlock() }
      case .codes:
        if copyLength > 0 { copy(to: target, &count, room) }
        try decodeFast(to: target, &count, room)
        try decode(to: target, &count, room)
      case .end: break
      }
    }
    keep(target, count)
    return count
  }

  // MARK: Blocks

  private func endBlock() { step = isLastBlock ? .end : .block }

  private func beginBlock() throws(FileError) {
    isLastBlock = try input.take(1) == 1
    switch try input.take(2) {
    case 0:
      input.skipToByte()
      storedCount = try input.take(16)
      guard try input.take(16) == storedCount ^ 0xffff else { throw input.damaged() }
      step = .stored
      if storedCount == 0 { endBlock() }
    case 1:
      if !hasFixedCodes { try readFixedCodes() }
      step = .codes
    case 2:
      try readCodes()
      step = .codes
    default: throw input.damaged()
    }
  }

  private func readFixedCodes() throws(FileError) {
    (lengths + 0).update(repeating: 8, count: 144)
    (lengths + 144).update(repeating: 9, count: 112)
    (lengths + 256).update(repeating: 7, count: 24)
    (lengths + 280).update(repeating: 8, count: 8)
    (lengths + 288).update(repeating: 5, count: 32)
    try build(literalCount: 288, distanceCount: 32)
    hasFixedCodes = true
  }

  private func build(literalCount: Int, distanceCount: Int) throws(FileError) {
    guard literals.build(UnsafeBufferPointer(start: lengths, count: literalCount)),
      distances.build(UnsafeBufferPointer(start: lengths + literalCount, count: distanceCount))
    else { throw input.damaged() }
  }

  /// Reads the codes of a block, whose lengths are themselves in a code.
  private func readCodes() throws(FileError) {
    hasFixedCodes = false
    let literalCount = try input.take(5) + 257
    let distanceCount = try input.take(5) + 1
    let lengthCount = try input.take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw input.damaged() }
    lengths.update(repeating: 0, count: 19)
    for place in 0..<lengthCount { lengths[Self.order[place]] = UInt8(try input.take(3)) }
    let codes = lengthsOfCodes ?? HuffmanTable(.lengthsOfCodes)
    lengthsOfCodes = codes
    guard codes.build(UnsafeBufferPointer(start: lengths, count: 19)) else { throw input.damaged() }
    let count = literalCount + distanceCount
    var place = 0
    while place < count {
      let symbol = Int(try entry(in: codes) >> 16)
      guard symbol >= 16 else {
        lengths[place] = UInt8(symbol)
        place += 1
        continue
      }
      guard symbol != 16 || place > 0 else { throw input.damaged() }
      let length = symbol == 16 ? lengths[place - 1] : 0
      let times =
        switch symbol {
        case 16: try input.take(2) + 3
        case 17: try input.take(3) + 3
        default: try input.take(7) + 11
        }
      guard times <= count - place else { throw input.damaged() }
      (lengths + place).update(repeating: length, count: times)
      place += times
    }
    // A block without an end would have none.
    guard lengths[256] > 0 else { throw input.damaged() }
    try build(literalCount: literalCount, distanceCount: distanceCount)
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  // MARK: Codes

  /// Takes the next code.
  private func entry(in table: HuffmanTable) throws(FileError) -> UInt32 {
    try input.fill(HuffmanTable.longest)
    var entry = table.entries[Int(truncatingIfNeeded: input.bits & table.mask)]
    var length = Int(entry & 31)
    if entry & HuffmanTable.isLonger != 0 {
      let mask = 1 << Int(entry >> 5 & 15) - 1
      entry =
        table.entries[
          Int(entry >> 16) + Int(truncatingIfNeeded: input.bits &>> UInt64(length)) & mask]
      length += Int(entry & 31)
    }
    guard length <= input.bitCount else { throw input.cutOff() }
    input.drop(length)
    return entry
  }

  /// Unpacks what the codes say, up to the end of the block or of the room.
  private func decode(to target: UnsafeMutablePointer<UInt8>, _ count: inout Int, _ room: Int)
    throws(FileError)
  {
    // Where the fast way can go on, it does.
    var steps = 0
    while step == .codes, count < room, steps < 64 {
      steps += 1
      let entry = try entry(in: literals)
      if entry & HuffmanTable.isLiteral != 0 {
        target[count] = UInt8(truncatingIfNeeded: entry >> 16)
        count += 1
        continue
      }
      if entry & HuffmanTable.isOther != 0 {
        guard entry & HuffmanTable.isEnd != 0 else { throw input.damaged() }
        return endBlock()
      }
      copyLength = Int(entry >> 16) + (try input.take(Int(entry >> 5 & 15)))
      let distance = try self.entry(in: distances)
      guard distance & HuffmanTable.isOther == 0 else { throw input.damaged() }
      copyDistance = Int(distance >> 16) + (try input.take(Int(distance >> 5 & 15)))
      guard copyDistance <= count + windowCount else { throw input.damaged() }
      copy(to: target, &count, room)
    }
  }

  /// As ``decode(to:_:_:)``, as long as there are bytes and room in plenty.
  private func decodeFast(
    to target: UnsafeMutablePointer<UInt8>, _ count: inout Int, _ room: Int
  ) throws(FileError) {
    let lastOut = room - Self.longestCopy - Self.overshoot
    // Two times 8 bytes are looked at in a round.
    let lastPosition = input.limit - 16
    guard step == .codes, count <= lastOut, input.position <= lastPosition else { return }
    let bytes = UnsafeRawPointer(input.buffer)
    let (literals, literalMask) = (self.literals.entries, self.literals.mask)
    let (distances, distanceMask) = (self.distances.entries, self.distances.mask)
    var (bits, bitCount, position, out) = (input.bits, input.bitCount, input.position, count)
    defer { (input.bits, input.bitCount, input.position, count) = (bits, bitCount, position, out) }

    while out <= lastOut, position <= lastPosition {
      bits |= bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian &<< UInt64(bitCount)
      position &+= (63 &- bitCount) &>> 3
      bitCount |= 56
      var entry = literals[Int(truncatingIfNeeded: bits & literalMask)]
      if entry & HuffmanTable.isLiteral != 0 {
        bits &>>= UInt64(entry & 31)
        bitCount &-= Int(entry & 31)
        target[out] = UInt8(truncatingIfNeeded: entry &>> 16)
        out &+= 1
        entry = literals[Int(truncatingIfNeeded: bits & literalMask)]
        if entry & HuffmanTable.isLiteral != 0 {
          bits &>>= UInt64(entry & 31)
          bitCount &-= Int(entry & 31)
          target[out] = UInt8(truncatingIfNeeded: entry &>> 16)
          out &+= 1
          continue
        }
      }
      // 46 bits are left at least: a length takes 20 with what follows it, a distance 28.
      bits &>>= UInt64(entry & 31)
      bitCount &-= Int(entry & 31)
      if entry & HuffmanTable.isOther != 0 {
        if entry & HuffmanTable.isLonger != 0 {
          let mask = 1 &<< UInt64(entry &>> 5 & 15) &- 1
          entry = literals[Int(entry &>> 16) &+ Int(truncatingIfNeeded: bits & mask)]
          bits &>>= UInt64(entry & 31)
          bitCount &-= Int(entry & 31)
        }
        if entry & HuffmanTable.isLiteral != 0 {
          target[out] = UInt8(truncatingIfNeeded: entry &>> 16)
          out &+= 1
          continue
        }
        if entry & HuffmanTable.isOther != 0 {
          guard entry & HuffmanTable.isEnd != 0 else { throw input.damaged() }
          return endBlock()
        }
      }
      let lengthBits = UInt64(entry &>> 5 & 15)
      let length = Int(entry &>> 16) &+ Int(truncatingIfNeeded: bits & (1 &<< lengthBits &- 1))
      bits &>>= lengthBits
      bitCount &-= Int(lengthBits)
      if bitCount < 28 {
        bits |=
          bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian &<< UInt64(bitCount)
        position &+= (63 &- bitCount) &>> 3
        bitCount |= 56
      }
      entry = distances[Int(truncatingIfNeeded: bits & distanceMask)]
      bits &>>= UInt64(entry & 31)
      bitCount &-= Int(entry & 31)
      if entry & HuffmanTable.isOther != 0 {
        guard entry & HuffmanTable.isLonger != 0 else { throw input.damaged() }
        let mask = 1 &<< UInt64(entry &>> 5 & 15) &- 1
        entry = distances[Int(entry &>> 16) &+ Int(truncatingIfNeeded: bits & mask)]
        bits &>>= UInt64(entry & 31)
        bitCount &-= Int(entry & 31)
        guard entry & HuffmanTable.isOther == 0 else { throw input.damaged() }
      }
      let distanceBits = UInt64(entry &>> 5 & 15)
      let distance = Int(entry &>> 16) &+ Int(truncatingIfNeeded: bits & (1 &<< distanceBits &- 1))
      bits &>>= distanceBits
      bitCount &-= Int(distanceBits)
      if distance <= out {
        Self.repeatBytes(target + out, distance, length)
        out &+= length
      } else {
        guard distance <= out &+ windowCount else { throw input.damaged() }
        (copyLength, copyDistance) = (length, distance)
        copy(to: target, &out, room)
      }
    }
  }

  /// Copies `length` bytes from `distance` bytes before `target`, and up to ``overshoot`` more.
  @inline(__always)
  private static func repeatBytes(_ target: UnsafeMutablePointer<UInt8>, _ distance: Int, _ length: Int) {
    let to = UnsafeMutableRawPointer(target)
    let from = UnsafeRawPointer(to - distance)
    var place = 0
    if distance >= 8 {
      repeat {
        to.storeBytes(
          of: from.loadUnaligned(fromByteOffset: place, as: UInt64.self), toByteOffset: place, as: UInt64.self
        )
        place &+= 8
      } while place < length
    } else {
      repeat {
        to.storeBytes(
          of: from.load(fromByteOffset: place, as: UInt8.self), toByteOffset: place, as: UInt8.self)
        place &+= 1
      } while place < length
    }
  }

  // MARK: Repetitions

  /// Writes what is left of a repetition, as far as there is room.
  private func copy(to target: UnsafeMutablePointer<UInt8>, _ count: inout Int, _ room: Int) {
    let length = min(copyLength, room - count)
    for _ in 0..<length {
      let back = copyDistance - count
      target[count] =
        back <= 0 ? target[-back] : window[(windowEnd &- back) & (Self.windowSize - 1)]
      count += 1
    }
    copyLength -= length
  }

  /// Keeps the last bytes of what has come out, to which later repetitions may reach back.
  private func keep(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) {
    let kept = min(count, Self.windowSize)
    let first = min(kept, Self.windowSize - windowEnd)
    (window + windowEnd).update(from: target + (count - kept), count: first)
    window.update(from: target + (count - kept + first), count: kept - first)
    windowEnd = (windowEnd + kept) & (Self.windowSize - 1)
    windowCount = min(windowCount + kept, Self.windowSize)
  }
}
