internal import WorkoutModel

/// Tells the threads that read what they have to know to write for a sink, as it becomes known.
struct StretchSharing {
  /// So many workouts as they are, and fewer in stretches, tell that the threads fit in vain.
  private static let patience = 20_000

  private let plan: SharedStretchPlan
  /// How many sorts of losses the threads know; below zero before they know anything.
  private var sortCount = -1
  /// How many workouts have come as they are since they know.
  private var countAsTheyAre = 0
  private var countInStretches = 0
  /// What tells how workouts are fitted, as it came.
  var given = WorkoutArchive()

  init(_ plan: SharedStretchPlan) { self.plan = plan }

  /// True once the threads have written any.
  var hasStretches: Bool { countInStretches > 0 }

  /// Takes note of workouts in a stretch.
  mutating func note(_ stretch: WrittenStretch) { countInStretches += stretch.read.workouts }

  /// Takes note of a workout that came as it is.
  ///
  /// - Returns: false where the threads fit in vain; they have been told to leave it.
  mutating func noteAsItIs() -> Bool {
    if sortCount >= 0 { countAsTheyAre += 1 }
    guard countAsTheyAre > max(Self.patience, countInStretches) else { return true }
    plan.current = nil
    return false
  }

  /// Tells the threads `plan`, unless they know as many sorts of losses.
  mutating func tell(sortCount: Int, _ plan: () -> StretchPlan) {
    guard sortCount != self.sortCount else { return }
    self.sortCount = sortCount
    self.plan.current = plan()
  }
}
