import FormatKit
import Testing
import WorkoutModel

/// A small table, and the whole of what is read of it.
struct TableCase: CustomTestStringConvertible {
  /// What it shows, in a sentence.
  var name: String
  var text: String
  /// The archive as ``ArchiveText`` has it.
  var archive: String
  var findings: [String] = []

  var testDescription: String { name }

  func check() throws {
    let reading = try read(text)
    #expect(ArchiveText.of(reading.archive) == archive, "\(name)")
    #expect(reading.findings.lines == findings, "\(name)")
  }
}
