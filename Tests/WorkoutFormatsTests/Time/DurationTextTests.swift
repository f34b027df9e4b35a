import ArchiveGenerator
import Testing

@testable import Notation
@testable import WorkoutFormats

@Suite struct DurationTextTests {
  @Test(arguments: [
    ("1h 43m", 6_180), ("38min", 2_280), ("1h 5min", 3_900), ("46s", 46), ("264h 1m", 950_460), ("1h", 3_600),
    ("5m 30s", 330), ("0:05:00", 300), ("12:30", 750), ("01:02:03", 3_723), ("90:00", 5_400), ("2700", 2_700),
    ("0", 0), ("0min", 0), ("90m", 5_400), ("1h43m", 6_180), ("1 hr 5 mins 2 secs", 3_902), ("1H 5M", 3_900),
    ("1h 30s", 3_630), ("1\u{a0}h 5\u{202f}min", 3_900), ("10000h", 36_000_000), ("36000000", 36_000_000),
    ("10000:00:00", 36_000_000),
  ])
  func durationsOfLogsAreRead(text: String, seconds: Int64) {
    #expect(DurationText.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", " ", "h", "1h ", " 1h", "1x", "1h 5", "1h 75m", "5m 1h", "1h 1h", "1h  5m", "1:2", "1:60", "1:00:60",
    "1:60:00", "1:2:03", "1:02:3", "1:02:03:04", ":30", "1:", "-5", "-1h", "+5", "1.5h", "46.5", "1,5h",
    "10000h 1s", "36000001", "999999999", "99999999h", "10000:00:01", "1h, 5m", "1d", "1h 5m 3s 2s",
    "1h 123m",
  ])
  func otherTextIsNoDuration(text: String) {
    #expect(DurationText.seconds(text) == nil)
  }

  @Test(arguments: [
    (0, "0s", "0:00:00"), (46, "46s", "0:00:46"), (300, "5m", "0:05:00"), (330, "5m 30s", "0:05:30"),
    (3_600, "1h", "1:00:00"), (6_180, "1h 43m", "1:43:00"), (3_605, "1h 5s", "1:00:05"),
    (950_460, "264h 1m", "264:01:00"), (-330, "-5m 30s", "-0:05:30"),
    (.min, "-2562047788015215h 30m 8s", "-2562047788015215:30:08"),
  ])
  func durationsAreWritten(seconds: Int64, spelled: String, clock: String) {
    #expect(DurationText.spelled(seconds) == spelled)
    #expect(DurationText.clock(seconds) == clock)
  }

  @Test func whatIsWrittenIsRead() {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<5_000 {
      let seconds = Int64.random(in: 0...DurationText.maximumSeconds, using: &random)
      #expect(DurationText.seconds(DurationText.spelled(seconds)) == seconds)
      #expect(DurationText.seconds(DurationText.clock(seconds)) == seconds)
    }
  }
}
