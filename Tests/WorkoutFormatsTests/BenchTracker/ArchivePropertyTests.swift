import ArchiveGenerator
import Testing
import WorkoutModel

@testable import WorkoutFormats

/// Both laws of a round trip, over archives from seeds.
@Suite struct ArchivePropertyTests {
  /// An archive as a version 6 file holds it: what the writer would fill in is there already.
  private func archive(seed: UInt64) throws -> WorkoutArchive {
    var generator = ArchiveGenerator(seed: seed)
    let made = generator.archive(workouts: Int(seed % 7))
    return try read(try write(made).bytes).archive
  }

  @Test func whatIsWrittenIsReadAsTheSameArchive() throws {
    for seed in 0..<200 as Range<UInt64> {
      let archive = try archive(seed: seed)
      let writing = try write(archive)
      #expect(writing.findings.lines == [])
      let reading = try read(writing.bytes)
      #expect(reading.archive == archive)
      #expect(reading.findings.findings.filter { $0.severity == .error } == [])
      #expect(try write(reading.archive).bytes == writing.bytes)
    }
  }

  @Test func aMadeArchiveLosesNothingButGainsWhatAFileNeeds() throws {
    for seed in 0..<50 as Range<UInt64> {
      var generator = ArchiveGenerator(seed: seed)
      let made = generator.archive(workouts: 3)
      let writing = try write(made)
      #expect(writing.findings.findings.allSatisfy { $0.kind == .added })
      let archive = try read(writing.bytes).archive
      #expect(archive.workouts == made.workouts)
      #expect(archive.exerciseTypes == made.exerciseTypes)
      #expect(archive.templates.map(\.exercises) == made.templates.map(\.exercises))
      #expect(archive.templates.map(\.title) == made.templates.map(\.title))
      #expect(archive.preferences.massUnit == made.preferences.massUnit)
      #expect(archive.profile.name == made.profile.name)
    }
  }

  @Test func everyWorkoutComesBackThroughAPayload() throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = ArchiveGenerator(seed: seed)
      var workout = generator.workout()
      workout.isStartEdited = nil
      var archive = WorkoutArchive()
      archive.workouts = [workout]
      let writing = try write(archive, as: .compactWorkout)
      #expect(
        writing.findings.findings.map(\.what) == ["not stored in a compact workout: weight unit"])
      #expect(try read(writing.bytes, massUnit: .kilograms).archive.workouts == [workout])
    }
  }

  @Test func poundsBecomeKilogramsAndPoundsAgain() throws {
    for seed in 0..<20 as Range<UInt64> {
      var archive = try archive(seed: seed)
      archive.preferences.massUnit = .pounds
      for workout in archive.workouts.indices {
        for exercise in archive.workouts[workout].exercises.indices {
          for set in archive.workouts[workout].exercises[exercise].sets.indices {
            archive.workouts[workout].exercises[exercise].sets[set].load?.unit = .pounds
          }
        }
      }
      let kilograms = try read(try write(archive, massUnit: .kilograms).bytes).archive
      #expect(kilograms.preferences.massUnit == .kilograms)
      let pounds = try read(try write(kilograms, massUnit: .pounds).bytes).archive
      #expect(pounds.workouts == archive.workouts)
    }
  }
}
