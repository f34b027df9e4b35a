import Testing
import WorkoutModel

@testable import WorkoutFormats

@Suite struct RepsScoreTests {
  private func score(_ text: String) throws -> [String] {
    let archive = try read(text, as: .reps).archive
    var score = RepsScore(of: archive.routine)
    for workout in archive.workouts { score.add(workout) }
    return score.standings.map {
      "\($0.progression) \($0.stage) \($0.level) \(($0.score * 10_000).rounded() / 10_000)"
    }
  }

  @Test func setsAtTheLevelAddUp() throws {
    // Two sets of ten are asked for at this level: a session on target is worth a twelfth.
    let sessions = (1...7).flatMap { day in
      (0...1).map {
        RepsReaderTests.entry(
          "\(day)\($0)", "\"2026-01-0\(day)T18:0\($0):00Z\"", level: "intermediate", reps: 10)
      }
    }
    let others = [
      RepsReaderTests.entry("x", "\"2026-01-08T18:00:00Z\"", level: "beginner", reps: 100),
      RepsReaderTests.entry("y", "\"2026-01-08T18:00:00Z\"", stage: 3, level: "intermediate", reps: 100),
    ]
    let journal = (sessions + others).joined(separator: ",")
    #expect(
      try score(
        "{\"journal\":[\(journal)],\"stages\":[\"pushup\",{\"stage\":4,\"level\":\"intermediate\"},\"squat\",{\"stage\":0,\"level\":\"beginner\"}]}"
      )
        == ["pushup 4 intermediate 0.5833", "squat 0 beginner 0.0"])
  }

  @Test func aProgressionWithoutAStandingStandsWhereItWasDoneLast() throws {
    let journal = [
      RepsReaderTests.entry("b", "\"2026-01-09T18:00:00Z\"", stage: 5, reps: 5),
      RepsReaderTests.entry("a", "\"2026-01-08T18:00:00Z\"", stage: 4, level: "progression", reps: 20),
      RepsReaderTests.entry("c", "\"2026-01-08T18:00:00Z\"", "handstandpushup", stage: 0, reps: 15),
    ].joined(separator: ",")
    #expect(try score("[\(journal)]") == ["pushup 5 beginner 0.0833", "handstandpushup 0 beginner 0.0417"])
  }
}
