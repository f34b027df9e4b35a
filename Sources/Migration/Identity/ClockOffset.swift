/// How far the clock of one archive is ahead of another's, as the workouts that both have tell.
public struct ClockOffset: Hashable, Sendable {
  /// Minutes by which the second archive's times are later than the first's.
  public var minutes: Int
  /// Number of workouts of the same content that lie just so far apart.
  public var workouts: Int

  /// The widest that a time zone lies from UTC, in minutes: what lies a day apart is another day's workout.
  static let maximumMinutes: Int64 = 14 * 60
  /// All time zones lie a multiple of this many minutes apart.
  private static let stepMinutes = 15
  /// A single workout of fewer sets than this is too weak a witness.
  private static let setsOfOneWitness: Int32 = 4
  /// As many workouts of the same content are looked at for each workout.
  private static let maximumCandidates = 8

  /// Estimates the offset from the workouts of equal content; nil where the clocks agree or nothing tells.
  static func estimate(
    first: [(minute: Int64?, content: ContentFingerprint)],
    second: [(minute: Int64?, content: ContentFingerprint)]
  ) -> ClockOffset? {
    var minutes: [ContentFingerprint: [Int64]] = [:]
    for workout in first {
      if let minute = workout.minute { minutes[workout.content, default: []].append(minute) }
    }
    for content in minutes.keys { minutes[content]?.sort() }
    var votes: [Int64: (count: Int, sets: Int32)] = [:]
    for workout in second {
      guard let minute = workout.minute, let known = minutes[workout.content] else { continue }
      for candidate in known[known.partition(at: minute - maximumMinutes)...].prefix(maximumCandidates) {
        let difference = minute - candidate
        guard difference >= -maximumMinutes else { break }
        let (count, sets) = votes[difference] ?? (0, 0)
        votes[difference] = (count + 1, max(sets, workout.content.setCount))
      }
    }
    let best = votes.max { left, right in
      left.value.count != right.value.count
        ? left.value.count < right.value.count
        : (-left.key.magnitudeOfSigned, left.key) < (-right.key.magnitudeOfSigned, right.key)
    }
    guard let best, best.key != 0, best.key % Int64(stepMinutes) == 0,
      best.value.count > 1 || best.value.sets >= setsOfOneWitness
    else { return nil }
    return ClockOffset(minutes: Int(best.key), workouts: best.value.count)
  }
}

extension Int64 {
  fileprivate var magnitudeOfSigned: Int64 { self < 0 ? -self : self }
}

extension [Int64] {
  /// The index of the first element that is not less than `value`; the array is sorted.
  fileprivate func partition(at value: Int64) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
