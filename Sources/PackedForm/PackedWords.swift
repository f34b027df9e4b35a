/// The words that a payload need not spell: fixed for good by the version of the format.
///
/// The places of words are their numbers. Nothing is ever taken out, moved or added in a version.
enum PackedWords {
  /// The words of a kind before any have come.
  static func words(of kind: PackedTextKind) -> [String] {
    switch kind {
    case .title: titles
    case .category: categories
    case .color: colors
    case .format: formats
    case .fieldName: fieldNames
    case .fieldText: fieldTexts
    case .achievement: achievements
    case .unit: units
    case .kind: kinds
    default: []
    }
  }

  private static let titles = [
    "Morning Workout", "Afternoon Workout", "Evening Workout", "Night Workout", "Workout",
    "Arm Workout 💪", "Push Day 🙌", "Leg Day 🏋", "Pull Day 😁", "Shredded Abs 😜", "Arm Workout",
    "Push Day", "Leg Day", "Pull Day", "Shredded Abs", "Chest Day", "Back Day", "Arm Day",
    "Shoulder Day", "Shoulder Workout", "Chest and Back", "Chest and Biceps", "Chest and Triceps",
    "Back and Biceps", "Full Body Workout", "Full Body", "Upper Body", "Lower Body", "Cardio", "Core",
    "Legs", "Chest", "Back", "Arms", "Shoulders", "Push", "Pull",
  ]
  /// The app's categories; their places are their numbers.
  static let categories = [
    "Abs / Core", "Back", "Biceps", "Cardio", "Chest", "Legs", "Olympic", "Shoulders", "Triceps",
  ]
  /// The app's own colours of its categories, in the order of these.
  private static let colors = [
    "F44336", "3F51B5", "8E24AA", "E91E63", "039BE5", "DAC400", "009688", "EF6C00", "4CAF50",
  ]
  private static let formats = [
    "btd", "compact-workout", "compact-template", "strong", "hevy", "fitnotes", "fitbod", "jefit",
    "liftlog", "stronglifts", "reps", "openweight", "csv", "sqlite", "zwo", "erg", "mrc",
    "bench-tracker set", "bench-tracker exercise",
  ]
  private static let fieldNames = [
    "disableSleep", "showWorkoutDetails", "showEquivalencyChart", "showLastWorkout",
    "bodyweightIsVolume", "bodyweightMultiplier", "showSmartNames", "smartNicknames",
    "achievementListVersion", "xp", "currentStreak", "longestStreak", "summary", "supersets", "text",
  ]
  private static let fieldTexts = [
    "true", "false", "0", "1", "2", "3", "4", "5", "", "\"0\"",
  ]
  private static let achievements = [
    "firstWorkout", "speed0", "speed1", "speed2", "speed9", "iron1", "iron15", "iron2", "iron3",
    "iron9", "light0", "light1", "heavy1", "heavy2", "heavy3", "heavy4", "heavy9", "sets1", "sets2",
    "sets3", "sets9", "strong1", "strong2", "strong3", "strong9", "super1", "super2", "super9",
    "time0", "time1", "time2", "types1", "types2", "types3", "marathon1", "marathon2", "marathon3",
    "marathon4", "marathon5", "gains1", "gains2", "gains3", "gains4", "gains5", "streak1", "streak2",
    "streak3", "streak4", "dedication1", "dedication2", "dedication3", "dedication4", "dedication15",
    "power1", "power2", "power3", "power4", "power5", "power9", "everyCategory", "create1", "create2",
    "share", "analyze", "template", "print", "scan",
  ]
  private static let units = ["kg", "lb", "lbs", "%", "cm", "in", "bpm"]
  private static let kinds = ["Weight", "Body Fat", "Waist", "Chest", "Neck", "Hips"]

  /// How many categories the app gives a colour.
  static let colorCount = colors.count

  /// What a title tells about the exercises below it, by the first of these words in its beginning: its place
  /// from 1, or 0.
  static func hint(in title: String) -> Int {
    let bytes = title.utf8.prefix(hintedBytes).map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    let place = hints.firstIndex { word in
      bytes.count >= word.count
        && (0...bytes.count - word.count).contains {
          bytes[$0..<$0 + word.count].elementsEqual(word)
        }
    }
    return place.map { $0 + 1 } ?? 0
  }

  private static let hintedBytes = 64
  static let hintWords = [
    "chest", "back", "leg", "shoulder", "bicep", "tricep", "arm", "push", "pull", "abs", "core", "cardio",
    "upper", "lower", "full",
  ]
  private static let hints = hintWords.map { Array($0.utf8) }
}
