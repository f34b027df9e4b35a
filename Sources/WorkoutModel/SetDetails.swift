/// What only few sets carry.
public struct SetDetails: Hashable, Sendable {
  /// How far the set went.
  public var distance: Distance?
  /// True where the load is that of each of two implements: a pair of dumbbells, both sides of a machine.
  public var isLoadPerSide = false
  /// Rate of perceived exertion, 0 … 10.
  public var ratingOfPerceivedExertion: ExactDecimal?
  /// Repetitions that would still have been possible.
  public var repsInReserve: ExactDecimal?
  /// Rest after the set, in seconds.
  public var restSeconds: ExactDecimal?
  /// A remark on the set.
  public var note: String?
  /// The whole set as free text, where it has no numbers: `30 burpees, then stairs`.
  public var freeText: String?
  private var targetBox: Boxed<SetTarget>?
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// What was asked for, beside what was performed.
  public var target: SetTarget? {
    get { targetBox?.value }
    set { targetBox = newValue.map { Boxed($0) } }
  }

  /// True where a free text is all that there is.
  @usableFromInline var isFreeTextAlone: Bool {
    freeText != nil && distance == nil && !isLoadPerSide && ratingOfPerceivedExertion == nil
      && repsInReserve == nil && restSeconds == nil && note == nil && targetBox == nil && sourceFields == nil
  }

  /// True where RPE, RIR or both are all that there is.
  @usableFromInline var isEffortAlone: Bool {
    distance == nil && !isLoadPerSide && restSeconds == nil && note == nil && freeText == nil
      && targetBox == nil && sourceFields == nil && (ratingOfPerceivedExertion != nil || repsInReserve != nil)
  }

  /// Makes details with nothing in them.
  public init() {}

  /// Makes the details of a set that is free text.
  public init(freeText: String) { self.freeText = freeText }
}
