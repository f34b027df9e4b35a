internal import CLibrary

/// What must hold for the time that inputs take: of eight times the size, it is about eight times as much, whatever
/// the speed of the machine.
public enum GrowthLaw {
  /// How many times as much processor time of this thread `work` takes for eight times the size: 8 where time grows
  /// with the size, 64 where it grows with its square.
  ///
  /// - Parameters:
  ///   - size: large enough to take milliseconds.
  ///   - work: is given a size; the fastest of three runs counts.
  public static func growth(from size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    func time(_ size: Int) throws -> Double {
      try (0..<3).map { _ in
        let start = processorSeconds
        try work(size)
        return processorSeconds - start
      }.min() ?? 0
    }
    // What is done once is done before.
    try work(size)
    return try time(8 * size) / max(time(size), 0.000_001)
  }

  /// More than this is no longer in proportion: twice what it should be, and less than half of a square.
  public static let limit = 24.0

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
