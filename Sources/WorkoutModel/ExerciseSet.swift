/// One set of an exercise, in 32 bytes: an archive of 200 MB has over five million of them.
///
/// What few sets have (distance, effort, rest, notes) stands in ``details``, behind one pointer.
public struct ExerciseSet: Hashable, Sendable {
  @usableFromInline var box: Boxed<SetDetails>?
  @usableFromInline var loadBits: Int64
  @usableFromInline var durationBits: Int64
  @usableFromInline var repetitions: Int32
  /// What the set was done for.
  public var kind: SetKind
  @usableFromInline var loadUnit: MassUnit?

  /// Fraction digits of 63, which no number has, mark a number that is not there.
  @usableFromInline static let absent: Int64 = 63

  /// Makes a set; what is left out is absent, not zero.
  ///
  /// - Parameters:
  ///   - reps: repetitions performed.
  ///   - load: the weight moved.
  ///   - durationSeconds: how long the set took, in seconds.
  @inlinable
  public init(
    kind: SetKind = .working, reps: Int32? = nil, load: Load? = nil, durationSeconds: ExactDecimal? = nil,
    details: SetDetails? = nil
  ) {
    self.kind = kind
    repetitions = reps ?? Int32.min
    loadBits = load?.value.bits ?? Self.absent
    loadUnit = load?.unit
    durationBits = durationSeconds?.bits ?? Self.absent
    box = details.map { Boxed($0) }
  }

  /// Repetitions performed; nil where the set counts none.
  @inlinable public var reps: Int32? {
    get { repetitions == Int32.min ? nil : repetitions }
    set { repetitions = newValue ?? Int32.min }
  }

  /// The weight moved; nil where there was none to note.
  @inlinable public var load: Load? {
    get { loadBits == Self.absent ? nil : Load(ExactDecimal(bits: loadBits), unit: loadUnit) }
    set {
      loadBits = newValue?.value.bits ?? Self.absent
      loadUnit = newValue?.unit
    }
  }

  /// How long the set took, in seconds.
  @inlinable public var durationSeconds: ExactDecimal? {
    get { durationBits == Self.absent ? nil : ExactDecimal(bits: durationBits) }
    set { durationBits = newValue?.bits ?? Self.absent }
  }

  /// What only few sets have; nil for the others.
  @inlinable public var details: SetDetails? {
    get { box?.value }
    set { box = newValue.map { Boxed($0) } }
  }
}
