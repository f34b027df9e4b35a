internal import FormatKit
internal import WorkoutModel

/// The set summaries of a workout in the order done, each rest interval with the set before it.
struct SummarySets {
  /// A set and the rest intervals behind it.
  struct Member {
    let entry: SummaryEntry
    /// The number of the set summary in the order done.
    let place: Int
    fileprivate(set) var rests: [SummaryEntry] = []
  }

  private(set) var members: [Member] = []
  /// The exercise of each set: equal numbers mean the same one.
  private(set) var keys: [Int] = []
  /// The rest intervals before the first set.
  private(set) var leadingRests: [SummaryEntry] = []

  init(_ entries: [SummaryEntry]) {
    var known: [String?: Int] = [:]
    for (place, entry) in entries.enumerated() {
      guard entry.isRest else {
        let key = known[entry.exercise] ?? known.count
        known[entry.exercise] = key
        keys.append(key)
        members.append(Member(entry: entry, place: place))
        continue
      }
      if members.isEmpty {
        leadingRests.append(entry)
      } else {
        members[members.count - 1].rests.append(entry)
      }
    }
  }
}

extension SummarySets.Member {
  /// The set as the model has it.
  ///
  /// - Parameters:
  ///   - summary: the summary's id.
  ///   - owner: what the identifiers of sets are derived from.
  func set(summary: String?, owner: String) -> ExerciseSet {
    var set = entry.set
    let kept = KeptFields.difference(
      of: entry.source,
      from: SummaryNotation.told(of: set, place: place, summary: summary, owner: owner),
      format: SummaryNotation.formatID)
    guard kept != nil || !rests.isEmpty else { return set }
    var details = set.details ?? SetDetails()
    details.restSeconds = SummaryRest.seconds(of: rests)
    details.sourceFields = SummaryRest.kept(rests, adding: kept, place: place, summary: summary, owner: owner)
    set.details = details == SetDetails() ? nil : details
    return set
  }
}
