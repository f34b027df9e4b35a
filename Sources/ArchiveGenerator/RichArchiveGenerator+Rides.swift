internal import WorkoutModel

extension RichArchiveGenerator {
  mutating func ride() -> Ride {
    var ride = Ride()
    ride.title = maybe { $0.text() }
    ride.author = maybe { $0.text() }
    ride.summary = maybe { $0.text() }
    ride.sport = maybe { $0.pick(["bike", "run"]) }
    ride.tags = list(0...2) { $0.text() }
    ride.segments = list(1...4) { $0.segment() }
    ride.thresholdPowerWatts = maybe { ExactDecimal($0.whole(100...400)) }
    ride.sourceFields = sourceFields()
    return ride
  }

  private mutating func segment() -> RideSegment {
    let effort = effort()
    var isTimed = true
    if case .intervals = effort { isTimed = false }
    var segment = RideSegment(effort, durationSeconds: isTimed ? ExactDecimal(whole(1...120) * 15) : nil)
    segment.role = pick([.main, .main, .warmUp, .coolDown])
    segment.distance = one(in: 8) ? distance() : nil
    segment.cadence = maybe { $0.cadence() }
    segment.pace = one(in: 4) ? pick(RidePace.allCases) : nil
    segment.cues = list(0...2) { made in
      var cue = RideCue(
        offsetSeconds: made.maybe { ExactDecimal($0.whole(0...60)) }, message: made.text(),
        durationSeconds: made.maybe { ExactDecimal($0.whole(5...30)) })
      cue.offsetDistance = made.one(in: 6) ? made.distance() : nil
      cue.sourceFields = made.sourceFields()
      return cue
    }
    segment.sourceFields = sourceFields()
    return segment
  }

  private mutating func effort() -> RideSegment.Effort {
    switch whole(0...4) {
    case 0: .steady(maybe { $0.intensity() })
    case 1: .ramp(from: maybe { $0.intensity() }, to: maybe { $0.intensity() })
    case 2: .intervals(count: whole(1...12), on: interval(), off: interval())
    case 3: .free
    default: .maximum
    }
  }

  private mutating func interval() -> RideInterval {
    var interval = RideInterval(
      durationSeconds: maybe { ExactDecimal($0.whole(5...600)) }, intensity: maybe { $0.intensity() },
      cadence: maybe { $0.cadence() })
    interval.distance = one(in: 6) ? distance() : nil
    return interval
  }

  private mutating func intensity() -> RideIntensity {
    switch whole(0...2) {
    case 0: .fractionOfThreshold(hundredths(40...150))
    case 1: .rangeOfThreshold(low: hundredths(40...90), high: hundredths(91...150))
    default: .watts(ExactDecimal(whole(50...500)))
    }
  }

  private mutating func cadence() -> RideCadence {
    RideCadence(low: ExactDecimal(whole(50...90)), high: maybe { ExactDecimal($0.whole(91...120)) })
  }

  private mutating func hundredths(_ range: ClosedRange<Int32>) -> ExactDecimal {
    ExactDecimal(coefficient: Int64(whole(range)), fractionDigits: 2) ?? ExactDecimal(1)
  }
}
