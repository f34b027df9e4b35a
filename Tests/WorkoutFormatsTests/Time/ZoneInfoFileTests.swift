import ArchiveGenerator
import Testing

@testable import Clocks
@testable import SafeFiles
@testable import WorkoutFormats

@Suite struct ZoneInfoFileTests {
  /// Offsets in minutes at each of `times`, in seconds since 1970 UTC.
  private func offsets(_ file: ZoneFileBuilder, at times: [Int64]) throws -> [Int] {
    let timeline = try ZoneInfoFile.parse(file.bytes)
    return times.map { timeline.period(at: $0).offsetSeconds / 60 }
  }

  private func flaw(_ bytes: [UInt8]) -> ZoneInfoFile.Flaw? {
    do throws(ZoneInfoFile.Flaw) {
      _ = try ZoneInfoFile.parse(bytes)
      return nil
    } catch { return error }
  }

  @Test func aFileOfVersion1KeepsItsLastOffsetForEver() throws {
    let file = ZoneFileBuilder(
      version: 0, transitions: [(-1_000, 1), (2_000, 0), (3_000, 1)], types: [(3_600, false), (7_200, true)])
    #expect(
      try offsets(file, at: [.min, -1_001, -1_000, 1_999, 2_000, 2_999, 3_000, .max])
        == [60, 60, 120, 120, 60, 60, 120, 120])
  }

  @Test(arguments: "23459".utf8)
  func newerVersionsAreReadFromTheBlockWith64Bits(version: UInt8) throws {
    let file = ZoneFileBuilder(
      version: version, transitions: [(-(1 << 40), 1), (1 << 40, 0)],
      types: [(0, false), (-16_200, false)])
    #expect(
      try offsets(file, at: [.min, -(1 << 40) - 1, -(1 << 40), 0, (1 << 40) - 1, 1 << 40, .max])
        == [0, 0, -270, -270, -270, 0, 0])
  }

  @Test func theFooterHoldsFromTheLastTransitionOn() throws {
    // 2007-11-04 06:00 UTC, and 2100-07-01, 2100-12-01, 2007-11-03.
    let file = ZoneFileBuilder(
      version: UInt8(ascii: "3"), transitions: [(1_194_156_000, 0)], types: [(-18_000, false), (600, false)],
      footer: "EST5EDT,M3.2.0,M11.1.0")
    #expect(
      try offsets(file, at: [4_118_083_200, 4_131_302_400, 1_194_048_000]) == [-240, -300, -300])
  }

  @Test func withoutTransitionsTheFooterHoldsAlways() throws {
    let file = ZoneFileBuilder(types: [(600, false)], footer: "<+03>-3")
    #expect(try offsets(file, at: [.min, 0, .max]) == [180, 180, 180])
  }

  @Test func offsetsWithSecondsAreRoundedToTheMinute() throws {
    for (seconds, minutes) in [(3_208, 53), (-29, 0), (-31, -1), (29, 0), (30, 1), (-17_762, -296)] {
      let file = ZoneFileBuilder(types: [(Int32(seconds), false)])
      #expect(try offsets(file, at: [0]) == [minutes])
    }
  }

  @Test func leapSecondsAreTakenOff() throws {
    let file = ZoneFileBuilder(
      transitions: [(50, 1), (1_001, 0), (2_002, 1)], types: [(0, false), (3_600, true)],
      leapSeconds: [(100, 1), (2_000, 2)])
    #expect(try offsets(file, at: [49, 50, 999, 1_000, 1_999, 2_000]) == [0, 60, 60, 0, 0, 60])
  }

  @Test func everyBeginningOfAFileIsTruncated() {
    for version in [0, UInt8(ascii: "4")] {
      let file = ZoneFileBuilder(
        version: version, transitions: [(10, 0), (20, 1)], types: [(0, false), (3_600, true)],
        leapSeconds: [(5, 1)], footer: "<+01>-1")
      let bytes = file.bytes
      #expect(flaw(bytes) == nil)
      for count in 0..<bytes.count {
        let found = flaw(Array(bytes[..<count]))
        #expect(found == .truncated || found == .noZone, "\(count) of \(bytes.count)")
      }
    }
  }

  @Test func countsThatLieAreFoundBeforeAnythingIsMadeOfThem() {
    for version in [0, UInt8(ascii: "2")] {
      let bytes = ZoneFileBuilder(version: version, transitions: [(10, 0)]).bytes
      for place in stride(from: 20, to: 44, by: 4) {
        var lying = bytes
        lying.replaceSubrange(place..<place + 4, with: [0xff, 0xff, 0xff, 0xff])
        #expect(flaw(lying) == .truncated)
      }
    }
  }

  @Test func eachFlawIsNamed() {
    #expect(flaw(Array("TZDB".utf8)) == .noZone)
    #expect(flaw(ZoneFileBuilder(types: []).bytes) == .noTypes)
    #expect(flaw(ZoneFileBuilder(transitions: [(0, 1)]).bytes) == .badType)
    #expect(flaw(ZoneFileBuilder(types: [(86_400, false)]).bytes) == .badOffset)
    #expect(flaw(ZoneFileBuilder(types: [(.min, false)]).bytes) == .badOffset)
    #expect(flaw(ZoneFileBuilder(transitions: [(5, 0), (5, 0)]).bytes) == .notAscending)
    #expect(flaw(ZoneFileBuilder(transitions: [(.min, 0)], leapSeconds: [(.min, 1)]).bytes) == .notAscending)
    #expect(flaw(ZoneFileBuilder(footer: "CET").bytes) == .badFooter)
    #expect(flaw(ZoneFileBuilder(footer: "CET-1\n").bytes) == nil)
  }

  @Test func mutatedFilesNeverCrash() throws {
    var random = SeededGenerator(seed: 20)
    let synthetic = ZoneFileBuilder(
      transitions: [(-5_000_000_000, 1), (10, 0), (1_000_000_000, 1)],
      types: [(3_208, false), (3_600, true)], leapSeconds: [(5, 1)], footer: "CET-1CEST,M3.5.0,M10.5.0/3")
    let real = SystemFile.contents("/usr/share/zoneinfo/Australia/Lord_Howe")
    var accepted = 0
    for round in 0..<6_000 {
      var bytes = round % 2 == 0 ? synthetic.bytes : real ?? synthetic.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes.removeSubrange(place..<min(bytes.count, place + 8))
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      guard let timeline = try? ZoneInfoFile.parse(bytes) else { continue }
      accepted += 1
      for time in [Int64.min, -62_135_596_800, -1, 0, 1_700_000_000, 253_402_300_799, .max] {
        let period = timeline.period(at: time)
        #expect(period.start <= time && (time < period.end || time == .max))
      }
      for wall: Int64 in [-62_135_596_800, 10, 1_000_003_600, 1_711_848_600, 253_402_300_799] {
        _ = timeline.match(wall: wall)
      }
    }
    #expect(accepted > 600)
  }
}
