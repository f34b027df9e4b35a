import ArchiveGenerator
import Testing

@testable import Notation
@testable import WorkoutFormats

@Suite struct LineCounterTests {
  /// Counts from the start each time.
  private func naivePlace(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    let column = before[start...].count { $0 & 0xc0 != 0x80 } + 1
    return (before.count { $0 == 0x0a } + 1, column)
  }

  @Test func columnsAreCharactersFromOne() {
    let bytes = Array("aé😀\n\nb".utf8)
    bytes.withUnsafeBytes { bytes in
      var counter = LineCounter(bytes)
      #expect(counter.place(of: 0) == (1, 1))
      #expect(counter.place(of: 1) == (1, 2))
      #expect(counter.place(of: 3) == (1, 3))
      #expect(counter.place(of: 7) == (1, 4))
      #expect(counter.place(of: 8) == (2, 1))
      #expect(counter.place(of: 9) == (3, 1))
      #expect(counter.place(of: 10) == (3, 2))
    }
  }

  @Test func placesOutsideTheTextAreThoseOfItsEnds() {
    [UInt8]("a\nb".utf8).withUnsafeBytes { bytes in
      var counter = LineCounter(bytes)
      #expect(counter.place(of: 99) == (2, 2))
      #expect(counter.place(of: -1) == (1, 1))
    }
    [UInt8]().withUnsafeBytes { bytes in
      var counter = LineCounter(bytes)
      #expect(counter.place(of: 0) == (1, 1))
      #expect(counter.place(of: 5) == (1, 1))
    }
  }

  /// Texts of all kinds of characters, some of them long without a line feed.
  private static func texts(seed: UInt64) -> [[UInt8]] {
    var random = SeededGenerator(seed: seed)
    let long = String(repeating: "x", count: 70)
    let alphabet: [[UInt8]] = ["a", "b", "\n", "\r\n", "é", "筋", "😀", "        ", "\u{b}", "\t", "\0", long]
      .map {
        Array($0.utf8)
      }
    return (0..<60).map { _ in
      (0..<Int.random(in: 0...150, using: &random)).flatMap { _ in
        alphabet.randomElement(using: &random) ?? []
      }
    }
  }

  @Test func linesThatAnotherHasCountedArePassedAsIfTheyWereCounted() {
    var random = SeededGenerator(seed: 21)
    for bytes in Self.texts(seed: 22) {
      bytes.withUnsafeBytes { raw in
        var counter = LineCounter(raw)
        var start = 0
        while start < bytes.count {
          let end = Int.random(in: start...bytes.count, using: &random)
          // Somebody may have looked elsewhere meanwhile.
          if Bool.random(using: &random) {
            _ = counter.place(of: Int.random(in: 0...bytes.count, using: &random))
          }
          counter.pass(LineStretch(of: raw, start..<end))
          #expect(counter.place(of: end) == naivePlace(of: end, in: bytes))
          start = end + Int.random(in: 0...9, using: &random)
        }
      }
    }
  }

  @Test func movingForwardAndBackCountsAsFromTheStart() {
    var random = SeededGenerator(seed: 20)
    for bytes in Self.texts(seed: 20) {
      bytes.withUnsafeBytes { raw in
        var counter = LineCounter(raw)
        for _ in 0..<60 {
          let target = Int.random(in: 0...bytes.count, using: &random)
          let expected = naivePlace(of: target, in: bytes)
          #expect(counter.place(of: target) == expected)
        }
      }
    }
  }
}
