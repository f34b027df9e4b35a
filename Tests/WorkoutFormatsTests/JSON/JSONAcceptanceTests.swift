import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// A corpus of our own in the manner of the public JSON test suites: `y_` must be accepted, `n_` must not,
/// `i_` is for a parser to choose, and here is what ours chooses.
@Suite struct JSONAcceptanceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]

    init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    var testDescription: String { name }
  }

  /// The verdict of the format `json`, and where the validator and the cursor end.
  private func isAccepted(_ bytes: [UInt8]) throws -> Bool {
    let input = try InputBytes(bytes, name: "t")
    do {
      try Format.json.checker?(input, FindingList())
    } catch WorkoutError.input {
      return false
    }
    let outline = try JSONValidator.check(input.bytes)
    var cursor = JSONCursor(base: input.start, offset: outline.hasByteOrderMark ? 3 : 0)
    _ = cursor.skip()
    #expect(cursor.offset == bytes.count, "the cursor does not end where the validator does")
    return true
  }

  @Test(arguments: JSONCorpus.accepted)
  func acceptsWhatIsJSON(_ sample: Case) throws {
    #expect(try isAccepted(sample.bytes))
  }

  @Test(arguments: JSONCorpus.rejected)
  func rejectsWhatIsNoJSON(_ sample: Case) throws {
    #expect(try !isAccepted(sample.bytes))
  }

  @Test(arguments: JSONCorpus.chosen)
  func acceptsWhatIsLeftToTheParser(_ sample: Case) throws {
    #expect(try isAccepted(sample.bytes))
  }

  @Test func nestsTo512LevelsAndNoDeeper() throws {
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")] {
      let levels = open.count == 6 ? 256 : 512
      let middle = open == "[" ? "" : "0"
      let deepest = String(repeating: open, count: levels) + middle + String(repeating: close, count: levels)
      #expect(try isAccepted(Array(deepest.utf8)))
      #expect(try !isAccepted(Array("[\(deepest)]".utf8)))
    }
  }

  @Test func aHundredThousandOpeningBracketsAreRefusedAtTheLimit() throws {
    for open in ["[", "{\"a\":", "[{\"\":"] {
      let text = String(repeating: open, count: 100_000)
      let input = try InputBytes(text.utf8, name: "t")
      let error = #expect(throws: JSONSyntaxError.self) {
        try withExtendedLifetime(input) { try JSONValidator.check(input.bytes) }
      }
      #expect(error?.reason == .tooDeep)
      #expect(error?.offset == (open == "[{\"\":" ? 256 * open.utf8.count : 512 * open.utf8.count))
    }
  }

  @Test func everyPrefixOfAValidTextIsJudgedWithoutReadingBeyondIt() throws {
    let text = """
       {"a":[1,-2.5e+3,true,false,null,"é😀\\u00e9\\ud83d\\ude00\\n\\"\\\\"],"b":{"c":{}},"d":[[],{}]}
      """
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(try !isAccepted(Array(bytes.prefix(count))), "prefix of \(count) bytes")
    }
    #expect(try isAccepted(bytes))
  }

  @Test func aTextIsJudgedTheSameAtEveryOffset() throws {
    // Eight bytes are looked at in one step: no place in the step may matter.
    for shift in 0..<17 {
      let space = String(repeating: "x", count: shift)
      #expect(try isAccepted(Array("\"\(space)é\\n😀\(space)\"".utf8)))
      #expect(try !isAccepted(Array("\"\(space)\u{1f}\(space)\"".utf8)))
      #expect(try !isAccepted(Array("\"\(space)\\x\(space)\"".utf8)))
      #expect(try !isAccepted(Array("\"\(space)".utf8) + [0xc3] + Array("\(space)\"".utf8)))
      #expect(try !isAccepted(Array("\"\(space)\"\(space)\"".utf8)))
      #expect(try isAccepted(Array("\"\(space)\u{7f}\u{80}\u{2028}\u{ffff}\"".utf8)))
    }
  }
}
