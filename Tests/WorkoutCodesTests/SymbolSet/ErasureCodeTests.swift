import Testing
import WorkoutCodes

@testable import SymbolSets

@Suite struct ErasureCodeTests {
  private func parts(_ count: Int, length: Int) -> [[UInt8]] {
    (0..<count).map { part in (0..<length).map { UInt8(truncatingIfNeeded: part * 31 + $0 * part + 7) } }
  }

  @Test func anyPartsThatAreEnoughGiveAllOthers() throws {
    for needed in 1...6 {
      for spare in 0...3 {
        let data = parts(needed, length: 20)
        let all = data + (try #require(ErasureCode.parity(of: data, count: spare)))
        for choice in 0..<1 << (needed + spare) {
          let left = all.indices.filter { choice >> $0 & 1 == 1 }
          let back = ErasureCode.data(
            from: Dictionary(uniqueKeysWithValues: left.map { ($0, all[$0]) }), needed: needed)
          #expect(back == (left.count >= needed ? data : nil), "\(left) of \(needed) + \(spare)")
        }
      }
    }
  }

  @Test func thereAreUpTo4095Parts() throws {
    let data = parts(4_000, length: 2)
    let parity = try #require(ErasureCode.parity(of: data, count: 95))
    let all = Dictionary(uniqueKeysWithValues: (data + parity).enumerated().map { ($0, $1) })
    #expect(ErasureCode.data(from: all.filter { $0.key >= 95 }, needed: 4_000) == data)
    #expect(ErasureCode.parity(of: data, count: 96) == nil)
  }

  @Test func parityIsWhatItWasWrittenDownToBe() {
    // 1/2 + 2/3 and 1/3 + 2/2, worked out by a program of another kind.
    #expect(ErasureCode.parity(of: [[0, 1], [0, 2]], count: 2) == [[0x78, 0x02], [0xf0, 0x07]])
  }

  @Test func whatDoesNotFitTogetherIsRefused() {
    #expect(ErasureCode.parity(of: [], count: 1) == nil)
    #expect(ErasureCode.parity(of: [[1, 2, 3]], count: 1) == nil)
    #expect(ErasureCode.parity(of: [[1, 2], [1, 2, 3, 4]], count: 1) == nil)
    #expect(ErasureCode.data(from: [0: [1, 2], 1: [1, 2, 3, 4]], needed: 2) == nil)
    #expect(ErasureCode.data(from: [0: [1, 2], 5_000: [2, 3]], needed: 2) == nil)
    #expect(ErasureCode.data(from: [-1: [1, 2], 1: [2, 3]], needed: 1) == nil)
    #expect(ErasureCode.data(from: [0: []], needed: 1) == nil)
    #expect(ErasureCode.data(from: [:], needed: 0) == nil)
  }
}
