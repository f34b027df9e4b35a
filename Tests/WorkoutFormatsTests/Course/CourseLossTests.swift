import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What rides lose as courses: each of it is named once, and nothing that was not there.
@Suite struct CourseLossTests {
  /// A ride of Zwift with these segments, as an MRC file.
  private func written(_ segments: String) throws -> Writing {
    try write(
      read("<workout_file><workout>\(segments)</workout></workout_file>").archive, as: .mrc)
  }

  @Test func aCueBeyondTheEndOfAnyCourseIsLeftOut() throws {
    let written = try self.written(
      """
      <SteadyState Duration="60" Power="0.5">
      <textevent timeoffset="99999999" message="far" duration="5"/>
      <textevent timeoffset="1" message="near" duration="5"/>
      </SteadyState>
      """)
    #expect(
      written.findings.findings.map { "\($0.kind) \($0.place) \($0.what) | \($0.detail ?? "")" } == [
        "dropped /timedPlans/0/segments/0/cues/0 cue text: later than a course can be long | 99999999 s"
      ])
    #expect(written.text.contains("[COURSE TEXT]\r\n1\tnear\t5\r\n[END COURSE TEXT]\r\n"))
  }

  @Test func aTimeOfIntervalsThatTheirPartsDoNotSayIsNamed() throws {
    let intervals = "<IntervalsT Repeat='2' OnDuration='30' OffDuration='30' OnPower='1' OffPower='0.5'"
    let other = try written("\(intervals) Duration='77'/>")
    #expect(
      other.findings.sums == [
        "1 converted: intervals: written out one by one",
        "1 dropped: not stored in an MRC file: segment time",
      ])
    let same = try written("\(intervals) Duration='120.0'/>")
    #expect(same.findings.sums == ["1 converted: intervals: written out one by one"])
    #expect(same.text == other.text)
  }

  @Test func whatLastsNoTimeHasNoPowerThatIsKept() throws {
    let free = try written("<FreeRide/><SteadyState Duration='60' Power='0.5'/>")
    #expect(free.findings.sums == ["1 dropped: not stored in an MRC file: segment without a time"])
    let part = try written("<IntervalsT Repeat='1' OnDuration='0' OffDuration='30'/>")
    #expect(
      part.findings.sums == [
        "1 converted: intervals: written out one by one",
        "1 dropped: not stored in an MRC file: segment without a time",
        "1 dropped: not stored in an MRC file: segment without set power",
      ])
    #expect(part.text.contains("0\tFree ride\t10\r\n"))
  }
}
