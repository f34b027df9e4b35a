import Foundation
import Testing

@Suite(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing))
struct BuiltToolTests {
  private static let payload = Array(SampleText.payload.utf8)

  @Test(arguments: [
    ("$btd --version", 0), ("$btd", 64), ("$btd nope", 64), ("$btd info none.btd", 66),
    ("$btd info v1.btd", 0), ("$btd validate cut.btd", 65), ("$btd convert v1.btd -o v1.btd", 64),
    ("$btd convert v1.btd -o cut.btd", 73),
    ("$btd convert v1.btd -o none/x.btd", 73), ("$btd convert v1.btd -o .", 64),
    ("$btd convert v1.btd -o folder.btd", 73), ("$btd convert v1.btd -o x.json", 64),
    ("$btd qr v1.btd", 64), ("$btd qr folder.btd", 66), ("$btd scan v1.btd", 65),
    ("$btd info v1.btd >/dev/full", 74),
    ("$btd --help >/dev/full", 74), ("$btd convert v1.btd -o - --to btd >/dev/full", 74),
  ])
  func returnsTheCode(script: String, code: Int32) throws {
    let folder = try TestFolder("v1.btd")
    try folder.write("{", to: "cut.btd")
    try folder.write("", to: "folder.btd/x")
    let before = folder.names
    let run = try BuiltTool.shell(script, in: folder)
    #expect(run.code == code)
    #expect(run.code == 0 || run.errors.hasPrefix("btd") || run.errors.hasPrefix("error: "))
    #expect(folder.names == before)
  }

  @Test func readsStandardInputAndWritesStandardOutput() throws {
    let folder = try TestFolder()
    let run = try BuiltTool.shell("$btd info --json -", in: folder, input: Self.payload)
    #expect(run.text.contains("\"file\":\"-\",\"format\":\"compact-workout\""))
    let copy = try BuiltTool.shell(
      "$btd convert - -o - --to compact-workout", in: folder, input: Self.payload)
    #expect(copy.output == Self.payload && copy.errors.isEmpty)
    let json = try BuiltTool.shell("$btd validate --from json -", in: folder, input: Array("[1,]".utf8))
    #expect(
      json.transcript == """
        -: not valid (json), 1 error, 0 warnings
        ! error: found ] after a comma, expected another value [malformed]: standard input:1:4 (/1)
        !   [1,]
        !      ^
        = 65

        """)
    let piped = try BuiltTool.shell(
      "cat | $btd qr - -o x.png && $btd scan --raw x.png", in: folder, input: Self.payload)
    #expect(piped.output == Self.payload + [10])
  }

  @Test func whatIsPackedOnStandardInputIsUnpacked() throws {
    let folder = try TestFolder("v1.btd")
    let log = try folder.bytes(of: "v1.btd")
    let plain = try BuiltTool.shell("$btd convert - -o - --to csv", in: folder, input: log)
    let zip = PackedFile.zip([("v1.btd", log), ("read me.txt", Array("Hello.".utf8))])
    for packed in [PackedFile.gzip(log), zip] {
      let run = try BuiltTool.shell("$btd convert - -o - --to csv", in: folder, input: packed)
      #expect(run.code == 0 && run.output == plain.output)
    }
    let named = try BuiltTool.shell("$btd info -", in: folder, input: zip)
    #expect(
      named.errors.contains(
        "note: file of no known format in a zip file, left alone [unsupported]: standard input/read me.txt"))
    let two = try BuiltTool.shell(
      "$btd info -", in: folder, input: PackedFile.zip([("a.btd", log), ("b.btd", log)]))
    #expect(
      two.transcript
        == "! btd info: standard input: several of its files can be read. Unpack it and name one of them:\n!   standard input/a.btd\n!   standard input/b.btd\n= 64\n"
    )
    let pipe = try BuiltTool.shell(
      "mkfifo pipe && (gzip -c v1.btd >pipe &) && $btd info --json pipe", in: folder)
    #expect(pipe.code == 0 && pipe.text.contains("\"format\":\"btd\""))
  }

  @Test func pastedTextBecomesTextOnStandardOutput() throws {
    let folder = try TestFolder()
    let text = Array("Legs\n2026-03-01 18:05\n\nSquat\n2 x 5 x 100 kg\n".utf8)
    let run = try BuiltTool.shell("$btd convert - --to markdown", in: folder, input: text)
    #expect(
      run.transcript == """
        ## 2026-03-01 18:05 · Legs

        ### Squat

        - 2 x 5 x 100 kg
        = 0

        """)
    // A file of bytes, two inputs and a target that only a name tells still need a place.
    for command in ["convert - --to fit", "convert - - --to hevy", "convert -", "merge - --to hevy"] {
      let run = try BuiltTool.shell("$btd \(command)", in: folder, input: text)
      #expect(run.code == 64 && run.text.isEmpty, "\(command): \(run.transcript)")
    }
  }

  @Test func saysWhatWasMissingOnStandardErrorAlone() throws {
    let run = try BuiltTool.shell("$btd info none.btd", in: TestFolder())
    #expect(run.transcript == "! btd info: none.btd: cannot be opened: No such file or directory.\n= 66\n")
  }

  @Test(arguments: [
    "convert v6.wld -o - --to btd", "show v6.wld", "list v6.wld", "info v6.wld",
  ])
  func endsWithoutAWordWhereNobodyReads(command: String) throws {
    let folder = try TestFolder("v6.wld")
    // The reader tells by the fifo that it has closed its end.
    let run = try BuiltTool.shell(
      """
      mkfifo gone
      { read _ <gone; $btd \(command); echo $? >code; } | { exec <&-; : >gone; }
      cat code
      """, in: folder)
    #expect(run.text == "141\n" && run.errors.isEmpty, "\(run.transcript)")
  }

  @Test func paintsNothingIntoAPipe() throws {
    let folder = try TestFolder("template.json")
    let run = try BuiltTool.shell("$btd qr template.json; $btd info none", in: folder)
    #expect(!run.text.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
  }

  @Test(
    .enabled(if: Repository.exists("/usr/bin/script"), "script (util-linux) is not installed"),
    arguments: [("NO_COLOR=1", false), ("NO_COLOR=", true), ("X=1", true)])
  func paintsOnATerminalUnlessColoursAreUnwanted(setting: String, isPainted: Bool) throws {
    let folder = try TestFolder("template.json")
    let command = "env -u NO_COLOR \(setting) $btd qr template.json"
    let run = try BuiltTool.shell(
      "script -qec '\(command)' typescript >/dev/null; cat typescript", in: folder)
    #expect(run.text.contains("\u{1B}[38;5;16;48;5;231m") == isPainted)
  }

  @Test func takesArgumentsThatAreNotUTF8() throws {
    let folder = try TestFolder()
    let run = try BuiltTool.shell("$btd info \"$(printf 'a\\377.btd')\"", in: folder)
    #expect(run.transcript == "! btd info: a\\xFF.btd: cannot be opened: No such file or directory.\n= 66\n")
    #expect(try BuiltTool.shell("$btd \"$(printf 'in\\377fo')\"", in: folder).code == 64)
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func cannotOpenWhatIsClosedToIt() throws {
    let folder = try TestFolder("v1.btd")
    let run = try BuiltTool.shell("chmod 0 v1.btd; $btd info v1.btd", in: folder)
    #expect(run.transcript == "! btd info: v1.btd: cannot be opened: Permission denied.\n= 66\n")
  }

  @Test func putsNothingElseIntoAFileWhereAStreamIsClosed() throws {
    let folder = try TestFolder()
    try folder.draw(SampleText.payload, to: "w.png")
    let run = try BuiltTool.shell(
      "$btd scan --raw w.png -o x.json --to compact-workout >&- 2>&-; echo $?; cat x.json", in: folder)
    #expect(run.text == "74\n")
    let quiet = try BuiltTool.shell(
      "$btd scan w.png -o x.json --to compact-workout >&- 2>&- <&-; echo $?; cat x.json", in: folder)
    #expect(quiet.text == "0\n" + (String(decoding: Self.payload, as: UTF8.self)))
  }
}
