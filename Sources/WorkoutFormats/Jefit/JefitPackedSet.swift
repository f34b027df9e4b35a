internal import WorkoutModel

/// One set of a packed log: `50.0x15` is 15 repetitions with 50.
struct JefitPackedSet {
  let weight: ExactDecimal
  let reps: Int32

  /// True for `0x0`, which the app writes for a set that was not done.
  var isEmpty: Bool { weight.coefficient == 0 && reps == 0 }

  /// Reads `50.0x15`; nil for anything else.
  init?(_ text: Substring) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let weight = ExactDecimal(lenient: parts[0].trimmingSpaces),
      let reps = ExactDecimal(lenient: parts[1].trimmingSpaces)?.normalized, reps.fractionDigits == 0,
      let whole = Int32(exactly: reps.coefficient), whole >= 0
    else { return nil }
    self.weight = weight
    self.reps = whole
  }

  /// The seconds of a bout of cardio, which the app packs as five sets, the time in the place of the last
  /// repetitions: `0x0,0x0,0x0,0x0,0x1200`; nil for any other log.
  static func cardioSeconds(_ log: String) -> Int32? {
    let sets = log.split(separator: ",").compactMap { JefitPackedSet($0) }
    guard sets.count == 5, sets[..<4].allSatisfy({ $0.isEmpty }), sets[4].weight.coefficient == 0,
      sets[4].reps > 0
    else { return nil }
    return sets[4].reps
  }

  /// The set, its weight in the user's own unit; 0 stands for none.
  func set(_ unit: MassUnit?) -> ExerciseSet {
    ExerciseSet(reps: reps, load: weight.coefficient == 0 ? nil : Load(weight, unit: unit))
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { split(separator: " ").joined(separator: " ") }
}
