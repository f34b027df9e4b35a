import CommandLineTool
import Foundation
import QRCodes
import Testing

@Suite struct QRCommandTests {
  /// The bytes that a picture of one symbol says.
  private func scanned(_ picture: [UInt8]) throws -> [[UInt8]] {
    try PictureDecoder().decode(picture).frames.flatMap { SymbolScanner(budget: nil).scan($0).symbols }.map(
      \.payload)
  }

  @Test(arguments: ["workout.json", "template.json"])
  func putsACompactInputIntoTheCodeByteForByte(name: String) throws {
    let folder = try TestFolder(name)
    let run = folder.run("qr", "DIR/\(name)", "-o", "DIR/code.png")
    #expect(run.code == 0 && run.output.isEmpty)
    let payload = try folder.text(of: name).trimmingCharacters(in: .newlines)
    #expect(try scanned(folder.bytes(of: "code.png")) == [Array(payload.utf8)])
  }

  @Test func leavesOutWhiteSpaceAndByteOrderMarkOfACompactInput() throws {
    let folder = try TestFolder()
    try folder.write("\u{FEFF}{ \"n\" : \"a  b\\u00e9\\/\",\n\t\"e\":[] , \"later\" : 1.50 }\n", to: "t.json")
    #expect(folder.run("qr", "DIR/t.json", "-o", "DIR/code.png").code == 0)
    #expect(
      try scanned(folder.bytes(of: "code.png")) == [
        Array(#"{"n":"a  b\u00e9\/","e":[],"later":1.50}"#.utf8)
      ])
  }

  @Test func makesTheCodeOfAChosenWorkoutAsTheConverterWritesIt() throws {
    let folder = try TestFolder("v6.wld")
    for choice in [["--workout", "last"], ["--workout", "2"]] {
      #expect(folder.run(["qr", "DIR/v6.wld", "-o", "DIR/code.png", "--force"] + choice).code == 0)
      let target = ["-o", "DIR/w.json", "--to", "compact-workout", "--force"]
      #expect(folder.run(["convert", "DIR/v6.wld"] + target + choice).code == 0)
      #expect(try scanned(folder.bytes(of: "code.png")) == [folder.bytes(of: "w.json")])
    }
  }

  @Test(arguments: [[], ["--dense"]])
  func packsAWorkoutIntoASmallCodeThatScanReads(options: [String]) throws {
    let folder = try TestFolder("workout.json")
    let target = ["-o", "DIR/code.png", "--encoding", "packed"] + options
    #expect(
      folder.run(["qr", "DIR/workout.json"] + target).transcript == "! DIR/code.png: 1 code written\n= 0\n")
    let payload = try scanned(folder.bytes(of: "code.png"))[0]
    #expect(payload.starts(with: "BTD:".utf8) == options.isEmpty && payload.count < 300)
    #expect(folder.run("scan", "DIR/code.png", "-o", "DIR/back.json", "--to", "compact-workout").code == 0)
    #expect(
      folder.run("convert", "DIR/workout.json", "-o", "DIR/same.json", "--to", "compact-workout").code == 0)
    #expect(try folder.text(of: "back.json") == folder.text(of: "same.json"))
  }

  @Test func asksForPackedWhereDense() throws {
    let folder = try TestFolder("workout.json")
    let run = folder.run("qr", "DIR/workout.json", "--dense")
    #expect(run.code == 64 && run.transcript.contains("--dense works only with --encoding packed"))
  }

  @Test func namesTheWorkoutThatTheCodeIsOf() throws {
    let folder = try TestFolder("history.btd")
    #expect(
      folder.run("qr", "DIR/history.btd", "--workout", "3", "-o", "DIR/code.png").errors.contains(
        "mark that the start was edited [dropped]: 31 October 2025, \"Leg Day\"\n"))
  }

  @Test func countsWhatTheCodeDoesNotHoldOnce() throws {
    let folder = try TestFolder("history.btd")
    let run = folder.run("qr", "DIR/history.btd", "--workout", "1", "-o", "DIR/code.png")
    #expect(
      run.transcript == """
        ! note: not stored in a compact workout: mark that the start was edited [dropped]: 27 October 2025, "Push Day"
        ! note: not stored in a compact workout: weight unit [dropped]: all weights are in kg
        ! DIR/code.png: 1 code written; 2 values dropped
        = 0

        """)
  }

  @Test func makesTheCodeOfATemplate() throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run("qr", "DIR/v6.wld", "--template", "Arms to Go", "-o", "DIR/code.png")
    #expect(
      run.transcript == """
        ! note: not stored in a compact template: built-in template [dropped]: template "Arms to Go"
        ! warning: not stored in a compact template: btd field \"summary\" [dropped]: template "Arms to Go"
        ! DIR/code.png: 1 code written; 2 values dropped
        = 0

        """)
    #expect(folder.run("qr", "DIR/v6.wld", "--workout", "1", "--as-template", "-o", "DIR/t.png").code == 0)
    let payloads = try scanned(folder.bytes(of: "code.png")) + scanned(folder.bytes(of: "t.png"))
    #expect(payloads.map { String(decoding: $0, as: UTF8.self).contains("\"x\"") } == [false, false])
  }

  @Test func drawsInEveryKindOfFile() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.payload, to: "w.json")
    for kind in ["png", "svg", "pdf", "txt"] {
      let run = folder.run("qr", "DIR/w.json", "-o", "DIR/code.\(kind)")
      #expect(run.transcript == "! DIR/code.\(kind): 1 code written\n= 0\n")
    }
    #expect(try folder.text(of: "code.svg").hasPrefix("<svg"))
    #expect(try folder.text(of: "code.pdf").hasPrefix("%PDF-"))
    #expect(try scanned(folder.bytes(of: "code.png")) == [Array(SampleText.payload.utf8)])
    #expect(try scannedText(folder.text(of: "code.txt")) == Array(SampleText.payload.utf8))
    #expect(folder.run("qr", "DIR/w.json").text == (try folder.text(of: "code.txt")))
  }

  @Test func drawsNoCodeThatTheTerminalWouldWrap() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.payload, to: "w.json")
    var environment = TestFolder.environment
    environment.terminalColumns = 80
    #expect(folder.run("qr", "DIR/w.json", isTerminal: true, environment: environment).code == 0)
    environment.terminalColumns = 40
    let run = folder.run("qr", "DIR/w.json", isTerminal: true, environment: environment)
    #expect(
      run.transcript == """
        ! btd qr: the code is 53 columns wide, and the terminal 40. Write it to a file, -o code.png, or make it \
        smaller for btd scan, --encoding packed.
        = 64

        """)
    #expect(folder.run("qr", "DIR/w.json", environment: environment).code == 0)
  }

  @Test func lowersTheLevelBeforeAVersionAboveTwenty() throws {
    let folder = try TestFolder()
    let name = String(repeating: "a", count: 800)
    try folder.write(#"{"n":"\#(name)","e":[]}"#, to: "t.json")
    let run = folder.run("qr", "DIR/t.json", "-o", "DIR/code.png")
    #expect(run.transcript == "! DIR/code.png: 1 code written\n= 0\n")
    #expect(
      folder.run("qr", "DIR/t.json", "-o", "DIR/code.png", "--force", "--level", "M").errors.contains(
        "code of 109 × 109 squares: not every camera reads it"))
  }

  @Test func drawsForTerminalsInTheirColours() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.payload, to: "w.json")
    let coloured = folder.run(["qr", "DIR/w.json"], isTerminal: true, allowsColor: true).text
    let inverted = folder.run(["qr", "DIR/w.json"], isTerminal: true, allowsColor: false).text
    let plain = folder.run("qr", "DIR/w.json").text
    #expect(coloured.contains("\u{1B}[") && !inverted.contains("\u{1B}[") && inverted != plain)
    #expect(try scannedText(inverted, dark: false) == Array(SampleText.payload.utf8))
    let unpainted = coloured.replacingOccurrences(
      of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
    #expect(unpainted == plain)
  }

  /// What a drawing of half blocks says.
  private func scannedText(_ text: String, dark: Bool = true) throws -> [UInt8]? {
    let lines = text.split(separator: "\n").map(Array.init)
    let rows = lines.flatMap { line in
      [line.map { "█▀".contains($0) == dark }, line.map { "█▄".contains($0) == dark }]
    }
    let scale = 4
    var pixels: [UInt8] = []
    for row in rows {
      let line = row.flatMap { [UInt8](repeating: $0 ? 0 : 255, count: scale) }
      for _ in 0..<scale { pixels += line }
    }
    let picture = try GreyPicture(
      width: (rows.first?.count ?? 0) * scale, height: rows.count * scale, luminance: pixels)
    return SymbolScanner(budget: nil).scan(picture).symbols.first?.payload
  }

  @Test func listsTheWorkoutsWhereThereAreSeveral() throws {
    let folder = try TestFolder("v1.btd")
    #expect(
      folder.run("qr", "DIR/v1.btd", "-o", "DIR/x.png").transcript == """
        ! btd qr: DIR/v1.btd: holds several workouts. Choose one of 2 workouts:
        !   --workout 1   2017-09-06T06:40   Rücken & Core   B97D4F10-28CE-4A3D-8B06-E1F5A9276C84
        !   --workout 2   2017-09-04T18:05   First Day 💪   3C0B2E5A-6D1F-4B67-9E42-7A51C8D0F613
        = 64

        """)
    #expect(folder.names == ["v1.btd"])
  }

  @Test(arguments: [
    (
      2_400, "M",
      "the largest code at level M holds 2,331; level L holds 2,953: use it, or shorten the payload"
    ),
    (
      1_300, "H",
      "the largest code at level H holds 1,273; level Q holds 1,663: use it, or shorten the payload"
    ),
    (
      3_000, "L",
      "the largest code at level L holds 2,953, and no level holds more than 2,953 (L): it is too large for one code; for btd scan, use a folder or .gif"
    ),
  ])
  func saysWhatFitsWhereAPayloadIsTooLarge(size: Int, level: String, message: String) throws {
    let folder = try TestFolder()
    let frame = #"{"n":"","e":[]}"#
    let name = String(repeating: "n", count: size - frame.utf8.count)
    try folder.write(#"{"n":"\#(name)","e":[]}"#, to: "big.json")
    let number = "\(size / 1_000),\(String(size % 1_000 + 1_000).dropFirst())"
    #expect(
      folder.run("qr", "DIR/big.json", "-o", "DIR/x.png", "--level", level).transcript
        == "! btd qr: DIR/big.json: the payload has \(number) bytes; \(message)\n= 65\n")
    #expect(folder.names == ["big.json"])
  }

  @Test func fillsTheLargestSymbolOfTheAppToTheLastByte() throws {
    let folder = try TestFolder()
    let name = String(repeating: "n", count: 2_331 - #"{"n":"","e":[]}"#.utf8.count)
    let payload = #"{"n":"\#(name)","e":[]}"#
    try folder.write(payload, to: "full.json")
    let run = folder.run("qr", "DIR/full.json", "-o", "DIR/x.png", "--level", "M")
    #expect(
      run.transcript == """
        ! note: code of 177 × 177 squares: not every camera reads it [converted]: \
        2331 bytes at level M; --level L makes a smaller one
        ! DIR/x.png: 1 code written
        = 0

        """)
    #expect(try scanned(folder.bytes(of: "x.png")) == [Array(payload.utf8)])
  }

  @Test(arguments: ["0", "1001", "-1", "2.5", "many"])
  func limitsTheScale(scale: String) throws {
    let folder = try TestFolder("template.json")
    let run = folder.run("qr", "DIR/template.json", "-o", "DIR/x.png", "--scale", scale)
    #expect(
      run.transcript == """
        ! btd qr: --scale must be a whole number from 1 to 1000, found \(scale)
        ! btd qr --help for more.
        = 64

        """)
    #expect(folder.names == ["template.json"])
  }

  @Test func refusesAPictureThatWouldBeTooLarge() throws {
    let folder = try TestFolder("template.json")
    let run = folder.run("qr", "DIR/template.json", "-o", "DIR/x.png", "--scale", "1000")
    #expect(
      run.transcript == """
        ! btd qr: a module of 1,000 pixels cannot be drawn; for this code and quiet zone \
        it may be 1 to 92 pixels
        = 64

        """)
    #expect(folder.names == ["template.json"])
  }

  @Test func drawsModulesOfTheScale() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.payload, to: "w.json")
    #expect(folder.run("qr", "DIR/w.json", "-o", "DIR/1.png", "--scale", "1").code == 0)
    #expect(folder.run("qr", "DIR/w.json", "-o", "DIR/3.png", "--scale", "3").code == 0)
    let widths = try ["1.png", "3.png"].map {
      try PictureDecoder().decode(folder.bytes(of: $0)).frames[0].picture.width
    }
    #expect(widths[1] == widths[0] * 3)
  }

  @Test(arguments: [
    ("-o must end in .png, .svg, .pdf, .txt, .gif or /, found x.bmp", ["-o", "x.bmp"]),
    ("-o must end in .png, .svg, .pdf, .txt, .gif or /, found -", ["-o", "-"]),
    ("-o must end in .png, .svg, .pdf, .txt, .gif or /, found png", ["-o", "png"]),
    ("--level must be L, M, Q or H, found X", ["--level", "X"]),
    ("--encoding must be app, packed or text, found dense", ["--encoding", "dense"]),
    ("--workout and --template cannot be used together", ["--workout", "1", "--template", "x"]),
  ])
  func refusesWhatItCannotMake(message: String, options: [String]) throws {
    let run = try TestFolder("template.json").run(["qr", "DIR/template.json"] + options)
    #expect(run.transcript == "! btd qr: \(message)\n! btd qr --help for more.\n= 64\n")
  }

  @Test func listsTheNewestWorkoutsToChooseFrom() throws {
    let folder = try TestFolder()
    let workouts = (10..<55).map { number in
      SampleText.workout(1, date: "20\(number)-01-02 18:00").replacing(
        "-000000000001\"", with: "-0000000000\(number)\"")
    }
    try folder.write(SampleText.file(workouts.joined(separator: ",")), to: "a.btd")
    let run = folder.run("qr", "DIR/a.btd", "-o", "DIR/x.png")
    #expect(run.code == 64)
    #expect(!run.errors.contains("2042-01-02") && run.errors.contains("--workout 34   2043-01-02"))
    #expect(
      run.errors.contains("--workout 45   2054-01-02")
        && run.errors.contains("  … and 33 older; btd list shows all\n"))
  }
}
