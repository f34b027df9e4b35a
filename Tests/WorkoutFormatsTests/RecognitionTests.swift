import ArchiveGenerator
import SafeFiles
import Testing
import WorkoutModel

@testable import Clocks
@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What a format writes is known for what it is, and for nothing else.
@Suite struct RecognitionTests {
  static let formats = Format.all.filter {
    $0.reader != nil && $0.writer != nil && $0.documentName == nil && !$0.isPayload
  }.map(\.id)

  @Test(arguments: formats)
  func whatIsWrittenIsRecognisedByItsContent(id: String) throws {
    let format = try #require(Format.named(id))
    for seed in 0..<20 as Range<UInt64> {
      var options = RichArchiveGenerator.Options()
      options.massUnits = [.kilograms]
      options.distanceUnits = [.kilometers]
      options.mayLackStart = false
      var generator = RichArchiveGenerator(seed: seed, options: options)
      var write = WriteOptions()
      write.zone = .utc
      write.date = Moment(wallTime: "2026-01-31 18:05")
      var bytes = try format.bytes(
        of: generator.archive(workouts: 3), options: write, findings: FindingList())
      // What is packed is unpacked as a file is opened.
      let unpacked = try bytes.withUnsafeBytes { try GzipBytes.unpacked($0, name: "x", limit: 1 << 24) }
      if let unpacked { bytes = unpacked }
      let found = try Format.candidates(for: InputBytes(bytes, name: "x")).map(\.id)
      #expect(found == [id], "seed \(seed)")
    }
  }
}
