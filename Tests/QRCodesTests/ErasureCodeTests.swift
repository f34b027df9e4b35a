import Testing

@testable import QRCodes

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

  @Test func thereAreUpTo256Parts() throws {
    let data = parts(200, length: 9)
    let parity = try #require(ErasureCode.parity(of: data, count: 56))
    let all = Dictionary(uniqueKeysWithValues: (data + parity).enumerated().map { ($0, $1) })
    #expect(ErasureCode.data(from: all.filter { $0.key >= 56 }, needed: 200) == data)
    #expect(ErasureCode.parity(of: data, count: 57) == nil)
  }

  @Test func whatDoesNotFitTogetherIsRefused() {
    #expect(ErasureCode.parity(of: [], count: 1) == nil)
    #expect(ErasureCode.parity(of: [[1], [1, 2]], count: 1) == nil)
    #expect(ErasureCode.data(from: [0: [1], 1: [1, 2]], needed: 2) == nil)
    #expect(ErasureCode.data(from: [0: [1], 300: [2]], needed: 2) == nil)
    #expect(ErasureCode.data(from: [:], needed: 0) == nil)
  }
}
