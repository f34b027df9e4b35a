internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// Has writers on threads of their own write workouts side by side, in order, while the next ones are fitted.
///
/// If it is released before ``finish()``, the threads write what they were handed and end.
final class WriterCrew {
  /// About how many sets, or what takes as much memory, are handed over at a time: threads that often wait for each
  /// other end up on one processor.
  private static let lotWeight = 8_192
  /// A workout that is heavier than this is written in its turn: written, it would be whole in memory.
  static let maximumWeight = 4 * lotWeight

  private struct Lot: Sendable {
    /// How many workouts come before.
    var count: Int
    var workouts: [Workout] = []
  }

  private let crew: Crew<Lot>
  private var lot: Lot
  private var weight = 0

  /// Starts up to `width` threads, the only ones that use the output of `writer` until ``finish()``; nil if the system
  /// gives none.
  ///
  /// - Parameter count: how many workouts are written.
  init?(_ writer: any DivisibleWriter, behind count: Int, width: Int) {
    nonisolated(unsafe) let writer = writer
    let crew = Crew<Lot>(width: width) { lot in
      var collector = ByteCollector()
      let other = writer.another(writingTo: collector.output, behind: lot.count)
      for workout in lot.workouts { other.add(workout) }
      return collector.take()
    } use: { bytes in
      bytes.write(to: writer.output)
    }
    guard let crew else { return nil }
    self.crew = crew
    lot = Lot(count: count)
  }

  /// Writes `workout` once its turn comes.
  ///
  /// - Parameter weight: how heavy it is, in sets.
  func add(_ workout: Workout, weight: Int) {
    self.weight += weight
    lot.workouts.append(workout)
    if self.weight >= Self.lotWeight { handOver() }
  }

  /// Waits until everything is written; after that, the caller may use the output again.
  func finish() {
    handOver()
    crew.finish()
  }

  private func handOver() {
    guard !lot.workouts.isEmpty else { return }
    let next = Lot(count: lot.count + lot.workouts.count)
    crew.put(lot)
    lot = next
    weight = 0
  }
}
