import Foundation
import QRCodes
import Testing

@Suite struct SheetCommandTests {
  /// The bytes that the codes of a picture say, from the left.
  private func scanned(_ picture: [UInt8]) throws -> [[UInt8]] {
    try PictureDecoder().decode(picture).frames.flatMap { SymbolScanner(budget: nil).scan($0).symbols }
      .sorted { $0.corners[0].x < $1.corners[0].x }.map(\.payload)
  }

  /// How many pages a PDF has.
  private func pageCount(_ pdf: [UInt8]) -> Int {
    String(decoding: pdf, as: UTF8.self).components(separatedBy: "/Type /Page %").count - 1
  }

  @Test(arguments: [[], ["--all"]])
  func aFileWithoutContentsIsNotPrinted(options: [String]) throws {
    let folder = try TestFolder()
    try folder.write(Array(#"{"version":6}"#.utf8), to: "empty.btd")
    let run = folder.run(["sheet", "DIR/empty.btd", "-o", "DIR/empty.pdf"] + options)
    #expect(run.code == 64)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/empty.pdf"))
  }

  @Test func printsTheCodesThatTheCommandForCodesMakes() throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("sheet", "DIR/v6.wld", "--workout", "2", "-o", "DIR/page.png").code == 0)
    var payloads: [[UInt8]] = []
    for options in [[], ["--as-template"]] {
      #expect(
        folder.run(["qr", "DIR/v6.wld", "--workout", "2", "-o", "DIR/code.png", "--force"] + options).code
          == 0)
      payloads += try scanned(folder.bytes(of: "code.png"))
    }
    #expect(try scanned(folder.bytes(of: "page.png")) == payloads)
  }

  @Test(arguments: ["workout.json", "template.json"])
  func printsTheCodeOfACompactInputByteForByte(name: String) throws {
    let folder = try TestFolder(name)
    #expect(folder.run("sheet", "DIR/\(name)", "-o", "DIR/page.png").code == 0)
    let payload = try folder.text(of: name).trimmingCharacters(in: .newlines)
    #expect(try scanned(folder.bytes(of: "page.png")).contains(Array(payload.utf8)))
  }

  @Test func printsOnePageOrARangeOrEverything() throws {
    let folder = try TestFolder("v6.wld")
    let choices = [
      (["--workout", "last"], 1), (["--workout", "2-4"], 3), (["--template", "Arms to Go"], 1),
      (["--workout", "1-2", "--as-template"], 2), (["--all"], 9),
    ]
    for (choice, pages) in choices {
      let run = folder.run(
        ["sheet", "DIR/v6.wld", "-o", "DIR/pages.pdf", "--force", "--no-check"] + choice)
      #expect(run.code == 0, "\(run.errors)")
      #expect(try pageCount(folder.bytes(of: "pages.pdf")) == pages, "\(choice)")
    }
  }

  @Test func printsFilesAndFoldersIntoOneDocument() throws {
    let folder = try TestFolder("v6.wld")
    for (file, name) in [("b.btd", "B"), ("a.btd", "A")] {
      try folder.write(SampleText.file(SampleText.workout(1, name: name)), to: "athletes/\(file)")
    }
    try folder.write("no workouts", to: "athletes/notes.txt")
    let run = folder.run(
      "sheet", "DIR/athletes", "DIR/v6.wld", "--workout", "1", "--athlete", "Mia", "-o", "DIR/pages/", "--to",
      "svg")
    #expect(
      run.transcript == """
        ! note: file of no known format in a folder, left alone [unsupported]: DIR/athletes/notes.txt
        ! note: not in the codes [dropped]: mark that the start was edited, weight unit
        ! DIR/pages/: 3 pages written
        = 0

        """)
    let pages = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/pages").sorted()
    #expect(
      pages == [
        "001 2020-01-02 A.svg", "002 2020-01-02 B.svg", "003 2019-06-15 Full Body 🏋️.svg",
      ])
  }

  @Test func aRideAmongFilesIsPassedOverWhereAWorkoutIsChosen() throws {
    let folder = try TestFolder("intervals.zwo")
    try folder.write(Repository.bytes("Samples/intervals.zwo"), to: "in/a.zwo")
    try folder.write(SampleText.file(SampleText.workout(1, name: "B")), to: "in/b.btd")
    let run = folder.run("sheet", "DIR/in", "--workout", "last", "-o", "DIR/pages/", "--to", "svg")
    #expect(run.code == 0)
    #expect(
      run.errors.hasPrefix("note: file without a workout, skipped [unsupported]: DIR/in/a.zwo\n"),
      "\(run.errors)")
    #expect(run.errors.hasSuffix("DIR/pages/: 1 page written\n"))
    #expect(
      folder.run(
        "sheet", "DIR/intervals.zwo", "DIR/in/a.zwo", "--workout", "last", "-o", "DIR/a.pdf"
      ).transcript == "! btd sheet: None of the files holds a workout.\n= 64\n")
    #expect(
      folder.run("sheet", "DIR/intervals.zwo", "--workout", "last", "-o", "DIR/a.pdf").errors
        .contains("there is no such workout"))
  }

  @Test func printsABackupOfOneFileAlone() throws {
    let folder = try TestFolder("v6.wld")
    #expect(
      folder.run("sheet", "DIR/v6.wld", "DIR/v6.wld", "--backup", "-o", "DIR/a.pdf").transcript == """
        ! btd sheet: --backup prints one file, found 2. btd merge makes one of several.
        ! btd sheet --help for more.
        = 64

        """)
  }

  @Test func asksWhichOfSeveralWorkouts() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file("\(SampleText.workout(1)),\(SampleText.workout(2))"), to: "two.btd")
    #expect(
      folder.run("sheet", "DIR/two.btd", "-o", "DIR/page.pdf").transcript == """
        ! btd sheet: DIR/two.btd: holds several workouts. --all prints everything. Choose one of 2 workouts:
        !   --workout 1   2020-01-02T18:00   Day   00000000-0000-4000-8000-000000000001
        !   --workout 2   2020-01-02T18:00   Day   00000000-0000-4000-8000-000000000002
        = 64

        """)
    #expect(folder.names == ["two.btd"])
  }

  @Test func aFormToFillInIsOfOneOfTheWorkoutsOfAFile() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file("\(SampleText.workout(1)),\(SampleText.workout(2))"), to: "two.btd")
    let run = folder.run("sheet", "DIR/two.btd", "--log", "-o", "DIR/page.pdf")
    #expect(
      run.code == 64
        && run.errors.contains("holds several workouts. --all prints everything. Choose one of 2"))
  }

  @Test func saysWhereManyPicturesCanGo() throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run("sheet", "DIR/v6.wld", "--workout", "1-2", "-o", "DIR/page.png")
    #expect(run.code == 64)
    #expect(
      run.errors.contains(
        "there are several pages, and a .png file holds one. Name a .pdf file, or a folder: -o pages/ --to png."
      ))
    #expect(folder.names == ["v6.wld"])
    #expect(
      folder.run("sheet", "DIR/v6.wld", "--workout", "1-2", "-o", "DIR/pages/", "--to", "svg").code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/pages").count == 2)
    #expect(folder.run("sheet", "DIR/v6.wld", "--workout", "1-2", "-o", "DIR/other/").code == 64)
  }

  @Test func printsRidesAndRoutines() throws {
    let folder = try TestFolder()
    try folder.write(
      #"""
      <workout_file><name>Short</name><workout><SteadyState Duration="60" Power="0.8"/></workout></workout_file>
      """#, to: "ride.zwo")
    try folder.write(
      #"{"routine":{"1":["pushup"],"2":[],"3":[],"4":[],"5":[],"6":[],"7":[]},"stages":["pushup",{"stage":1,"level":"beginner"}]}"#,
      to: "week.json")
    for file in ["ride.zwo", "week.json"] {
      let run = folder.run("sheet", "DIR/\(file)", "--ftp", "250", "-o", "DIR/page.pdf", "--force")
      #expect(run.transcript == "! DIR/page.pdf: 1 page written\n= 0\n")
      #expect(try pageCount(folder.bytes(of: "page.pdf")) == 1)
    }
    #expect(folder.run("sheet", "DIR/ride.zwo", "--routine", "-o", "DIR/page.pdf", "--force").code == 64)
  }

  @Test func printsTheProgressOfAHistory() throws {
    let folder = try TestFolder("history.btd")
    let run = folder.run("sheet", "DIR/history.btd", "--progress", "-o", "DIR/a.pdf")
    #expect(run.transcript == "! DIR/a.pdf: 2 pages written\n= 0\n")
    #expect(pageCount(try folder.bytes(of: "a.pdf")) == 2)
    try folder.write(#"{"format":"btd-archive","version":1,"workouts":[]}"#, to: "b.workouts.json")
    let none = folder.run("sheet", "DIR/b.workouts.json", "--progress", "-o", "DIR/b.pdf")
    #expect(none.errors == "btd sheet: DIR/b.workouts.json: holds no workouts to make charts of.\n")
    let both = folder.run("sheet", "DIR/history.btd", "--progress", "--backup", "-o", "DIR/c.pdf")
    #expect(both.code == 64 && both.errors.contains("--backup and --progress cannot be used together"))
    let compared = folder.run("sheet", "DIR/history.btd", "--progress", "--compare", "-o", "DIR/c.pdf")
    #expect(compared.code == 64 && compared.errors.contains("leave --as-template, --log, --compare and"))
    #expect(folder.names == ["a.pdf", "b.workouts.json", "history.btd"])
  }

  @Test func refusesWhatDoesNotGoTogether() throws {
    let folder = try TestFolder("v6.wld")
    let wrong = [
      ["--all", "--workout", "1", "-o", "DIR/a.pdf"], ["-o", "DIR/a.jpg"],
      ["-o", "DIR/a.pdf", "--to", "png"],
      ["--workout", "3-2", "-o", "DIR/a.pdf"], ["--workout", "2-9", "-o", "DIR/a.pdf"],
      ["--paper", "a5", "-o", "DIR/a.pdf"], ["--dpi", "9", "-o", "DIR/a.pdf"],
    ]
    for options in wrong { #expect(folder.run(["sheet", "DIR/v6.wld"] + options).code == 64, "\(options)") }
    #expect(folder.names == ["v6.wld"])
  }

  @Test(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing))
  func printsTheSameBytesFromAFileAsFromStandardInput() throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("sheet", "DIR/v6.wld", "--all", "-o", "DIR/a.pdf", "--no-check").code == 0)
    let run = try BuiltTool.shell(
      "\"$btd\" sheet - --all --no-check -o -", in: folder, input: folder.bytes(of: "v6.wld"))
    #expect(try run.code == 0 && run.output == folder.bytes(of: "a.pdf"))
  }
}
