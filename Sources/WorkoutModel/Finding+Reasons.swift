extension Finding.Reason {
  // MARK: Writing

  /// Nothing in `target` can hold it: `not stored in Hevy: RPE`.
  public static func notStored(in target: String) -> Finding.Reason {
    var reason = Finding.Reason("not stored in {}", target)
    reason.form = .beforeField
    return reason
  }

  /// Written in another unit, and rounded to `precision` where that is not nil.
  public static func unit(_ from: String, _ to: String, roundedTo precision: String? = nil) -> Finding.Reason
  {
    precision.map { Finding.Reason("{} to {}, rounded to {}", from, to, $0) }
      ?? Finding.Reason("{} to {}", from, to)
  }

  /// The digits that a conversion there and back has left behind are taken out.
  public static let noiseLeftOut: Finding.Reason = "rounding error of an earlier conversion removed"
  /// Digits of a time are cut off.
  public static func cut(to precision: Moment.Precision) -> Finding.Reason {
    switch precision {
    case .day: "cut to the day"
    case .minute: "cut to the minute"
    case .second: "cut to the second"
    case .millisecond: "cut to the millisecond"
    }
  }
  /// Who says in which zone a time is.
  public enum ZoneSource: String, Sendable, CaseIterable {
    /// The person, or the source.
    case named = "{}"
    /// The system.
    case system = "the system's zone ({})"
    /// Nobody: UTC stands in.
    case absent = "{}, as the system has no zone"
  }

  /// What a time takes of a zone: `words` end where the zone is named.
  public static func zone(_ words: String, _ name: String, _ source: ZoneSource) -> Finding.Reason {
    Finding.Reason("\(words) \(source.rawValue)", name)
  }

  /// What stands in for a zone that the person has not named; nil for a reason of another kind.
  public var zoneSource: ZoneSource? {
    [ZoneSource.system, .absent].first { words.hasSuffix($0.rawValue) }
  }

  /// Zero and none are the same there.
  public static let zeroIsNone: Finding.Reason = "0 and no value are the same there"
  /// Zero stands for a number that was not counted.
  public static let zeroForUncounted: Finding.Reason = "set to 0, as the set has none"
  /// An exercise is read as part of the one before.
  public static let joins: Finding.Reason = "its sets are merged into the earlier one"
  /// A workout is read as part of the one before.
  public static let joinsWorkout: Finding.Reason = "same start as the one before: merged into it"
  /// A workout is read as part of one of the same day.
  public static let joinsDay: Finding.Reason = "same day as an earlier one: merged into it"
  /// A ride as a template whose exercises are its segments.
  public static let rideAsTemplate: Finding.Reason = "written as a template, one line per segment"

  // MARK: Reading

  /// Something that cannot be read as what its key or column holds.
  public static let wrongType: Finding.Reason = "value of the wrong type"
  /// A key without which an app refuses the whole file.
  public static let missingKey: Finding.Reason = "required key is missing; the app refuses the file"
  /// An element of a list that does not belong there.
  public static let notPerformed: Finding.Reason = "sets that were planned and not done"
  /// Text of an old encoding.
  public static let readAsWindows1252: Finding.Reason = "text that is not UTF-8: read as Windows-1252"
  /// A set in a text whose numbers have no unit that tells them apart.
  public static let twoMeanings: Finding.Reason = "sets with two possible meanings, left out"
  /// Loads that look as if the weight of the body were in them.
  public static let bodyWeightSeemsIncluded: Finding.Reason =
    "weights of body-weight exercises seem to include body weight; left unchanged"
  /// Day and month that look alike.
  public static func monthFirst(_ date: String) -> Finding.Reason {
    Finding.Reason("dates such as {}: the month is read first", date)
  }
  /// A type of set that no one knows.
  public static let workingSet: Finding.Reason = "set type not understood: read as a working set"
}
