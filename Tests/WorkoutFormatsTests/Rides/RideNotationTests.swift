import ArchiveGenerator
import Testing
import WorkoutModel

@testable import FormatKit
@testable import WorkoutFormats

@Suite struct RideNotationTests {
  @Test(arguments: [
    "5:00 warm-up 30→70 % FTP", "4 × (1:00 120 % FTP, 1:00 50 % FTP)", "10:00 free", "2:00 max",
    "10:00 85 % FTP, 90 rpm", "1:05:00 200 W", "0:30.5 180→220 W", "5:00 30 % FTP→200 W", "5:00 ?→70 % FTP",
    "5:00 cool-down 70 % FTP→?", "5:00 ?→?", "400 m 90 % FTP, pace 5k", "open any power", "1.5 km free",
    "5:00 (2 mi) 80–90 % FTP", "5:00 80–90→100 % FTP", "5:00 80–90 % FTP→100 W",
    "3 × (1:00 any power 90–100 rpm, 400 m 100–105 % FTP 80 rpm), pace half marathon",
    "12:00 2 × (1:00 100 % FTP, open 50 W)",
    "5:00 free; at 0:10 for 0:05 “Go \\”now\\” \\\\ \\n”; “”; at 100 yd “x”",
    "-0:30 -5 % FTP", "7:00.00003 warm-up 25.288463→77.211535 % FTP, pace marathon", "0:00 0 W",
  ])
  func linesAreReadAndWrittenTheSame(line: String) {
    #expect(RideNotation.segment(line).flatMap { RideNotation.line($0) } == line)
  }

  @Test func aLineMeansWhatItSays() {
    var segment = RideSegment(
      .intervals(
        count: 4,
        on: RideInterval(
          durationSeconds: ExactDecimal(60),
          intensity: .fractionOfThreshold(ExactDecimal("1.2") ?? ExactDecimal(0)),
          cadence: RideCadence(low: ExactDecimal(100))),
        off: RideInterval(durationSeconds: ExactDecimal(30), intensity: .watts(ExactDecimal(120)))),
      durationSeconds: nil)
    segment.cues = [RideCue(offsetSeconds: ExactDecimal(30), message: "Stay seated")]
    #expect(
      RideNotation.segment("4 × (1:00 120 % FTP 100 rpm, 0:30 120 W); at 0:30 “Stay seated”") == segment)
  }

  @Test(arguments: [
    "", "Bench Press", "5 x 5", "10 50", "5:00", "5:00 ", "5:00 Free", "5:00 free ", " 5:00 free",
    "05:00 free",
    "5:0 free", "5:00 easy", "65:00 free", "5:00 85% FTP", "5:00 85 %", "5:00 85", "5:00 085 % FTP",
    "5:00 1.50 % FTP",
    "5:00 30→70", "5:00 30->70 % FTP", "4 x (1:00 120 % FTP, 1:00 50 % FTP)", "4 × (1:00 120 % FTP)",
    "5:00 free;",
    "5:00 free, 90", "5:00 free “x”", "5:00 free; “x", "10 kg free", "open", "5:00 80–90 W",
    "5:00 free, pace 5",
    "30 burpees, then stairs", "5:00 plank", "20 m max effort", "99999999999999999999:00 free",
  ])
  func whatAPersonTypesIsNoLine(text: String) {
    #expect(RideNotation.segment(text) == nil)
  }

  @Test func everySegmentComesBackFromItsLine() {
    for seed in 0..<2_000 {
      var generator = RideGenerator(seed: UInt64(seed), room: .all)
      let segment = generator.segment(isByDistance: seed % 5 == 0)
      let line = RideNotation.line(segment)
      #expect(line != nil, "seed \(seed)")
      #expect(line.flatMap { RideNotation.segment($0) } == segment, "seed \(seed): \(line ?? "")")
    }
  }

  @Test func everyHeadComesBackFromItsLine() {
    for seed in 0..<500 {
      var generator = RideGenerator(seed: UInt64(seed), room: .all)
      var plan = generator.plan()
      plan.title = nil
      plan.segments = []
      let line = RideNotation.head(plan)
      #expect(
        line.flatMap { RideNotation.ride(head: $0) } ?? Ride() == plan, "seed \(seed): \(line ?? "")")
    }
  }

  @Test(arguments: [
    "Ride", "Ride: ", "Ride: fast", "Ride: bike,", "Ride: FTP x W", "Ride: by me", "ride: bike",
  ])
  func whatIsNoHeadIsNone(text: String) {
    #expect(RideNotation.ride(head: text) == nil)
  }

  @Test func numbersBeyondReasonCannotBeSaid() throws {
    let huge = try #require(ExactDecimal(coefficient: 99_999_999_999_999_999))
    #expect(RideNotation.line(RideSegment(.steady(.fractionOfThreshold(huge)), durationSeconds: nil)) == nil)
    #expect(
      RideNotation.line(RideSegment(.steady(.watts(huge)), durationSeconds: huge))
        == "27777777777777:46:39 99999999999999999 W")
  }

  @Test func changedLinesAreReadToTheLetterOrNotAtAll() {
    var random = SeededGenerator(seed: 3)
    let lines = [
      "5:00 warm-up 30→70 % FTP, 90–95 rpm", "4 × (1:00 120 % FTP, 1:00 50 W); at 0:10 for 0:05 “a\\”b”",
    ]
    for round in 0..<4_000 {
      var scalars = Array(lines[round % 2].unicodeScalars)
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let place = Int.random(in: 0..<scalars.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: scalars.remove(at: place)
        case 1: scalars.insert(scalars[Int.random(in: 0..<scalars.count, using: &random)], at: place)
        default: scalars[place] = scalars[Int.random(in: 0..<scalars.count, using: &random)]
        }
      }
      let line = String(String.UnicodeScalarView(scalars))
      if let segment = RideNotation.segment(line) { #expect(RideNotation.line(segment) == line) }
    }
  }
}
