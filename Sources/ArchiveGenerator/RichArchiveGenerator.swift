public import WorkoutModel

/// Makes archives in which every field of the model is sometimes there and sometimes not, from a seed.
///
/// Values are such as a training log may well hold, and texts such as trip up careless writers: quotes, commas,
/// line breaks, spaces at both ends, emoji, writing from right to left.
public struct RichArchiveGenerator {
  /// What the archives hold.
  public struct Options: Sendable {
    /// The units of loads; nil stands for an unstated one.
    public var massUnits: [MassUnit?] = [.kilograms, .pounds, nil]
    /// The units of distances; nil stands for an unstated one.
    public var distanceUnits: [DistanceUnit?] = DistanceUnit.allCases + [nil]
    /// Minutes east of UTC of the times; nil stands for a wall time.
    public var offsets: [Int?] = [nil, 0, 60, -420, 345]
    /// How exactly times are known.
    public var precisions: [Moment.Precision] = [.day, .minute, .second, .millisecond]
    /// The texts of titles, notes and the like.
    public var texts = RichArchiveGenerator.texts
    /// The names of exercises.
    public var exerciseNames = RichArchiveGenerator.exerciseNames
    /// The formats whose fields stand beside values; empty for none.
    public var sourceFormats = ["another-format"]
    /// The names of those fields.
    public var sourceFields = ["summary", "xp", "a/b", "a~1b", "", "date"]
    /// True where workouts sometimes have no start.
    public var mayLackStart = true
    /// True where values are sometimes such as no log holds, but the model can.
    public var isExtreme = false

    /// Makes options that ask for all that is plausible.
    public init() {}
  }

  let options: Options
  var random: SeededGenerator
  /// The days of workouts so far: no two are on one day.
  var days: Set<Int> = []

  /// Starts the archives of `seed`.
  public init(seed: UInt64, options: Options = Options()) {
    self.options = options
    random = SeededGenerator(seed: seed)
  }

  /// An archive of `count` workouts.
  public mutating func archive(workouts count: Int) -> WorkoutArchive {
    var archive = emptyArchive()
    archive.workouts = (0..<count).map { _ in workout() }
    return archive
  }

  /// Everything but the workouts.
  public mutating func emptyArchive() -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = maybe { made in .init(format: made.text(), version: made.maybe { Int($0.whole(1...9)) })
    }
    if one(in: 2) { archive.profile = profile() }
    if one(in: 2) { archive.preferences = preferences() }
    archive.measurements = list(0...3) { $0.measurement() }
    archive.exerciseTypes = maybe { $0.list(0...3) { $0.exerciseType() } }
    archive.categoryColors = maybe { made in
      made.list(0...3) { CategoryColor(category: $0.text(), color: $0.pick(["039BE5", "f44336", ""])) }
    }
    archive.templates = list(0...3) { $0.template() }
    archive.rides = list(0...2) { $0.ride() }
    archive.goals = list(0...2) { $0.goal() }
    archive.routine = maybe { $0.routine() }
    archive.sourceFields = sourceFields()
    return archive
  }

  private mutating func profile() -> Profile {
    var profile = Profile()
    profile.name = maybe { $0.text() }
    profile.picture = maybe { $0.pick(["", "aGVsbG8=", "iVBORw0KGgo="]) }
    profile.created = maybe { $0.moment() }
    profile.bodyWeight = maybe { $0.load() }
    if one(in: 2) {
      profile.totals.workouts = maybe { $0.number(0...5_000) }
      profile.totals.exercises = maybe { $0.number(0...50_000) }
      profile.totals.sets = maybe { $0.number(0...500_000) }
      profile.totals.durationSeconds = maybe { $0.number(0...9_000_000) }
      profile.totals.volume = maybe { $0.number(0...90_000_000) }
    }
    profile.achievements = maybe { $0.list(0...3) { $0.text() } }
    profile.sourceFields = sourceFields()
    return profile
  }

  private mutating func preferences() -> Preferences {
    var preferences = Preferences()
    preferences.massUnit = pick(options.massUnits)
    preferences.distanceUnit = pick(options.distanceUnits)
    preferences.startsWeekOnMonday = maybe { $0.one(in: 2) }
    preferences.sourceFields = sourceFields()
    return preferences
  }

  private mutating func measurement() -> BodyMeasurement {
    let kind: String
    let unit: String?
    (kind, unit) = pick([
      ("Weight", "kg"), ("Weight", "lb"), ("Body Fat", "%"), ("Waist", "cm"), ("Neck", nil),
    ])
    return BodyMeasurement(
      moment: maybe { $0.moment() }, kind: one(in: 8) ? text() : kind, value: number(1...150), unit: unit,
      note: maybe { $0.text() }, sourceFields: sourceFields())
  }

  private mutating func exerciseType() -> ExerciseType {
    ExerciseType(
      name: maybe { $0.pick($0.options.exerciseNames) }, variations: maybe { $0.list(0...3) { $0.text() } },
      category: maybe { $0.category() }, style: maybe { $0.style() }, sourceFields: sourceFields())
  }

  private mutating func goal() -> ExerciseGoal {
    var goal = ExerciseGoal(identity(), target: target(), due: maybe { $0.moment() })
    goal.sourceFields = sourceFields()
    return goal
  }

  private mutating func routine() -> WeeklyRoutine {
    var routine = WeeklyRoutine(
      days: (0..<7).map { _ in list(0...2) { $0.pick(["pushup", "pullup", "legraise"]) } },
      stages: list(0...3) {
        ProgressionStage(
          progression: $0.pick(["pushup", "squat", "bridge"]), stage: Int32($0.whole(0...9)),
          level: $0.pick(["beginner", "intermediate", "progression"]))
      })
    routine.sourceFields = sourceFields()
    return routine
  }
}
