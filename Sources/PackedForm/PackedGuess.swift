internal import WorkoutModel

/// Guesses at a value of the next set: the set before, the same set the last time, the exercise before.
struct PackedGuess {
  private let same: PackedSite
  /// Of each guess: 0 not tried yet, 1 missed, 2 hit, 3 hit twice running, 4 hit after a miss.
  private var states = (0, 0, 0)

  init(_ same: PackedSite) { self.same = same }

  /// Where the value stands, and what else may tell.
  struct Circumstances {
    /// The place of the set in its exercise.
    let set: Int
    /// True where the exercise before had the same value in this set as in the one before it.
    let wasSteady: Bool
    /// What else may tell, 0 … 31.
    let hint: Int
  }

  /// Codes whether `value` is one of the guesses, and which; nil if it is not one.
  ///
  /// - Parameters:
  ///   - last: the value of the set before.
  ///   - old: that of the same set the last time.
  ///   - beside: that of the same set of the exercise before.
  mutating func code<Value: Equatable>(
    _ value: Value, last: Value?, old: Value?, beside: Value?, _ circumstances: Circumstances,
    _ coder: PackedCoder
  ) -> Value? {
    let isBesideKnown = beside != nil ? 1 : 0
    if let last {
      let agreeing = (old == last ? 1 : 0) + (beside == last ? 1 : 0)
      let later = (old != nil ? 1 : 0) + isBesideKnown
      let isHit = coder.same(value == last, same, kind: 0, &states.0, agreeing, later, circumstances)
      if isHit { return last }
    }
    if let old, old != last {
      let agreeing = beside == old ? 1 : 0
      let isHit = coder.same(value == old, same, kind: 1, &states.1, agreeing, isBesideKnown, circumstances)
      if isHit { return old }
    }
    if let beside, beside != last, beside != old {
      let isHit = coder.same(value == beside, same, kind: 2, &states.2, 0, 0, circumstances)
      if isHit { return beside }
    }
    return nil
  }
}

extension PackedCoder {
  /// Whether a guess hits that `agreeing` of the `later` ones repeat.
  fileprivate func same(
    _ isHit: Bool, _ site: PackedSite, kind: Int, _ state: inout Int, _ agreeing: Int, _ later: Int,
    _ circumstances: PackedGuess.Circumstances
  ) -> Bool {
    let isHit = flag(
      isHit, site, kind * 20 + min(circumstances.set, 3) * 5 + state,
      kind * 18 + agreeing * 6 + later * 2 + (circumstances.wasSteady ? 1 : 0), kind * 32 + circumstances.hint
    )
    state = isHit ? (state == 1 ? 4 : state >= 2 ? 3 : 2) : 1
    return isHit
  }
}
