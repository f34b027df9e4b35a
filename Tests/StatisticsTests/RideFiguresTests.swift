import Foundation
import Testing
import WorkoutModel

@testable import Statistics

@Suite struct RideFiguresTests {
  private func ride(_ segments: [RideSegment], sport: String? = "bike") -> Ride {
    var ride = Ride()
    ride.sport = sport
    ride.segments = segments
    return ride
  }

  private func steady(_ share: String, _ seconds: Int32) -> RideSegment {
    RideSegment(
      .steady(.fractionOfThreshold(ExactDecimal(share) ?? 1)), durationSeconds: ExactDecimal(seconds))
  }

  @Test func anHourAtThresholdIsAHundred() {
    let figures = RideFigures(ride([steady("1", 3_600)]), thresholdPowerWatts: nil)
    #expect(figures.zoneSeconds == [0, 0, 0, 3_600, 0, 0])
    #expect(figures.intensity == 1 && figures.stress == 100)
  }

  /// Two hours at 70 %: 2 × 0.49 × 100.
  @Test func anEasyRideHasLittleStress() throws {
    let figures = RideFigures(ride([steady("0.7", 7_200)]), thresholdPowerWatts: nil)
    #expect(abs(try #require(figures.intensity) - 0.7) < 1e-9)
    #expect(abs(try #require(figures.stress) - 98) < 1e-6)
  }

  @Test func hardPartsWeighMoreThanTheirMean() throws {
    let figures = RideFigures(
      ride([steady("0.5", 1_800), steady("1.1", 1_800)]), thresholdPowerWatts: nil)
    #expect(figures.zoneSeconds == [1_800, 0, 0, 0, 1_800, 0])
    // The fourth root of (0.5⁴ + 1.1⁴) / 2, but for the 30 seconds that smooth the step.
    #expect(abs(try #require(figures.intensity) - 0.934) < 0.005)
  }

  @Test func aRampGoesThroughItsZones() {
    let ramp = RideSegment(
      .ramp(
        from: .fractionOfThreshold(ExactDecimal("0.5") ?? 0),
        to: .fractionOfThreshold(ExactDecimal("1.0") ?? 0)),
      durationSeconds: 500)
    let figures = RideFigures(ride([ramp]), thresholdPowerWatts: nil)
    #expect(figures.zoneSeconds == [100, 160, 140, 100, 0, 0])
  }

  @Test func freeStretchesHaveNoPowerAndTheGreatestEffortHasItsZone() {
    let figures = RideFigures(
      ride([
        RideSegment(.free, durationSeconds: 300), RideSegment(.maximum, durationSeconds: 20),
        steady("1", 3_600),
      ]), thresholdPowerWatts: nil)
    #expect(figures.freeSeconds == 300 && figures.zoneSeconds == [0, 0, 0, 3_600, 0, 20])
    #expect(figures.stress == 100)
  }

  @Test func wattsNeedAThresholdAndARunHasNoStress() {
    let watts = ride([RideSegment(.steady(.watts(200)), durationSeconds: 3_600)])
    #expect(RideFigures(watts, thresholdPowerWatts: nil).zoneSeconds == nil)
    #expect(RideFigures(watts, thresholdPowerWatts: 200).stress == 100)
    let run = RideFigures(ride([steady("1", 60)], sport: "run"), thresholdPowerWatts: nil)
    #expect(run.stress == nil && run.intensity == nil && run.zoneSeconds?[3] == 60)
  }

  @Test func aRideWithoutEndAndOneByDistanceHaveNoFigures() {
    let long = ride([steady("1", .max)])
    #expect(RideFigures(long, thresholdPowerWatts: nil).zoneSeconds == nil)
    var far = RideSegment(.steady(.fractionOfThreshold(1)), durationSeconds: nil)
    far.distance = Distance(5, unit: .kilometers)
    let figures = RideFigures(ride([far]), thresholdPowerWatts: nil)
    #expect(figures.profile.isByDistance && figures.stress == nil && figures.zoneSeconds == nil)
  }

  @Test func zonesOfSeveralRidesAddUp() {
    var archive = WorkoutArchive()
    archive.rides = [ride([steady("1", 60)]), ride([steady("0.5", 30), steady("1", 20)])]
    #expect(HistoryProgress(archive).zoneSeconds == [30, 0, 0, 80, 0, 0])
    #expect(HistoryProgress(WorkoutArchive()).isEmpty && HistoryProgress(WorkoutArchive()).zoneSeconds == nil)
  }

  private func intervals(
    _ count: Int32, _ on: String, _ onSeconds: String, _ off: String, _ offSeconds: String
  )
    -> RideSegment
  {
    func part(_ share: String, _ seconds: String) -> RideInterval {
      RideInterval(
        durationSeconds: ExactDecimal(seconds), intensity: .fractionOfThreshold(ExactDecimal(share) ?? 1))
    }
    return RideSegment(
      .intervals(count: count, on: part(on, onSeconds), off: part(off, offSeconds)), durationSeconds: nil)
  }

  @Test func moreIntervalsThanAreDrawnAreSummedOneByOne() throws {
    let figures = RideFigures(ride([intervals(2_000, "1.2", "30", "0.5", "30")]), thresholdPowerWatts: nil)
    #expect(figures.zoneSeconds == [60_000, 0, 0, 0, 0, 60_000])
    // Smoothed over 30 seconds, power goes evenly up and down between 50 % and 120 %.
    let mean = (pow(1.2, 5) - pow(0.5, 5)) / (5 * 0.7)
    #expect(abs(try #require(figures.intensity) - pow(mean, 0.25)) < 0.002)
    #expect(figures.profile.bars.count == 1)
    #expect(
      figures.profile.bars[0].intervals
        == RideBar.Intervals(count: 2_000, rest: .power(from: 0.5, to: 0.5)))
    let several = RideFigures(
      ride([intervals(600, "1", "10", "0.7", "10"), intervals(5, "1.2", "60", "0.5", "300")]),
      thresholdPowerWatts: nil)
    #expect(several.zoneSeconds == [1_500, 6_000, 0, 6_000, 0, 300])
    #expect(several.profile.bars.count == 1_210)
    let tooMany = RideFigures(
      ride([intervals(300_000, "1", "0.1", "0.5", "0.1")]), thresholdPowerWatts: nil)
    #expect(tooMany.zoneSeconds == nil && tooMany.stress == nil)
  }

  @Test func aPartOfASecondWeighsAsMuchAsItLasts() throws {
    let halves = RideFigures(ride([intervals(600, "1", "0.5", "1", "0.5")]), thresholdPowerWatts: nil)
    #expect(abs(try #require(halves.stress) - 600.0 / 36) < 1e-6)
    let noise = RideFigures(
      ride([
        RideSegment(
          .steady(.fractionOfThreshold(1)), durationSeconds: try #require(ExactDecimal("60.000004")))
      ]), thresholdPowerWatts: nil)
    #expect(abs(try #require(noise.stress) - 60.0 / 36) < 1e-5)
    #expect(abs(try #require(noise.intensity) - 1) < 1e-9)
  }

  @Test func aPartWithoutATimeIsToldAndLeavesNothingToSum() {
    var far = RideSegment(.steady(.fractionOfThreshold(1)), durationSeconds: nil)
    far.distance = Distance(10, unit: .kilometers)
    let figures = RideFigures(ride([far, steady("1", 600)]), thresholdPowerWatts: nil)
    #expect(figures.profile.untimedWords == " + 10,000 m" && figures.profile.length == 600)
    #expect(figures.zoneSeconds == nil && figures.intensity == nil && figures.stress == nil)
  }
}
