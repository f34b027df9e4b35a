internal import WorkoutModel

/// Names what is lost of the identities of exercises: one by one at first, then together for each workout.
struct IdentityLosses {
  /// Parts of an identity that may be lost.
  enum Part: Int, CaseIterable {
    /// The variation, which is written before the name.
    case variation
    /// The category.
    case category
    /// What the sets record.
    case style
    /// The name that is missing, in whose place one is made up.
    case name
  }

  /// Some of these parts, a bit each.
  struct Parts {
    fileprivate var bits: UInt8 = 0

    mutating func insert(_ part: Part) { bits |= 1 << UInt8(part.rawValue) }

    func contains(_ part: Part) -> Bool { bits & 1 << UInt8(part.rawValue) != 0 }
  }

  private let losses: LossReporter
  /// Parts whose losses in workouts need only be counted.
  private var counted = Parts()
  /// For each part, the tally that counts it.
  private var tallies = SIMD4<Int>()
  /// For each part, how often it was lost in the workout.
  private var counts = SIMD4<Int>()

  init(_ losses: LossReporter) { self.losses = losses }

  /// Names or counts the `parts` of `identity` that are lost in the exercise at `path`.
  @inline(__always)
  mutating func add(_ parts: Parts, of identity: @autoclosure () -> ExerciseIdentity, at path: ModelPath) {
    guard parts.bits & ~counted.bits == 0, path.root == .workouts else {
      return report(parts, of: identity(), at: path)
    }
    for number in counts.indices { counts[number] &+= Int(parts.bits >> UInt8(number) & 1) }
  }

  /// Tells what was counted in the workout.
  mutating func endWorkout() {
    guard counts != SIMD4() else { return }
    let findings = losses.findings
    for number in counts.indices where counts[number] > 0 {
      findings.count(counts[number], inTally: tallies[number])
    }
    counts = SIMD4()
  }

  private mutating func report(_ parts: Parts, of identity: ExerciseIdentity, at path: ModelPath) {
    for part in Part.allCases where parts.contains(part) {
      let tally =
        switch part {
        case .variation:
          losses.converted(.variation, "written before the name", at: path, detail: identity.variation)
        case .category: losses.dropped(.category, at: path)
        case .style: losses.dropped(.style, at: path)
        case .name: losses.added(.exerciseName, "set to \"Exercise\": no name given", at: path)
        }
      guard path.root == .workouts, let tally else { continue }
      tallies[part.rawValue] = tally
      counted.insert(part)
    }
  }
}
