internal import Notation
public import WorkoutModel

/// Makes workouts of the rows of a table, one row a set; each is ready to be passed on as soon as the next begins.
@usableFromInline package final class WorkoutAssembler {
  /// Workouts that are remembered, to notice one that comes back later.
  private static let maximumRemembered = 1 << 20

  /// What a row does to the workouts before it.
  @usableFromInline package enum Beginning {
    /// It belongs to the present workout.
    case same
    /// It begins another.
    case new
    /// It begins one that has been there before: the rows do not stand together.
    case again
  }

  private let sink: any ArchiveSink
  /// Changes a workout whose rows have all been read, where only all of them tell how.
  ///
  /// - Returns: false if no later workout is changed.
  package typealias Settling = (inout Workout) -> Bool

  private var settle: Settling?
  /// The hash of the cells of the present workout; nil before the first workout and after the last.
  @exclusivity(unchecked) @usableFromInline private(set) var key: UInt64?
  @exclusivity(unchecked) private var workout: Workout?
  /// The workout before it, while nobody has passed it on.
  @exclusivity(unchecked) private var ready: Workout?
  // True where `ready` is there: it is asked for each row, and looking into an optional workout takes longer.
  @exclusivity(unchecked) private var isReady = false
  private var workoutNotes: String?
  @exclusivity(unchecked) private var exercises: [Exercise] = []
  @exclusivity(unchecked) private var identity: ExerciseIdentity?
  @exclusivity(unchecked) @usableFromInline var sets: [ExerciseSet] = []
  @exclusivity(unchecked) private var details: ExerciseDetails?
  @exclusivity(unchecked) private var group: Int?
  private var groups: [[Int]] = []
  private var groupPlaces: [Int: Int] = [:]
  @exclusivity(unchecked) private var seen: Set<UInt64> = []
  @exclusivity(unchecked) private(set) var identities = ExerciseIdentities()
  /// Is told the key of each workout where another judges whether it has been there before.
  private var began: ((UInt64) -> Void)?

  /// Pushes workouts into `sink`.
  ///
  /// - Parameter settle: changes each workout before it is passed on; nil where nothing is to be changed.
  package init(_ sink: any ArchiveSink, settle: Settling? = nil) {
    self.sink = sink
    self.settle = settle
  }

  /// Makes it the assembler of a part, whose workouts another settles and compares with those before.
  func readPart(_ identities: ExerciseIdentities, began: @escaping (UInt64) -> Void) {
    self.identities = identities
    self.began = began
  }

  /// True where sets have a workout and an exercise to go to.
  package var hasExercise: Bool { identity != nil }

  /// The set that was added last to the present exercise.
  package var lastSet: ExerciseSet? {
    get { sets.last }
    set { if let newValue, !sets.isEmpty { sets[sets.count - 1] = newValue } }
  }

  /// Number of sets of the present exercise.
  package var setCount: Int { sets.count }

  /// Begins a workout where `key` is another than that of the last row.
  ///
  /// - Parameters:
  ///   - key: a hash of the cells that tell one workout from the next.
  ///   - workout: what is known of a new workout.
  /// - Returns: what became of it.
  @inlinable @inline(__always)
  package func beginWorkout(key: UInt64, _ workout: () -> Workout) -> Beginning {
    key == self.key ? .same : begin(workout(), key: key)
  }

  @inline(never)
  @usableFromInline func begin(_ workout: Workout, key: UInt64) -> Beginning {
    finishWorkout()
    self.key = key
    self.workout = workout
    if let began {
      began(key)
      return .new
    }
    return isNew(key) ? .new : .again
  }

  /// False for the key of a workout that has been there before.
  func isNew(_ key: UInt64) -> Bool {
    seen.count < Self.maximumRemembered ? seen.insert(key).inserted : true
  }

  /// The workout that is being made, without its exercises.
  package func changeWorkout(_ change: (inout Workout) -> Void) {
    guard var changed = workout.take() else { return }
    change(&changed)
    workout = changed
  }

  /// Adds to the notes of the workout, in place: an input may have a million for one.
  package func addWorkoutNotes(_ notes: String) {
    if workoutNotes == nil { workoutNotes = "" } else { workoutNotes?.append("\n") }
    workoutNotes?.append(notes)
  }

  /// Begins the next exercise of the workout.
  ///
  /// - Parameters:
  ///   - group: the number of the superset that it belongs to.
  ///   - count: how many of the last sets belong to it already.
  package func beginExercise(_ identity: ExerciseIdentity, group: Int? = nil, takingLast count: Int = 0) {
    let taken = Array(sets.suffix(count))
    sets.removeLast(taken.count)
    finishExercise()
    sets = taken
    self.identity = identity
    self.group = group
  }

  /// The identity of an exercise that is known by its name alone; equal bytes share one instance.
  package func identity(_ raw: UnsafeRawBufferPointer, name: () -> String?) -> ExerciseIdentity {
    identities.identity(raw, name: name)
  }

  /// The instance that stands for all identities that equal `identity`.
  package func shared(_ identity: ExerciseIdentity) -> ExerciseIdentity {
    identities.shared(identity)
  }

  /// Changes the details of the present exercise.
  package func changeExercise(_ change: (inout ExerciseDetails) -> Void) {
    var changed = details ?? ExerciseDetails()
    change(&changed)
    details = changed
  }

  /// Notes of the present exercise.
  package var notes: String? { details?.notes }

  /// Adds to the notes of the present exercise, in place as well.
  package func addNotes(_ notes: String) {
    if details == nil { details = ExerciseDetails() }
    if details?.notes == nil { details?.notes = "" } else { details?.notes?.append("\n") }
    details?.notes?.append(notes)
  }

  /// Adds a set to the present exercise.
  @inlinable @inline(__always)
  package func add(_ set: ExerciseSet) { sets.append(set) }

  private func finishExercise() {
    guard let identity else { return }
    if let group {
      if let place = groupPlaces[group] {
        groups[place].append(exercises.count)
      } else {
        groupPlaces[group] = groups.count
        groups.append([exercises.count])
      }
    }
    exercises.append(Exercise(identity, sets: sets, details: details))
    self.identity = nil
    sets = []
    details = nil
    group = nil
  }

  private func finishWorkout() {
    finishExercise()
    guard var finished = workout.take() else { return }
    finished.exercises = exercises
    if !groups.isEmpty { finished.supersets = groups }
    if let workoutNotes {
      var details = finished.details ?? WorkoutDetails()
      details.notes = details.notes.map { $0 + "\n" + workoutNotes } ?? workoutNotes
      finished.details = details
    }
    key = nil
    exercises = []
    groups = []
    groupPlaces = [:]
    workoutNotes = nil
    putBack(finished)
  }

  /// Pushes the workout that is ready, if one is; called after each row.
  @inline(__always)
  package func pass() throws(WorkoutError) {
    if let workout = takeReady() { try settleAndPass(workout) }
  }

  /// True while workouts may have to be changed before they are passed on.
  var settles: Bool { settle != nil }

  /// Settles `workout` and pushes it.
  func settleAndPass(_ workout: Workout) throws(WorkoutError) {
    guard let settle, began == nil else { return try sink.add(workout) }
    var workout = workout
    if !settle(&workout) { self.settle = nil }
    try sink.add(workout)
  }

  /// The workout that is ready; nil if no workout is.
  @inline(__always)
  func takeReady() -> Workout? { isReady ? takeReadyWorkout() : nil }

  @inline(never)
  private func takeReadyWorkout() -> Workout? {
    isReady = false
    return ready.take()
  }

  /// Takes back a workout that was taken when it was ready.
  func putBack(_ workout: Workout) {
    ready = workout
    isReady = true
  }

  /// The last workout, whose rows have all come; nil if no workout has begun.
  func takeLast() -> Workout? {
    finishWorkout()
    return takeReady()
  }

  /// Pushes the last workout and ends the archive.
  package func finish() throws(WorkoutError) {
    finishWorkout()
    try pass()
    try sink.finish()
  }
}
