/// How the clock of one archive lies beside another's: by one offset all the time, or by several in turn, as where
/// one app changes its clock with the seasons, or with the place, and the other does not.
struct ClockAlignment {
  /// The offset that a workout of the second archive tells.
  struct Witness {
    /// The start on the second archive's clock.
    var minute: Int64
    /// Minutes by which it is ahead of the first's.
    var offset: Int64
  }

  /// What the workouts tell, the offset of most of them first; empty where the clocks agree or nothing tells.
  let offsets: [ClockOffset]
  /// In the order of their starts; empty where one offset holds all the time.
  private let witnesses: [Witness]
  private let only: Int64

  /// Clocks that agree.
  static let none = ClockAlignment(offsets: [], witnesses: [])

  /// - Parameter witnesses: for several offsets, the workouts that tell them.
  init(offsets: [ClockOffset], witnesses: [Witness]) {
    let isOne = offsets.count == 1
    self.offsets = isOne && offsets[0].minutes == 0 ? [] : offsets
    self.witnesses = isOne ? [] : witnesses.sorted { $0.minute < $1.minute }
    only = isOne ? Int64(offsets[0].minutes) : 0
  }

  /// True where no time has to be moved.
  var isIdentity: Bool { only == 0 && witnesses.isEmpty }

  /// Minutes by which the second archive's clock was ahead when it showed `minute`: as the nearest workout tells.
  func offset(atSecond minute: Int64) -> Int64 {
    witnesses.isEmpty ? only : nearest(to: minute) { $0.minute }
  }

  /// The same for a minute of the first archive's clock.
  func offset(atFirst minute: Int64) -> Int64 {
    witnesses.isEmpty ? only : nearest(to: minute) { $0.minute - $0.offset }
  }

  private func nearest(to minute: Int64, _ time: (Witness) -> Int64) -> Int64 {
    var low = 0
    var high = witnesses.count - 1
    while low < high {
      let middle = (low + high) / 2
      if time(witnesses[middle]) < minute { low = middle + 1 } else { high = middle }
    }
    let before = witnesses[max(0, low - 1)]
    return abs(time(before) - minute) <= abs(time(witnesses[low]) - minute)
      ? before.offset : witnesses[low].offset
  }
}
