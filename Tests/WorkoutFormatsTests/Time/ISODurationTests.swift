import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

@Suite struct ISODurationTests {
  @Test(arguments: [
    ("PT1M30S", "90"), ("PT0S", "0"), ("PT45.5S", "45.5"), ("PT26M40.5S", "1600.5"), ("PT1H", "3600"),
    ("P1D", "86400"), ("P1DT2H", "93600"), ("-PT5M", "-300"), ("PT-5M", "-300"), ("PT90S", "90"),
  ])
  func durationsAreRead(text: String, seconds: String) {
    #expect(ISODuration.seconds(text)?.description == seconds)
  }

  @Test(arguments: [
    "", "P", "PT", "P1", "PT5", "5M", "PTM", "P1Y", "P2W", "PT5M1H", "PT1M1M", "P1DT", "PT1H ", "P1M",
    "PTT5S",
    "PT99999999999999999999H", "PT1e5S", "PT٣S",
  ])
  func whatIsNoneIsNothing(text: String) { #expect(ISODuration.seconds(text) == nil) }
}
