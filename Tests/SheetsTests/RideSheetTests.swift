import Sheets
import Statistics
import Testing
import WorkoutModel

@Suite struct RideSheetTests {
  @Test func expandsIntervals() throws {
    let profile = RideProfile(try SampleWorkouts.ride(), thresholdPowerWatts: nil)
    #expect(
      profile.bars.map(\.start) == [0, 600, 720, 780, 900, 960, 1_080, 1_140, 1_440])
    #expect(
      profile.bars.map(\.zone) == [
        .endurance, .anaerobic, .recovery, .anaerobic, .recovery, .anaerobic, .recovery, nil, .maximum,
      ])
    #expect(profile.length == 1_500)
    #expect(profile.starts == [0, 600, 1_140, 1_440])
  }

  @Test func judgesZonesByShareOfThreshold() {
    let zones = [0.6, 0.61, 0.76, 0.9, 1.05, 1.19].map { PowerZone(share: $0) }
    #expect(zones == PowerZone.allCases)
  }

  @Test func saysWattsToATenth() throws {
    let watts = try ["0.81", "1.01", "0.333"].map {
      RideWords.watts(share: try #require(ExactDecimal($0)), threshold: ExactDecimal(250))
    }
    #expect(watts == ["202.5", "252.5", "83.3"])
  }

  @Test func saysSegmentsAndCuesWithTheirTimes() throws {
    var context = SheetContext(measure: PlainMeasure())
    context.thresholdPowerWatts = ExactDecimal(200)
    let texts = RideSheet(try SampleWorkouts.ride()).pages(context).flatMap(\.texts)
    let list = texts.drop { $0 != "Segments" }
    #expect(
      Array(list) == [
        "Segments", "0:00", "10:00", "Warm-up  40 → 75 % (80 → 150 W)", "10:00", "9:00",
        "3 × (2:00 at 110 % (220 W), then 1:00 at 50.2 % (100.4 W))", "19:00", "5:00", "Free ride", "24:00",
        "1:00",
        "As hard as you can", "Cues", "0:30", "Spin easily",
      ])
    #expect(texts.contains("200 W") && texts.contains("25:00"))
  }

  @Test func saysWholeSecondsOfDurationsWithNoise() throws {
    var plan = Ride()
    plan.segments = ["420.00003", "120.00001", "540"].map {
      RideSegment(
        .steady(.fractionOfThreshold(ExactDecimal(1))), durationSeconds: ExactDecimal($0))
    }
    let texts = RideSheet(plan).pages(SheetContext(measure: PlainMeasure())).flatMap(\.texts)
    #expect(
      texts.drop { $0 != "Segments" } == [
        "Segments", "0:00", "7:00", "100 %", "7:00", "2:00", "100 %", "9:00", "9:00", "100 %",
      ])
  }

  @Test func drawsRampsAsSlopesInsideThePaper() throws {
    let context = SheetContext(measure: PlainMeasure())
    let page = try #require(RideSheet(try SampleWorkouts.ride()).pages(context).first)
    let shapes = page.elements.compactMap { if case .shape(let points, _) = $0 { points } else { nil } }
    #expect(shapes.count == 7)
    #expect(shapes[0][1].y > shapes[0][2].y)
    #expect(shapes[1][1].y == shapes[1][2].y)
    let paper = PageRectangle(x: 0, y: 0, width: page.width, height: page.height)
    #expect(page.elements.allSatisfy { paper.contains($0.frame) })
  }

  @Test func bearsAnyNumberOfIntervals() {
    var plan = Ride()
    let part = RideInterval(durationSeconds: ExactDecimal(1), intensity: nil)
    plan.segments = [.max, 0, -5].map {
      RideSegment(.intervals(count: $0, on: part, off: part), durationSeconds: nil)
    }
    #expect(RideProfile(plan, thresholdPowerWatts: nil).bars.count == 1)
    #expect(RideSheet(plan).pages(SheetContext(measure: PlainMeasure())).count == 1)
    #expect(RideSheet(Ride()).pages(SheetContext(measure: PlainMeasure())).count == 1)
  }
}
