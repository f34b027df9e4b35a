internal import Notation
internal import WorkoutModel

/// What a thread fits and writes workouts with.
final class StretchTools {
  /// The end of the sinks that a workout passes: fits it.
  private final class Fitting: ArchiveSink {
    private let workouts: WorkoutFitter
    var fitted: Workout?

    init(_ workouts: WorkoutFitter) { self.workouts = workouts }

    func begin(_ archive: WorkoutArchive) throws(WorkoutError) {}

    func add(_ workout: Workout) throws(WorkoutError) {
      // Its number does not matter: a workout with anything new to report is fitted again in its turn.
      fitted = try workouts.fit(workout, at: ModelPath(index: 0))
    }
  }

  /// Writes the stretch.
  private(set) var writer: any DivisibleWriter
  private var collector: ByteCollector
  private let makeWriter: @Sendable (ByteOutput) -> any DivisibleWriter
  /// Where stretches go in their turn.
  private let output: ByteOutput
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
    output = plan.output
    collector = ByteCollector()
    writer = makeWriter(collector.output)
  }

  /// True where workouts that are alike are read as one.
  var joins: Bool { distinguishing != nil }

  /// True as long as nothing that the output requires is missing.
  var lacksNothing: Bool { losses.needs.isEmpty }

  /// Learns which sorts of losses are known by now.
  func learn(_ sorts: CountedLosses.Sorts) { losses.sorts = sorts }

  /// Fits `workout`, and finds out whether there is anything new to report.
  func fit(_ workout: Workout, into candidate: inout FittedCandidate) {
    trial.begin(&candidate.losses)
    defer { swap(&candidate.losses, &trial.losses) }
    fitting.fitted = nil
    // What fails here fails again in its turn, and is reported then.
    guard (try? sinks.add(workout)) != nil, let fitted = fitting.fitted.take() else { return }
    candidate.mayBeWritten = trial.areAllKnown && lacksNothing && writer.isSilent(about: fitted)
    candidate.fitted = fitted
  }

  /// True if a reader tells the workouts apart; false if it does not, or if one of them is not fitted.
  func areApart(_ first: Workout?, _ second: Workout?) -> Bool {
    guard let distinguishing, let first, let second else { return false }
    return !WorkoutFitter.areAlike(first, second, in: distinguishing)
  }

  /// A stretch without workouts.
  func stretch() -> WrittenStretch { WrittenStretch(for: output) }

  /// What has been written since the last time.
  func takeBytes() -> CollectedBytes {
    // Numbers count from the beginning of a stretch.
    defer { writer = makeWriter(collector.output) }
    return collector.take()
  }
}
