import ArchiveGenerator
import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

@Suite struct SetNotationTests {
  private func parse(_ text: String, unit: MassUnit? = nil) -> ExerciseSet? {
    Array(text.utf8).withUnsafeBytes { SetNotation.parse($0, unit: unit) }
  }

  private func set(_ reps: Int32?, _ weight: String?, seconds: String? = nil) -> ExerciseSet {
    ExerciseSet(
      reps: reps, load: weight.flatMap { ExactDecimal($0) }.map { Load($0, unit: .pounds) },
      durationSeconds: seconds.flatMap { ExactDecimal($0) })
  }

  @Test func theFiveFormsAreRead() {
    #expect(parse("10 50", unit: .pounds) == set(10, "50"))
    #expect(parse("10 50.0", unit: .pounds) == set(10, "50.0"))
    #expect(parse("0 -2.5", unit: .pounds) == set(0, "-2.5"))
    #expect(parse("10", unit: .pounds) == set(10, nil))
    #expect(parse("s 30 20", unit: .pounds) == set(nil, "20", seconds: "30"))
    #expect(parse("s 30.5", unit: .pounds) == set(nil, nil, seconds: "30.5"))
    #expect(parse("~ a  b ") == ExerciseSet(details: SetDetails(freeText: "a  b ")))
    #expect(parse("~ ") == ExerciseSet(details: SetDetails(freeText: "")))
    #expect(parse("999999999 1", unit: .pounds) == set(999_999_999, "1"))
    #expect(parse("10 50")?.load == Load(ExactDecimal(50), unit: nil))
  }

  @Test(arguments: [
    "", " ", "~", "~a", "s", "s ", "s30", "s x", "10 ", " 10", "10  50", "010", "010 5", "10 050", "+5", "-5",
    "5.5",
    "10 50 ", "10 50 1", "10 1e2", "10 -0", "10 .5", "10 5.", "s 30 ", "s 30 20 1", "2147483648",
    "2147483648 1",
    "S 30", "10\t50", "１０", "~\u{a0}x",
  ])
  func whatWouldNotComeBackTheSameIsNone(text: String) {
    #expect(parse(text) == nil)
  }

  @Test func whatIsReadIsWrittenAsItWas() throws {
    var random = SeededGenerator(seed: 30)
    let pieces = ["0", "1", "9", "10", "123456", " ", " ", ".", "-", "s ", "~ ", "50.0", "5", "e", "\\", "é"]
    var known = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      .joined()
      let quoted = JSONOutput.quoted(text)
      let input = try InputBytes(quoted.utf8, name: "t")
      let parsed = parse(text, unit: .kilograms)
      withExtendedLifetime(input) {
        // The quick way reads the same as the careful one, wherever it reads at all.
        if let quick = SetNotation.parseQuoted(input.start, at: 0, unit: .kilograms) {
          #expect(quick.set == parsed, "\(quoted)")
          #expect(quick.end == quoted.utf8.count, "\(quoted)")
        }
      }
      guard let parsed else { continue }
      known += 1
      var bytes: [UInt8] = []
      let output = ByteOutput { bytes.append(contentsOf: $0) }
      WorkoutNotation(output, keys: .file).sets([parsed])
      try output.finish()
      #expect(String(decoding: bytes, as: UTF8.self) == "[\(quoted)]")
    }
    #expect(known > 2_000)
  }

  @Test func theQuickWayTakesNoNumberTooLongForIt() throws {
    for text in [
      "1234567 5", "999999999999999999999 5", "5 12345678901234567", "5 99999999999999999999999999",
      "5 1.2345678901234567", "5 1.", "5 1.x", "5 ", "5", "0 5", "5 0.5", "5 1 ", "",
    ] {
      let input = try InputBytes("\"\(text)\"".utf8, name: "t")
      let quick = withExtendedLifetime(input) { SetNotation.parseQuoted(input.start, at: 0, unit: nil) }
      #expect(quick == nil, "\(text)")
    }
    let longest = try InputBytes("\"123456 1.23456789012345\"".utf8, name: "t")
    let quick = withExtendedLifetime(longest) { SetNotation.parseQuoted(longest.start, at: 0, unit: nil) }
    #expect(quick?.set.reps == 123_456)
    #expect(quick?.set.load?.value.description == "1.23456789012345")
  }
}
