import Notation
import WorkoutModel

@testable import FormatKit
@testable import WorkoutFormats

/// What is read of a text.
struct TextReading {
  var archive: WorkoutArchive
  var findings: [Finding]

  init(_ text: String, _ options: ReadOptions = ReadOptions()) throws {
    let list = FindingList()
    let input = try InputBytes(Array(text.utf8), name: "log.txt")
    archive = try Format.text.archive(in: input, options: options, findings: list)
    findings = list.findings
  }
}
