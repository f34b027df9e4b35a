import Foundation
import Testing

/// What is said to a person about a table of their own.
@Suite struct TableAdviceTests {
  @Test func aColumnThatItsCellsDecideIsShownAsAGuess() throws {
    let folder = try TestFolder()
    try folder.write(
      "Date,Exercise,Set,Reps,Weight (kg),Warm-up\n2024-03-04,Squat,3,5,100,5x60\n2024-03-06,Squat,4,5,100,5x60\n",
      to: "log.csv")
    let run = folder.run("columns", "DIR/log.csv", "-o", "-")
    #expect(
      run.transcript == """
        column,meaning,unit,of,confidence,sample_1,sample_2,sample_3
        Date,date,,,1,2024-03-04,2024-03-06,
        Exercise,exercise,,,1,Squat,,
        Set,number of sets,,,0.80,3,4,
        Reps,reps,,,1,5,,
        Weight (kg),weight,kg,,1,100,,
        Warm-up,sets,reps x weight,warm-up sets,1,5x60,,
        ! 6 columns, 6 with a meaning proposed, 0 left to you
        ! Guessed from its cells: "Set" is number of sets. Correct the map if it is not.
        ! The headers are clear enough. Without a map, guesses are taken.
        = 0

        """)
    try folder.write(run.text, to: "map.csv")
    #expect(
      folder.run("convert", "DIR/log.csv", "-o", "-", "--to", "text", "--columns", "DIR/map.csv").text
        == folder.run("convert", "DIR/log.csv", "-o", "-", "--to", "text").text)
  }

  @Test func aTableOfOursThatIsBrokenIsSentToItsColumns() throws {
    let folder = try TestFolder()
    try folder.write("date,exercise,reps,weight_unit\n2024-03-04,Squat,five,kg\n", to: "my log.csv")
    let what = "1 of 1 rows cannot be read; the first: no number in reps, found \"five\""
    #expect(
      folder.run("info", "DIR/my log.csv").errors == """
        btd info: DIR/my log.csv:2:18: \(what). Say what its columns mean: \
        btd columns 'DIR/my log.csv' -o map.csv, correct the map, then --columns map.csv.

        """)
  }

  @Test func theCheckOfAnExportSendsToNoOther() throws {
    let folder = try TestFolder()
    try folder.write(
      "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n2024-03-04,Squat,Legs,heavy,5,,,\n",
      to: "log.csv")
    let what = "1 of 1 rows cannot be read; the first: no number in Weight (kgs), found \"heavy\""
    let advice = "Check that it is the file that the app exported"
    #expect(
      folder.run("info", "DIR/log.csv").errors.contains("\(what). \(advice); btd validate names every row.\n")
    )
    #expect(
      folder.run("validate", "DIR/log.csv").errors.contains(
        "error: \(what) [malformed]: DIR/log.csv:2:23: \(advice).\n"))
  }
}
