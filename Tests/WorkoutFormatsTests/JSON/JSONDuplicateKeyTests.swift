import Testing

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct JSONDuplicateKeyTests {
  private func findings(_ text: String) throws -> [String] {
    let findings = FindingList()
    try Format.json.checker?(InputBytes(text.utf8, name: "t"), findings)
    return findings.lines
  }

  private func line(_ place: String, _ key: String) -> String {
    "warning dropped \(place): key appears twice in its object; the last value counts | \"\(key)\""
  }

  @Test func aKeyThatStandsTwiceIsReportedWhereItStandsAgain() throws {
    #expect(try findings("{\"a\":1,\n \"b\":2, \"a\":3}") == [line("t:2:9 (/a) byte 16", "a")])
  }

  @Test func escapesDoNotHideADuplicate() throws {
    #expect(try findings("{\"a\":1,\"\\u0061\":2}") == [line("t:1:8 (/a) byte 7", "a")])
    #expect(try findings("{\"\\/\":1,\"/\":2}") == [line("t:1:9 (/~1) byte 8", "/")])
    #expect(try findings("{\"😀\":1,\"\\ud83d\\uDE00\":2}") == [line("t:1:8 (/😀) byte 10", "😀")])
  }

  @Test func everyRepetitionIsReported() throws {
    #expect(
      try findings("{\"a\":1,\"a\":2,\"b\":0,\"a\":3,\"b\":1}") == [
        line("t:1:8 (/a) byte 7", "a"), line("t:1:20 (/a) byte 19", "a"), line("t:1:26 (/b) byte 25", "b"),
      ])
  }

  @Test func duplicatesInNestedObjectsAreReportedInTheOrderOfTheText() throws {
    #expect(
      try findings("{\"x\":[{},{\"k\":{\"\":1,\"\":2},\"k\":3}],\"x\":4}") == [
        line("t:1:21 (/x/1/k/) byte 20", ""), line("t:1:27 (/x/1/k) byte 26", "k"),
        line("t:1:35 (/x) byte 34", "x"),
      ])
  }

  @Test(arguments: [15, 16, 17, 18, 100, 1_000])
  func duplicatesAreFoundAmongManyKeys(count: Int) throws {
    let keys = (0..<count).map { "\"key\($0)\":\($0)" }
    #expect(try findings("{" + keys.joined(separator: ",") + "}") == [])
    let text = "{" + (keys + ["\"key\(count / 2)\":0"]).joined(separator: ",") + "}"
    let found = try findings(text)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("| \"key\(count / 2)\"") == true)
    #expect(found.first?.contains("(/key\(count / 2))") == true)
  }

  @Test func keysThatOnlyLookAlikeAreTwo() throws {
    #expect(try findings("{\"\u{e9}\":1,\"e\u{301}\":2,\"E\":3,\"e\":4}") == [])
    #expect(try findings("[{\"a\":1},{\"a\":2}]") == [])
    #expect(try findings("{\"a\":{\"a\":{\"a\":1}}}") == [])
  }

  @Test func aByteOrderMarkIsReported() throws {
    #expect(
      try findings("\u{feff}{\"a\":1,\"a\":2}") == [
        "note repaired t:1:1 byte 0: byte-order mark at the start skipped", line("t:1:9 (/a) byte 10", "a"),
      ])
  }

  @Test func aHundredThousandDuplicatesAreFoundInTime() throws {
    let text = "{" + String(repeating: "\"a\":0,", count: 100_000) + "\"b\":0}"
    let input = try InputBytes(text.utf8, name: "t")
    let outline = try withExtendedLifetime(input) { try JSONValidator.check(input.bytes) }
    #expect(outline.duplicateKeys.count == 99_999)
    #expect(outline.members.count == 10_000)
    #expect(outline.hasTooManyMembers)
  }
}
