public import WorkoutModel

/// What differs between two archives, as a person wants to see it.
///
/// The same weight in another unit, the same exercise by another app's name and a clock that is ahead are no
/// differences. Between archives of two formats, what only one of them says is no difference either: the other may have
/// no place for it.
public struct ArchiveComparison: Sendable {
  /// Indices of the workouts that only the first archive has.
  public private(set) var onlyInFirst: [Int] = []
  /// Indices of the workouts that only the second archive has.
  public private(set) var onlyInSecond: [Int] = []
  /// Workouts that both have, in different versions.
  public private(set) var changed: [WorkoutChange] = []
  /// Number of workouts that are the same in both.
  public private(set) var sameCount = 0
  /// How far the second archive's clock is ahead, what most workouts tell first; none where the clocks agree.
  public let clockOffsets: [ClockOffset]
  /// What differs beside the workouts.
  public private(set) var parts: [FieldDifference]

  /// True where nothing differs.
  public var isEmpty: Bool {
    onlyInFirst.isEmpty && onlyInSecond.isEmpty && changed.isEmpty && parts.isEmpty
  }

  /// Compares two archives.
  public init(_ first: WorkoutArchive, _ second: WorkoutArchive) {
    let keys = ExerciseKeys([first, second])
    let matching = WorkoutMatching(first, second, keys: keys)
    clockOffsets = matching.alignment.offsets
    let second = matching.aligned(second)
    let areOfTwoFormats = first.source?.format != second.source?.format
    let mayLack = (first: areOfTwoFormats, second: areOfTwoFormats)
    let near = matching.nearMatches.map { ($0.first, $0.second) }
    var isFound = (
      first: Array(repeating: false, count: first.workouts.count),
      second: Array(repeating: false, count: second.workouts.count)
    )
    for (left, right) in matching.pairs.map({ ($0.first, $0.second) }) + near {
      isFound.first[left] = true
      isFound.second[right] = true
      var merger = WorkoutMerger(fields: FieldMerger(preference: nil, mayLack: mayLack), keys: keys)
      merger.compare(first.workouts[left], second.workouts[right])
      if merger.fields.differences.isEmpty {
        sameCount += 1
      } else {
        changed.append(
          WorkoutChange(first: left, second: right, differences: merger.fields.differences))
      }
    }
    changed.sort { $0.first < $1.first }
    onlyInFirst = first.workouts.indices.filter { !isFound.first[$0] }
    onlyInSecond = second.workouts.indices.filter { !isFound.second[$0] }
    parts = PartsComparison(first, second, keys: keys, mayLack: mayLack).differences
  }
}

/// A workout that two archives have in different versions.
public struct WorkoutChange: Hashable, Sendable {
  /// Its index in the first archive.
  public var first: Int
  /// Its index in the second archive.
  public var second: Int
  /// What differs; never empty.
  public var differences: [FieldDifference]
}
