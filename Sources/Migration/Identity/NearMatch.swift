/// Two workouts that may be the same but are not exactly so, and why.
public struct NearMatch: Hashable, Sendable {
  /// The index of the workout in the first archive.
  public var first: Int
  /// The index of the workout in the second archive.
  public var second: Int
  /// Minutes by which the second began later, clocks aligned; nil where the time of one is not known.
  public var minutesApart: Int?
  /// False where neither has a date.
  public var isDated = true
  /// Number of sets of the longer one; nil where all sets are the same.
  public var setCount: Int?
  /// Number of sets of the longer one that the other does not have.
  public var differingSetCount: Int

  /// Why they may be the same, and what differs: `same start, 2 of 14 sets differ`.
  public var reason: String {
    let start =
      switch minutesApart {
      case nil: isDated ? "same day" : "no date"
      case 0?: "same start"
      case let minutes? where minutes % 60 == 0: "\(abs(minutes) / 60) h apart"
      case let minutes?: "\(abs(minutes)) min apart"
      }
    guard let setCount else { return "\(start), same sets" }
    return
      "\(start), \(differingSetCount) of \(setCount) set\(setCount == 1 ? "" : "s") differ\(differingSetCount == 1 ? "s" : "")"
  }

  /// How likely they are the same, to be compared.
  var rank: Double {
    let likeness = setCount.map { 1 - Double(differingSetCount) / Double(max($0, 1)) } ?? 1
    return likeness - Double(abs(minutesApart ?? 0)) / 10_000
  }
}
