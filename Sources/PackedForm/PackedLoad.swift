internal import WorkoutModel

/// A load as plates and dumbbells are made: a whole number of quarters of its unit.
struct PackedLoad {
  /// What loads are multiples of, in quarters: 5, 2.5, 1, 0.5, 0.25.
  static let steps: [Int64] = [20, 10, 4, 2, 1]
  /// Quarters that are counted at most.
  static let maximumQuarters = Int64(1) << 40
  /// Digits behind the point that are written at most.
  private static let maximumDigits = 3

  let quarters: Int64

  init(quarters: Int64) { self.quarters = quarters }

  /// Takes a load of no more than three digits behind the point that is a whole number of quarters.
  init?(_ value: ExactDecimal) {
    guard value.coefficient >= 0, value.fractionDigits <= Self.maximumDigits,
      value.coefficient < Self.maximumQuarters / 4
    else { return nil }
    let scale: Int64 = [1, 10, 100, 1_000][value.fractionDigits]
    guard value.coefficient * 4 % scale == 0 else { return nil }
    quarters = value.coefficient * 4 / scale
  }

  /// The place of the largest step that it is a multiple of.
  var step: Int { Self.steps.firstIndex { quarters % $0 == 0 } ?? Self.steps.count - 1 }

  /// The load with as few digits as can be.
  var normalized: ExactDecimal {
    (ExactDecimal(coefficient: quarters * 25, fractionDigits: 2) ?? ExactDecimal(0)).normalized
  }

  /// The quarters in a load, the rest cut off; 0 for one below zero or far from any.
  static func quarters(_ value: ExactDecimal) -> Int64 {
    if let load = PackedLoad(value) { return load.quarters }
    return max(0, min(value.wholePart, maximumQuarters / 4 - 1)) * 4
  }
}
