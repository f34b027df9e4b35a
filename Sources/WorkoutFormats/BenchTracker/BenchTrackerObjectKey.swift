/// A key of one of the objects at the top of a file: since when it is there, and what a writer puts where
/// the source has nothing.
struct BenchTrackerObjectKey: Sendable {
  let name: String
  /// The first version that has the key.
  let since: Int
  /// The first version that refuses a file without it; nil where no version does always.
  let requiredSince: Int?
  /// JSON text of the app's own default; nil where the writer works it out.
  let fallback: String?

  private init(_ name: String, since: Int, _ fallback: String?) {
    self.init(name, since: since, requiredSince: since, fallback)
  }

  private init(_ name: String, since: Int, requiredSince: Int?, _ fallback: String?) {
    self.name = name
    self.since = since
    self.requiredSince = requiredSince
    self.fallback = fallback
  }

  /// True where a file of `version` cannot do without the key.
  func isRequired(in version: Int) -> Bool { requiredSince.map { $0 <= version } ?? false }

  static let settings: [BenchTrackerObjectKey] = [
    .init("startWeekOnMonday", since: 1, "true"),
    .init("disableSleep", since: 1, "true"),
    .init("weightInLbs", since: 1, nil),
    .init("showWorkoutDetails", since: 3, "false"),
    .init("showEquivalencyChart", since: 3, "true"),
    .init("showLastWorkout", since: 3, "true"),
    .init("bodyweightIsVolume", since: 4, "false"),
    .init("bodyweightMultiplier", since: 4, "1"),
    .init("showSmartNames", since: 5, "true"),
    .init("smartNicknames", since: 5, smartNicknames),
  ]

  static let user: [BenchTrackerObjectKey] = [
    .init("dateCreated", since: 1, nil),
    .init("name", since: 4, requiredSince: nil, "\"\""),
    .init("imageData", since: 4, requiredSince: nil, "\"\""),
    .init("weight", since: 4, requiredSince: nil, "0"),
    .init("achievementListVersion", since: 4, "1"),
    .init("xp", since: 4, "0"),
    .init("totalDuration", since: 4, nil),
    .init("totalVolume", since: 4, nil),
    .init("totalWorkouts", since: 4, nil),
    .init("currentStreak", since: 4, "0"),
    .init("longestStreak", since: 4, "0"),
    .init("totalSets", since: 4, requiredSince: 5, nil),
    .init("totalExercises", since: 4, requiredSince: 5, nil),
  ]

  static let typeList: [BenchTrackerObjectKey] = [
    .init("list", since: 1, nil), .init("colors", since: 1, nil),
  ]

  static let templateList: [BenchTrackerObjectKey] = [
    .init("userWorkouts", since: 2, nil), .init("defaultWorkouts", since: 2, nil),
  ]

  /// The keys of the object called `name` at the top of a file.
  static func keys(of name: String) -> [BenchTrackerObjectKey] {
    switch name {
    case "settings": settings
    case "user": user
    case "typeList": typeList
    case "templateList": templateList
    default: []
    }
  }

  private static let smartNicknames = """
    {"abs":"Shredded Abs","arms":"Arm Workout","back":"Back Day","cardio":"Cardio","chest":"Chest Day",\
    "legs":"Leg Day","shoulders":"Shoulder Workout","pull":"Pull Day","push":"Push Day",\
    "chestBack":"Chest and Back","chestBiceps":"Chest and Biceps","fullBody":"Full Body Workout"}
    """
}
