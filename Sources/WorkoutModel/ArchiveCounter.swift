/// A sink that counts and keeps nothing.
public final class ArchiveCounter: ArchiveSink {
  /// The format and version that the archive was read from.
  public private(set) var source: WorkoutArchive.Source?
  /// Number of workouts.
  public var workouts: Int { amount.workouts }
  /// Number of exercises done in them.
  public var exercises: Int { amount.exercises }
  /// Number of sets done in them.
  public var sets: Int { amount.sets }
  /// Number of templates.
  public private(set) var templates = 0
  /// Number of exercise types.
  public private(set) var exerciseTypes = 0
  /// Number of measurements of the body.
  public private(set) var measurements = 0
  /// Number of structured rides and runs.
  public private(set) var rides = 0
  /// The start of the earliest workout.
  @exclusivity(unchecked) public private(set) var firstStart: Moment?
  /// The start of the latest workout.
  @exclusivity(unchecked) public private(set) var lastStart: Moment?
  /// The unit of weights, where the source states it for all of them.
  public private(set) var massUnit: MassUnit?
  /// The units that the weights of sets state.
  public private(set) var loadUnits: Set<MassUnit> = []
  /// True where there are weights whose unit nothing states.
  @exclusivity(unchecked) public private(set) var hasUnmarkedLoads = false
  /// The user's name.
  public private(set) var name: String?

  /// The unit of the last load that has one: hardly any archive has two.
  @exclusivity(unchecked) private var lastUnit: MassUnit?

  @exclusivity(unchecked) private var amount = WorkoutAmount()

  private let looksAtLoads: Bool

  /// Makes a counter that has seen nothing.
  public init() { looksAtLoads = true }

  /// Makes a counter for one who does not ask for the units of loads, if `looksAtLoads` is false: sets are not looked at.
  package init(looksAtLoads: Bool) { self.looksAtLoads = looksAtLoads }

  /// Counts everything but the workouts.
  public func begin(_ archive: WorkoutArchive) {
    source = archive.source
    templates = archive.templates.count
    exerciseTypes = archive.exerciseTypes?.count ?? 0
    measurements = archive.measurements.count
    rides = archive.rides.count
    massUnit = archive.preferences.massUnit
    name = archive.profile.name
  }

  /// Counts a workout.
  public func add(_ workout: Workout) {
    amount.add(workout)
    if looksAtLoads { countUnits(of: workout) }
    guard let start = workout.start else { return }
    firstStart = firstStart.map { min($0, start) } ?? start
    lastStart = lastStart.map { max($0, start) } ?? start
  }

  /// Counts workouts of which only the numbers are known.
  package func add(_ amount: WorkoutAmount) { self.amount.add(amount) }

  private func countUnits(of workout: Workout) {
    for exercise in workout.exercises.indices {
      for set in workout.exercises[exercise].sets.indices {
        if let load = workout.exercises[exercise].sets[set].load { count(load.unit) }
      }
    }
  }

  @inline(__always)
  private func count(_ unit: MassUnit?) {
    guard let unit else {
      hasUnmarkedLoads = true
      return
    }
    guard unit != lastUnit else { return }
    lastUnit = unit
    loadUnits.insert(unit)
  }
}
