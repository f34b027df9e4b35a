import Testing
import WorkoutModel

@testable import Notation

@Suite struct JSONEntriesTests {
  private func check(_ count: Int, of entry: String, list: JSONListCheck? = nil) throws {
    let text = #"{"sets":[\#(repeatElement(entry, count: count).joined(separator: ","))]}"#
    _ = try JSONDocument(InputBytes(text.utf8, name: "t"), list: list, findings: FindingLog())
  }

  @Test func aLargeFileMayHaveMoreEntriesThatSaySomething() throws {
    try check(500_000, of: "{}")
    try check(600_000, of: #"{"reps":5,"weight":80}"#)
    #expect(throws: WorkoutError.self) { try check(500_001, of: "{}") }
    #expect(throws: WorkoutError.self) { try check(600_000, of: #"{"reps":5}"#) }
  }

  @Test func aListThatIsReadEntryByEntryMayHaveAnyNumber() throws {
    try check(600_000, of: "[0]", list: JSONListCheck("sets"))
    #expect(throws: WorkoutError.self) { try check(600_000, of: "[0]", list: JSONListCheck("workouts")) }
    try check(
      6, of: "[\(repeatElement("0", count: 100_000).joined(separator: ","))]", list: JSONListCheck("sets"))
    #expect(throws: WorkoutError.self) {
      try check(
        6, of: "[\(repeatElement("0", count: 100_001).joined(separator: ","))]", list: JSONListCheck("sets"))
    }
  }
}
