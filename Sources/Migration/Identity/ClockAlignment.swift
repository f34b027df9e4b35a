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

/// How far the clock of one archive is ahead of another's, as the workouts that both have tell.
public struct ClockOffset: Hashable, Sendable {
  /// Minutes by which the second archive's times are later than the first's; 0 where they agree.
  public var minutes: Int
  /// Number of workouts of the same content that lie just so far apart.
  public var workouts: Int
}

extension ClockOffset: CustomStringConvertible {
  /// `1 h 30 min ahead, as 12 workouts of the same content tell`.
  public var description: String {
    "\(place), as \(witnesses) of the same content tell\(workouts == 1 ? "s" : "")"
  }

  /// `1 h 30 min ahead, as 12 workouts that overlap then tell`.
  var shift: String { "\(place), as \(witnesses) that overlap then tell\(workouts == 1 ? "s" : "")" }

  private var witnesses: String { workouts == 1 ? "1 workout" : "\(workouts) workouts" }

  private var place: String {
    let (hours, rest) = (minutes.magnitude / 60, minutes.magnitude % 60)
    let parts = [hours > 0 ? "\(hours) h" : "", rest > 0 ? "\(rest) min" : ""].filter { !$0.isEmpty }
    return minutes == 0 ? "the same" : parts.joined(separator: " ") + (minutes < 0 ? " behind" : " ahead")
  }
}

extension Sequence where Element == ClockOffset {
  /// All of them, in the order of their weight: `1 h ahead, as …; 2 h ahead, as …`.
  public var summary: String { map { $0.description }.joined(separator: "; ") }
}
