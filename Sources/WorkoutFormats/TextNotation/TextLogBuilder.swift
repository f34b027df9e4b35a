internal import WorkoutModel

/// Puts workouts and templates together from the lines of a training log.
struct TextLogBuilder {
  /// A workout or a template.
  private struct Section {
    var isTemplate = false
    var title: String?
    var start: Moment?
    var duration: ExactDecimal?
    var notes: String?
    var exercises: [Exercise] = []
    /// The supersets by their letters, and by numbers where none is given: places there, and exercises.
    var groups: [String: [(number: Int, exercise: Int)]] = [:]
    /// The letter of the last exercise.
    var lastGroup: String?
  }

  private(set) var workouts: [Workout] = []
  private(set) var templates: [WorkoutTemplate] = []
  private var section: Section?
  private var identities: Set<ExerciseIdentity> = []

  /// True where nothing has begun.
  var isEmpty: Bool { section == nil && workouts.isEmpty && templates.isEmpty }

  /// When the workout that has begun last was started.
  var start: Moment? { section?.start }

  /// True where sets have an exercise to go to.
  var hasExercise: Bool { section?.exercises.isEmpty == false }

  mutating func beginWorkout(title: String?) {
    finishSection()
    section = Section(title: title)
  }

  mutating func beginTemplate(title: String?) {
    finishSection()
    section = Section(isTemplate: true, title: title)
  }

  mutating func setStart(_ start: Moment) { section?.start = start }

  /// Sets the duration of the workout; false where it has one, or exercises came before.
  mutating func setDuration(_ seconds: ExactDecimal) -> Bool {
    guard let section, !section.isTemplate, section.duration == nil, section.exercises.isEmpty else {
      return false
    }
    self.section?.duration = seconds
    return true
  }

  /// Adds notes to the last exercise, or to the workout if it has no exercise yet; in place, as there may be many.
  mutating func addNotes(_ notes: String) {
    begin()
    guard let last = section?.exercises.indices.last else {
      if section?.notes == nil { section?.notes = notes } else { section?.notes?.append("\n" + notes) }
      return
    }
    var details = section?.exercises[last].details ?? ExerciseDetails()
    section?.exercises[last].details = nil
    if details.notes == nil { details.notes = notes } else { details.notes?.append("\n" + notes) }
    section?.exercises[last].details = details
  }

  mutating func addExercise(_ name: TextExerciseName) {
    begin()
    let number = section?.exercises.count ?? 0
    let identity = shared(ExerciseIdentity(name: name.name))
    section?.exercises.append(Exercise(identity))
    if let label = name.superset {
      section?.groups[label.letter, default: []].append((label.number, number))
      section?.lastGroup = label.letter
    } else if name.joinsLast, number > 0 {
      let letter = section?.lastGroup ?? "+\(number)"
      if section?.lastGroup == nil { section?.groups[letter] = [(0, number - 1)] }
      let count = section?.groups[letter]?.count ?? 0
      section?.groups[letter]?.append((count, number))
      section?.lastGroup = letter
    } else {
      section?.lastGroup = nil
    }
  }

  mutating func add(_ sets: [ExerciseSet]) {
    if !hasExercise { addExercise(TextExerciseName(name: "")) }
    guard let last = section?.exercises.indices.last else { return }
    section?.exercises[last].sets += sets
  }

  /// Sets the variation of the last exercise; false if no exercise has begun, or it has a variation.
  mutating func setVariation(_ variation: String) -> Bool {
    guard let identity = section?.exercises.last?.identity, identity.variation == nil else { return false }
    change(ExerciseIdentity(name: identity.name, variation: variation, category: identity.category))
    return true
  }

  /// Sets the category of the last exercise; false if no exercise has begun, or it has a category.
  mutating func setCategory(_ category: String) -> Bool {
    guard let identity = section?.exercises.last?.identity, identity.category == nil else { return false }
    change(ExerciseIdentity(name: identity.name, variation: identity.variation, category: category))
    return true
  }

  private mutating func change(_ identity: ExerciseIdentity) {
    guard let last = section?.exercises.indices.last else { return }
    let identity = shared(identity)
    section?.exercises[last].identity = identity
  }

  /// The instance that stands for all identities that equal `identity`.
  private mutating func shared(_ identity: ExerciseIdentity) -> ExerciseIdentity {
    identities.insert(identity).memberAfterInsert
  }

  private mutating func begin() {
    if section == nil { section = Section() }
  }

  /// True where a weight states another unit than `unit`.
  func states(otherThan unit: MassUnit?) -> Bool {
    let exercises = workouts.lazy.flatMap { $0.exercises }
    return exercises.contains { $0.sets.contains { $0.load.map { $0.unit != unit } ?? false } }
  }

  /// All that has been put together.
  mutating func finished() -> TextLogBuilder {
    finishSection()
    return self
  }

  private mutating func finishSection() {
    guard let section = section.take() else { return }
    let supersets = Self.supersets(section.groups)
    guard !section.isTemplate else {
      templates.append(
        WorkoutTemplate(
          title: section.title, exercises: section.exercises, supersets: supersets, notes: section.notes))
      return
    }
    var workout = Workout(
      title: section.title, start: section.start, durationSeconds: section.duration,
      exercises: section.exercises, supersets: supersets)
    if let notes = section.notes {
      var details = WorkoutDetails()
      details.notes = notes
      workout.details = details
    }
    workouts.append(workout)
  }

  /// The supersets in the order of their letters, each in the order of its numbers.
  private static func supersets(_ groups: [String: [(number: Int, exercise: Int)]]) -> [[Int]]? {
    guard !groups.isEmpty else { return nil }
    let sorted = groups.sorted {
      ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key)
    }
    return sorted.map { group in
      group.value.sorted { ($0.number, $0.exercise) < ($1.number, $1.exercise) }.map { $0.exercise }
    }
  }
}
