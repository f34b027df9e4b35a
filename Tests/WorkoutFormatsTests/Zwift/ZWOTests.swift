import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct ZWOTests {
  /// One file with everything that is known of the format, in its own layout.
  private static let everything = """
    <workout_file xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
        <author>A. Rider</author>
        <name>Over &amp; Under</name>
        <description>Two lines
    of text</description>
        <sportType>bike</sportType>
        <ftpOverride>250</ftpOverride>
        <tags>
            <tag name="INTERVALS"/>
            <tag name="FTP"/>
        </tags>
        <!-- made by hand -->
        <author_alias>rider</author_alias>
        <category>Build</category>
        <subcategory>Weeks 1–2</subcategory>
        <entid>12</entid>
        <painIndex>3</painIndex>
        <test_details><step n="1">ride</step> hard</test_details>
        <workout kind="x">
            <Warmup Duration="420.00003" PowerLow="0.25" PowerHigh="0.75" Cadence="90" pace="1" CadenceResting="80" Quantize="1" Text="1"/>
            <SteadyState Duration="120" Power="0.90" CadenceLow="85" CadenceHigh="95" show_avg="1">
                <textevent timeoffset="10" message="Sit &quot;tall&quot;" duration="20" y="240" textscale="1"/>
                <textevent timeoffset="60" distoffset="100" message="Half &lt;way&gt;"/>
                <gameplayevent timeoffset="5" duration="10"/>
            </SteadyState>
            <SteadyState Duration="300" PowerLow="0.8" PowerHigh="0.9"/>
            <!-- the hard part -->
            <IntervalsT Repeat="5" OnDuration="40" OffDuration="20" OnPower="1.2" OffPower="0.5" Cadence="100" CadenceResting="80"/>
            <IntervalsT Repeat="2" OnDuration="60" OffDuration="60" PowerOnLow="0.95" PowerOnHigh="1" PowerOffLow="1.05" PowerOffHigh="1.1" OverUnder="1"/>
            <Ramp Duration="60" PowerLow="0.5" PowerHigh="1.5"/>
            <FreeRide Duration="600" FlatRoad="1" ftptest="1"/>
            <MaxEffort Duration="20">
                <TextNotification timeOffset="0" text="All out" duration="5" font_size="2"/>
            </MaxEffort>
            <RestDay Duration="30" Power="0.4"><note/></RestDay>
            <Cooldown Duration="300" PowerLow="0.75" PowerHigh="0.25"/>
            <!-- the end -->
        </workout>
    </workout_file>

    """

  @Test func aFileOfEverythingIsWrittenBackByteForByte() throws {
    let reading = try read(Self.everything)
    #expect(
      reading.findings.lines == [
        "warning guessed t:35:9 byte 1765: segment of an unknown name: kept as it is, its time counts | RestDay"
      ])
    let written = try write(reading.archive, as: .zwo)
    #expect(written.findings.lines == [])
    #expect(written.text == Self.everything)
  }

  @Test func aFileOfEverythingIsUnderstood() throws {
    let plan = try read(Self.everything).archive.rides[0]
    #expect(plan.title == "Over & Under")
    #expect(plan.author == "A. Rider")
    #expect(plan.summary == "Two lines\nof text")
    #expect(plan.tags == ["INTERVALS", "FTP"])
    #expect(plan.thresholdPowerWatts == ExactDecimal(250))
    #expect(
      plan.segments.map { RideNotation.line($0) ?? "-" } == [
        "7:00.00003 warm-up 25→75 % FTP, 90 rpm, pace 5k",
        "2:00 90 % FTP, 85–95 rpm; at 0:10 for 0:20 “Sit \"tall\"”; at 1:00 at 100 m “Half <way>”",
        "5:00 80–90 % FTP",
        "5 × (0:40 120 % FTP 100 rpm, 0:20 50 % FTP 80 rpm)",
        "2 × (1:00 95–100 % FTP, 1:00 105–110 % FTP)",
        "1:00 50→150 % FTP",
        "10:00 free",
        "0:20 max; at 0:00 for 0:05 “All out”",
        "0:30 any power",
        "5:00 cool-down 75→25 % FTP",
      ])
    #expect(
      plan.sourceFields?.fields.map(\.name) == [
        "@xmlns:xsi", "#markup", "author_alias", "category", "subcategory", "entid", "painIndex",
        "test_details",
        "workout/@kind", "workout/#markup",
      ])
    #expect(
      plan.segments.map { $0.sourceFields?.fields.map(\.name) ?? [] } == [
        ["@CadenceResting", "@Quantize", "@Text"], ["@show_avg", "gameplayevent"], [], ["before/#markup"],
        ["@OverUnder"], [], ["@FlatRoad", "@ftptest"], [], ["#element"], [],
      ])
  }

  @Test func anyLetterCaseAndOldNamesAreRead() throws {
    let reading = try read(
      """
      \u{feff}<Workout_File><NAME> Loud </NAME><sporttype>run</sporttype><WORKOUT>
      <warmup duration=" 60 " powerlow=".25" POWERHIGH="+0.5"/><SolidState DURATION="30,5" power="1e0"/>
      <Freeride Duration="10"><TextEvent TimeOffset="1" Message="go"/></Freeride>
      <Warmup Duration="9" Power="0.5"/>
      </WORKOUT></Workout_File>
      """)
    #expect(
      reading.archive.rides[0].segments.map { RideNotation.line($0) ?? "-" } == [
        "1:00 warm-up 25→50 % FTP", "0:30.5 100 % FTP", "0:10 free; at 0:01 “go”", "0:09 warm-up 50 % FTP",
      ])
    #expect(reading.archive.rides[0].title == " Loud ")
    #expect(
      reading.findings.sums == [
        "1 converted: SolidState: the old name of SteadyState",
        "1 repaired: byte-order mark at the start skipped", "1 repaired: comma in a number read as a point",
      ])
  }

  @Test func runsByDistanceAreReadAndWritten() throws {
    let text = """
      <workout_file>
          <sportType>run</sportType>
          <durationType>distance</durationType>
          <tags/>
          <workout>
              <Warmup Duration="800" PowerLow="0.7" PowerHigh="0.9" pace="0"/>
              <IntervalsT Repeat="4" OnDuration="400" OffDuration="200" OnPower="1" OffPower="0.6" pace="2">
                  <textevent distoffset="100" message="Easy"/>
              </IntervalsT>
          </workout>
      </workout_file>

      """
    let reading = try read(text)
    #expect(
      reading.archive.rides[0].segments.map { RideNotation.line($0) ?? "-" } == [
        "800 m warm-up 70→90 % FTP, pace mile",
        "4 × (400 m 100 % FTP, 200 m 60 % FTP), pace 10k; at 100 m “Easy”",
      ])
    #expect(try write(reading.archive, as: .zwo).text == text)
    let asAttribute = text.replacing("    <durationType>distance</durationType>\n", with: "")
    #expect(
      try read(asAttribute.replacing("<workout>", with: "<workout durationType=\"Distance\">")).archive
        == reading.archive)
    #expect(
      try read(asAttribute.replacing("<workout_file>", with: "<workout_file durationType=\"distance\">"))
        .archive
        == reading.archive)
  }

  @Test func valuesThatDoNotFitAreKeptAndNamed() throws {
    let text = """
      <workout_file>
          <ftpOverride>auto</ftpOverride>
          <name>A</name>
          <name>B</name>
          <tags>
              <tag>plain</tag>
              <other/>
          </tags>
          <workout>
              <SteadyState Duration="ten" Power="-" pace="9"/>
              <IntervalsT OnDuration="10" OffDuration="-5" OnPower="90" Repeat="many"/>
              <SteadyState Duration="10" Power="0.5" PowerLow="0.4" PowerHigh="0.6"/>
              <FreeRide Duration="5">stray</FreeRide>
              <textevent timeoffset="5" message="loose"/>
          </workout>
          <workout/>
      </workout_file>
      """
    let reading = try read(text)
    #expect(
      reading.findings.lines.map { $0.replacing(#/ byte \d+/#, with: "") } == [
        "warning guessed t:16:5: second element workout: kept as it is, the first is the ride",
        "warning inconsistent t:10:9: value does not fit its name; kept as it is | Power is \"-\", expected a number",
        "warning inconsistent t:10:9: value does not fit its name; kept as it is | Duration is \"ten\", expected a number",
        "warning inconsistent t:10:9: value does not fit its name; kept as it is | pace is \"9\", expected 0 to 4",
        "warning guessed t:11:9: intervals without a number of repeats: taken as one | many",
        "warning inconsistent t:11:9: duration is negative | -5",
        "warning inconsistent t:11:9: power is over ten times threshold; 1 is all of it, not 100 | 90",
      ])
    #expect(try read(write(reading.archive, as: .zwo).bytes).archive == reading.archive)
  }

  @Test(arguments: [
    ("<a/>", "t:1:1: found the element a, expected workout_file. Is it a workout file of Zwift?"),
    ("<workout_file/>", "t:1:1: the element workout is missing, expected the segments of a ride."),
  ])
  func whatIsNoZWOIsRefused(text: String, error: String) {
    #expect(message { _ = try read(text, as: .zwo) }.hasPrefix(error))
  }

  @Test func controlCharactersAreNamed() throws {
    var archive = WorkoutArchive()
    var plan = Ride()
    plan.title = "a\u{1}b"
    archive.rides = [plan]
    let written = try write(archive, as: .zwo)
    #expect(written.findings.sums == ["1 dropped: ride name: control characters, which XML cannot hold"])
    #expect(try read(written.bytes).archive.rides[0].title == "ab")
  }

  @Test func attributesThatOnlyTheirLetterCaseTellsApartComeBack() throws {
    let text = """
      <workout_file>
          <name>N</name>
          <tags/>
          <workout>
              <SteadyState Duration="60" Power="0.5" Cadence="80" power="0.9" cadence="95">
                  <textevent timeoffset="1" message="a" Message="b"/>
              </SteadyState>
          </workout>
      </workout_file>

      """
    let written = try write(read(text).archive, as: .zwo)
    #expect(written.findings.lines == [])
    #expect(written.text == text)
    // The first is written under the name that the second has.
    let other = text.replacing("Power=\"0.5\"", with: "power=\"0.5\"").replacing(
      "power=\"0.9\"", with: "Power=\"0.9\"")
    let second = try write(read(other).archive, as: .zwo)
    #expect(second.findings.sums == ["1 dropped: zwo field \"@Power\": another attribute has its name"])
    #expect(second.text == text.replacing(" power=\"0.9\"", with: ""))
  }

  @Test func distanceAsTheTypeOfLengthsThatNoSegmentHasComesBack() throws {
    let text = """
      <workout_file>
          <name>N</name>
          <tags/>
          <durationType>distance</durationType>
          <workout>
              <FreeRide FlatRoad="1"/>
          </workout>
      </workout_file>

      """
    let reading = try read(text)
    #expect(reading.findings.lines == [])
    let written = try write(reading.archive, as: .zwo)
    #expect(written.findings.lines == [])
    #expect(written.text == text)
  }

  // The real files are no part of the repository: where they are absent, the test is skipped.
  @Test(
    .enabled(if: TestFile.exists(TestFile.rideFolder), "no real files beside the repository"),
    arguments: ["30_min_Interval.zwo", "5_min_Test.zwo"])
  func realFilesComeBackTheSame(name: String) throws {
    let bytes = try TestFile.read("\(TestFile.rideFolder)/\(name)")
    let reading = try read(bytes)
    #expect(reading.findings.lines == [])
    let written = try write(reading.archive, as: .zwo)
    #expect(written.findings.lines == [])
    #expect(written.text.trimmingCharacters == String(decoding: bytes, as: UTF8.self).trimmingCharacters)
    let btd = try read(write(reading.archive).bytes, as: .benchTracker)
    #expect(btd.archive.rides == reading.archive.rides)
  }
}

extension String {
  fileprivate var trimmingCharacters: Substring { trimming(\.properties.isWhitespace) }
}
