import Foundation
import Testing

@Suite struct ConvertJoiningTests {
  @Test func collapsesEqualWorkoutsAndKeepsTheFirstSettings() throws {
    let folder = try TestFolder("v1.btd", "v2.btd", "v6.wld")
    let run = folder.run(
      "convert", "DIR/v1.btd", "DIR/v2.btd", "DIR/v6.wld", "DIR/v1.btd", "-o", "DIR/all.btd")
    try Golden.expect(run.transcript, equals: "convert-join")
    #expect(try folder.info("DIR/all.btd")["workouts"] == 7 as NSNumber)
    #expect(folder.run("validate", "DIR/all.btd").code == 0)
  }

  @Test func joinsAFolder() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file(SampleText.workout(1)), to: "in/a.btd")
    try folder.write(SampleText.file(SampleText.workout(2)), to: "in/b.btd")
    try folder.write(SampleText.file(SampleText.workout(1)), to: "in/c.btd")
    #expect(
      folder.run("convert", "DIR/in", "-o", "DIR/out.btd").transcript == """
        ! note: workout equal to an earlier one, taken once [converted]: DIR/in/c.btd
        ! warning: same start and sets as in an earlier file, both are kept; merging makes them one [inconsistent]: DIR/in/b.btd
        ! DIR/out.btd: 2 workouts written
        = 0

        """)
    #expect(try folder.info("DIR/out.btd")["workouts"] == 2 as NSNumber)
  }

  @Test func keepsWorkoutsOfOneIdentifierThatDifferAndSaysSo() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file(SampleText.workout(1)), to: "a.btd")
    try folder.write(SampleText.file(SampleText.workout(1, set: "6 100")), to: "b.btd")
    #expect(
      folder.run("convert", "DIR/a.btd", "DIR/b.btd", "-o", "DIR/out.btd").errors == """
        warning: workout differs from an earlier one of the same uuid, both are kept [inconsistent]: \
        DIR/b.btd: 00000000-0000-4000-8000-000000000001
        DIR/out.btd: 2 workouts written

        """)
    #expect(try folder.info("DIR/out.btd")["workouts"] == 2 as NSNumber)
  }

  @Test func namesWorkoutsThatTwoAppsRecordedAndKeepsBoth() throws {
    let folder = try TestFolder("strong.csv")
    #expect(folder.run("convert", "DIR/strong.csv", "-o", "DIR/hevy.csv", "--to", "hevy").code == 0)
    let run = folder.run("convert", "DIR/strong.csv", "DIR/hevy.csv", "-o", "DIR/out.btd")
    #expect(
      run.errors.contains(
        "warning: 27 × same start and sets as in an earlier file, both are kept; merging makes them one [inconsistent]: DIR/hevy.csv\n"
      ), "\(run.errors)")
    #expect(try folder.info("DIR/out.btd")["workouts"] == 54 as NSNumber)
  }

  @Test func takesTheSameWorkoutsOfTwoVersionsOnce() throws {
    let folder = try TestFolder("v5.wld", "v6.wld")
    let run = folder.run("convert", "DIR/v5.wld", "DIR/v6.wld", "-o", "DIR/out.wld")
    #expect(
      run.errors.hasPrefix("note: 3 × workout equal to an earlier one, taken once [converted]: DIR/v6.wld\n"))
    #expect(try folder.info("DIR/out.wld")["workouts"] == 5 as NSNumber)
    #expect(folder.run("validate", "DIR/out.wld").transcript == "DIR/out.wld: valid (btd version 6)\n= 0\n")
  }

  @Test(arguments: [["DIR/v6.wld", "DIR/workout.json"], ["DIR/workout.json", "DIR/v6.wld"]])
  func takesAScannedWorkoutOnceAndKeepsWhatTheArchiveKnowsOfIt(inputs: [String]) throws {
    let folder = try TestFolder("v6.wld", "workout.json")
    let options = ["-o", "DIR/out.wld", "--source-unit", "kg", "--strict"]
    #expect(
      folder.run(["convert"] + inputs + options).transcript == """
        ! note: workout equal to an earlier one, taken once [converted]: \(inputs[1])
        ! DIR/out.wld: 4 workouts, 4 templates written
        = 0

        """)
    let text = try folder.text(of: "out.wld")
    #expect(text.contains("\"dateModified\":true") && text.contains("\"Arms 💪\""))
    #expect(try folder.info("DIR/out.wld")["workouts"] == 4 as NSNumber)
  }

  @Test func keepsBothOfTwoWorkoutsOfWhichOneWasMoved() throws {
    let folder = try TestFolder("v6.wld")
    let text = try folder.text(of: "v6.wld")
    try folder.write(
      text.replacingOccurrences(of: "\"dateModified\": true", with: "\"dateModified\": false"), to: "b.wld")
    let run = folder.run("convert", "DIR/v6.wld", "DIR/b.wld", "-o", "DIR/out.wld")
    #expect(
      run.errors == """
        note: 3 × workout equal to an earlier one, taken once [converted]: DIR/b.wld
        note: 4 × template equal to an earlier one, taken once [converted]: DIR/b.wld
        warning: workout differs from an earlier one of the same uuid, both are kept [inconsistent]: \
        DIR/b.wld: A4D8F06B-5E93-4172-9C2E-3B07D1F8465A
        DIR/out.wld: 5 workouts, 4 templates written

        """)
  }

  @Test func joinsTheVariationsOfAnExerciseType() throws {
    let folder = try TestFolder("v6.wld")
    let text = try folder.text(of: "v6.wld").replacingOccurrences(
      of: "[\"High Bar\", \"Low Bar\"]", with: "[\"Box\", \"High Bar\"]")
    try folder.write(text, to: "b.wld")
    #expect(folder.run("convert", "DIR/v6.wld", "DIR/b.wld", "-o", "DIR/out.wld").code == 0)
    let joined = try folder.text(of: "out.wld")
    #expect(joined.contains(#"{"name":"Back Squat","iterations":["High Bar","Low Bar","Box"],"category""#))
    #expect(try folder.info("DIR/out.wld")["exerciseTypes"] == 16 as NSNumber)
  }

  @Test func bringsWeightsIntoTheUnitOfTheFirstFile() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file(SampleText.workout(1, set: "5 100")), to: "kg.btd")
    try folder.write(SampleText.file(SampleText.workout(2, set: "5 100"), lb: true), to: "lb.btd")
    let run = folder.run("convert", "DIR/kg.btd", "DIR/lb.btd", "-o", "DIR/out.btd")
    #expect(
      run.transcript == """
        ! warning: settings: the first file's is kept [dropped]: DIR/lb.btd
        ! warning: weight: lb to kg, rounded to two decimals [rounded]: 2 January 2020, "Day", Squat, set \
        1: 100 to 45.36
        ! DIR/out.btd: 2 workouts written; 1 value dropped, 1 rounded (--report FILE lists each)
        = 0

        """)
    let text = try folder.text(of: "out.btd")
    #expect(
      text.contains("\"5 100\"") && text.contains("\"5 45.36\"") && text.contains("\"weightInLbs\":false"))
  }

  @Test func writesNothingWhereOneInputIsBad() throws {
    let folder = try TestFolder("v1.btd")
    try folder.write("{\"version\":1,\n \"workouts\":[}", to: "bad.btd")
    let arguments = ["convert", "DIR/v1.btd", "DIR/bad.btd", "DIR/none.btd", "-o", "DIR/out.btd"]
    let messages = """
      ! btd convert: DIR/bad.btd:2:14 (/workouts/0): found }, expected a JSON value.
      !    "workouts":[}
      !                ^
      ! btd convert: DIR/none.btd: cannot be opened: No such file or directory.

      """
    #expect(folder.run(arguments).transcript == messages + "= 66\n")
    #expect(folder.names == ["bad.btd", "v1.btd"])
    let skipping = folder.run(arguments + ["--skip-bad", "--report", "DIR/report.json"])
    #expect(
      skipping.transcript == messages + """
        ! error: 2 × input cannot be read and is left out [dropped]
        !   DIR/bad.btd
        !   DIR/none.btd
        ! DIR/out.btd: 2 workouts written; 2 items dropped (DIR/report.json lists each)
        = 66

        """)
    #expect(folder.names == ["bad.btd", "out.btd", "report.json", "v1.btd"])
    let report = try folder.text(of: "report.json")
    #expect(report.contains("cannot be opened") && report.contains("expected a JSON value"))
  }

  @Test func writesNothingWhereAllInputsAreBad() throws {
    let folder = try TestFolder()
    let run = folder.run("convert", "DIR/a", "DIR/b", "-o", "DIR/out.btd", "--skip-bad")
    #expect(
      run.transcript == """
        ! btd convert: DIR/a: cannot be opened: No such file or directory.
        ! btd convert: DIR/b: cannot be opened: No such file or directory.
        = 66

        """)
    #expect(folder.names == [])
  }

  @Test func countsABadInputAsALossUnderStrict() throws {
    let folder = try TestFolder("v1.btd")
    let run = folder.run(
      "convert", "DIR/v1.btd", "DIR/none.btd", "-o", "DIR/out.btd", "--skip-bad", "--strict")
    #expect(run.code == 65)
    #expect(folder.names == ["v1.btd"])
  }
}
