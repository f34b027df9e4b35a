import ArchiveGenerator
import Testing
import WorkoutModel

@testable import WorkoutFormats

/// What holds for every format that is read and written, over archives that fill every field of the model.
@Suite struct RichArchiveLawTests {
  static let formats = Format.all.filter {
    $0.reader != nil && $0.writer != nil && $0.documentName == nil && !$0.isPayload
  }.map(\.id)

  /// The formats that the law holds for also where an archive has what no log holds: exercises without a name.
  static let formatsForExtremes = ["archive", "openweight"]

  /// Writes what a format makes of `archive`; nil where it asks for something.
  private func written(_ archive: WorkoutArchive, _ format: Format) throws -> Writing? {
    let findings = FindingList()
    var options = WriteOptions()
    options.zone = .utc
    options.date = Moment(wallTime: "2026-01-31 18:05")
    do {
      return Writing(
        bytes: try format.bytes(of: archive, options: options, findings: findings), findings: findings)
    } catch is RequestError {
      return nil
    }
  }

  /// What was written is read, without an error, as an archive that is written and read the same again.
  @Test(arguments: formats)
  func whatAFormatMakesOfAnArchiveStaysAsItIs(id: String) throws {
    let format = try #require(Format.named(id))
    for seed in 0..<60 as Range<UInt64> {
      var options = RichArchiveGenerator.Options()
      options.massUnits = [.kilograms]
      options.distanceUnits = [.kilometers]
      options.isExtreme = Self.formatsForExtremes.contains(id) && seed % 4 == 3
      var generator = RichArchiveGenerator(seed: seed, options: options)
      guard let writing = try written(generator.archive(workouts: 3), format) else { continue }
      let reading = try read(writing.bytes, as: format, massUnit: .kilograms)
      let errors = reading.findings.findings.filter { $0.severity == .error }.map(\.what)
      #expect(Set(errors) == [], "\(id), seed \(seed)")
      guard let again = try written(reading.archive, format) else {
        Issue.record("\(id), seed \(seed): asks for something that it did not ask for before")
        continue
      }
      let lost = again.findings.findings.filter { $0.kind.isRefusedByStrict }.map(\.what)
      #expect(Set(lost) == [], "\(id), seed \(seed)")
      let third = try read(again.bytes, as: format, massUnit: .kilograms).archive
      let isSame = third == reading.archive
      #expect(isSame, "\(id), seed \(seed)")
    }
  }

  /// What was written is known for what it is, and for nothing else.
  @Test(arguments: formats)
  func contentIsRecognisedWhateverItHolds(id: String) throws {
    let format = try #require(Format.named(id))
    for seed in 0..<20 as Range<UInt64> {
      var options = RichArchiveGenerator.Options()
      options.massUnits = [.kilograms]
      options.distanceUnits = [.kilometers]
      var generator = RichArchiveGenerator(seed: seed, options: options)
      guard let writing = try written(generator.archive(workouts: 3), format) else { continue }
      let found = try Format.candidates(for: InputBytes(writing.bytes, name: "x")).map(\.id)
      #expect(found == [id], "seed \(seed)")
    }
  }
}
