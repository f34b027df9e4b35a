public import WorkoutModel

/// Makes archives that look like years of training, from a seed.
public struct ArchiveGenerator {
  private var random: SeededGenerator
  private let identities: [ExerciseIdentity]
  private var minute: Int64 = 0

  private static let names: [(name: String, category: String, style: SetStyle, variations: [String])] = [
    ("Bench Press", "Chest", .repsWeight, ["Flat", "Incline", "Decline"]),
    ("Back Squat", "Legs", .repsWeight, ["High Bar", "Low Bar"]),
    ("Deadlift", "Back", .repsWeight, ["Conventional", "Sumo"]),
    ("Overhead Press", "Shoulders", .repsWeight, []),
    ("Curl", "Biceps", .repsWeight, ["Barbell", "Dumbbell", "Cable"]),
    ("Triceps Extension", "Triceps", .repsWeight, ["Rope", "Bar"]),
    ("Row", "Back", .repsWeight, ["Barbell", "Dumbbell", "Machine"]),
    ("Pull-up", "Back", .reps, ["Wide", "Neutral"]),
    ("Dip", "Triceps", .reps, []),
    ("Plank", "Abs / Core", .time, []),
    ("Farmer's Walk", "Olympic", .timeWeight, []),
    ("Rowing Machine", "Cardio", .time, []),
    ("Circuit", "Cardio", .custom, []),
    ("Leg Press", "Legs", .repsWeight, ["Narrow", "Wide"]),
  ]
  private static let titles = [
    "Push Day", "Pull Day", "Leg Day 🦵", "Abendtraining", "Full Body 🏋️‍♂️", "Öffnungstag", "筋トレ",
    "Morning \"Grind\"",
  ]

  /// Starts the archives of `seed`.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    identities = Self.names.flatMap { entry in
      ([nil] + entry.variations).map {
        ExerciseIdentity(name: entry.name, variation: $0, category: entry.category, style: entry.style)
      }
    }
  }

  /// An archive of `count` workouts, newest last, weights in kilograms.
  public mutating func archive(workouts count: Int) -> WorkoutArchive {
    var archive = emptyArchive()
    archive.workouts.reserveCapacity(count)
    for _ in 0..<count { archive.workouts.append(workout()) }
    return archive
  }

  /// Everything but the workouts.
  public mutating func emptyArchive() -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.preferences.massUnit = .kilograms
    archive.preferences.startsWeekOnMonday = true
    archive.profile.name = "Seeded Lifter"
    archive.exerciseTypes = Self.names.map {
      ExerciseType(name: $0.name, variations: $0.variations, category: $0.category, style: $0.style)
    }
    archive.templates = (0..<3).map { _ in WorkoutTemplate(of: workout()) }
    return archive
  }

  /// The next workout, a day or two after the one before.
  public mutating func workout() -> Workout {
    minute += Int64.random(in: 1_200...3_000, using: &random)
    let exercises = (0..<Int.random(in: 4...9, using: &random)).map { _ in exercise() }
    let day = CivilDate(daysSince1970: 15_000 + Int(minute / 1_440 % 30_000))
    let start = day.flatMap {
      Moment(date: $0, hour: Int(minute / 60 % 24), minute: Int(minute % 60), precision: .minute)
    }
    return Workout(
      id: WorkoutIdentifier(high: random.next(), low: random.next()),
      title: Self.titles.randomElement(using: &random),
      start: start, durationSeconds: ExactDecimal(Int32.random(in: 1_200...7_200, using: &random)),
      exercises: exercises, supersets: exercises.count > 5 ? [[0, 1], [2, 3]] : [],
      isStartEdited: Bool.random(using: &random))
  }

  private mutating func exercise() -> Exercise {
    // Free text is rare in real logs: one exercise in forty at most.
    var identity = identities[Int.random(in: 0..<identities.count, using: &random)]
    if identity.style == .custom, Int.random(in: 0..<4, using: &random) > 0 { identity = identities[0] }
    let style = identity.style ?? .repsWeight
    let sets = (0..<Int.random(in: 3...5, using: &random)).map { _ in set(style) }
    return Exercise(identity, sets: sets)
  }

  private mutating func set(_ style: SetStyle) -> ExerciseSet {
    let reps = Int32.random(in: 1...20, using: &random)
    switch style {
    case .reps: return ExerciseSet(reps: reps)
    case .time: return ExerciseSet(durationSeconds: ExactDecimal(reps * 15))
    case .timeWeight: return ExerciseSet(load: load(), durationSeconds: ExactDecimal(reps * 5))
    case .custom: return ExerciseSet(details: SetDetails(freeText: "\(reps) rounds, then stairs"))
    default: return ExerciseSet(reps: reps, load: load())
    }
  }

  private mutating func load() -> Load {
    let quarters = Int64.random(in: 10...800, using: &random)
    let hundredths = ExactDecimal(coefficient: quarters * 25, fractionDigits: 2) ?? ExactDecimal(0)
    return Load(hundredths.normalized, unit: .kilograms)
  }
}
