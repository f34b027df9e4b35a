internal import Glibc

/// When a scan must end, by the processor's clock of its thread: what else the machine does is not taken off.
struct ScanDeadline: Sendable {
  private let end: Duration

  /// The moment when a budget that begins now is used up.
  init(after budget: Duration) { end = Self.processorTime + budget }

  /// Whether the time is up.
  var isOver: Bool { Self.processorTime >= end }

  /// What this thread has used of a processor so far.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
