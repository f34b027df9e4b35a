/// A formula for what could be lifted once, estimated from a set of several repetitions.
package enum OneRepMaxFormula: String, CaseIterable, Hashable, Sendable {
  /// As the Bench Tracker app has it: ``OneRepMax``.
  case app
  /// w(1 + r/30). B. Epley, *Poundage Chart*, Boyd Epley Workout, 1985.
  case epley
  /// 36w / (37 − r). M. Brzycki, *Strength Testing: Predicting a One-Rep Max from Reps-to-Fatigue*, JOPERD 64(1), 1993.
  case brzycki
  /// w · r^0.1. V. P. Lombardi, *Beginning Weight Training*, 1989.
  case lombardi
  /// w(1 + r/40). B. O'Conner, J. Simmons, P. O'Shea, *Weight Training Today*, 1989.
  case oconner
  /// 100w / (101.3 − 2.67123r). J. Lander, *Maximums Based on Reps*, NSCA Journal 6(6), 1985.
  case lander

  /// The one-rep max of `weight` lifted `reps` times, cut to a whole number; nil where there is nothing to work out,
  /// and where the formula has no answer for that many repetitions.
  package func estimate(reps: Int32, weight: Double) -> Int64? {
    guard self != .app else { return OneRepMax.estimate(reps: reps, weight: weight) }
    guard reps > 0, weight > 0 else { return nil }
    let count = Double(reps)
    let value: Double
    switch self {
    case _ where reps == 1: value = weight
    case .brzycki:
      guard reps < 37 else { return nil }
      value = weight * 36 / (37 - count)
    case .lander:
      guard reps < 38 else { return nil }
      value = weight * 100 / (101.3 - 2.67123 * count)
    case .lombardi: value = weight * Self.tenthRoot(count)
    // Divided last, so that a whole number is not cut to the one below it.
    case .oconner: value = weight * (40 + count) / 40
    case .app, .epley: value = weight * (30 + count) / 30
    }
    return Int64(exactly: value.rounded(.towardZero))
  }

  /// The tenth root of a number from 1 up, by Newton's method, so that every platform has the same digits.
  private static func tenthRoot(_ number: Double) -> Double {
    var root = 1.0 + (number - 1) / 10
    for _ in 0..<200 {
      var power = 1.0
      for _ in 0..<9 { power *= root }
      let next = root - (root - number / power) / 10
      if next >= root { break }
      root = next
    }
    return root
  }
}
