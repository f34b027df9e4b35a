import ArchiveGenerator
import Testing
import WorkoutCodes
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import PackedForm
@testable import SymbolSets

@Suite struct SymbolSetTests {
  /// What a symbol of version 15 holds as text at level M.
  private static let capacity = PackedText.byteCapacity(characters: 600)

  private func bytes(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  private func collected(_ parts: [SymbolSetPart]) -> CollectedSymbolSets {
    var sets = CollectedSymbolSets()
    for part in parts { sets.add(part) }
    return sets
  }

  @Test func aTextHoldsAsManyBytesAsItsCapacitySays() {
    #expect(Self.capacity == 406)
    for characters in 0...700 {
      let capacity = PackedText.byteCapacity(characters: characters)
      #expect(capacity == 0 || PackedText.text(of: bytes(capacity)).utf8.count <= characters)
      #expect(PackedText.text(of: bytes(capacity + 1)).utf8.count > characters)
    }
  }

  @Test(arguments: [0, 1, 2, 50, 51, 52, 393, 394, 395, 787, 788, 1_575, 1_576, 1_970, 5_000, 60_000])
  func partsAreAsFewAndAsShortAsTheyCanBe(size: Int) throws {
    for capacity in [60, 100, Self.capacity] {
      let payload = bytes(size)
      let parts = try SymbolSet.parts(of: payload, capacity: capacity)
      let needed = parts[0].key.needed
      let room = (capacity - SymbolSetPart.overhead) / 2 * 2
      #expect(needed == (size + 1 + room - 1) / room)
      #expect(parts.count == needed + (needed > 3 ? (needed + 4) / 5 : 0))
      #expect(parts.allSatisfy { $0.bytes.count == parts[0].bytes.count && $0.bytes.count <= capacity })
      #expect(parts[0].key.length - (size + 1 + needed - 1) / needed <= 1)
      for part in parts {
        #expect(try SymbolSetPart(payload: part.bytes, name: "x") == part)
        #expect(try SymbolSetPart(payload: Array(PackedText.text(of: part.bytes).utf8), name: "x") == part)
      }
      #expect(try collected(parts).sets.map { try $0.solved().payload } == [payload])
    }
  }

  @Test func payloadsThatEndInZerosComeBackWhole() throws {
    for payload in [[], [0], [0, 0, 0], [0x80], [0x80, 0, 0x80, 0]] as [[UInt8]] {
      let parts = try SymbolSet.parts(of: payload, capacity: 14, parity: 100)
      #expect(try collected(parts.suffix(parts.count / 2)).sets.map { try $0.solved().payload } == [payload])
    }
  }

  @Test func anySymbolsUpToTheParityMayBeLostAndOneMoreIsRefusedWithTheCount() throws {
    var generator = SeededGenerator(seed: 7)
    for size in [1_000, 1_900, 4_000, 40_000] {
      for parity in [0, 20, 50, 150] {
        let payload = bytes(size)
        let parts = try SymbolSet.parts(of: payload, capacity: Self.capacity, parity: parity)
        let needed = parts[0].key.needed
        for _ in 0..<20 {
          let left = Array(parts.shuffled(using: &generator).prefix(needed))
          #expect(try collected(left + left).sets.map { try $0.solved().payload } == [payload])
          let few = try #require(collected(Array(left.dropLast())).sets.first)
          #expect(few.lack == 1)
          #expect(few.progress.hasPrefix("\(needed - 1) of \(parts.count) codes of set "))
          #expect(inputError { _ = try few.solved() } != nil)
        }
      }
    }
  }

  @Test func aSetHasUpTo4095Symbols() throws {
    let payload = bytes(60_000)
    let parts = try SymbolSet.parts(of: payload, capacity: 36)
    #expect(parts.count == 3_002)
    #expect(
      try collected(Array(parts.suffix(parts[0].key.needed))).sets.map { try $0.solved().payload } == [
        payload
      ])
    #expect(throws: WorkoutError.request(.tooManySymbols(4_265, limit: 4_095))) {
      try SymbolSet.parts(of: bytes(1_400_000), capacity: Self.capacity)
    }
    #expect(throws: WorkoutError.request(.symbolTooSmall(byteCount: 13))) {
      try SymbolSet.parts(of: payload, capacity: 13)
    }
  }

  @Test func whatIsMissingIsNamed() throws {
    let parts = try SymbolSet.parts(of: bytes(3_500), capacity: Self.capacity, parity: 0)
    let name = parts[0].key.name
    func progress(_ places: [Int]) -> [String] {
      collected(parts.filter { places.contains($0.index + 1) }).sets.map(\.progress)
    }
    #expect(
      progress([1, 2, 4, 5, 6, 7, 9]) == ["7 of 9 codes of set \(name) scanned; still needed: codes 3, 8"])
    #expect(progress([1, 9]) == ["2 of 9 codes of set \(name) scanned; still needed: codes 2–8"])
    #expect(progress(Array(2...9)) == ["8 of 9 codes of set \(name) scanned; still needed: code 1"])
    #expect(progress(Array(1...9)) == ["9 of 9 codes of set \(name) scanned, which is enough"])
    let spare = try SymbolSet.parts(of: bytes(3_500), capacity: Self.capacity)
    #expect(
      collected(Array(spare[2...])).sets.map(\.progress) == [
        "9 of 11 codes of set \(name) scanned, which is enough"
      ])
    #expect(
      collected(Array(spare[4...])).sets.map(\.progress)
        == ["7 of 11 codes of set \(name) scanned; still needed: any 2 of codes 1–4"])
    #expect(
      collected(Array(spare[3...])).sets.map(\.progress)
        == ["8 of 11 codes of set \(name) scanned; still needed: one of codes 1–3"])
  }

  @Test func theEndOfALongListIsCounted() {
    let odd = Array(stride(from: 1, to: 201, by: 2))
    #expect(NumberList.text(of: odd).hasSuffix(", 77, 79 and 60 more"))
    #expect(NumberList.text(of: []) == "")
    #expect(NumberList.text(of: [1, 2, 4, 6, 7, 8]) == "1, 2, 4, 6–8")
  }

  @Test func severalSetsAndPrintsWithMoreParityAreToldApart() throws {
    let one = try SymbolSet.parts(of: bytes(1_900), capacity: Self.capacity)
    let other = try SymbolSet.parts(of: bytes(1_900, seed: 2), capacity: Self.capacity)
    let smaller = try SymbolSet.parts(of: bytes(1_900), capacity: 300)
    let more = try SymbolSet.parts(of: bytes(1_900), capacity: Self.capacity, parity: 60)
    let sets = collected(zip(one, other).flatMap { [$0, $1] } + smaller + more)
    #expect(sets.sets.map(\.count) == [8, 6, 9])
    #expect(Set(sets.sets.map(\.name)).count == 3)
    #expect(
      try sets.sets.map { try $0.solved().payload } == [bytes(1_900), bytes(1_900, seed: 2), bytes(1_900)])
    #expect(collected(Array(one[0..<2] + more[5...])).sets.map(\.lack) == [0])
    #expect(sets.set(of: one[0])?.total == 8)
  }

  @Test func everyFlipOfABitIsNoticed() throws {
    for part in try SymbolSet.parts(of: bytes(100), capacity: 40) {
      for bit in 0..<part.bytes.count * 8 {
        var bytes = part.bytes
        bytes[bit / 8] ^= 0x80 >> UInt8(bit % 8)
        #expect((try? SymbolSetPart(payload: bytes, name: "x")) ?? nil == nil)
        #expect(
          (try? SymbolSetPart(payload: Array(PackedText.text(of: bytes).utf8), name: "x")) ?? nil == nil)
      }
    }
  }

  @Test func aPartHasNoMoreThan4096BytesOfItsSet() throws {
    let one = try SymbolSet.parts(of: bytes(100), capacity: 60)[0]
    func part(_ count: Int) -> SymbolSetPart {
      SymbolSetPart(key: one.key, total: one.total, index: one.index, body: bytes(count))
    }
    #expect(try SymbolSetPart(payload: part(4_096).bytes, name: "x")?.body == bytes(4_096))
    let error = inputError { _ = try SymbolSetPart(payload: part(4_098).bytes, name: "x") }
    #expect(error?.what == "the checksum of a code of a set is wrong: it is damaged")
  }

  @Test func partsOfANewerVersionAreRefusedAsSuch() throws {
    var bytes = try SymbolSet.parts(of: bytes(100), capacity: 60)[0].bytes.dropLast(2)
    bytes[0] = 0x8b
    let sum = PackedChecksum.crc16(bytes)
    let payload = bytes + [UInt8(sum >> 8), UInt8(sum & 0xff)]
    let error = inputError { _ = try SymbolSetPart(payload: Array(payload), name: "x") }
    #expect(error?.what == "version 2 is newer than this program reads (1)")
  }

  @Test func noOtherPayloadIsTakenForAPart() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...40, using: &generator)
      let bytes = [0x87] + (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      // One in 65,536 has a check that holds by chance, and then counts that make sense more rarely still.
      #expect((try? SymbolSetPart(payload: bytes, name: "x")) ?? nil == nil)
    }
    #expect(try SymbolSetPart(payload: Array("{\"n\":\"\"}".utf8), name: "x") == nil)
    #expect(try SymbolSetPart(payload: [], name: "x") == nil)
  }
}
