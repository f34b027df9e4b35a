import ArchiveForm
import Clocks
import ReadingLaws
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Texts that once took time or space by the square of their size.
@Suite struct GrowthTests {
  /// Reads a text and writes it in its format and in another.
  private func growth(from size: Int, _ id: String, _ text: (Int) -> String) throws -> Double {
    let format = try #require(Format.named(id))
    return try GrowthLaw.growth(from: size) { size in
      let archive = try read(text(size), as: format, massUnit: .kilograms).archive
      _ = try write(archive, as: format)
      _ = try write(archive, as: .archive)
    }
  }

  @Test func referencesInAttributesAndTextsOfARide() throws {
    func ride(_ name: String, _ tag: String) -> String {
      "<workout_file><name>\(name)</name><tags><tag name=\"\(tag)\"/></tags>"
        + "<workout><FreeRide Duration=\"60\"/></workout></workout_file>"
    }
    func references(_ count: Int) -> String { String(repeating: "&amp;", count: count) }
    #expect(try growth(from: 4_000, "zwo") { ride("a", references($0)) } < GrowthLaw.limit)
    #expect(try growth(from: 4_000, "zwo") { ride(references($0), "a") } < GrowthLaw.limit)
  }

  @Test func numbersInALineOfATrainingLog() throws {
    let growth = try growth(from: 2_000, "text") { count in
      "2026-01-05\nSquat\n5x5x100kg\n\(String(repeating: "a1", count: count))\n"
    }
    #expect(growth < GrowthLaw.limit)
  }

  @Test func attributesOfAnElement() throws {
    let growth = GrowthLaw.growth(from: 5_000) { count in
      let attributes = (0..<count).map { " a\($0)=''" }.joined()
      #expect(throws: (any Error).self) { try read("<workout_file\(attributes)/>", as: .zwo) }
    }
    #expect(growth < GrowthLaw.limit)
  }

  @Test func combiningMarks() throws {
    let marks = ["\u{301}", "\u{316}", "\u{323}"]
    let growth = try growth(from: 2_000, "strong") { count in
      let text = "a" + (0..<count).map { marks[$0 % 3] }.joined()
      return """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-01-31 18:05:00,"\(text)",1h,"\(text)",1,50,5,0,0,"\(text)","\(text)",

        """
    }
    #expect(growth < GrowthLaw.limit)
  }

  @Test func lettersThatAreTwoWithoutTheirAccents() throws {
    let growth = try growth(from: 10_000, "fitnotes") { count in
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
      2026-01-31,\(String(repeating: "ß", count: count)),,50,kgs,5,,,,

      """
    }
    #expect(growth < GrowthLaw.limit)
  }

  /// Notes on each row of a table made gigabytes of a megabyte.
  @Test(arguments: ["csv", "strong", "hevy", "liftlog", "fitnotes", "fitbod"])
  func textsOfWorkoutsAndExercisesInATable(id: String) throws {
    let format = try #require(Format.named(id))
    func byteCount(_ size: Int) throws -> Int {
      let text = String(repeating: "n", count: size)
      var exercise = Exercise(
        ExerciseIdentity(name: text, variation: text, category: text, style: SetStyle(rawValue: text)),
        sets: Array(repeating: ExerciseSet(reps: 5), count: size / 100))
      exercise.details = ExerciseDetails()
      exercise.details?.notes = text
      exercise.details?.equipment = text
      var workout = Workout(
        title: text, start: DateText.moment("2026-01-31 18:05+00:00"), exercises: [exercise, exercise])
      workout.id = WorkoutIdentifier(text)
      workout.details = WorkoutDetails()
      workout.details?.notes = text
      workout.details?.templateReference = text
      var archive = WorkoutArchive()
      archive.preferences.massUnit = .kilograms
      archive.workouts = [workout]
      let bytes = try write(archive, as: format, zone: .utc).bytes
      #expect(
        try read(bytes, as: format).archive.workouts[0].exercises.map(\.sets.count).reduce(0, +) == size / 50)
      return bytes.count
    }
    // Both are cut or stand once, so that what grows is the number of rows.
    #expect(try Double(byteCount(40_000)) / Double(byteCount(5_000)) < 10)
  }
}
