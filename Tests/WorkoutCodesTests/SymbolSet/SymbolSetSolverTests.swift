import ArchiveGenerator
import Testing
import WorkoutCodes
import WorkoutModel

@testable import Notation
@testable import SymbolSets

/// Sets with parts that were misread or forged: their own check holds, that of the set does not.
@Suite struct SymbolSetSolverTests {
  private let payload: [UInt8] = {
    var generator = SeededGenerator(seed: 4)
    return (0..<1_900).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }()

  /// Parts; 10 are needed.
  private func parts(parity: Int) throws -> [SymbolSetPart] {
    let parts = try SymbolSet.parts(of: payload, capacity: 208, parity: parity)
    try #require(parts[0].key.needed == 10)
    return parts
  }

  private func wrong(_ part: SymbolSetPart, _ change: UInt8 = 0x55) -> SymbolSetPart {
    SymbolSetPart(key: part.key, total: part.total, index: part.index, body: part.body.map { $0 ^ change })
  }

  private func set(_ parts: [SymbolSetPart]) throws -> CollectedSymbolSet {
    var sets = CollectedSymbolSets()
    for part in parts { sets.add(part) }
    return try #require(sets.sets.first)
  }

  @Test func bothReadingsOfAPlaceStayAndTheRightOneIsFound() throws {
    let parts = try parts(parity: 0)
    var set = CollectedSymbolSet(key: parts[0].key)
    #expect(set.add(wrong(parts[2])) == .new)
    #expect(set.add(parts[2]) == .contradiction)
    #expect(set.add(wrong(parts[2])) == .known && set.add(parts[2]) == .known)
    for part in parts where part.index != 2 { #expect(set.add(part) == .new) }
    let solved = try set.solved()
    #expect(solved.payload == payload && solved.set.parts == parts && solved.misread == [wrong(parts[2])])
  }

  @Test func allReadingsOfAPlaceMayBeWrongIfTheOthersAreEnough() throws {
    let parts = try parts(parity: 20)
    let set = try set([wrong(parts[2], 1), wrong(parts[2], 2)] + parts.filter { $0.index != 2 })
    let solved = try set.solved()
    #expect(solved.payload == payload && solved.misread == [wrong(parts[2], 1), wrong(parts[2], 2)])
    #expect(
      solved.set.parts
        == parts.prefix(10).map { SymbolSetPart(key: $0.key, total: 12, index: $0.index, body: $0.body) })
  }

  @Test func oneOrTwoWrongPartsAreFoundWhereAsManyAreToSpare() throws {
    let parts = try parts(parity: 20)
    for first in parts.indices {
      var misread = parts
      misread[first] = wrong(parts[first])
      #expect(try set(misread).solved().payload == payload)
      for second in parts.indices.dropFirst(first + 1) {
        misread[second] = wrong(parts[second])
        #expect(try set(misread).solved().payload == payload, "\(first), \(second)")
        misread[second] = parts[second]
      }
    }
    var misread = parts
    misread[3] = wrong(parts[3])
    misread[10] = wrong(parts[10])
    #expect(try set(misread).solved().misread == [misread[3], misread[10]])
  }

  @Test func manyPlacesThatContradictThemselvesAreSettledByTheNewestOrByTheOthers() throws {
    let few = try parts(parity: 0)
    #expect(try set(few.map { wrong($0) } + few).solved().misread == few.map { wrong($0) })
    let many = try parts(parity: 100)
    let contested = many.prefix(8).flatMap { [wrong($0, 1), $0, wrong($0, 2)] }
    #expect(try set(contested + many.dropFirst(8)).solved().payload == payload)
  }

  /// Sets that cannot be solved, in thousands, once took a hundredth of a second each.
  @Test func allSetsOfAScanShareWhatIsTried() throws {
    let parts = try parts(parity: 20)
    let hopeless = try set(parts.map { wrong($0, UInt8($0.index + 1)) })
    var allowance = SolvingAllowance(attempts: 50, work: .max)
    for _ in 0..<2 { #expect(throws: WorkoutError.self) { _ = try hopeless.solved(&allowance) } }
    let left = allowance
    for _ in 0..<10 { #expect(throws: WorkoutError.self) { _ = try hopeless.solved(&allowance) } }
    #expect(left.attempts == 1 && allowance == left)
    // Those without a fault have what they need all the same.
    #expect(try set(parts).solved(&allowance).payload == payload && allowance == left)
  }

  @Test func aWrongPartIsFoundAmongManyOfWhichOneIsToSpare() throws {
    let parts = try SymbolSet.parts(of: payload, capacity: 46, parity: 20)
    let needed = parts[0].key.needed
    try #require(needed > 50)
    for place in [0, needed / 2, needed - 1] {
      var read = Array(parts.prefix(needed + 2))
      read[place] = wrong(read[place])
      let solved = try set(read).solved()
      #expect(solved.payload == payload && solved.misread == [read[place]])
    }
  }

  @Test func aWrongPartThatIsNotNeededIsNamedToo() throws {
    let parts = try parts(parity: 20)
    for place in [10, 11] {
      var read = parts
      read[place] = wrong(parts[place])
      let solved = try set(read).solved()
      #expect(solved.payload == payload && solved.misread == [read[place]])
    }
  }

  @Test func everyChoiceAmongContestedPlacesIsTriedWhereNoneIsToSpare() throws {
    let parts = try parts(parity: 0)
    // The newest is right of every other place, the oldest of the rest.
    let read = parts.enumerated().flatMap { $0 % 2 == 0 ? [wrong($1), $1] : [$1, wrong($1)] }
    let solved = try set(read).solved()
    #expect(solved.payload == payload && Set(solved.misread) == Set(parts.map { wrong($0) }))
  }

  @Test func moreWrongPartsThanThereAreToSpareAreRefusedWithTheSymbolsToScanAgain() throws {
    let parts = try parts(parity: 0)
    let error = inputError { _ = try set([wrong(parts[0])] + parts.dropFirst()).solved() }
    #expect(
      error?.description == """
        set \(parts[0].key.name): the checksum of the set is wrong, so at least one of its codes was misread \
        or belongs to another set. Scan codes 1–10 again, and more of them if there are.
        """)
    let few = inputError { _ = try set(Array(parts.dropFirst())).solved() }
    #expect(
      few?.description == """
        set \(parts[0].key.name): 9 of 10 codes scanned; still needed: code 1. Scan the codes that are missing.
        """)
  }

  @Test func ofOnePlaceNoMoreThanSomeReadingsAreKeptTheNewestAmongThem() throws {
    let parts = try parts(parity: 0)
    var set = try set((1...40).map { wrong(parts[0], $0) } + parts)
    #expect(set.parts.count == 9 + CollectedSymbolSet.maximumVersions)
    #expect(try set.solved().payload == payload)
    #expect(set.add(wrong(parts[0], 40)) == .known && set.add(wrong(parts[0], 1)) == .contradiction)
  }

  @Test func aSetOfNothingButWrongPartsIsGivenUpAndSaysSo() throws {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0) }
    let parts = try SymbolSet.parts(of: bytes, capacity: 32, parity: 20)
    let set = try set(parts.map { wrong($0) })
    let error = inputError { _ = try set.solved() }
    #expect(
      error?.what
        == "the checksum of the set is wrong, so at least one of its codes was misread or belongs to another set; "
        + "not all choices among them were tried")
  }

  @Test func setsOfTheSameLettersAreCalledByTheirChecksums() throws {
    let parts = try parts(parity: 0)
    let key = SymbolSetPart.Key(checksum: parts[0].key.checksum ^ 1, needed: 10, length: parts[0].key.length)
    var sets = CollectedSymbolSets()
    sets.add(parts[0])
    #expect(sets.label(of: sets.sets[0]) == sets.sets[0].name)
    sets.add(SymbolSetPart(key: key, total: 10, index: 1, body: parts[1].body))
    let checksums = sets.sets.map { String($0.key.checksum, radix: 16) }
    #expect(
      sets.sets.map { sets.label(of: $0) }
        == zip(sets.sets, checksums).map { set, checksum in
          "\(set.name) (of 10 codes, checksum \(String(repeating: "0", count: 8 - checksum.count))\(checksum))"
        })
    sets.remove([key])
    #expect(sets.sets.map(\.key) == [parts[0].key] && sets.set(of: parts[0])?.count == 1)
  }
}
