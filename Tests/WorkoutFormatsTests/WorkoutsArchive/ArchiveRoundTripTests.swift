import ArchiveGenerator
import PackedForm
import ReadingLaws
import Testing
import WorkoutModel

@testable import ArchiveForm
@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// The law of the archive form: what is written is read as the same archive, whatever it holds.
@Suite struct ArchiveRoundTripTests {
  private func check(_ archive: WorkoutArchive, _ seed: UInt64) throws {
    let writing = try write(archive, as: .archive)
    #expect(writing.findings.lines == [], "seed \(seed)")
    let reading = try read(writing.bytes)
    #expect(reading.findings.lines.filter { !$0.hasPrefix("warning inconsistent ") } == [], "seed \(seed)")
    #expect(reading.archive == archive, "seed \(seed)")
    #expect(try write(reading.archive, as: .archive).bytes == writing.bytes, "seed \(seed)")
  }

  @Test(arguments: [false, true])
  func everyArchiveComesBackAsItWas(isExtreme: Bool) throws {
    for seed in 0..<200 as Range<UInt64> {
      var options = RichArchiveGenerator.Options()
      options.isExtreme = isExtreme
      var generator = RichArchiveGenerator(seed: seed, options: options)
      try check(generator.archive(workouts: Int(seed % 5)), seed)
    }
  }

  @Test func noLawIsBrokenByAnArchiveWithBytesChanged() throws {
    for seed in 0..<100 as Range<UInt64> {
      var generator = RichArchiveGenerator(seed: seed)
      var bytes = try write(generator.archive(workouts: 1), as: .archive).bytes
      var random = SeededGenerator(seed: seed)
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = Array("0195-.eE{}[]\":,aktn \n".utf8).randomElement(using: &random) ?? 0
      }
      #expect(ReadingLaws.violation(by: bytes) == nil, "seed \(seed)")
    }
  }

  @Test func yearsOfPlainTrainingComeBack() throws {
    var generator = ArchiveGenerator(seed: 1)
    try check(generator.archive(workouts: 300), 1)
  }

  @Test(arguments: [
    "v1.btd", "v2.btd", "v3.btd", "v4.btd", "v5.wld", "v6.wld", "first-build.btd", "workout.json",
    "template.json",
  ])
  func aSampleOfAnotherFormatComesBackToItsOwnBytes(name: String) throws {
    let input = try InputBytes(TestFile.read(TestFile.sample(name)), name: name)
    let format = try Format.detect(input)
    let archive = try Format.readArchive(input, findings: FindingList())
    let back = try read(try write(archive, as: .archive).bytes).archive
    #expect(back == archive)
    #expect(try write(back, as: format).bytes == write(archive, as: format).bytes)
  }

  @Test func aUnitIsConvertedWhereOneIsAskedForAndStated() throws {
    var options = RichArchiveGenerator.Options()
    options.massUnits = [.kilograms, nil]
    var generator = RichArchiveGenerator(seed: 3, options: options)
    let archive = generator.archive(workouts: 20)
    let writing = try write(archive, as: .archive, massUnit: .pounds)
    let pounds = try read(writing.bytes).archive
    #expect(pounds.preferences.massUnit == .pounds)
    let sets = (pounds.workouts.flatMap(\.exercises) + pounds.templates.flatMap(\.exercises)).flatMap(\.sets)
    let targets = sets.compactMap { $0.details?.target } + pounds.goals.map(\.target)
    let loads = sets.compactMap(\.load) + targets.compactMap(\.load)
    #expect(Set(loads.map(\.unit)) == [.pounds, nil])
    #expect(writing.findings.findings.allSatisfy { $0.kind == .converted || $0.kind == .rounded })
  }

  @Test(arguments: [
    (Load(ExactDecimal(80), unit: nil), "80 to 176.37"),
    (Load(ExactDecimal(80), unit: .kilograms), "80 to 176.37"),
  ])
  func theProfileIsConvertedWithTheSets(weight: Load, detail: String) throws {
    var archive = WorkoutArchive()
    archive.preferences.massUnit = .kilograms
    archive.profile.bodyWeight = weight
    archive.profile.totals.volume = ExactDecimal(112_037)
    for format in [Format.archive, .packed, .benchTracker] {
      let writing = try write(archive, as: format, massUnit: .pounds)
      let profile = try read(writing.bytes, as: format).archive.profile
      #expect(profile.bodyWeight == ExactDecimal("176.37").map { Load($0, unit: .pounds) })
      #expect(profile.totals.volume == ExactDecimal(246_999))
      let lines = writing.findings.lines.filter { $0.contains("body weight") || $0.contains("volume") }
      #expect(
        lines == [
          "warning rounded : body weight: kg to lb, rounded to two decimals | \(detail)",
          "warning rounded : total volume: kg to lb, rounded to a whole number | 112037 to 246999",
        ], "\(format.id)")
    }
  }
}
