/// A workout that was done.
///
/// What the source does not say is nil: a reader invents nothing.
public struct Workout: Hashable, Identifiable, Sendable {
  /// The identifier that its app gave it.
  public var id: WorkoutIdentifier?
  /// The name of the session.
  public var title: String?
  /// When it began.
  public var start: Moment?
  /// How long it took, in seconds.
  public var durationSeconds: ExactDecimal?
  /// The exercises, in order.
  public var exercises: [Exercise]
  /// Exercises done in turn, each group as indices into ``exercises``; nil where the source has no such list.
  public var supersets: [[Int]]?
  /// True where the user moved the start by hand; nil where the source does not say.
  public var isStartEdited: Bool?
  @usableFromInline var box: Boxed<WorkoutDetails>?

  /// Makes a workout.
  public init(
    id: WorkoutIdentifier? = nil, title: String? = nil, start: Moment? = nil,
    durationSeconds: ExactDecimal? = nil, exercises: [Exercise] = [], supersets: [[Int]]? = nil,
    isStartEdited: Bool? = nil, details: WorkoutDetails? = nil
  ) {
    self.id = id
    self.title = title
    self.start = start
    self.durationSeconds = durationSeconds
    self.exercises = exercises
    self.supersets = supersets
    self.isStartEdited = isStartEdited
    box = details.map { Boxed($0) }
  }

  /// True where ``details`` are there, which are not copied for the question.
  @inlinable public var hasDetails: Bool { box != nil }

  /// What only few workouts have; nil for the others.
  public var details: WorkoutDetails? {
    get { box?.value }
    set { box = newValue.map { Boxed($0) } }
  }
}
