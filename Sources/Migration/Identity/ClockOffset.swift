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
    let (hours, rest) = (minutes.magnitude / 60, minutes.magnitude % 60)
    let parts = [hours > 0 ? "\(hours) h" : "", rest > 0 ? "\(rest) min" : ""].filter { !$0.isEmpty }
    let witnesses = workouts == 1 ? "1 workout" : "\(workouts) workouts"
    let place =
      minutes == 0 ? "the same" : parts.joined(separator: " ") + (minutes < 0 ? " behind" : " ahead")
    return "\(place), as \(witnesses) of the same content tell\(workouts == 1 ? "s" : "")"
  }
}

extension Sequence where Element == ClockOffset {
  /// All of them, in the order of their weight: `1 h ahead, as …; 2 h ahead, as …`.
  public var summary: String { map { $0.description }.joined(separator: "; ") }
}
