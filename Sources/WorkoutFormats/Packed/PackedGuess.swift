internal import WorkoutModel

/// Guesses at a value of the next set: the set before, the same set the last time, the exercise before.
struct PackedGuess {
  private let same: PackedSite
  /// Of each guess: 0 not tried yet, 1 missed, 2 hit, 3 hit twice running, 4 hit after a miss.
  private var states = [0, 0, 0]

  init(_ same: PackedSite) { self.same = same }

  /// Codes whether `value` is one of `guesses`, and which; nil where it is none.
  ///
  /// - Parameters:
  ///   - set: the place of the set in its exercise.
  ///   - wasSteady: true where the exercise before had the same value in this set as in the one before it.
  ///   - hint: what else may tell, 0 … 31.
  mutating func code<Value: Equatable>(
    _ value: Value?, _ guesses: [Value?], set: Int, wasSteady: Bool, hint: Int, _ coder: PackedCoder
  ) -> Value? {
    for (kind, guess) in guesses.enumerated() {
      guard let guess, !guesses[..<kind].contains(guess) else { continue }
      let later = guesses[(kind + 1)...].compactMap(\.self)
      let agreeing = later.count { $0 == guess }
      let state = states[kind]
      let isHit = coder.flag(
        value == guess, same, kind * 20 + min(set, 3) * 5 + state,
        kind * 18 + agreeing * 6 + later.count * 2 + (wasSteady ? 1 : 0), kind * 32 + hint)
      states[kind] = isHit ? (state == 1 ? 4 : state >= 2 ? 3 : 2) : 1
      if isHit { return guess }
    }
    return nil
  }
}
