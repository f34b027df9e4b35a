import Foundation
import Testing
import WorkoutCodes

@testable import PackedForm
@testable import SymbolSets

/// What a stranger's reader is made from: the vectors in `Schemas/` are those of the code.
@Suite struct SymbolSetVectorTests {
  private struct Vector: Codable, Equatable {
    var name: String
    var payload: String
    var capacity: Int
    var parity: Int
    var set: String
    var parts: [String]
    var texts: [String]
  }

  private static let samples: [(name: String, payload: [UInt8], capacity: Int, parity: Int)] = [
    ("one body and its copy", [], 14, 100),
    ("a payload that ends in zeros", [1, 0, 0, 0], 16, 50),
    ("text in three parts and two", Array("any k of n, in any order".utf8), 22, 50),
    ("a hundred bytes in six parts and two", (0..<100).map { UInt8($0 * $0 % 251) }, 30, 20),
  ]

  private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  /// Sets that were written once are read and written the same for good.
  @Test func theVectorsAreReadAndWritten() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../Schemas/symbol-set-v1.vectors.json")
      .standardizedFileURL
    let vectors = try Self.samples.map { sample in
      let parts = try SymbolSet.parts(of: sample.payload, capacity: sample.capacity, parity: sample.parity)
      return Vector(
        name: sample.name, payload: hex(sample.payload), capacity: sample.capacity, parity: sample.parity,
        set: parts[0].key.name, parts: parts.map { hex($0.bytes) },
        texts: parts.map { PackedText.text(of: $0.bytes) })
    }
    let kept = try JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))
    if kept.count < vectors.count, ProcessInfo.processInfo.environment["BTD_RECORD"] == "1" {
      // New ones join those that stand there, and nothing records these again.
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
      try encoder.encode(kept + vectors.dropFirst(kept.count)).write(to: file)
      Issue.record("recorded symbol-set-v1.vectors.json: read it, then run without BTD_RECORD")
      return
    }
    #expect(kept == vectors)
    for (sample, vector) in zip(Self.samples, vectors) {
      var sets = CollectedSymbolSets()
      for text in vector.texts.reversed() {
        sets.add(try #require(try SymbolSetPart(payload: Array(text.utf8), name: "x")))
      }
      #expect(try sets.sets.map { try $0.solved().payload } == [sample.payload], "\(sample.name)")
    }
  }
}
