internal import SafeFiles
internal import WorkoutModel

/// Has a writer write on a thread of its own, in order, while the next workouts are fitted.
///
/// If it is released before ``finish()``, the thread writes what it was handed and ends.
final class WriterBehind {
  /// The workouts handed over at a time: fewer if they have many sets.
  private static let lotSize = 64
  private static let setsOfLot = 2_048

  private let follower: Follower<[Workout]>
  private var lot: [Workout] = []
  private var setCount = 0

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
    for index in workout.exercises.indices { setCount += workout.exercises[index].sets.count }
    lot.append(workout)
    if lot.count == Self.lotSize || setCount >= Self.setsOfLot { handOver() }
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
    lot.reserveCapacity(Self.lotSize)
    setCount = 0
  }
}
