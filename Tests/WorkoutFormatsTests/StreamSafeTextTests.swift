import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Letters with so many marks that comparing them would take minutes.
@Suite struct StreamSafeTextTests {
  private static let marks = ["\u{301}", "\u{316}", "\u{1d165}"]

  private func letter(_ count: Int) -> String {
    "a" + (0..<count).map { Self.marks[$0 % 3] }.joined()
  }

  @Test(arguments: [
    "", "Push", String(repeating: "ä", count: 200), String(repeating: "é\u{301}", count: 100),
    String(repeating: "力", count: 100), String(repeating: "👨‍👩‍👧", count: 40),
  ])
  func usualTextStaysAsItIs(text: String) {
    #expect(Array(StreamSafeText.of(text).utf8) == Array(text.utf8))
    #expect(!StreamSafeText.isRepaired(text))
  }

  @Test(arguments: [0, 1, 29, 30, 31, 60, 61, 1_000])
  func noLetterKeepsMoreThan30MarksAndNoMarkIsLost(count: Int) {
    let text = "Push \(letter(count)) day \(letter(count))"
    let safe = StreamSafeText.of(text)
    var run = 0
    var longest = 0
    for scalar in safe.unicodeScalars {
      run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
      longest = max(longest, run)
    }
    #expect(longest == min(count, 30))
    #expect(safe.unicodeScalars.filter { $0 != "\u{34f}" } == Array(text.unicodeScalars))
    #expect(StreamSafeText.isRepaired(safe) == (count > 30))
    #expect(Array(StreamSafeText.of(safe).utf8) == Array(safe.utf8))
  }

  @Test func everyTextDoorKnowsThem() throws {
    let text = letter(500)
    let escaped = "a" + (0..<500).map { _ in "\\u0301" }.joined()
    let csv = "start,title,exercise,reps,note\n2026-01-31 18:05,\(text),\(text),5,\(text)\n"
    let sums = [
      "1 repaired: exercise name: more than 30 accents on one letter; an invisible character was inserted",
      "1 repaired: set note: more than 30 accents on one letter; an invisible character was inserted",
      "1 repaired: workout name: more than 30 accents on one letter; an invisible character was inserted",
    ]
    #expect(try read(csv, as: .csv).findings.sums == sums)
    let json =
      #"{"date":"2026-01-31T18:05:00Z","name":"\#(escaped)","exercises":[{"exercise":{"name":"\#(text)"},"sets":[{"reps":5,"notes":"\#(escaped)"}]}]}"#
    #expect(try read(json, as: .openWeight).findings.sums.filter { $0.contains("repaired") } == sums)
  }
}
