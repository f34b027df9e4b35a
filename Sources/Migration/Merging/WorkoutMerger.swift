internal import WorkoutModel

/// Merges versions of one workout into one.
struct WorkoutMerger {
  var fields: FieldMerger
  let keys: ExerciseKeys
  /// True where two apps meet: sets of the second must fit the style that the first would take them for.
  var fitsStyles = false

  /// Makes one workout of two that are the same by `evidence`.
  mutating func merge(_ versions: Versions<Workout>, evidence: WorkoutMatching.Evidence) -> Workout {
    let (first, second) = (versions.first, versions.second)
    if first == second { return first }
    if let base = versions.base {
      if first == base, !fields.mayLack.second { return second }
      if second == base, !fields.mayLack.first { return first }
    }
    fields.subject = WorkoutText.name(of: first)
    // What two apps recorded of one session differs in small things, and none of them is an edit.
    fields.rule = evidence == .uuid || versions.base != nil ? .strict : .lenient
    return merged(versions)
  }

  /// Names all that differs between two versions.
  mutating func compare(_ first: Workout, _ second: Workout) {
    if first == second { return }
    fields.rule = .comparing
    fields.subject = WorkoutText.name(of: first)
    _ = merged(Versions(first: first, second: second, base: nil))
  }

  private mutating func merged(_ versions: Versions<Workout>) -> Workout {
    let (first, second) = (versions.first, versions.second)
    var result = first
    result.id = first.id ?? second.id
    result.title = fields.settle("name", versions.map { $0.title })
    result.start = mergedStart(versions.map { $0.start })
    result.durationSeconds = fields.settle(
      "duration", versions.map { $0.durationSeconds }, isSame: sameDuration(versions.base),
      text: { "\($0) s" })
    result.isStartEdited = fields.settle("mark that the start was edited", versions.map { $0.isStartEdited })
    mergeExercises(versions, into: &result)
    result.details = merged(versions.map { $0.details ?? WorkoutDetails() })
    return result
  }

  /// True where two times are the same as far as the less exact one goes.
  static func agree(_ left: Moment, _ right: Moment) -> Bool {
    let precision = left.precision.rawValue < right.precision.rawValue ? left.precision : right.precision
    let (left, right) = (left.cut(to: precision), right.cut(to: precision))
    guard left.offsetMinutes != nil, right.offsetMinutes != nil, precision != .day else {
      return left.wallMilliseconds == right.wallMilliseconds
    }
    return left.utcMilliseconds == right.utcMilliseconds
  }

  /// Times that agree as far as the less exact one goes are the same; the more exact one stays.
  private mutating func mergedStart(_ versions: Versions<Moment?>) -> Moment? {
    guard let start = fields.settle("start", versions, isSame: Self.agree) else { return nil }
    guard let other = [versions.first, versions.second].compactMap({ $0 }).first(where: { $0 != start }),
      Self.agree(start, other), other.precision.rawValue > start.precision.rawValue,
      other.wallMilliseconds != start.wallMilliseconds
    else { return start }
    return other
  }

  /// True where the versions are what two apps recorded, each as exactly as it does.
  var isOfTwoApps: Bool { fields.rule == .lenient || (fields.rule == .comparing && fields.mayLack.first) }

  /// Whether durations are the same: without an ancestor, two apps may differ by less than a minute.
  func sameDuration(_ base: Workout?) -> (ExactDecimal, ExactDecimal) -> Bool {
    let slack = isOfTwoApps ? 60.0 : 0
    return { left, right in
      left.normalized == right.normalized || abs(left.doubleValue - right.doubleValue) < slack
    }
  }

  private mutating func merged(_ versions: Versions<WorkoutDetails>) -> WorkoutDetails? {
    var details = versions.first
    details.notes = fields.settle("notes", versions.map { $0.notes })
    details.end = fields.settle("end", versions.map { $0.end })
    details.activeEnergyKilocalories = fields.settle(
      "active energy", versions.map { $0.activeEnergyKilocalories })
    details.basalEnergyKilocalories = fields.settle(
      "energy at rest", versions.map { $0.basalEnergyKilocalories })
    details.averageHeartRate = fields.settle("mean heart rate", versions.map { $0.averageHeartRate })
    details.maximumHeartRate = fields.settle("highest heart rate", versions.map { $0.maximumHeartRate })
    details.difficulty = fields.settle("difficulty", versions.map { $0.difficulty })
    details.templateReference = fields.settle("template", versions.map { $0.templateReference })
    details.sourceFields = fields.settle(fields: versions.map { $0.sourceFields }, of: "")
    return details == WorkoutDetails() ? nil : details
  }
}
