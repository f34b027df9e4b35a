/// An exercise of a workout or template, with the sets done or asked for.
public struct Exercise: Hashable, Sendable {
  /// Which exercise it is.
  public var identity: ExerciseIdentity
  /// The sets, in order.
  public var sets: [ExerciseSet]
  @usableFromInline var box: Boxed<ExerciseDetails>?

  /// Makes an exercise of `identity` with `sets`.
  public init(_ identity: ExerciseIdentity, sets: [ExerciseSet] = [], details: ExerciseDetails? = nil) {
    self.identity = identity
    self.sets = sets
    box = details.map { Boxed($0) }
  }

  /// Makes an exercise of `identity` with all else of `other`.
  @inlinable
  package init(_ identity: ExerciseIdentity, like other: Exercise) {
    self.identity = identity
    sets = other.sets
    box = other.box
  }

  /// The name of its identity: `Bench Press`.
  public var name: String? { identity.name }

  /// True where ``details`` are there, which are not copied for the question.
  @inlinable public var hasDetails: Bool { box != nil }

  /// What only few exercises have; nil for the others.
  public var details: ExerciseDetails? {
    get { box?.value }
    set { box = newValue.map { Boxed($0) } }
  }
}
