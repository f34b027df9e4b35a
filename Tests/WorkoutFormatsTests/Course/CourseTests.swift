import Testing
import WorkoutModel

@testable import FormatKit
@testable import WorkoutFormats

@Suite struct CourseTests {
  private static let erg = """
    ; made by hand
    [COURSE HEADER]
    VERSION = 2
    UNITS = ENGLISH
    DESCRIPTION = Ramps; and steps
    FILE NAME = Over and under.erg
    FTP = 250
    CREATOR = me
    MINUTES WATTS
    [END COURSE HEADER]
    [COURSE DATA]
    0.00\t100
    5.00\t200.5
    5.00\tLAP first
    5.00\t250
    7.50\t250
    7.50\t150
    7.833333333\t150
    7.833333333\tLAP
    [END COURSE DATA]
    [COURSE TEXT]
    0\tWelcome\t10
    310.5\tHold it\t20
    [END COURSE TEXT]
    [COURSE NOTES]
    one
    two
    [END COURSE NOTES]

    """.replacing("\n", with: "\r\n")

  private func lines(_ reading: Reading) -> [String] {
    reading.archive.rides[0].segments.map { RideNotation.line($0) ?? "-" }
  }

  @Test func anERGFileIsReadAndWrittenBackByteForByte() throws {
    let reading = try read(Self.erg)
    #expect(reading.findings.lines == [])
    #expect(reading.archive.source?.format == "erg")
    let plan = reading.archive.rides[0]
    #expect(plan.title == "Over and under")
    #expect(plan.summary == "Ramps; and steps")
    #expect(plan.thresholdPowerWatts == ExactDecimal(250))
    #expect(
      lines(reading) == [
        "5:00 100→200.5 W; at 0:00 for 0:10 “Welcome”", "2:30 250 W; at 0:10.5 for 0:20 “Hold it”",
        "0:20 150 W",
      ])
    #expect(
      plan.sourceFields?.fields.map { "\($0.name): \($0.text)" } == [
        ";:  made by hand", "CREATOR: me", "LAP: 5.00 first", "LAP: 7.833333333", "[COURSE NOTES]: one",
        "[COURSE NOTES]: two",
      ])
    let written = try write(reading.archive, as: .erg)
    #expect(written.findings.lines == [])
    #expect(written.text == Self.erg)
  }

  @Test func looseFilesAreRead() throws {
    let reading = try read(
      """
      \u{feff}
      [course header]
      FTP=100
      filename=Loose.MRC
      minutes  ftp
      [End Course Header]
      [COURSE DATA]
       0 50 ; easy
       1,5 50
       1,5 75.0 LAP two
       2 75.0 x
      [END COURSE DATA]
      [COURSE TEXT]
      10 Spin at 90
      95\tStand up
      [END COURSE TEXT]
      """)
    #expect(reading.archive.source?.format == "mrc")
    #expect(
      lines(reading) == ["1:30 50 % FTP; at 0:10 for 1:30 “Spin at”", "0:30 75 % FTP; at 0:05 “Stand up”"])
    #expect(reading.archive.rides[0].title == "Loose")
    #expect(
      reading.findings.lines.map { $0.replacing(#/ byte \d+/#, with: "") } == [
        "note repaired t:1:1: byte-order mark at the start skipped",
        "warning repaired t:9:1: comma in a number read as a point | 1,5",
        "warning repaired t:10:1: comma in a number read as a point | 1,5",
        "warning dropped t:11:1: third column of a point | x",
        "warning guessed t:14:1: number at the end of a text taken as its duration | 10 Spin at 90",
      ])
  }

  @Test(arguments: [
    ("", "t:1:1: the part [COURSE DATA] is missing, expected the points of a ride."),
    ("x", "t:1:1: found x, expected [COURSE HEADER]."),
    ("[COURSE DATA]\n0 a", "t:2:1: found 0 a, expected minutes and power, or minutes and LAP."),
    ("[COURSE DATA]\n0", "t:2:1: found 0, expected minutes"),
    ("[COURSE DATA]\n;\n1e99 5", "t:3:1: found 1e99 5, expected"),
    (
      "[COURSE DATA]\n1 100\n0 100",
      "t:3:1: found time 0 after a later one, expected points in order of time."
    ),
    ("[COURSE DATA]\n-1 100", "t:2:1: found time -1 after a later one"),
    ("[COURSE DATA]\n100000 100", "t:2:1: found 100000 100, expected minutes"),
    ("[COURSE TEXT]\nx y 1", "t:1:1: the part [COURSE DATA] is missing"),
  ])
  func whatIsNoCourseIsRefusedWithItsPlace(text: String, error: String) {
    #expect(message { _ = try read(text, as: .erg) }.hasPrefix(error))
  }

  @Test func aCourseHasNoMoreLinesThanARideNeeds() {
    let text = "[COURSE DATA]" + String(repeating: "\n;", count: CourseReader.maximumLines)
    #expect(
      message { _ = try read(text, as: .erg) }
        .hasPrefix("t:200001:1: found more than 200000 lines, expected those of one ride."))
  }

  @Test func unclearPointsAreNamed() throws {
    let reading = try read("[COURSE DATA]\n2 100\n3 100\n[COURSE TEXT]", as: .erg)
    #expect(lines(reading) == ["2:00 free", "1:00 100 W"])
    #expect(
      reading.findings.sums == [
        "1 guessed: the first point is not at minute 0; the time before it is ridden freely",
        "1 guessed: the head does not say what the numbers are; taken as MINUTES WATTS",
      ])
    #expect(
      try read("[COURSE DATA]\nMINUTES PERCENT\n0 100", as: .erg).findings.sums
        == ["1 dropped: single point, which makes no segment"])
  }

  @Test func powersThatNoSegmentHasAreNamed() throws {
    let reading = try read(
      "[COURSE DATA]\nMINUTES WATTS\n5 170\n5 210\n17 210\n17 300\n17 120\n20 120\n20 120\n20 90", as: .erg)
    #expect(lines(reading) == ["5:00 free", "12:00 210 W", "3:00 120 W"])
    #expect(
      reading.findings.lines == [
        "warning guessed t:3:1 byte 28: the first point is not at minute 0; the time before it is ridden freely",
        "warning dropped t:3:1 byte 28: single point, which makes no segment | 170 at minute 5.00",
        "warning dropped t:6:1 byte 47: single point, which makes no segment | 300 at minute 17.00",
        "warning dropped t:10:1 byte 75: single point, which makes no segment | 90 at minute 20.00",
      ])
  }

  @Test func textsThatAreNoneAreLeftOutAndLateOnesKept() throws {
    let reading = try read(
      """
      [COURSE HEADER]
      MINUTES WATTS
      [END COURSE HEADER]
      [COURSE DATA]
      0 100
      5 100
      [END COURSE DATA]
      [COURSE TEXT]
      60\tGo\t10
      abc\tbad\t1
      600\tafter the end\t10
      -5\tearly\t1
      [END COURSE TEXT]
      """)
    #expect(
      lines(reading) == ["5:00 100 W; at 1:00 for 0:10 “Go”; at 10:00 for 0:10 “after the end”"])
    #expect(
      reading.findings.lines == [
        "error dropped t:10:1 byte 117: line of COURSE TEXT that is not seconds, a text and a duration | abc·bad·1",
        "error dropped t:12:1 byte 148: line of COURSE TEXT that is not seconds, a text and a duration"
          + " | -5·early·1",
        "warning inconsistent t:11:1 byte 127: text after the end of the ride: kept with the last segment"
          + " | second 600",
      ])
  }

  @Test(arguments: [
    ("MINUTES PERCENTAGE", "mrc", "5:00 80 % FTP"), ("minutes\tpercent", "mrc", "5:00 80 % FTP"),
    ("MINUTES % FTP", "mrc", "5:00 80 % FTP"), ("MINUTES FTP", "mrc", "5:00 80 % FTP"),
    ("MINUTES, WATTS", "erg", "5:00 80 W"), ("MINUTES WATTS CADENCE", "erg", "5:00 80 W"),
    ("SECONDS WATTS", "erg", "0:05 80 W"), ("SECONDS PERCENT", "mrc", "0:05 80 % FTP"),
  ])
  func headsAreReadInAnySpelling(head: String, id: String, line: String) throws {
    let reading = try read("[COURSE HEADER]\n \(head)\n [END COURSE HEADER]\n [COURSE DATA]\n0 80\n5 80\n")
    #expect(reading.archive.source?.format == id)
    #expect(lines(reading) == [line])
    #expect(reading.findings.lines == [])
  }

  @Test func markersOfACourseInSecondsStayWhereTheyAre() throws {
    let reading = try read("[COURSE HEADER]\nSECONDS WATTS\n[COURSE DATA]\n0 80\n90 LAP two\n120 80\n")
    #expect(lines(reading) == ["2:00 80 W"])
    #expect(try write(reading.archive, as: .erg).text.contains("\r\n1.50\tLAP two\r\n"))
  }

  @Test func percentsThatAreAllSmallAreFractions() throws {
    let head = "[COURSE HEADER]\nFTP=250\nMINUTES FTP\n[END COURSE HEADER]\n[COURSE DATA]\n"
    let fractions = try read(head + "0 0.5\n5 0.5\n5 1.05\n6 1.05\n")
    #expect(lines(fractions) == ["5:00 50 % FTP", "1:00 105 % FTP"])
    #expect(
      fractions.findings.lines == [
        "warning guessed t:8:1 byte 82: all percents are small: read as fractions of threshold power | at most 1.05"
      ])
    #expect(lines(try read(head + "0 0.5\n5 0.5\n5 50\n6 50\n")) == ["5:00 0.5 % FTP", "1:00 50 % FTP"])
    #expect(lines(try read(head + "0 0\n5 0\n")) == ["5:00 0 % FTP"])
  }

  @Test func percentsThatWouldBeReadAsFractionsAreWrittenAsFractions() throws {
    // The point at 100 makes no segment: it is not written, but tells that the others are percents.
    let head = "[COURSE HEADER]\nMINUTES PERCENT\n[END COURSE HEADER]\n[COURSE DATA]\n"
    let reading = try read(head + "0 100\n0 90\n0 0.50\n5 0.50\n")
    #expect(lines(reading) == ["5:00 0.5 % FTP"])
    let writing = try write(reading.archive, as: .mrc)
    #expect(writing.text.contains("\r\n0.00\t0.0050\r\n5.00\t0.0050\r\n"))
    #expect(
      writing.findings.lines == [
        "note converted /timedPlans/0: power: written as fractions, because percents up to 2.5 are read as fractions"
      ])
    #expect(try read(writing.text, as: .mrc).archive == reading.archive)
  }

  @Test func minutesComeBackToTheMicrosecond() {
    for microseconds in [0, 1, 2, 3, 60_000_004, 420_000_030, 19_999_999, 3_599_999_999_999] as [Int64] {
      let minutes = ExactDecimal(lenient: CourseTime.minutes(microseconds))
      #expect(minutes.flatMap { CourseTime.microseconds($0, unit: CourseTime.minute) } == microseconds)
    }
    #expect(CourseTime.minutes(60_000_004) == "1.000000067")
    #expect(CourseTime.minutes(90_000_000) == "1.50")
    #expect(CourseTime.minutes(0) == "0.00")
    #expect(CourseTime.minutes(20_000_000) == "0.333333333")
  }

  @Test func whatIsWrittenIsRead() throws {
    for (format, room) in [(Format.erg, RideGenerator.Room.watts), (.mrc, .percent)] {
      for seed in 0..<300 {
        var generator = RideGenerator(seed: UInt64(seed), room: room)
        var archive = WorkoutArchive()
        archive.source = .init(format: format.id)
        archive.rides = [generator.plan()]
        let written = try write(archive, as: format)
        #expect(written.findings.lines == [], "seed \(seed)")
        let again = try read(written.bytes)
        #expect(again.findings.lines == [], "seed \(seed)")
        #expect(again.archive == archive, "seed \(seed)\n\(written.text)")
      }
    }
  }

  // MARK: From other rides

  private func ride(_ lines: [String], threshold: Int32? = nil) throws -> WorkoutArchive {
    var plan = Ride()
    plan.title = "Ride"
    plan.segments = try lines.map { try #require(RideNotation.segment($0)) }
    plan.thresholdPowerWatts = threshold.map { ExactDecimal($0) }
    var archive = WorkoutArchive()
    archive.rides = [plan]
    return archive
  }

  @Test func aCueBeforeItsSegmentIsWrittenAtItsBeginning() throws {
    var archive = try ride(["1:00 50 % FTP", "1:00 60 % FTP"], threshold: 200)
    var cue = RideCue(offsetSeconds: ExactDecimal(-90), message: "Soon")
    cue.durationSeconds = ExactDecimal(5)
    archive.rides[0].segments[1].cues = [cue]
    let written = try write(archive, as: .mrc)
    #expect(
      written.findings.sums == ["1 rounded: cue text: at the beginning of its segment, not before"])
    let again = try read(written.bytes).archive.rides[0]
    #expect(again.segments.map { RideNotation.line($0) }[1] == "1:00 60 % FTP; at 0:00 for 0:05 “Soon”")
  }

  @Test func whatACourseCannotHoldIsNamed() throws {
    let archive = try ride(
      [
        "1:00 warm-up 50→75 % FTP, 90 rpm, pace 5k",
        "2 × (0:20 120 % FTP 100 rpm, 0:10 50–60 % FTP); at 0:05 “Go”",
        "1:00 free", "0:30 max; at 0:00 for 0:05 “All\tout”", "open 50 % FTP; “x”", "400 m 80 % FTP",
        "0:10 any power, 80 rpm", "0:10 ?→50 % FTP",
      ], threshold: 200)
    let written = try write(archive, as: .erg)
    #expect(
      written.findings.sums == [
        "1 converted: cue text: joined into one line",
        "1 converted: intervals: written out one by one",
        "1 converted: power range: written as its midpoint",
        "1 dropped: not stored in an ERG file: cue text",
        "1 dropped: not stored in an ERG file: maximal-effort segment",
        "1 dropped: not stored in an ERG file: run pace",
        "1 dropped: not stored in an ERG file: segment distance",
        "1 dropped: not stored in an ERG file: segment role (warm-up, cool-down)",
        "1 guessed: power: a ramp with one end is written as steady",
        "2 added: cue duration: set to 10 s: no time given",
        "2 dropped: not stored in an ERG file: segment without a time",
        "2 dropped: not stored in an ERG file: segment without set power",
        "3 dropped: not stored in an ERG file: cadence",
        "7 converted: power: fraction of threshold to watts",
      ])
    #expect(
      lines(try read(written.bytes)) == [
        "1:00 100→150 W", "0:20 240 W; at 0:05 for 0:10 “Go”", "0:10 110 W", "0:20 240 W", "0:10 110 W",
        "1:00 100 W; at 0:00 for 0:10 “Free ride”", "0:30 300 W; at 0:00 for 0:05 “All out”",
        "0:10 100 W; at 0:00 for 0:10 “Free ride”", "0:10 100 W",
      ])
  }

  private static func threshold(ofWatts: Bool, _ target: String) -> RequestError {
    .missing([Need(.thresholdPower(ofWatts: ofWatts), of: .ride, index: 0, title: "Ride", target: target)])
  }

  @Test func wattsNeedAThreshold() throws {
    let fractions = try ride(["5:00 85 % FTP"])
    let watts = try ride(["5:00 200 W"])
    #expect(
      request { _ = try write(fractions, as: .erg) } == Self.threshold(ofWatts: false, "an ERG file"))
    #expect(
      request { _ = try write(watts, as: .zwo) } == Self.threshold(ofWatts: true, "a ZWO file"))
    #expect(request { _ = try write(watts, as: .mrc) } == Self.threshold(ofWatts: true, "an MRC file"))
    #expect(try lines(read(write(fractions, as: .mrc).bytes)) == ["5:00 85 % FTP"])

    var options = WriteOptions()
    options.thresholdPowerWatts = ExactDecimal(270)
    let findings = FindingList()
    let bytes = try Format.zwo.bytes(of: watts, options: options, findings: findings)
    let again = try read(bytes).archive.rides[0]
    #expect(again.segments.map { RideNotation.line($0) } == ["5:00 74.074074 % FTP"])
    #expect(again.thresholdPowerWatts == ExactDecimal(270))
    #expect(
      findings.lines == [
        "warning rounded /timedPlans/0/segments/0: power: watts to a fraction of threshold, rounded to 8 decimals | 200 W to 0.74074074"
      ])
  }

  @Test func intervalsWithoutEndAreRefused() throws {
    let archive = try ride(["2000000000 × (0:20 120 % FTP, 0:10 50 % FTP)"])
    #expect(
      request { _ = try write(archive, as: .mrc) }
        == .tooManySegments(limit: 100_000, target: "an MRC file"))
  }

  @Test func aRideOfMoreThan1000HoursIsRefused() throws {
    let archive = try ride(["999:59:59 50 % FTP", "0:02 50 % FTP"])
    #expect(request { _ = try write(archive, as: .mrc) } == .rideTooLong(hours: 1_000))
  }

  /// The power at every second, whatever segments make it.
  private func curve(_ plan: Ride) -> [Double] {
    var curve: [Double] = []
    func value(_ intensity: RideIntensity?) -> Double {
      switch intensity {
      case .watts(let value): value.doubleValue
      case .fractionOfThreshold(let value): value.doubleValue * 240
      case .rangeOfThreshold(let low, let high): (low.doubleValue + high.doubleValue) * 120
      case nil: 0
      }
    }
    func add(_ from: RideIntensity?, _ to: RideIntensity?, _ seconds: ExactDecimal?) {
      let count = Int(seconds?.doubleValue.rounded() ?? 0)
      for second in 0..<count {
        curve.append(value(from) + (value(to) - value(from)) * Double(second) / Double(count))
      }
    }
    for segment in plan.segments {
      switch segment.effort {
      case .steady(let power): add(power, power, segment.durationSeconds)
      case .ramp(let from, let to): add(from, to, segment.durationSeconds)
      case .intervals(let count, let on, let off):
        for _ in 0..<count {
          add(on.intensity, on.intensity, on.durationSeconds)
          add(off.intensity, off.intensity, off.durationSeconds)
        }
      case .free, .maximum: break
      }
    }
    return curve
  }

  @Test func aRideMeansTheSamePowerOverTimeInEveryFormat() throws {
    let archive = try ride(
      [
        "5:00 warm-up 30→70 % FTP", "3:00 85 % FTP", "3:00 85 % FTP", "2:00 80–90 % FTP",
        "4 × (0:40 120 % FTP, 0:20 50 % FTP)", "0:59.999996 95.160252 % FTP", "5:00 cool-down 70→30 % FTP",
      ], threshold: 240)
    let wanted = curve(archive.rides[0])
    for format in [Format.zwo, .erg, .mrc, .benchTracker] {
      let again = try read(write(archive, as: format).bytes).archive.rides[0]
      let found = curve(again)
      #expect(found.count == wanted.count)
      #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }, "\(format.id)")
    }
  }
}
