import ArchiveGenerator
import Clocks
import FormatKit
import Testing
import WorkoutFormats
import WorkoutModel

/// Losses that are alike are only counted, which nobody may notice.
@Suite struct CountedLossesTests {
  /// The sorts of losses as `log` has them once `archive` was written as `format`.
  private static func groups(
    _ archive: WorkoutArchive, _ format: Format, into log: FindingLog
  ) throws -> [FindingLog.Group] {
    var options = WriteOptions()
    options.massUnit = .kilograms
    options.date = Moment(wallTime: "2021-03-04 10:00")
    options.zone = .utc
    _ = try format.bytes(of: archive, options: options, findings: log)
    return log.groups
  }

  @Test(arguments: [Format.hevy, .strong, .fitNotes, .benchTracker, .openWeight, .csv])
  func losses(countedAreThoseReported format: Format) throws {
    var generator = ArchiveGenerator(seed: 21)
    var archive = generator.emptyArchive()
    archive.workouts = (0..<60).map { _ in generator.workout() }
    for number in archive.workouts.indices where number % 3 == 0 {
      archive.templates.append(
        WorkoutTemplate(title: "T\(number)", exercises: archive.workouts[number].exercises))
    }
    var reported = 0
    let each = try Self.groups(archive, format, into: FindingLog { reported += $0.count })
    let counted = try Self.groups(archive, format, into: FindingLog())
    #expect(counted == each)
    #expect(each.reduce(0) { $0 + $1.count } == reported)
  }

  @Test func aSortIsCountedOnceItsExamplesAreKept() {
    let log = FindingLog()
    let finding = Finding(.note, .dropped, .style, "not stored", place: Place(ModelPath(index: 0)))
    for count in 1...FindingLog.placesKept {
      #expect(log.tally(of: finding) == nil)
      log.report(finding)
      #expect(log.groups[0].count == count)
    }
    #expect(log.tally(of: finding) == 0)
    log.count(7, inTally: 0)
    #expect(log.groups[0].count == FindingLog.placesKept + 7)
    #expect(log.groups[0].examples.count == FindingLog.placesKept)
    let other = Finding(.warning, .dropped, .style, "not stored", place: Place(ModelPath(index: 0)))
    #expect(log.tally(of: other) == nil)
    let forwarding = FindingLog { _ in }
    for _ in 0...FindingLog.placesKept { forwarding.report(finding) }
    #expect(forwarding.tally(of: finding) == nil)
  }
}
