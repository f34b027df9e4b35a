internal import SafeFiles
internal import WorkoutModel

/// Has a writer write on a thread of its own, in order, while the next workouts are fitted.
final class WriterBehind {
  /// Workouts that are handed over at a time.
  private static let lotSize = 64

  private let follower: Follower<[Workout]>
  private var lot: [Workout] = []

  /// Starts the thread, which alone uses `writer` from now on; nil where there is none to be had.
  init?(_ writer: any SilentWriter) {
    nonisolated(unsafe) let writer = writer
    guard let follower = Follower<[Workout]>({ lot in for workout in lot { writer.add(workout) } }) else {
      return nil
    }
    self.follower = follower
  }

  /// Writes `workout` once its turn comes.
  func add(_ workout: Workout) {
    lot.append(workout)
    if lot.count == Self.lotSize { handOver() }
  }

  /// Waits until everything is written; from then on the writer is the caller's again.
  func finish() {
    handOver()
    follower.finish()
  }

  private func handOver() {
    follower.put(lot)
    lot = []
    lot.reserveCapacity(Self.lotSize)
  }
}
