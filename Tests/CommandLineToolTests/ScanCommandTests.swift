import CommandLineTool
import Foundation
import QRCodes
import Testing

extension TestFolder {
  /// Draws a symbol that says `bytes`.
  func draw(_ bytes: [UInt8], to name: String) throws {
    try write(QRSymbol(payload: bytes).png(modulePixels: 4), to: name)
  }

  func draw(_ text: String, to name: String) throws { try draw(Array(text.utf8), to: name) }
}

@Suite struct ScanCommandTests {
  @Test func saysWhatEverySymbolHolds() throws {
    let folder = try TestFolder()
    try folder.draw(SampleText.payload, to: "1.png")
    try folder.draw(SampleText.templatePayload, to: "2.png")
    try folder.draw(SampleText.payload, to: "3.png")
    try folder.draw("https://example.org/\u{1B}[31m", to: "4.png")
    try folder.draw([0xFF, 0x00, 0x80], to: "5.png")
    #expect(
      folder.run("scan", "DIR").transcript == """
        DIR/1.png: workout "Legs 🦵", 2020-01-02T18:00, 1 exercise, 1 set
        DIR/2.png: template "Legs 🦵", 1 exercise
        DIR/3.png: workout "Legs 🦵", 2020-01-02T18:00, 1 exercise, 1 set (seen before)
        DIR/4.png: no workout: "https://example.org/·[31m"
        DIR/5.png: no workout: 3 bytes that are not text
        = 0

        """)
  }

  @Test func leavesAloneWhatIsNoPictureInAFolder() throws {
    let folder = try TestFolder()
    try folder.draw(SampleText.payload, to: "1.png")
    try folder.write("[Thumbnails]", to: "desktop.ini")
    try folder.write("no picture either", to: "2.jpg")
    #expect(
      folder.run("scan", "DIR").transcript == """
        DIR/1.png: workout "Legs 🦵", 2020-01-02T18:00, 1 exercise, 1 set
        ! btd scan: DIR/2.jpg: not a picture of a known kind; \
        expected one of PNG, JPEG, WebP, HEIF, GIF, TIFF, BMP, PDF, MP4, MOV, WebM, MKV
        ! note: file in a folder that is not a picture, left alone [unsupported]: DIR/desktop.ini
        = 65

        """)
    let other = try TestFolder()
    try other.write("nothing", to: "notes.txt")
    #expect(
      other.run("scan", "DIR").transcript
        == "! btd scan: DIR: no file in the folder is a picture.\n= 64\n")
  }

  @Test func saysThatAProgramIsMissing() throws {
    let folder = try TestFolder()
    try folder.write(QRSymbol(payload: Array("x".utf8)).pdf(), to: "page.pdf")
    let environment = Environment(variables: ["PATH": "/nonexistent"])
    #expect(
      folder.run("scan", "DIR/page.pdf", environment: environment).transcript
        == "! btd scan: DIR/page.pdf: PDF cannot be read without the program pdftoppm: install poppler-utils\n"
        + "= 69\n")
  }

  @Test func takesTheUnitOfDistances() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2020-01-02 18:00:00,"Run",10m,"Running",1,0,0,1500,600,"","",

      """, to: "run.csv")
    #expect(folder.run("qr", "DIR/run.csv", "--encoding", "packed", "-o", "DIR/run.png").code == 0)
    let scan = ["scan", "DIR/run.png", "-o", "DIR/hevy.csv", "--to", "hevy", "--source-unit", "kg"]
    #expect(folder.run(scan).code == 64)
    #expect(folder.run(scan + ["--source-distance-unit", "m"]).code == 0)
    #expect(try folder.text(of: "hevy.csv").hasSuffix("\"normal\",,,1.5,600,\n"))
  }

  @Test func printsPayloadsAsTheyAre() throws {
    let folder = try TestFolder()
    let bytes = [UInt8](0...255)
    try folder.draw(bytes, to: "1.png")
    try folder.draw("line\nfeed", to: "2.png")
    let lines = folder.run("scan", "--raw", "DIR/1.png", "DIR/2.png")
    #expect(lines.output == bytes + [10] + Array("line\nfeed\n".utf8))
    #expect(lines.code == 0 && lines.errors.isEmpty)
    let ended = folder.run("scan", "--raw", "--null", "DIR/1.png", "DIR/2.png")
    #expect(ended.output == bytes + [0] + Array("line\nfeed\0".utf8))
  }

  @Test func printsJSON() throws {
    let folder = try TestFolder()
    try folder.draw(SampleText.payload, to: "1.png")
    try folder.draw([0xFF, 0x00, 0x80], to: "2.png")
    let run = folder.run("scan", "--json", "DIR/1.png", "DIR/2.png")
    // Corners are off by a pixel now and then.
    let text = run.text.replacingOccurrences(of: ",17]", with: ",16]").replacingOccurrences(
      of: "[17,", with: "[16,"
    )
    .replacingOccurrences(of: "195", with: "196").replacingOccurrences(
      of: #""milliseconds":[0-9.]+"#, with: #""milliseconds":0"#, options: .regularExpression)
    #expect(
      text == #"""
        [
        {"file":"DIR/1.png","page":1,"symbology":"QR-Code","payload":"{\"n\":\"Legs 🦵\",\"d\":\"2020-01-02 18:00\",\"t\":60,\"e\":[{\"n\":\"Squat\",\"c\":\"Legs\",\"s\":\"repsWeight\",\"x\":[\"5 100\"]}]}","corners":[[16,16],[196,16],[196,196],[16,196]],"reader":"grid","pass":"adaptive","milliseconds":0},
        {"file":"DIR/2.png","page":1,"symbology":"QR-Code","payloadBase64":"/wCA","corners":[[16,16],[100,16],[100,100],[16,100]],"reader":"grid","pass":"adaptive","milliseconds":0}
        ]

        """#)
    #expect(run.code == 0)
    #expect(folder.run("scan", "--json", "DIR/2.png").code == 1)
  }

  @Test func readsByTheSecondReaderWhatTheFirstDoesNot() throws {
    let folder = try TestFolder()
    // Its eyes have lost their corners.
    try folder.write(Repository.bytes("Tests/QRCodesTests/Fixtures/crosses.png"), to: "crosses.png")
    try folder.draw(SampleText.payload, to: "plain.png")
    func read(_ options: String...) -> String {
      folder.run(["scan"] + options + ["DIR/crosses.png"]).transcript
    }
    let workout = "DIR/crosses.png: workout \"Legs 🦵\", 2020-01-02T18:00, 1 exercise, 1 set\n= 0\n"
    let nothing = "! warning: no QR code found in the picture [inconsistent]: DIR/crosses.png\n= 1\n"
    #expect(read() == workout)
    #expect(read("--reader", "both") == workout)
    #expect(read("--reader", "zbar") == workout)
    #expect(read("--reader", "grid") == nothing)
    #expect(read("--json").contains(#""reader":"zbar","pass":"whole""#))
    let alone = folder.run("scan", "--reader", "zbar", "--json", "DIR/plain.png")
    #expect(alone.text.contains(#""reader":"zbar","pass":"whole""#) && alone.code == 0)
    #expect(
      read("--reader", "other").hasPrefix("! btd scan: --reader must be grid, zbar or both, found other"))
  }

  @Test func saysWhereThePictureWasNotSearchedToTheEnd() throws {
    let folder = try TestFolder()
    try folder.write(GreyImage(side: 800).bitmap, to: "large.bmp")
    let unfinished = """
      ! warning: search stopped early: codes may be missing [dropped]: DIR/large.bmp: \
      raise --budget
      ! warning: no QR code found in the picture [inconsistent]: DIR/large.bmp

      """
    #expect(folder.run("scan", "--budget", "0.001", "DIR/large.bmp").transcript == unfinished + "= 1\n")
    #expect(
      folder.run("scan", "--budget", "0.001", "DIR/large.bmp", "-o", "DIR/x.btd").transcript
        == "! btd scan: no workout or template found, nothing written\n" + unfinished + "= 1\n")
    #expect(folder.names == ["large.bmp"])
  }

  @Test func namesThePagesThatWereNotSearchedToTheEnd() throws {
    let folder = try TestFolder("v6.wld")
    #expect(
      folder.run("sheet", "DIR/v6.wld", "--backup", "--version-limit", "2", "-o", "DIR/b.pdf").code == 0)
    let pages = folder.run("scan", "--budget", "0.001", "DIR/b.pdf").errors
    #expect(
      pages == """
        warning: 2 × pages or frames of one file share the time limit: codes may be missing [dropped]: DIR/b.pdf: 1, 2; raise --budget
        warning: no QR code found in the picture [inconsistent]: DIR/b.pdf

        """)
  }

  @Test func stopsWhereManyPagesShowNothing() throws {
    let folder = try TestFolder()
    let kids = String(repeating: "3 0 R ", count: 200)
    try folder.write(
      """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[\(kids)]/Count 200>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj trailer<</Size 4/Root 1 0 R>>
      %%EOF

      """, to: "blank.pdf")
    #expect(
      folder.run("scan", "DIR/blank.pdf").errors == """
        warning: pages or frames not searched, as those before them used up the time limit without a new code: codes may be missing \
        [dropped]: DIR/blank.pdf: from 98 on; raise --budget
        warning: no QR code found in the picture [inconsistent]: DIR/blank.pdf

        """)
  }

  @Test func namesTheCodeThatItSeesAndCannotRead() throws {
    let folder = try TestFolder()
    let symbol = try QRSymbol(payload: Array(SampleText.payload.utf8))
    let side = 8 * (symbol.size + 8)
    // A strip across that leaves the three eyes is blank.
    let image = GreyImage(side: side) { x, y in
      !(9..<symbol.size - 9).contains(y / 8 - 4) && symbol.isDark(x: x / 8 - 4, y: y / 8 - 4)
    }
    try folder.write(image.bitmap, to: "smear.bmp")
    let middle = 4 * (symbol.size + 8)
    let sentence =
      "! warning: a QR code at (\(middle), \(middle)), about \(8 * symbol.size) pixels wide, could not be read: "
      + "photograph it closer, flatter, without glare [dropped]: DIR/smear.bmp: it looks covered\n"
    #expect(folder.run("scan", "DIR/smear.bmp").transcript == sentence + "= 1\n")
    let json = folder.run("scan", "--json", "DIR/smear.bmp")
    let (near, far) = (32, 8 * (symbol.size + 4))
    #expect(
      json.text == """
        [
        {"file":"DIR/smear.bmp","page":1,"symbology":"QR-Code","payload":null,"corners":[[\(near),\(near)],[\(far),\(near)],[\(far),\(far)],[\(near),\(far)]],"reason":"covered"}
        ]

        """)
    // Beside one that is read it is a loss to --strict.
    try folder.draw(SampleText.payload, to: "whole.png")
    #expect(
      folder.run("scan", "DIR/whole.png", "DIR/smear.bmp", "-o", "DIR/x.btd", "--source-unit", "kg").code == 0
    )
    #expect(
      folder.run(
        "scan", "DIR/whole.png", "DIR/smear.bmp", "-o", "DIR/y.btd", "--source-unit", "kg", "--strict"
      ).code == 65)
    #expect(!folder.names.contains("y.btd"))
  }

  @Test func answersNoWhereThereIsNoCodeOrNoWorkout() throws {
    let folder = try TestFolder()
    try folder.draw("hello", to: "hello.png")
    let white = GreyImage(side: 40)
    try folder.write(white.bitmap, to: "white.bmp")
    #expect(
      folder.run("scan", "DIR/white.bmp").transcript
        == "! warning: no QR code found in the picture [inconsistent]: DIR/white.bmp\n= 1\n")
    #expect(
      folder.run("scan", "--json", "DIR/white.bmp").transcript
        == "[\n]\n! warning: no QR code found in the picture [inconsistent]: DIR/white.bmp\n= 1\n")
    #expect(
      folder.run("scan", "--raw", "DIR/white.bmp").transcript
        == "! warning: no QR code found in the picture [inconsistent]: DIR/white.bmp\n= 1\n")
    #expect(folder.run("scan", "DIR/hello.png").transcript == "DIR/hello.png: no workout: \"hello\"\n= 1\n")
    #expect(
      folder.run("scan", "DIR/hello.png", "-o", "DIR/x.btd").errors.hasSuffix(
        "btd scan: no workout or template found, nothing written\n") == false)
    #expect(folder.names == ["hello.png", "white.bmp"])
  }

  @Test func takesASymbolTwiceOnceAndNamesWhatIsNoWorkout() throws {
    let folder = try TestFolder()
    try folder.draw(SampleText.payload, to: "1.png")
    try folder.draw(SampleText.payload, to: "2.png")
    try folder.draw("hello", to: "3.png")
    let run = folder.run(
      "scan", "DIR/1.png", "DIR/2.png", "DIR/3.png", "-o", "DIR/x.btd", "--source-unit", "kg",
      "--verbose")
    #expect(run.code == 0)
    #expect(
      run.errors.hasPrefix(
        """
        note: QR code that holds no workout [unsupported]: DIR/3.png: "hello"
        note: workout equal to an earlier one, taken once [converted]: DIR/2.png

        """))
    #expect(try folder.info("DIR/x.btd")["workouts"] == 1 as NSNumber)
  }

  @Test func saysWhyAWorkoutInASymbolCannotBeRead() throws {
    let folder = try TestFolder()
    try folder.draw(#"{"u":"A","n":"Legs","e":["#, to: "cut.png")
    try folder.draw(SampleText.file("", version: "7"), to: "new.png")
    #expect(
      folder.run("scan", "DIR/cut.png", "DIR/new.png").transcript == #"""
        DIR/cut.png: compact-workout that cannot be read: "{"u":"A","n":"Legs","e":["
        DIR/new.png: btd that cannot be read: "{"version":7,·"workouts":[],·"typeList":{"list":[{"name":"Sq…"
        ! warning: compact-workout in a code cannot be read [dropped]: DIR/cut.png, code 1:1:26 (/e/0): \#
        found the end of the input, expected a JSON value
        ! warning: btd in a code cannot be read [dropped]: DIR/new.png, code 1:1:12 (/version): \#
        version 7 is newer than this program reads (6). Export again from an older app, or update btd.
        = 65

        """#)
    try folder.draw(SampleText.payload, to: "good.png")
    let strict = folder.run(
      "scan", "DIR/good.png", "DIR/cut.png", "-o", "DIR/x.btd", "--source-unit", "kg", "--strict")
    #expect(strict.code == 65)
    #expect(folder.names == ["cut.png", "good.png", "new.png"])
  }

  @Test func asksForUnitAndDateWhereTheOutputNeedsThem() throws {
    let folder = try TestFolder()
    try folder.draw(#"{"n":"x","e":[{"n":"Squat","s":"repsWeight","x":["5 100"]}],"t":1}"#, to: "1.png")
    #expect(
      folder.run("scan", "DIR/1.png", "-o", "DIR/x.btd").transcript == """
        ! btd scan: Workout 1 has no date, and .btd requires one. Use --date "YYYY-MM-DD HH:MM".
        ! Workout 1 ("x") gives no unit for its weights. Use --source-unit kg|lb.
        = 64

        """)
    #expect(
      folder.run("scan", "DIR/1.png", "-o", "DIR/x.btd", "--source-unit", "kg").transcript == """
        ! btd scan: Workout 1 has no date, and .btd requires one. Use --date "YYYY-MM-DD HH:MM".
        = 64

        """)
    #expect(folder.names == ["1.png"])
    let options = ["--source-unit", "kg", "--date", "2020-01-31 18:05"]
    #expect(folder.run(["scan", "DIR/1.png", "-o", "DIR/x.btd"] + options).code == 0)
  }

  @Test func writesAPayloadBackAsItWas() throws {
    let folder = try TestFolder("workout.json")
    #expect(folder.run("qr", "DIR/workout.json", "-o", "DIR/w.png").code == 0)
    let run = folder.run("scan", "DIR/w.png", "-o", "DIR/back.json", "--to", "compact-workout")
    #expect(run.transcript == "! DIR/back.json: 1 workout written\n= 0\n")
    #expect(try folder.json("back.json") == folder.json("workout.json"))
  }

  @Test func refusesWhatIsNoPictureAndTriesTheRest() throws {
    let folder = try TestFolder("v1.btd")
    try folder.draw(SampleText.payload, to: "good.png")
    try folder.write(Array(folder.bytes(of: "good.png").prefix(100)), to: "cut.png")
    try folder.write(PackedFile.zip([("a.btd", folder.bytes(of: "v1.btd"))]), to: "a.zip")
    try folder.write("", to: "empty.png")
    let run = folder.run(
      "scan", "DIR/cut.png", "DIR/empty.png", "DIR/v1.btd", "DIR/a.zip", "DIR/none.png", "DIR/good.png")
    #expect(
      run.transcript == """
        DIR/good.png: workout "Legs 🦵", 2020-01-02T18:00, 1 exercise, 1 set
        ! btd scan: DIR/cut.png: the PNG picture is truncated: it ends inside chunk IDAT; \
        copy or download it again
        ! btd scan: DIR/empty.png: the file is empty; expected a picture
        ! btd scan: DIR/v1.btd: a log, not a picture: Bench Tracker / Weightlifting App data. Use btd info.
        ! btd scan: DIR/a.zip: a zip or gzip file, not a picture. Use btd info for a log in it.
        ! btd scan: DIR/none.png: cannot be opened: No such file or directory.
        = 66

        """)
    let output = ["-o", "DIR/x.btd", "--source-unit", "kg"]
    #expect(folder.run(["scan", "DIR/good.png", "DIR/cut.png"] + output).code == 65)
    #expect(!folder.names.contains("x.btd"))
    #expect(folder.run(["scan", "DIR/good.png", "DIR/cut.png", "--skip-bad"] + output).code == 65)
    #expect(folder.names.contains("x.btd"))
  }

  @Test(arguments: [
    ("--null works only with --raw", ["--null"]),
    ("--raw and --json cannot be used together", ["--raw", "--json"]),
    ("--strict works only with -o OUT", ["--strict"]), ("--to works only with -o OUT", ["--to", "btd"]),
    ("-o - and --raw cannot both go to standard output", ["--raw", "-o", "-", "--to", "btd"]),
    ("-o - and --json cannot both go to standard output", ["--json", "-o", "-", "--to", "btd"]),
  ])
  func refusesOptionsThatDoNotGoTogether(message: String, options: [String]) throws {
    let run = try TestFolder().run(["scan", "DIR/x.png"] + options)
    #expect(run.transcript == "! btd scan: \(message)\n! btd scan --help for more.\n= 64\n")
  }

  @Test(.enabled(if: Repository.exists(Repository.sharedData), "the shared data is not there"))
  func readsTheScreenshotOfTheAppByteForByte() throws {
    let shared = Repository.sharedData + "/bench-tracker"
    let folder = try TestFolder()
    let run = folder.run("scan", "--fast", "--raw", "--null", "\(shared)/app-qr-screen.png")
    let payloads = Set(run.output.split(separator: 0).map { Array($0) })
    let expected = try ["workout", "template"].map { kind in
      // The files end in a line feed of their own.
      Array(try Data(contentsOf: URL(fileURLWithPath: "\(shared)/app-qr-screen.\(kind).json")).dropLast())
    }
    #expect(payloads == Set(expected))
  }
}

/// A white picture with black pixels.
private struct GreyImage {
  let side: Int
  var isDark: (_ x: Int, _ y: Int) -> Bool = { _, _ in false }

  /// A BMP of 24 bits a pixel.
  var bitmap: [UInt8] {
    let row = (side * 3 + 3) / 4 * 4
    func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> ($0 * 8) & 0xFF) } }
    let header = word(40) + word(side) + word(side) + [1, 0, 24, 0] + [UInt8](repeating: 0, count: 24)
    var pixels = [UInt8](repeating: 255, count: row * side)
    // The rows go from the bottom up.
    for y in 0..<side {
      for x in 0..<side where isDark(x, y) {
        for color in 0..<3 { pixels[(side - 1 - y) * row + 3 * x + color] = 0 }
      }
    }
    return Array("BM".utf8) + word(54 + row * side) + word(0) + word(54) + header + pixels
  }
}
