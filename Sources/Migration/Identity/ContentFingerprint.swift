internal import WorkoutModel

/// What was done in a workout as a number of 128 bits: which exercises, and the sets of each.
///
/// Neither the order of the exercises nor what some formats leave out (kinds of sets, effort, notes, times beside
/// repetitions) counts, and zero says no more than nothing. Workouts that differ have the same number once in 2¹²⁸ times.
struct ContentFingerprint: Hashable {
  private(set) var high: UInt64 = 0
  private(set) var low: UInt64 = 0
  /// Number of sets that say something.
  private(set) var setCount: Int32 = 0

  /// Feeds one half to `hasher`: it is a hash itself.
  func hash(into hasher: inout Hasher) { hasher.combine(low) }

  /// Sums up `workout`; one without a set is known by its title.
  ///
  /// - Parameters:
  ///   - countsAmounts: false where loads and times count no more than that there are such, whatever apps
  ///     make of them in rounding.
  ///   - look: is shown each set and what it says.
  @inline(__always)
  init(
    _ workout: Workout, keys: ExerciseKeys, countsAmounts: Bool = true,
    look: (ExerciseSet, SetHash?) -> Void = { _, _ in }
  ) {
    // Most sets have the load of the one before.
    var load: (load: Load?, cell: Int64) = (nil, 0)
    // By index: copying each exercise would take as long as hashing its sets.
    for number in workout.exercises.indices {
      let key = keys[workout.exercises[number].identity]
      for index in workout.exercises[number].sets.indices {
        let set = workout.exercises[number].sets[index]
        if set.load != load.load { load = (set.load, LoadGrid.cell(of: set.load)) }
        let hash = SetHash(set, of: key, cell: load.cell, countsAmounts: countsAmounts)
        look(set, hash)
        guard let hash else { continue }
        // A sum does not mind the order, and counts what is there twice.
        high &+= hash.high
        low &+= hash.low
        setCount += 1
      }
    }
    guard setCount == 0 else { return }
    var hash = SetHash(start: 1)
    hash.add(workout.title ?? "")
    for exercise in workout.exercises { hash.add(keys[exercise.identity]) }
    (high, low) = (hash.high, hash.low)
  }
}

/// What one set says as a number of 128 bits.
struct SetHash: Hashable {
  private(set) var high: UInt64
  private(set) var low: UInt64

  /// No distance is longer than this, in metres.
  private static let farthest = 1e11

  fileprivate init(start: UInt64) {
    high = start
    low = ~start
  }

  /// Sums up `set` of the exercise with `key`; nil where it says nothing.
  ///
  /// - Parameters:
  ///   - cell: the cell of its load, where it is known.
  ///   - countsDistance: false where a distance counts no more than that there is one: apps round it too
  ///     differently to have a number of its own.
  ///   - countsTime: false where a time beside repetitions counts for nothing: only some apps state it.
  ///   - countsText: false where free text counts for nothing: most formats make a note of it.
  ///   - countsAmounts: false where a load and a time count no more than that they are there.
  init?(
    _ set: ExerciseSet, of key: UInt64, cell: Int64? = nil, countsDistance: Bool = false,
    countsTime: Bool = false,
    countsText: Bool = false, countsAmounts: Bool = true
  ) {
    self.init(start: key)
    let reps = set.reps ?? 0
    var load = cell ?? LoadGrid.cell(of: set.load)
    var seconds =
      reps == 0 || countsTime
      ? set.durationSeconds.map { Int64($0.rounded(toFractionDigits: 0).wholePart) } ?? 0 : 0
    if !countsAmounts {
      load = set.load.map { $0.value.coefficient.signum() } ?? 0
      seconds = seconds.signum()
    }
    var isEmpty = reps == 0 && load == 0 && seconds == 0
    add(UInt64(bitPattern: Int64(reps)))
    add(UInt64(bitPattern: load))
    add(UInt64(bitPattern: seconds))
    if set.hasDetails, let details = set.details {
      if countsText, let text = details.freeText, !text.isEmpty {
        add(text)
        isEmpty = false
      }
      if let distance = details.distance, distance.value.coefficient != 0 {
        if isEmpty { add(1) }
        isEmpty = false
        if countsDistance, let meters = DistanceLikeness.meters(distance), abs(meters) < Self.farthest {
          add(UInt64(bitPattern: Int64((meters / 100).rounded())))
        }
      }
    }
    if isEmpty { return nil }
  }

  /// Sums up a text.
  init(text: String) {
    self.init(start: 2)
    add(text)
  }

  fileprivate mutating func add(_ value: UInt64) {
    high = (high ^ value) &* 0x9e37_79b9_7f4a_7c15
    high ^= high >> 29
    low = (low &+ value) &* 0xc2b2_ae3d_27d4_eb4f
    low ^= low >> 31
  }

  fileprivate mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
    add(0xff)
  }
}
