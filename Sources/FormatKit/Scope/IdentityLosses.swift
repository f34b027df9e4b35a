internal import WorkoutModel

/// Names what is lost of the identities of exercises: one by one at first, then together for each workout.
struct IdentityLosses {
  /// Parts of an identity that are lost.
  struct Parts: OptionSet {
    let rawValue: UInt8

    /// The variation, which is written before the name.
    static let variation = Parts(rawValue: 1)
    static let category = Parts(rawValue: 2)
    static let style = Parts(rawValue: 4)
    /// The name, which is made up.
    static let name = Parts(rawValue: 8)
  }

  private static let parts: [Parts] = [.variation, .category, .style, .name]

  /// Parts whose losses in workouts need only be counted.
  private var counted: Parts = []
  /// For each part, the tally that counts it, and how often it was lost in the workout.
  private var tallies = SIMD4<Int>()
  private var counts = SIMD4<Int>()

  /// Counts `parts` as lost in the workout; false where they have to be reported.
  @inline(__always)
  mutating func count(_ parts: Parts) -> Bool {
    guard parts.isSubset(of: counted) else { return false }
    for number in 0..<4 { counts[number] &+= Int(parts.rawValue >> UInt8(number) & 1) }
    return true
  }

  /// Tells `losses` what was counted in the workout.
  mutating func tell(_ losses: LossReporter) {
    guard counts != SIMD4() else { return }
    for number in 0..<4 where counts[number] > 0 {
      losses.findings.count(counts[number], inTally: tallies[number])
    }
    counts = SIMD4()
  }

  /// Reports the `parts` of `identity` that are lost in the exercise at `path`.
  ///
  /// - Parameter losses: always the same.
  mutating func report(
    _ parts: Parts, of identity: ExerciseIdentity, at path: ModelPath, to losses: LossReporter
  ) {
    for (number, part) in Self.parts.enumerated() where parts.contains(part) {
      let tally =
        switch part {
        case .variation:
          losses.converted(.variation, "written before the name", at: path, detail: identity.variation)
        case .category: losses.dropped(.category, at: path)
        case .style: losses.dropped(.style, at: path)
        default: losses.added(.exerciseName, "set to \"Exercise\": no name given", at: path)
        }
      guard path.root == .workouts, let tally else { continue }
      tallies[number] = tally
      counted.insert(part)
    }
  }
}
