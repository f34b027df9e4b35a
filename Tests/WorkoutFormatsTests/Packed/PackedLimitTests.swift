import Testing
import WorkoutModel

@testable import FormatKit
@testable import PackedForm
@testable import WorkoutFormats

/// The limit stops bombs and no one who trains.
@Suite struct PackedLimitTests {
  /// Ten years of days with the same sets and the same note at each, which pack to next to nothing.
  @Test func theSamePushUpsEveryDayForTenYearsArePacked() throws {
    var archive = WorkoutArchive()
    let identity = ExerciseIdentity(name: "Push-up", variation: nil, category: "Chest", style: .reps)
    var details = SetDetails()
    details.ratingOfPerceivedExertion = ExactDecimal(8)
    details.note = "easy"
    let set = ExerciseSet(reps: 10, details: details)
    archive.workouts = (0..<3_650).map { day in
      var workout = Workout()
      workout.start = CivilDate(daysSince1970: 15_000 + day).flatMap { Moment(date: $0, precision: .day) }
      workout.exercises = (0..<5).map { _ in
        Exercise(identity, sets: [ExerciseSet](repeating: set, count: 20))
      }
      return workout
    }
    let bytes = try PackedPayload.bytes(of: archive)
    #expect(bytes.count < 4_000)
    #expect(try PackedPayload.archive(in: bytes, name: "x") == archive)
  }

  /// A few bytes that would mean the same long text again and again.
  @Test(arguments: Bomb.allCases)
  func longTextsThatAreMeantAgainCountByTheirLength(bomb: Bomb) throws {
    #expect(throws: WorkoutError.request(.tooManyValues(limit: bomb.limit))) {
      try PackedPayload.bytes(of: bomb.archive)
    }
  }

  @Test func longListsThatAreLookedThroughCountByTheirLength() throws {
    let writer = PackedCoder(from: PackedPriors.start)
    for _ in 0..<3 { _ = try writer.choice(7, weights: [UInt32](repeating: 1, count: 4_096)) }
    #expect(writer.valueCount == 3 * 32)
    _ = try writer.choice(7, weights: [UInt32](repeating: 1, count: 127))
    #expect(writer.valueCount == 3 * 32)
  }

  /// Texts that only Unicode can tell apart are told apart by their bytes, else this takes minutes.
  @Test func coloursWithManyMarksComeBack() throws {
    var archive = WorkoutArchive()
    let colors = (1...100).map { CategoryColor(category: "Chest", color: "039BE" + Self.marks($0)) }
    archive.categoryColors = colors + [CategoryColor](repeating: colors[99], count: 5_000)
    #expect(try PackedPayload.archive(in: PackedPayload.bytes(of: archive), name: "x") == archive)
  }

  private static func marks(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }

  enum Bomb: CaseIterable {
    case titles, names, variations

    var limit: Int {
      switch self {
      case .titles: 3_147_152
      case .names: 3_147_168
      case .variations: 3_146_832
      }
    }

    var archive: WorkoutArchive {
      var archive = WorkoutArchive()
      let long = String(repeating: "Legs and arms ", count: 3_000)
      switch self {
      case .titles: archive.workouts = [Workout](repeating: Workout(title: long), count: 2_800)
      case .names:
        let exercise = Exercise(ExerciseIdentity(name: long))
        archive.workouts = [Workout](repeating: Workout(exercises: [exercise]), count: 2_800)
      case .variations:
        archive.exerciseTypes = [
          ExerciseType(name: long, variations: [String](repeating: "Wide", count: 2_800))
        ]
      }
      return archive
    }
  }
}
