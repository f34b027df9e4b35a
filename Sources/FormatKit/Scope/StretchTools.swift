internal import Notation
internal import WorkoutModel

/// What a thread fits and writes workouts with, before their turn.
final class StretchTools {
  /// About so many bytes a stretch takes in the widest tables.
  private static let bytesOfStretch = 1 << 21

  /// The end of the sinks that a workout passes: fits it.
  private final class Fitting: ArchiveSink {
    private let workouts: WorkoutFitter
    var fitted: Workout?

    init(_ workouts: WorkoutFitter) { self.workouts = workouts }

    func begin(_ archive: WorkoutArchive) throws(WorkoutError) {}

    func add(_ workout: Workout) throws(WorkoutError) {
      // Which one it is nobody asks: where its place would be told, it is fitted once more in its turn.
      fitted = try workouts.fit(workout, at: ModelPath(index: 0))
    }
  }

  /// Writes the stretch.
  private(set) var writer: any DivisibleWriter
  private var collector: ByteCollector
  private let makeWriter: @Sendable (ByteOutput) -> any DivisibleWriter
  private let distinguishing: ModelFields?
  private let losses: LossReporter
  private let trial = TrialLosses()
  private let fitting: Fitting
  /// The sinks that a workout passes.
  private let sinks: any ArchiveSink

  init(_ plan: StretchPlan, behind watchers: [StretchWriting.Watcher]) {
    losses = LossReporter(target: plan.target, findings: trial)
    losses.sorts = plan.sorts
    fitting = Fitting(WorkoutFitter(plan, losses: losses))
    var sinks: any ArchiveSink = fitting
    for watcher in watchers { sinks = watcher(sinks, trial) }
    self.sinks = sinks
    distinguishing = plan.scope.distinguishing
    makeWriter = plan.writer
    collector = ByteCollector(capacity: Self.bytesOfStretch)
    writer = makeWriter(collector.output)
  }

  /// True where workouts that are alike are read as one.
  var joins: Bool { distinguishing != nil }

  /// True as long as nothing is asked for that nobody has said.
  var lacksNothing: Bool { losses.needs.isEmpty }

  /// Learns which sorts of losses are known by now.
  func learn(_ sorts: CountedLosses.Sorts) { losses.sorts = sorts }

  /// Fits `workout`, and finds out whether that is all there is to say of it.
  func fit(_ workout: Workout, into candidate: inout FittedCandidate) {
    trial.begin(&candidate.losses)
    defer { swap(&candidate.losses, &trial.losses) }
    fitting.fitted = nil
    // What fails here fails in its turn again, and is told then.
    guard (try? sinks.add(workout)) != nil, let fitted = fitting.fitted.take() else { return }
    candidate.isSettled = trial.areAll && lacksNothing && writer.isSilent(about: fitted)
    candidate.fitted = fitted
  }

  /// True for workouts that a reader tells apart; false where that is not known.
  func areApart(_ first: Workout?, _ second: Workout?) -> Bool {
    guard let distinguishing, let first, let second else { return false }
    return !WorkoutFitter.areAlike(first, second, in: distinguishing)
  }

  /// What has been written since the last time.
  func takeBytes() -> CollectedBytes {
    defer {
      collector = ByteCollector(capacity: Self.bytesOfStretch)
      writer = makeWriter(collector.output)
    }
    return collector.collected
  }
}
