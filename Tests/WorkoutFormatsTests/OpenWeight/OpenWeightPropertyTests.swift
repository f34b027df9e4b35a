import ArchiveGenerator
import ReadingLaws
import Testing
import WorkoutModel

@testable import Clocks
@testable import FormatKit
@testable import WorkoutFormats

/// What the scope lets through is read as it was written.
@Suite struct OpenWeightPropertyTests {
  private var options: RichArchiveGenerator.Options {
    var options = RichArchiveGenerator.Options()
    options.massUnits = [.kilograms, .pounds]
    options.distanceUnits = DistanceUnit.allCases
    options.mayLackStart = false
    return options
  }

  private func fitted(_ archive: WorkoutArchive) throws -> WorkoutArchive {
    var write = WriteOptions()
    write.zone = .utc
    let collector = ArchiveCollector()
    let scope = OpenWeightScope.scope(for: archive)
    try FittingSink(scope, options: write, findings: FindingList(), into: collector).take(archive)
    return collector.archive
  }

  /// `archive` but for what openweight does not tell apart: no list of supersets and an empty one, times to the
  /// second and to the thousandth.
  private func normal(_ archive: WorkoutArchive) -> WorkoutArchive {
    var archive = archive
    archive.source = nil
    for index in archive.workouts.indices {
      if archive.workouts[index].supersets == [] { archive.workouts[index].supersets = nil }
      archive.workouts[index].start = archive.workouts[index].start?.cut(to: .millisecond)
    }
    for index in archive.templates.indices where archive.templates[index].supersets == [] {
      archive.templates[index].supersets = nil
    }
    return archive
  }

  @Test(arguments: [false, true])
  func whatFitsIsReadAsItWasWritten(isExtreme: Bool) throws {
    for seed in 0..<120 as Range<UInt64> {
      var options = options
      options.isExtreme = isExtreme
      var generator = RichArchiveGenerator(seed: seed, options: options)
      let archive = try fitted(generator.archive(workouts: Int(seed % 5)))
      let writing = try write(archive, as: .openWeight)
      #expect(writing.findings.lines == [], "seed \(seed)")
      let reading = try read(writing.bytes, as: .openWeight)
      #expect(reading.findings.lines == [], "seed \(seed)")
      #expect(normal(reading.archive) == normal(archive), "seed \(seed)")
      #expect(try write(reading.archive, as: .openWeight).bytes == writing.bytes, "seed \(seed)")
    }
  }

  @Test func noLawIsBrokenByAFileWithBytesChanged() throws {
    for seed in 0..<60 as Range<UInt64> {
      var generator = RichArchiveGenerator(seed: seed, options: options)
      var bytes = try write(try fitted(generator.archive(workouts: 1)), as: .openWeight).bytes
      #expect(ReadingLaws.violation(by: bytes) == nil, "seed \(seed)")
      var random = SeededGenerator(seed: seed)
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = Array("0195-.eE{}[]\":,aktn \n".utf8).randomElement(using: &random) ?? 0
      }
      #expect(ReadingLaws.violation(by: bytes) == nil, "seed \(seed)")
    }
  }
}
