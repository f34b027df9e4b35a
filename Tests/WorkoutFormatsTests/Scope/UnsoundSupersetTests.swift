import Clocks
import Testing
import WorkoutModel

@testable import FormatKit
@testable import WorkoutFormats

/// A superset that names an exercise which is not there, or one twice: an archive may say so of any app.
@Suite struct UnsoundSupersetTests {
  private static let unsound: [[[Int]]] = [
    [[0, 9]], [[-1]], [[0, 0]], [[0, 1], [1, 2]], [[0, 1, 9], [2]], [[1_000_000, -1_000_000]],
    [[70, 0], [70, 1]],
  ]

  private func archive(of id: String, _ groups: [[Int]], exercises: Int) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = .init(format: id)
    archive.preferences.massUnit = .kilograms
    archive.workouts = [
      Workout(
        title: "Push", start: Moment(wallTime: "2026-01-31 18:05"), durationSeconds: 600,
        exercises: (0..<exercises).map {
          Exercise(
            ExerciseIdentity(name: "Exercise \($0)"), sets: [ExerciseSet(reps: 5), ExerciseSet(reps: 5)])
        }, supersets: groups)
    ]
    return archive
  }

  @Test(arguments: Format.all.filter { $0.writer != nil }.map(\.id), [0, 1, 3])
  func isKeptOrNamed(id: String, exercises: Int) throws {
    let format = try #require(Format.named(id))
    for groups in Self.unsound {
      let writing: Writing
      do {
        writing = try write(archive(of: id, groups, exercises: exercises), as: format, zone: .utc)
      } catch WorkoutError.request {
        // A format of rides holds no workout.
        continue
      }
      let isNamed = writing.findings.lines.contains { $0.contains("superset") || $0.hasSuffix(": workouts") }
      let back = isNamed ? nil : try read(writing.bytes, as: format).archive.workouts.first?.supersets
      #expect(isNamed || back == groups, "\(groups)")
    }
  }

  @Test func theAppsOwnStays() throws {
    for format in [Format.benchTracker, .compactWorkout] {
      let writing = try write(archive(of: format.id, [[0, 9], [0]], exercises: 1), as: format)
      #expect(!writing.findings.lines.contains { $0.contains("superset") })
      #expect(try read(writing.bytes, as: format).archive.workouts.first?.supersets == [[0, 9], [0]])
    }
  }

  @Test func ofAnyOtherAppIsLeftOutAndNamed() throws {
    let writing = try write(archive(of: "summaries", [[0, 9]], exercises: 1), as: .summaries)
    #expect(
      writing.findings.lines.contains(
        "warning dropped /workouts/0: superset: an exercise that is missing, or named twice, is left out"))
  }
}
