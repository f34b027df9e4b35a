import Clocks
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Names are told apart by their bytes: spaces around them and the ways to write one letter make others.
@Suite struct NearEqualNameTests {
  private static let formats: [Format] = [.strong, .hevy, .fitbod, .liftLog, .csv, .fitNotes]

  @Test(arguments: formats.indices) func neighboursStayTwo(index: Int) throws {
    let format = Self.formats[index]
    let names = ["Dips", "Dips ", " Dips", "Liegestu\u{308}tz", "Liegest\u{fc}tz", "Dips"]
    var archive = WorkoutArchive()
    archive.workouts = [
      Workout(
        id: WorkoutIdentifier("1"), title: "A", start: DateText.moment("2026-01-31 18:05:00")?.withOffset(0),
        durationSeconds: ExactDecimal(60),
        exercises: names.map {
          Exercise(
            ExerciseIdentity(name: $0),
            sets: [ExerciseSet(reps: 5, load: Load(ExactDecimal(20), unit: .kilograms))])
        })
    ]
    let writing = try write(archive, as: format, zone: .utc)
    let exercises = try read(writing.bytes, as: format).archive.workouts.flatMap(\.exercises)
    #expect(exercises.map { Array(($0.identity.name ?? "").utf8) } == names.map { Array($0.utf8) })
    #expect(!writing.findings.findings.contains { $0.field == .model(.equalNeighbors) })
  }
}
