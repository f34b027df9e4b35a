internal import WorkoutModel

/// Tells the threads that read what they must know to write for a sink, as it becomes known.
struct StretchSharing {
  /// The threads stop once they have left more workouts than this unwritten, and more than they have written.
  private static let patience = 20_000

  private let plan: SharedStretchPlan
  /// How many sorts of losses the threads know; below zero before they know anything.
  private var sortCount = -1
  private var unwrittenCount = 0
  private var writtenCount = 0
  /// The parts of the archive that decide how workouts are fitted, as they came.
  var given = WorkoutArchive()

  init(_ plan: SharedStretchPlan) { self.plan = plan }

  /// True once the threads have written any.
  var hasStretches: Bool { writtenCount > 0 }

  /// Counts the workouts of a stretch.
  mutating func note(_ stretch: WrittenStretch) { writtenCount += stretch.read.workouts }

  /// Counts a workout that a thread has left unwritten; what comes before the threads know anything does not count.
  mutating func noteUnwritten() { if sortCount >= 0 { unwrittenCount += 1 } }

  /// True if the threads fit in vain.
  var isInVain: Bool { unwrittenCount > max(Self.patience, writtenCount) }

  /// Tells the threads to stop.
  func stop() { plan.current = nil }

  /// Tells the threads a new plan, unless they know of this many sorts of losses already.
  mutating func tell(sortCount: Int, makePlan: (_ given: WorkoutArchive) -> StretchPlan) {
    guard sortCount != self.sortCount else { return }
    self.sortCount = sortCount
    plan.current = makePlan(given)
  }
}
