internal import WorkoutModel

/// The parts of a ride's intensity; exactly one is there.
struct IntensityParts: ArchiveObject {
  var fractionOfThreshold: ExactDecimal?
  var rangeOfThreshold: ThresholdRange?
  var watts: ExactDecimal?

  static let blank = IntensityParts()
  static let members: [ArchiveMember<IntensityParts>] = [
    .init("fractionOfThreshold", { $0.fractionOfThreshold }, { $0.fractionOfThreshold = $1 }),
    .init("rangeOfThreshold", { $0.rangeOfThreshold }, { $0.rangeOfThreshold = $1 }),
    .init("watts", { $0.watts }, { $0.watts = $1 }),
  ]
}

/// A range of fractions of threshold power.
struct ThresholdRange: ArchiveObject {
  var low = ExactDecimal(0)
  var high = ExactDecimal(0)

  static let blank = ThresholdRange()
  static let members: [ArchiveMember<ThresholdRange>] = [
    .init("low", always: { $0.low }, { $0.low = $1 }),
    .init("high", always: { $0.high }, { $0.high = $1 }),
  ]
}

extension RideIntensity: ArchiveParted {
  static let expected = "an object of one of fractionOfThreshold, rangeOfThreshold, watts"

  init?(_ parts: IntensityParts) {
    if let fraction = parts.fractionOfThreshold {
      self = .fractionOfThreshold(fraction)
    } else if let range = parts.rangeOfThreshold {
      self = .rangeOfThreshold(low: range.low, high: range.high)
    } else if let watts = parts.watts {
      self = .watts(watts)
    } else {
      return nil
    }
  }

  var parts: IntensityParts {
    switch self {
    case .fractionOfThreshold(let fraction): IntensityParts(fractionOfThreshold: fraction)
    case .rangeOfThreshold(let low, let high):
      IntensityParts(rangeOfThreshold: ThresholdRange(low: low, high: high))
    case .watts(let watts): IntensityParts(watts: watts)
    }
  }
}
