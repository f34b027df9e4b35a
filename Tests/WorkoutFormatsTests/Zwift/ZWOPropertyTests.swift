import Testing
import WorkoutModel

@testable import WorkoutFormats

@Suite struct ZWOPropertyTests {
  @Test func whatIsWrittenIsRead() throws {
    for seed in 0..<200 {
      var generator = RideGenerator(seed: UInt64(seed), room: .zwo)
      var archive = WorkoutArchive()
      archive.source = .init(format: "zwo")
      archive.rides = [generator.plan()]
      let written = try write(archive, as: .zwo)
      #expect(written.findings.lines == [], "seed \(seed)")
      let again = try read(written.bytes)
      #expect(again.findings.lines == [], "seed \(seed)")
      #expect(again.archive == archive, "seed \(seed)\n\(written.text)")
    }
  }

  @Test func anyRideIsWrittenSoThatItIsReadTheSameFromThenOn() throws {
    for seed in 0..<200 {
      var generator = RideGenerator(seed: UInt64(seed), room: .all)
      var archive = WorkoutArchive()
      var plan = generator.plan()
      plan.thresholdPowerWatts = plan.thresholdPowerWatts ?? ExactDecimal(250)
      archive.rides = [plan]
      let first = try read(write(archive, as: .zwo).bytes, as: .zwo).archive
      let second = try write(first, as: .zwo)
      #expect(second.findings.lines == [], "seed \(seed)")
      #expect(try read(second.bytes, as: .zwo).archive == first, "seed \(seed)\n\(second.text)")
    }
  }
}
