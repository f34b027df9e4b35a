internal import SafeFiles
internal import WorkoutModel

/// Has a writer write on a thread of its own, in order, while the next workouts are fitted.
///
/// If it is released before ``finish()``, the thread writes what it was handed and ends.
final class WriterBehind {
  /// About how many sets, or what takes as much memory, are handed over at a time: threads that often wait for each
  /// other end up on one processor.
  private static let lotWeight = 8_192

  private let follower: Follower<[Workout]>
  private var lot: [Workout] = []
  private var weight = 0

  /// Starts the thread, the only one that uses `writer` until ``finish()``; nil if the system cannot start one.
  init?(_ writer: any SilentWriter) {
    nonisolated(unsafe) let writer = writer
    guard let follower = Follower<[Workout]>({ lot in for workout in lot { writer.add(workout) } }) else {
      return nil
    }
    self.follower = follower
  }

  /// Writes `workout` once its turn comes.
  func add(_ workout: Workout) {
    weight += workout.memoryInSets
    lot.append(workout)
    if weight >= Self.lotWeight { handOver() }
  }

  /// Waits until everything is written; after that, the caller may use the writer again.
  func finish() {
    handOver()
    follower.finish()
  }

  private func handOver() {
    guard !lot.isEmpty else { return }
    follower.put(lot)
    lot = []
    weight = 0
  }
}
