internal import CLibrary

/// When a scan must end, by the processor's clock of its thread: what else the machine does is not taken off.
struct ScanDeadline: Sendable {
  private let start = ContinuousClock.now
  /// Nil where there is no end.
  private let end: Duration?

  /// The moment when a budget that begins now is used up; without a budget, never.
  init(after budget: Duration?) { end = budget.map { Self.processorTime + $0 } }

  /// Whether the time is up.
  var isOver: Bool { end.map { Self.processorTime >= $0 } ?? false }

  /// How long the scan has taken so far, as people count.
  var elapsedMilliseconds: Double { (ContinuousClock.now - start) / .milliseconds(1) }

  /// What this thread has used of a processor so far.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
