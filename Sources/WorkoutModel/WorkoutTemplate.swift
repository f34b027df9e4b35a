/// A workout to be done: its exercises, with target sets where the source has them.
public struct WorkoutTemplate: Hashable, Identifiable, Sendable {
  /// The identifier that its app gave it.
  public var id: WorkoutIdentifier?
  /// The name of the routine.
  public var title: String?
  /// The exercises, in order; their sets are targets.
  public var exercises: [Exercise]
  /// Exercises to be done in turn, each group as indices into ``exercises``; nil where the source has no such list.
  public var supersets: [[Int]]?
  /// True for a template that came with the app, false for one of the user's own.
  public var isBuiltIn: Bool
  /// A remark on the routine.
  public var notes: String?
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes a template.
  public init(
    id: WorkoutIdentifier? = nil, title: String? = nil, exercises: [Exercise] = [],
    supersets: [[Int]]? = nil, isBuiltIn: Bool = false, notes: String? = nil,
    sourceFields: SourceFields? = nil
  ) {
    self.id = id
    self.title = title
    self.exercises = exercises
    self.supersets = supersets
    self.isBuiltIn = isBuiltIn
    self.notes = notes
    self.sourceFields = sourceFields
  }

  /// Makes the template of a workout: its exercises without what was done in them.
  ///
  /// Notes and the source's own fields of the workout belong to the day and are left behind.
  public init(of workout: Workout) {
    self.init(
      title: workout.title, exercises: workout.exercises.map { Exercise($0.identity) },
      supersets: workout.supersets)
  }
}
