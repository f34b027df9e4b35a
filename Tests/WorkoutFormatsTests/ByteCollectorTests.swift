import ArchiveGenerator
import Testing

@testable import Notation

@Suite struct ByteCollectorTests {
  /// What a collector hands on of pieces of the given sizes, one after another.
  private func written(_ sizes: [Int], capacity: Int) throws -> (expected: [UInt8], found: [UInt8]) {
    var collector = ByteCollector(capacity: capacity)
    var expected: [UInt8] = []
    var taken: [CollectedBytes] = []
    for (number, size) in sizes.enumerated() {
      let piece = [UInt8](repeating: UInt8(number + 1), count: size)
      // In small pieces, as writers write.
      for start in stride(from: 0, to: size, by: 7) {
        piece[start..<min(size, start + 7)].withUnsafeBytes { collector.output.append($0) }
      }
      expected += piece
      taken.append(collector.take())
    }
    var found: [UInt8] = []
    let output = ByteOutput { found.append(contentsOf: $0) }
    for bytes in taken { bytes.write(to: output) }
    try output.finish()
    return (expected, found)
  }

  @Test(arguments: [
    [0], [1], [24], [25], [99], [100], [101], [1_000], [5, 60, 5, 100, 0, 250, 3], [130, 10, 120, 1, 99],
  ])
  func whatIsTakenIsWhatWasWrittenSince(sizes: [Int]) throws {
    let (expected, found) = try written(sizes, capacity: 100)
    #expect(expected == found)
  }

  @Test(arguments: 1...20) func numbersComeIntoTheirGapsOnceTheyAreKnown(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var collector = ByteCollector(capacity: 100)
    var expected = ""
    var taken: [(bytes: CollectedBytes, number: Int)] = []
    for _ in 0..<8 {
      let first = [0, 7, 998, 123_456_789_012].randomElement(using: &random) ?? 0
      var number = LateNumber(nil)
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        // Some do not fit into the buffer.
        let length = Int.random(in: 0...25, using: &random) * (Bool.random(using: &random) ? 1 : 9)
        let text = String(repeating: "x", count: length)
        collector.output.append(text)
        expected += text
        guard Bool.random(using: &random) else { continue }
        collector.output.append(number)
        expected += "\(first + number.value)"
        number += Int.random(in: 0...3, using: &random)
      }
      taken.append((collector.take(), first))
    }
    var found: [UInt8] = []
    let output = ByteOutput(capacity: 256) { found.append(contentsOf: $0) }
    for (bytes, number) in taken { bytes.write(to: output, numbersFrom: number) }
    try output.finish()
    #expect(String(decoding: found, as: UTF8.self) == expected)
  }

  @Test func aKnownNumberIsWrittenAtOnce() {
    var number = LateNumber(9)
    let bytes = ByteOutput.bytes(capacity: 256) { output in
      output.append(number)
      number += 1
      output.append(number)
      number += Int.max - 10
      output.append(number)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "910\(Int.max)")
  }

  @Test func onlyALargeBufferIsHandedOver() {
    var collector = ByteCollector(capacity: 100)
    let first = collector.output
    for _ in 0..<24 { collector.output.append(1) }
    _ = collector.take()
    #expect(collector.output === first)
    for _ in 0..<25 { collector.output.append(1) }
    _ = collector.take()
    #expect(collector.output !== first)
  }
}
