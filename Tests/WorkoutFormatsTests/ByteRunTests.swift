import Testing
import WorkoutModel

@testable import Notation

@Suite struct ByteRunTests {
  private static let literals: [StaticString] = [
    "", "a", "ab,", "\"drop\"", "seven77", "eight888", "\"normal\",", "ten0000000", "fifteen15151515",
    "sixteen161616166", "seventeen17171717", "\u{e9}\u{1f3cb} twenty-two by",
  ]

  /// Literals of 8 to 16 bytes are put as two words.
  @Test(arguments: literals.indices) func literalsOfEveryLengthStandBetweenTheirNeighbors(_ index: Int) {
    let text = Self.literals[index]
    let bytes = ByteOutput.bytes(capacity: 64) { output in
      output.append(upTo: 64) { run in
        run.append(UInt8(ascii: "<"))
        run.append(text)
        run.append(UInt8(ascii: ">"))
        #expect(run.count == text.utf8CodeUnitCount + 2)
      }
    }
    #expect(bytes == Array("<\(text)>".utf8))
  }

  @Test func numbersAreWrittenAsTheirTexts() {
    for text in [
      "0", "7", "42", "100", "-1", "-0.5", "0.05", "14.75", "100", "87.0", "-12345.678", "99999999999999999",
      "0.000001",
    ] {
      #expect(bytes { $0.append(ExactDecimal(text)) } == Array(text.utf8))
    }
    #expect(bytes { $0.append(nil) } == [])
  }

  @Test func nothingIsTakenButWhatWasAppended() {
    let size = ExactDecimal.maximumTextLength
    let bytes = ByteOutput.bytes(capacity: size + 5) { output in
      for number in Int32(0)..<200 { output.append(upTo: size) { $0.append(ExactDecimal(number)) } }
    }
    #expect(bytes == Array((0..<200).map { "\($0)" }.joined().utf8))
  }

  private func bytes(_ write: (inout ByteRun) -> Void) -> [UInt8] {
    ByteOutput.bytes(capacity: ExactDecimal.maximumTextLength) {
      $0.append(upTo: ExactDecimal.maximumTextLength, write)
    }
  }
}
