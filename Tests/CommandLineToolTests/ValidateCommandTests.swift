import Testing

@Suite struct ValidateCommandTests {
  @Test(arguments: [
    ("first-build.btd", "btd version 1"), ("v1.btd", "btd version 1"), ("v2.btd", "btd version 2"),
    ("v3.btd", "btd version 3"), ("v4.btd", "btd version 4"), ("v5.wld", "btd version 5"),
    ("v6.wld", "btd version 6"), ("workout.json", "compact-workout"), ("template.json", "compact-template"),
  ])
  func acceptsEverySample(name: String, format: String) throws {
    let run = try TestFolder(name).run("validate", "DIR/\(name)")
    #expect(run.text == "DIR/\(name): valid (\(format))\n")
    #expect(run.code == 0)
  }

  @Test func warnsOfWhatAnAppTakesNevertheless() throws {
    let folder = try TestFolder()
    let twice = SampleText.workout(1) + "," + SampleText.workout(1, name: "Other")
    try folder.write(SampleText.file(twice), to: "twice.btd")
    try Golden.expect(folder.run("validate", "DIR/twice.btd").transcript, equals: "validate-warning")
    try Golden.expect(
      folder.run("validate", "--json", "DIR/twice.btd").transcript, equals: "validate-warning-json")
  }

  @Test func refusesWhatBringsTheAppDown() throws {
    let folder = try TestFolder()
    let bad = SampleText.workout(1, date: "2020-02-30 18:00", set: "5")
    try folder.write(SampleText.file(bad), to: "bad.btd")
    try Golden.expect(folder.run("validate", "DIR/bad.btd").transcript, equals: "validate-error")
    try Golden.expect(
      folder.run("validate", "--json", "DIR/bad.btd").transcript, equals: "validate-error-json")
  }

  @Test func showsTheLineAndACaretWhereAFileIsMalformed() throws {
    let folder = try TestFolder()
    try folder.write("{\"version\":6,\n\"workouts\":[1,2,}", to: "cut.btd")
    #expect(
      folder.run("validate", "DIR/cut.btd").transcript == """
        DIR/cut.btd: not valid (btd), 1 error, 0 warnings
        ! error: found } after a comma, expected another value [malformed]: DIR/cut.btd:2:17 (/workouts/2)
        !   "workouts":[1,2,}
        !                   ^
        = 65

        """)
    #expect(
      folder.run("validate", "--json", "DIR/cut.btd").transcript == #"""
        [
        {"file":"DIR/cut.btd","findings":[
        {"severity":"error","kind":"malformed","field":null,"document":"source","file":"DIR/cut.btd","line":2,"column":17,"byte":30,"pointer":"/workouts/2","what":"found } after a comma, expected another value","detail":null,"count":1}],"format":"btd","version":null,"valid":false}
        ]
        = 65

        """#)
  }

  @Test func showsEachLineOfATextThatCanMeanTwoThings() throws {
    let folder = try TestFolder()
    try folder.write(
      "# Push\n2026-03-01\n\nBench Press\n10 x 20 kg\n3x12 20s\n5x5x5\n\nSquat\n3 x 5 x 100 stone\n",
      to: "log.txt")
    #expect(
      folder.run("validate", "DIR/log.txt").transcript == """
        DIR/log.txt: valid (text), 0 errors, 3 warnings
        ! warning: 2 × sets with two possible meanings, left out; --weight-first or --reps-first settles pairs of numbers [dropped]
        !   DIR/log.txt:6:6: 3x12 20s: 20s is 20 seconds or a pair of 20s: write "in 20 s", or the unit
        !   3x12 20s
        !        ^
        !   DIR/log.txt:7:1: 5x5x5: nothing tells which of these numbers is the weight: write its unit
        !   5x5x5
        !   ^
        ! warning: line not understood as sets, left out: expected for example 3 x 5 x 100 kg, 10 reps, 30 s or 5 km in 25:00 [dropped]: DIR/log.txt:10:13: 3 x 5 x 100 stone: a word that does not belong in a set
        !   3 x 5 x 100 stone
        !               ^
        = 0

        """)
  }

  @Test func namesBothVersionsWhereAFileIsNewer() throws {
    let folder = try TestFolder()
    try folder.write(#"{"workouts":[{"sets":1}],"settings":{},"version":7}"#, to: "history.btd")
    #expect(
      folder.run("validate", "DIR/history.btd").transcript == """
        DIR/history.btd: not valid (btd), 1 error, 0 warnings
        ! error: version 7 is newer than this program reads (6) [unsupported]: \
        DIR/history.btd:1:50 (/version): Export again from an older app, or update btd.
        = 65

        """)
    #expect(
      folder.run("convert", "DIR/history.btd", "-o", "DIR/out.btd").transcript == """
        ! btd convert: DIR/history.btd:1:50 (/version): version 7 is newer than this program reads (6). \
        Export again from an older app, or update btd.
        = 65

        """)
    #expect(folder.names == ["history.btd"])
  }

  @Test func judgesEveryFileAndReturnsTheGravestCode() throws {
    let folder = try TestFolder("v1.btd")
    try folder.write("[]", to: "list.btd")
    #expect(
      folder.run("validate", "DIR/none.btd", "DIR/list.btd", "DIR/v1.btd").transcript == """
        DIR/none.btd: not valid, 1 error, 0 warnings
        DIR/list.btd: not valid (btd), 1 error, 0 warnings
        DIR/v1.btd: valid (btd version 1)
        ! error: cannot be opened: No such file or directory. [malformed]: DIR/none.btd
        ! error: found a list at the top, expected the object of a .btd file [unsupported]: DIR/list.btd:1:1
        = 66

        """)
  }

  @Test func checksAnyJSONForBeingWellFormed() throws {
    let folder = try TestFolder()
    try folder.write("[1e400, null]", to: "any")
    #expect(
      folder.run("validate", "--from", "json", "DIR/any").transcript == "DIR/any: valid (json)\n= 0\n")
  }

  @Test func keepsEscapesOfTheContentFromTheTerminal() throws {
    let folder = try TestFolder()
    try folder.write("{\"version\":6,\"workouts\":[\"\u{9B}31m\u{202E}\u{1B}[2J", to: "evil.btd")
    let run = folder.run("validate", "DIR/evil.btd")
    #expect(run.code == 65)
    #expect(!run.errors.unicodeScalars.contains { ["\u{1B}", "\u{9B}", "\u{202E}"].contains($0) })
  }

  @Test func paintsTheSeverityOnATerminalUnlessColoursAreUnwanted() throws {
    let folder = try TestFolder()
    try folder.write("{", to: "x.btd")
    let painted = folder.run(["validate", "DIR/x.btd"], isTerminal: true, allowsColor: true)
    #expect(painted.errors.hasPrefix("\u{1B}[31merror\u{1B}[0m: "))
    let plain = folder.run(["validate", "DIR/x.btd"], isTerminal: true, allowsColor: false)
    #expect(plain.errors.hasPrefix("error: "))
  }
}
