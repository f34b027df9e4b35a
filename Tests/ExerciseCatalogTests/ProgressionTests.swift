import Testing
import WorkoutModel

@testable import ExerciseCatalog

@Suite struct ProgressionTests {
  @Test func everyLineOfTheTableIsUnderstood() {
    #expect(Catalog.parsedProgressions.rejected == [])
    #expect(Catalog.progressions.count == 60)
  }

  @Test(arguments: [
    "x wall | Wall | 10x1 25x2 50x3", "0 | Wall | 10x1 25x2 50x3", "0 wall | Wall",
    "0 wall | Wall | 10x1 25x2",
    "0 wall | Wall | 10x1 25x2 50x0", "0 wall | Wall | 10x1 25x2 50x3 | each leg", "= pushups",
  ])
  func aLineWithAMistakeIsRejected(line: String) {
    #expect(ProgressionParser("= pushup\n\(line)").rejected.isEmpty == line.hasPrefix("="))
    #expect(ProgressionParser("= pushup\n\(line)\n1 b | B | 1x1 1x1 1x1").progressions.count <= 1)
  }

  @Test func everyTypeHasTenStages() {
    for type in ProgressionType.allCases {
      #expect((0...10).map { Catalog.progression(type, stage: $0)?.stage } == (0...9).map { $0 } + [nil])
    }
  }

  @Test func aProgressionIsFoundByIdPlaceAndName() throws {
    let crow = try #require(Catalog.progression(id: "crow"))
    #expect(crow.type == .handstandpushup)
    #expect(crow.target(at: .beginner) == ProgressionTarget(reps: 10, sets: 1))
    #expect(crow.target(at: .progression) == ProgressionTarget(reps: 60, sets: 1))
    #expect(crow.countsSeconds)
    #expect(!crow.isEachSide)
    #expect(Catalog.progression(.handstandpushup, stage: 1) == crow)
    #expect(Catalog.progression(named: "CROW") == crow)
    #expect(Catalog.progression(named: "wall pushup")?.id == "wallPushups")
    #expect(Catalog.progression(named: "Squat") == nil)
    #expect(Catalog.progression(id: "") == nil)
  }

  @Test func everyProgressionIsAnExerciseOfTheCatalogue() {
    for progression in Catalog.progressions {
      let exercise = Catalog.exercise(named: progression.name, in: .reps)
      #expect(exercise?.spellings(in: .reps) == [progression.name])
      #expect(exercise?.style == (progression.countsSeconds ? .time : .reps), "\(progression.name)")
    }
  }

  @Test func twelveSessionsOnTargetAreReadyForTheNextLevel() {
    let target = ProgressionTarget(reps: 20, sets: 2)
    #expect(target.score(of: []) == 0)
    #expect(abs(target.score(of: [20]) - 0.041_665) < 1e-12)
    #expect(abs(target.score(of: [20, 10]) - 0.062_497_5) < 1e-12)
    #expect(abs(target.score(of: Array(repeating: 20, count: 24)) - 0.99996) < 1e-12)
  }

  private struct SharedProgression: Decodable {
    var type: String
    var stage: Int
    var id: String
    var name: String
    var reps: [String: Int]
    var sets: [String: Int]
    var seconds: Bool?
    var eachSide: Bool?
  }

  @Test(.enabled(if: SharedData.exists(SharedData.progressions), "the shared data is not there"))
  func theProgressionsAreThoseOfTheApp() throws {
    let shared = try SharedData.decode([SharedProgression].self, from: SharedData.progressions)
    #expect(shared.map(\.id) == Catalog.progressions.map(\.id))
    for (shared, ours) in zip(shared, Catalog.progressions) {
      #expect(shared.type == ours.type.rawValue)
      #expect(shared.stage == ours.stage)
      #expect(shared.name == ours.name)
      #expect(shared.seconds ?? false == ours.countsSeconds)
      #expect(shared.eachSide ?? false == ours.isEachSide)
      for level in ProgressionLevel.allCases {
        #expect(shared.reps[level.rawValue] == ours.target(at: level).reps)
        #expect(shared.sets[level.rawValue] == ours.target(at: level).sets)
      }
    }
  }
}
