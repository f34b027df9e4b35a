internal import WorkoutModel

/// What tells a workout from others: its start and its content.
struct KnownWorkout: Hashable {
  /// The minute of the start; nil where the time of day is not known.
  private(set) var minute: Int64?
  /// The day of the start; nil without a start.
  private(set) var day: Int64?
  /// What was done.
  let content: ContentFingerprint
  /// One bit for each set that says something, by what it says: two that have no bit in common share no set.
  private let marks: UInt64
  /// What sets say that only some apps keep; nil where none says so, as in most.
  private let rare: Boxed<RareAmounts>?

  private struct RareAmounts: Hashable {
    var distances: [Float]
    var seconds: [Double]
    var texts: [SetHash]
  }

  /// Metres of each set that says something, by exercise, not a number where it states none; empty for none at all.
  var distances: [Float] { rare?.value.distances ?? [] }
  /// Seconds of each set with repetitions, by exercise, not a number where it states none; empty for none at all.
  var seconds: [Double] { rare?.value.seconds ?? [] }
  /// What stands for the free texts of sets, by exercise.
  var texts: [SetHash] { rare?.value.texts ?? [] }

  /// True where the start says the time of day, or there is no start at all.
  var isTimed: Bool { minute != nil || day == nil }

  // Inlined, so that a workout in an array is read without being copied.
  @inline(__always)
  init(_ workout: Workout, keys: ExerciseKeys, clock: WorkoutClock) {
    var (hasRareDetails, hasTimes) = (false, false)
    var marks: UInt64 = 0
    content = ContentFingerprint(workout, keys: keys) { set, hash in
      if let hash { marks |= 1 << (hash.high >> 58) }
      if set.hasDistanceOrFreeText { hasRareDetails = true }
      if set.durationSeconds != nil, set.reps ?? 0 != 0 { hasTimes = true }
    }
    self.marks = marks
    minute = clock.minute(of: workout.start)
    day = WorkoutClock.day(of: workout.start)
    // The exercises alone, so that the workout is not copied.
    let (distances, texts) = hasRareDetails ? Self.details(of: workout.exercises, keys) : ([], [])
    let seconds = hasTimes ? Self.seconds(of: workout.exercises, keys) : []
    rare =
      distances.isEmpty && seconds.isEmpty && texts.isEmpty
      ? nil : Boxed(RareAmounts(distances: distances, seconds: seconds, texts: texts))
  }

  /// The same on a clock that is `minutes` ahead.
  func shifted(byMinutes minutes: Int64) -> KnownWorkout {
    guard minutes != 0, let minute, let day else { return self }
    var shifted = self
    shifted.minute = minute + minutes
    // The wall's day and the minute may count from different midnights where the minutes are those of UTC.
    let drift = minute.flooredQuotient(1_440) - day
    shifted.day = (minute + minutes).flooredQuotient(1_440) - drift
    return shifted
  }

  /// False where both state the distance, the time or the text of a set, and not the same; `other` has the same
  /// content.
  func mayBe(_ other: KnownWorkout) -> Bool {
    // Hardly any says more, and nothing then speaks against it.
    if rare == nil || other.rare == nil { return true }
    guard zip(seconds, other.seconds).allSatisfy(RoundedSets.areNear) else { return false }
    guard texts.isEmpty || other.texts.isEmpty || texts == other.texts else { return false }
    return distances.isEmpty || other.distances.isEmpty
      || zip(distances, other.distances).allSatisfy(DistanceLikeness.areNear)
  }

  /// At least as many sets as both have, where neither distance, time beside repetitions nor text counts.
  func mostShared(with other: KnownWorkout) -> Int {
    if marks & other.marks == 0 { return 0 }
    let most = content.setCount - Int32((marks & ~other.marks).nonzeroBitCount)
    let others = other.content.setCount - Int32((other.marks & ~marks).nonzeroBitCount)
    return Int(min(most, others))
  }

  private static func seconds(of exercises: [Exercise], _ keys: ExerciseKeys) -> [Double] {
    sorted(exercises, keys).flatMap { $0.sets }.filter { $0.reps ?? 0 != 0 }.map { set in
      set.durationSeconds.flatMap { $0.coefficient == 0 ? nil : $0.doubleValue } ?? .nan
    }
  }

  private static func sorted(_ exercises: [Exercise], _ keys: ExerciseKeys) -> [Exercise] {
    exercises.enumerated().sorted {
      (keys[$0.element.identity], $0.offset) < (keys[$1.element.identity], $1.offset)
    }.map { $0.element }
  }

  private static func details(
    of exercises: [Exercise], _ keys: ExerciseKeys
  ) -> (distances: [Float], texts: [SetHash]) {
    var distances: [Float] = []
    var texts: [SetHash] = []
    for set in sorted(exercises, keys).lazy.flatMap({ $0.sets }) {
      let details = set.hasDetails ? set.details : nil
      if let text = details?.freeText, !text.isEmpty { texts.append(SetHash(text: text)) }
      guard SetHash(set, of: 0) != nil else { continue }
      let distance = details?.distance.flatMap { $0.value.coefficient == 0 ? nil : $0 }
      distances.append(DistanceLikeness.meters(distance).map(Float.init) ?? .nan)
    }
    return (distances.allSatisfy { $0.isNaN } ? [] : distances, texts)
  }
}

extension Int64 {
  fileprivate func flooredQuotient(_ divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
