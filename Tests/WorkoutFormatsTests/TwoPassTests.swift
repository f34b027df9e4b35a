import Testing

@testable import WorkoutFormats

/// Readers that go over an input twice find the same bytes again, however large it is.
@Suite struct TwoPassTests {
  /// A text in two parts that means the same with anything of `filling` between them, any number of times.
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let front: String
    let back: String
    var filling = " "
  }

  /// More than a reader keeps behind the place that it has come to, in rows that no cell is too long for.
  private static func large(_ filling: String) -> String {
    let row = String(repeating: filling, count: 250_000 / filling.utf8.count) + "\n"
    return String(repeating: row, count: (9 << 20) / row.utf8.count + 1)
  }

  private static func table(_ fixture: TableFixture, rows: Int = 2) -> Input {
    let lines = fixture.text.split(separator: "\n", omittingEmptySubsequences: false)
    return Input(
      testDescription: fixture.name, front: lines[..<rows].map { $0 + "\n" }.joined(),
      back: lines[rows...].joined(separator: "\n"))
  }

  private static let inputs =
    [StrongLiftsTests.present, StrongLiftsTests.wide].map { table($0) } + [
      Input(
        testDescription: "GymBook, whose dates are settled ahead",
        front: """
          Date,Workout,Time,Exercise,Region,Muscle Groups (Primary),(Secondary),Set / Warm-up / Cool-down,\
          Repetitions / Time,Weight / Distance,Notes,Skipped
          1/12/25,A,6:05 PM,Squat,,,,Set,5 reps,80 kg,,No

          """, back: "1/14/25,A,6:05 PM,Squat,,,,Set,5 reps,80 kg,,No\n"),
      Input(
        testDescription: "Strong, whose dates are settled ahead",
        front: """
          Date,Workout Name,Exercise Name,Set Order,Weight,Weight Unit,Reps
          03/04/2021 18:05,A,Squat,1,80,kg,5

          """, back: "03/14/2021 18:05,A,Squat,1,80,kg,5\n"),
      Input(
        testDescription: "a table of anybody's own, whose columns are guessed",
        front: "Date,Exercise,Weight (kg),Reps\n2024-03-04,Squat,100,5\n",
        back: "2024-03-05,Squat,100,5\n"),
      Input(
        testDescription: "openweight, whose templates come first",
        front: #"[{"date":"2026-01-31","exercises":[{"exercise":{"name":"Dip"},"sets":[{"reps":5}]}]},"#,
        back: #"{"name":"A","exercises":[{"exercise":{"name":"Squat"},"sets":[{"reps":5}]}]},"#
          + #"{"date":"2026-02-01","exercises":[{"exercise":{"name":"Dip"},"sets":[{"reps":6}]}]}]"#),
      Input(
        testDescription: "Jefit, whose sections refer to each other",
        front: "### WORKOUT SESSIONS\n_id,starttime\n1,1710000000\n",
        back: """
          ### EXERCISE LOGS
          _id,ename,belongsession,logs
          10,Bench Press,1,"225x5"
          ### EXERCISE SET LOGS
          exercise_log_id,weight_lbs,reps,set_index
          10,225,5,1

          """, filling: "#"),
    ]

  @Test(arguments: inputs) func anInputOfNineMegabytesReadsAsItsRowsAlone(input: Input) throws {
    let short = ArchiveText.of(try read(input.front + input.back).archive)
    #expect(short.contains("reps"))
    let long = try read(input.front + Self.large(input.filling) + input.back)
    #expect(ArchiveText.of(long.archive) == short)
  }
}
