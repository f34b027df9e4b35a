/// One set of an exercise, in 24 bytes: an archive of 200 MB has over five million of them.
///
/// Repetitions, a load, or a time in whole seconds stand in the set itself; what few sets have (fractions of
/// seconds, distance, effort, rest, notes) stands behind one pointer.
public struct ExerciseSet: Hashable, Sendable {
  /// What has no room in the set itself.
  @usableFromInline
  struct Rest: Hashable, Sendable {
    @usableFromInline var durationSeconds: ExactDecimal?
    @usableFromInline var details: SetDetails?

    @usableFromInline
    init(durationSeconds: ExactDecimal?, details: SetDetails?) {
      self.durationSeconds = durationSeconds
      self.details = details
    }
  }

  @usableFromInline var rest: Boxed<Rest>?
  @usableFromInline var loadBits: Int64
  /// Repetitions, or seconds where `countsSeconds`; the least number where there is neither.
  @usableFromInline var count: Int32
  /// What the set was done for.
  public var kind: SetKind
  @usableFromInline var loadUnit: MassUnit?
  @usableFromInline var countsSeconds: Bool

  /// Fraction digits of 63, which no number has, mark a load that is not there.
  @usableFromInline static let absentLoad: Int64 = 63

  /// Makes a set; what is left out is absent, not zero.
  ///
  /// - Parameters:
  ///   - kind: what the set was done for.
  ///   - reps: repetitions performed.
  ///   - load: the weight moved.
  ///   - durationSeconds: how long the set took, in seconds.
  ///   - details: what only few sets have.
  @inlinable
  public init(
    kind: SetKind = .working, reps: Int32? = nil, load: Load? = nil, durationSeconds: ExactDecimal? = nil,
    details: SetDetails? = nil
  ) {
    self.kind = kind
    loadBits = load?.value.bits ?? Self.absentLoad
    loadUnit = load?.unit
    count = reps ?? Int32.min
    countsSeconds = false
    if durationSeconds != nil || details != nil {
      setTime(reps: reps, durationSeconds: durationSeconds, details: details)
    }
  }

  /// Makes a working set of repetitions with a load, the form that nearly all sets have.
  @inlinable
  public init(reps: Int32, load: Load) {
    kind = .working
    rest = nil
    loadBits = load.value.bits
    loadUnit = load.unit
    count = reps
    countsSeconds = false
  }

  /// Stores what shares room, each value in the one place that is its own.
  @usableFromInline
  mutating func setTime(reps: Int32?, durationSeconds: ExactDecimal?, details: SetDetails?) {
    let seconds = durationSeconds.flatMap { $0.fractionDigits == 0 ? Int32(exactly: $0.coefficient) : nil }
    if reps == nil, let seconds, seconds != Int32.min {
      countsSeconds = true
      count = seconds
      rest = details.map { Boxed(Rest(durationSeconds: nil, details: $0)) }
    } else {
      countsSeconds = false
      count = reps ?? Int32.min
      let isNeeded = durationSeconds != nil || details != nil
      rest = isNeeded ? Boxed(Rest(durationSeconds: durationSeconds, details: details)) : nil
    }
  }

  /// Repetitions performed; nil where the set counts none.
  @inlinable public var reps: Int32? {
    get { countsSeconds || count == Int32.min ? nil : count }
    set { setTime(reps: newValue, durationSeconds: durationSeconds, details: details) }
  }

  /// The weight moved; nil where there was none to note, below zero where it helped (an assisted pull-up).
  @inlinable public var load: Load? {
    get { loadBits == Self.absentLoad ? nil : Load(ExactDecimal(bits: loadBits), unit: loadUnit) }
    set {
      loadBits = newValue?.value.bits ?? Self.absentLoad
      loadUnit = newValue?.unit
    }
  }

  /// How long the set took, in seconds.
  @inlinable public var durationSeconds: ExactDecimal? {
    get { countsSeconds ? ExactDecimal(count) : rest?.value.durationSeconds }
    set { setTime(reps: reps, durationSeconds: newValue, details: details) }
  }

  /// True where ``details`` are there; cheaper to ask than to fetch them.
  @inlinable public var hasDetails: Bool {
    guard let rest else { return false }
    return rest.value.details != nil
  }

  /// True where ``details`` hold a note or free text; cheaper to ask than to fetch them.
  @inlinable public var hasText: Bool {
    guard let rest else { return false }
    return rest.value.details?.note != nil || rest.value.details?.freeText != nil
  }

  /// True where ``details`` hold a distance or free text; cheaper to ask than to fetch them.
  @inlinable public var hasDistanceOrFreeText: Bool {
    guard let rest else { return false }
    return rest.value.details?.distance != nil || rest.value.details?.freeText != nil
  }

  /// RPE and RIR of ``details``; cheaper to ask than to fetch them all.
  @inlinable public var effort: (rating: ExactDecimal?, reserve: ExactDecimal?) {
    guard let rest else { return (nil, nil) }
    return (rest.value.details?.ratingOfPerceivedExertion, rest.value.details?.repsInReserve)
  }

  /// True where a free text is all that there is; cheaper to ask than to fetch the details.
  @inlinable public var isFreeTextAlone: Bool {
    guard let rest, loadBits == Self.absentLoad, count == Int32.min, !countsSeconds else { return false }
    return rest.value.durationSeconds == nil && rest.value.details?.isFreeTextAlone == true
  }

  /// True where ``details`` hold RPE, RIR or both, and nothing else; cheaper to ask than to fetch the details.
  @inlinable public var isEffortAlone: Bool {
    guard let rest else { return false }
    return rest.value.details?.isEffortAlone == true
  }

  /// What only few sets have; nil for the others.
  @inlinable public var details: SetDetails? {
    get { rest?.value.details }
    set { setTime(reps: reps, durationSeconds: durationSeconds, details: newValue) }
  }
}
