import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

@Suite struct ByteOutputTests {
  private let full = WorkoutError.stopped("the destination is full")

  @Test func bytesComeOutInTheOrderInWhichTheyWentIn() throws {
    var pieces: [[UInt8]] = []
    let output = ByteOutput { pieces.append(Array($0)) }
    var expected: [UInt8] = []
    let size = ByteOutput.bufferSize
    for length in [0, 1, 7, size - 1, size, size + 1, 3 * size + 5, 2] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ length) }
      bytes.withUnsafeBytes { output.append($0) }
      output.append(UInt8(0x2c))
      output.append("é" as String)
      output.append("lit" as StaticString)
      let room = output.reserve(68)
      room[0] = 0x21
      output.commit(1)
      expected += bytes + [0x2c, 0xc3, 0xa9] + Array("lit!".utf8)
    }
    try output.finish()
    #expect(pieces.flatMap { $0 } == expected)
    #expect(output.written == expected.count)
    #expect(pieces.allSatisfy { $0.count <= size && !$0.isEmpty })
  }

  @Test func singleBytesFillManyBuffers() throws {
    var bytes: [UInt8] = []
    let output = ByteOutput { bytes.append(contentsOf: $0) }
    let count = ByteOutput.bufferSize * 2 + 3
    for index in 0..<count { output.append(UInt8(truncatingIfNeeded: index)) }
    try output.finish()
    #expect(bytes == (0..<count).map { UInt8(truncatingIfNeeded: $0) })
  }

  @Test func cellsOfTheRowBeforeAreCopiedWhileTheyAreAtHand() {
    for capacity in [4, 7, 12, 13, 64] {
      var writes = 0
      let bytes = ByteOutput.bytes(capacity: capacity) { output in
        let csv = CSVOutput(output)
        var cells: CSVOutput.Cells?
        for row in 0..<8 {
          csv.repeated(&cells) {
            writes += 1
            csv.quoted("née")
            csv.next()
          }
          csv.number(row)
          csv.end()
        }
      }
      #expect(String(decoding: bytes, as: UTF8.self) == (0..<8).map { "\"née\",\($0)\n" }.joined())
      #expect(writes == [4: 8, 7: 8, 12: 8, 13: 8, 64: 2][capacity], "\(capacity)")
    }
  }

  @Test func nothingIsHandedOnWhereNothingWasWritten() throws {
    var calls = 0
    let output = ByteOutput { _ in calls += 1 }
    try output.finish()
    #expect(calls == 0)
    #expect(output.written == 0)
  }

  @Test func theFirstErrorOfTheDestinationIsThrownAtTheEnd() {
    var calls = 0
    let output = ByteOutput { _ throws(WorkoutError) in
      calls += 1
      if calls == 2 { throw full }
    }
    let piece = [UInt8](repeating: 1, count: ByteOutput.bufferSize)
    for _ in 0..<6 { piece.withUnsafeBytes { output.append($0) } }
    #expect(throws: full) { try output.finish() }
    #expect(calls == 2)
    #expect(output.written == ByteOutput.bufferSize)
    #expect(throws: full) { try output.finish() }
  }

  @Test func textsAreEscapedAsLittleAsJSONAllows() {
    #expect(
      JSONOutput.quoted("a\"b\\c/d\n\r\t\u{8}\u{0}\u{1f}\u{7f}é😀\u{2028}")
        == "\"a\\\"b\\\\c/d\\n\\r\\t\\u0008\\u0000\\u001f\u{7f}é😀\u{2028}\"")
    #expect(JSONOutput.quoted("") == "\"\"")
  }

  @Test func numbersAreWrittenAsTheyWereRead() throws {
    for text in ["0", "-2.50", "50.0", "144115188075855871"] {
      let number = try #require(ExactDecimal(text))
      #expect(JSONOutput.text { $0.number(number) } == text)
    }
    #expect(JSONOutput.text { $0.number(orNull: nil) } == "null")
    #expect(JSONOutput.text { $0.text(orNull: nil) } == "null")
    #expect(JSONOutput.text { $0.number(Int.min) } == "-9223372036854775808")
  }
}
