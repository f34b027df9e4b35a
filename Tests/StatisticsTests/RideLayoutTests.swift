import Testing
import WorkoutModel

@testable import Statistics

@Suite struct RideLayoutTests {
  private func share(_ hundredths: Int32) -> RideIntensity {
    .fractionOfThreshold(.hundredths(hundredths))
  }

  private func layout(_ segments: [RideSegment], watts: Int32? = nil, width: Double = 60) -> RideLayout {
    var ride = Ride()
    ride.segments = segments
    return RideLayout(
      RideProfile(ride, thresholdPowerWatts: watts.map { ExactDecimal($0) }), in: .characters(width))
  }

  @Test func barsStandOneAfterTheOtherAsHighAsTheirPower() {
    let layout = layout([
      RideSegment(.ramp(from: share(50), to: share(75)), durationSeconds: 600),
      RideSegment(.steady(share(100)), durationSeconds: 1_200),
      RideSegment(.free, durationSeconds: 600),
    ])
    #expect(layout.powers.map { $0.text } == ["0 %", "50 %", "100 %", "150 %"])
    #expect(
      layout.bars == [
        RideLayout.Bar(
          left: 0, right: 0.25, start: 1.0 / 3, end: 0.5, effort: .power(from: 0.5, to: 0.75),
          zone: .endurance),
        RideLayout.Bar(
          left: 0.25, right: 0.75, start: 2.0 / 3, end: 2.0 / 3, effort: .power(from: 1, to: 1),
          zone: .threshold),
        RideLayout.Bar(left: 0.75, right: 1, start: 1.0 / 3, end: 1.0 / 3, effort: .free, zone: nil),
      ])
    #expect(layout.threshold == ChartLayout.Line(y: 2.0 / 3, text: "threshold"))
    #expect(
      layout.times.map { $0.text } == ["0:00", "10:00", "20:00", "30:00", "40:00"])
  }

  @Test func powerIsToldInWattsWhereTheyAreKnown() {
    let steady = [RideSegment(.steady(share(80)), durationSeconds: 1_200)]
    let known = layout(steady, watts: 250)
    #expect(known.powers.map { $0.text } == ["0 W", "100 W", "200 W", "300 W"])
    #expect(known.threshold?.text == "threshold 250 W")
    let watts = layout([RideSegment(.steady(.watts(400)), durationSeconds: 60)])
    #expect(watts.powers.map { $0.text } == ["0 W", "100 W", "200 W", "300 W", "400 W"])
    #expect(watts.bars.map { $0.start } == [1] && watts.bars[0].zone == nil && watts.threshold == nil)
  }

  @Test func wattsBesideSharesOfAnUnknownThresholdHaveNoScale() {
    let on = RideInterval(durationSeconds: 60, intensity: .watts(300))
    let off = RideInterval(durationSeconds: 60, intensity: share(50))
    let mixed = [RideSegment(.intervals(count: 2, on: on, off: off), durationSeconds: nil)]
    #expect(layout(mixed).powers.isEmpty && layout(mixed).threshold == nil)
    #expect(layout(mixed).bars.map { $0.zone } == [nil, nil, nil, nil])
    #expect(layout(mixed, watts: 200).powers.last?.text == "300 W")
  }

  @Test func wordsBelowNeverOverlapAndARideByDistanceCountsMetres() {
    for width in [5.0, 12, 30, 80] {
      for length in [1, 59, 60, 3_600, 20_000, 400_000, 90_000_000] as [Int32] {
        let segments = [RideSegment(.free, durationSeconds: ExactDecimal(length))]
        let labels = layout(segments, width: width).times
        #expect(ChartRoom.characters(width).areApart(labels) && !labels.isEmpty, "\(width) \(length)")
      }
    }
    func metres(_ count: Int32) -> RideSegment {
      var segment = RideSegment(.free, durationSeconds: nil)
      segment.distance = Distance(ExactDecimal(count), unit: .meters)
      return segment
    }
    #expect(
      layout([metres(500)]).times.map { $0.text } == ["0 m", "100 m", "200 m", "300 m", "400 m", "500 m"])
    #expect(
      layout([metres(5_000)], width: 30).times.map { $0.text } == ["0 km", "2 km", "4 km"])
    #expect(layout([]).times.isEmpty)
  }
}
