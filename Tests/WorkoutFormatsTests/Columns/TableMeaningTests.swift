import Testing
import WorkoutModel

@testable import FormatKit
@testable import WorkoutFormats

/// Where the same cells mean two things, the rows around them tell which.
@Suite struct TableMeaningTests {
  private func reps(_ text: String) throws -> [[Int32?]] {
    try read(text).archive.workouts.flatMap { $0.exercises.map { $0.sets.map(\.reps) } }
  }

  @Test func aNumberUnderSetIsThatOfTheSetWhereAnExerciseComesAgain() throws {
    let circuit = """
      Date,Exercise,Set,Reps,Weight (kg)
      2024-03-04,Squat,1,5,100
      2024-03-04,Row,1,8,70
      2024-03-04,Squat,2,4,100
      2024-03-04,Row,2,7,70

      """
    #expect(try reps(circuit) == [[5], [8], [4], [7]])
    let plan =
      "Data;Esercizio;Serie;Ripetizioni;Carico (kg)\n04/03/2024;Squat;3;5;100\n04/03/2024;Panca;2;8;80\n"
    #expect(try reps(plan) == [[5, 5, 5], [8, 8]])
    let log = "Date,Exercise,Sets,Reps,Weight (kg)\n2024-03-04,Squat,1,5,100\n2024-03-04,Squat,2,4,100\n"
    #expect(try reps(log) == [[5, 4]])
  }

  @Test func aCategoryStandsOnceForTheRowsOfAnExercise() throws {
    let reading = try read(
      """
      Date,Muscle Group,Exercise,Reps,Weight (kg)
      2024-03-04,Legs,Squat,5,100
      ,,Squat,4,100
      ,,Lunge,8,20

      """)
    #expect(
      reading.archive.workouts.first?.exercises.map(\.identity) == [
        ExerciseIdentity(name: "Squat", category: "Legs"), ExerciseIdentity(name: "Lunge"),
      ])
    #expect(reading.archive.workouts.first?.exercises.map(\.sets.count) == [2, 1])
  }

  @Test func anEndBeforeTheStartIsOfTheNextDay() throws {
    let reading = try read(
      "Date,Start Time,End Time,Exercise,Reps,Weight (kg)\n2024-03-04,23:10,0:20,Squat,5,100\n")
    #expect(reading.archive.workouts.first?.start?.description == "2024-03-04T23:10")
    #expect(reading.archive.workouts.first?.details?.end?.description == "2024-03-05T00:20")
  }

  @Test func aBrokenDateLeavesTheRowsBelowItWithoutADay() throws {
    let rows = String(repeating: "2024-03-04,Squat,5,100\n", count: 12)
    let reading = try read("Date,Exercise,Reps,Weight (kg)\n\(rows)32.13.2024,Squat,5,100\n,Row,8,70\n")
    #expect(
      reading.findings.lines == [
        "error dropped t:14:1: row skipped: no date in Date | \"32.13.2024\"",
        "error dropped t:15:1: row skipped: nothing, and no date above it in Date",
      ])
  }

  @Test func moreThanAQuarterOfBrokenRowsEndsTheReading() throws {
    let good = String(repeating: "2024-03-04,Squat,5,100\n", count: 4)
    let text =
      "Date,Exercise,Reps,Weight (kg)\n\(good)2024-03-04,Squat,5,heavy\n2024-03-04,Squat,5,1x\n"
    #expect(
      message { _ = try read(text, as: .table) }
        == "t:6:20: 2 of 6 rows cannot be read; the first: no number in Weight (kg), found \"heavy\". Say what its columns mean."
    )
  }

  @Test func whatCannotBeBothIsNamedOrKeptOut() throws {
    let good =
      String(repeating: "2024-03-04,Squat,2,5,100,kg,,,\n", count: 22)
      + String(repeating: "2024-03-04,Plank,,,,,,,45\n", count: 6)
      + String(repeating: "2024-03-04,Run,,,,,5,km,\n", count: 5)
    let reading = try read(
      """
      Date,Exercise,Sets,Reps,Weight,Unit,Distance,Distance Unit,Time
      2024-03-04,Squat,3,5/5,100,kg,,,
      2024-03-04,Squat,900,5,100,kg,,,
      2024-03-04,Squat,2,5/5,60/70/80,kg,,,
      2024-03-04,Squat,2,5,100,stone,,,
      2024-03-04,Run,,,,,5 laps,,
      2024-03-04,Run,,,,,5,laps,
      2024-03-04,Run,,,,,,,soon
      2024-03-04,Run,0,0,0,,,,

      """ + good)
    #expect(
      reading.findings.lines.filter { $0.hasPrefix("error") } == [
        "error dropped t:2:18: row skipped: another number of sets than there are repetitions and weights in Sets | \"3\"",
        "error dropped t:3:18: row skipped: no number of sets from 1 to 100 in Sets | \"900\"",
        "error dropped t:4:18: row skipped: another number of sets than there are repetitions and weights in Sets | \"2\"",
        "error dropped t:5:26: row skipped: no unit of weight in Unit | \"stone\"",
        "error dropped t:6:20: row skipped: no unit of distance in Distance | \"5 laps\"",
        "error dropped t:7:22: row skipped: no unit of distance in Distance Unit | \"laps\"",
        "error dropped t:8:22: row skipped: no time in Time | \"soon\"",
      ])
  }
}
