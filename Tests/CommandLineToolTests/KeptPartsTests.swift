import CommandLineTool
import Foundation
import Testing
import WorkoutCodes

@testable import PackedForm
@testable import SymbolSets
@testable import WorkoutFormats

/// The file of `scan --keep`.
@Suite struct KeptPartsTests {
  private func folder(parity: Int = 0) throws -> (folder: TestFolder, parts: [SymbolSetPart], files: [String])
  {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/same.btd").code == 0)
    let parts = try folder.parts(of: folder.packed("v6.wld"), parity: parity)
    return (folder, parts, try folder.draw(parts, "a"))
  }

  private static let keep = ["--keep", "DIR/parts.txt"]

  private func lines(_ folder: TestFolder) throws -> [String] {
    try folder.text(of: "parts.txt").split(separator: "\n").map(String.init)
  }

  @Test func aMisreadPartInItIsHealedBySymbolsThatAreScannedLater() throws {
    let (folder, parts, files) = try folder()
    try folder.draw([parts[0].misread()], "wrong")
    #expect(folder.run(["scan", "DIR/wrong1.png"] + Self.keep).code == 1)
    let number = "code 1 of \(parts.count) of set \(parts[0].key.name)"
    #expect(
      folder.run(["scan", "-o", "DIR/back.btd"] + Self.keep + files).transcript == """
        ! warning: code that differs from an earlier one of the same number [inconsistent]: DIR/a1.png: \(number)
        ! warning: code contradicts the others of its set and was ignored [inconsistent]: DIR/parts.txt: \(number)
        ! DIR/back.btd: 4 workouts, 4 templates written
        = 0

        """)
    #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
    #expect(try lines(folder) == [])
  }

  @Test func saysWhichFileMayHaveToGoAndHealsOnceTheMisreadSymbolIsScannedAgain() throws {
    let (folder, parts, files) = try folder()
    try folder.draw([parts[0].misread()], "wrong")
    #expect(folder.run(["scan", "DIR/wrong1.png"] + Self.keep).code == 1)
    #expect(
      folder.run(["scan", "-o", "DIR/back.btd"] + Self.keep + files.dropFirst()).transcript == """
        ! btd scan: set \(parts[0].key.name): the checksum of the set is wrong, so at least one of its codes \
        was misread or belongs to another set. Scan codes 1–\(parts.count) again, and more of them if there are. If that does \
        not help, delete DIR/parts.txt and scan all of them again.
        ! btd scan: no workout or template found, nothing written
        = 65

        """)
    #expect(try lines(folder).count == parts.count)
    #expect(folder.run(["scan", "-o", "DIR/back.btd", files[0]] + Self.keep).code == 0)
    #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
  }

  @Test func runsAtOneTimeLoseNothingOfEachOther() throws {
    let (folder, parts, files) = try folder()
    let runs = files.map { file in
      Thread { [arguments = (["scan", file, "--budget", "3600"] + Self.keep).map(folder.placed)] in
        _ = TestFolder.tool.run(arguments, console: Console(output: { _ in true }, error: { _ in true }))
      }
    }
    for run in runs { run.start() }
    while runs.contains(where: { !$0.isFinished }) { usleep(10_000) }
    #expect(try Set(lines(folder)) == Set(parts.map { PackedText.text(of: $0.bytes) }))
  }

  @Test func aSetThatIsShownStaysAndOneThatIsWrittenGoes() throws {
    let (folder, parts, files) = try folder(parity: 20)
    let other = try folder.parts(of: Array("other".utf8) + [UInt8](repeating: 7, count: 300))
    let stray = try folder.draw([other[0]], "b")
    let set = Array(files.dropFirst())
    #expect(folder.run(["scan"] + Self.keep + set + stray).code == 1)
    // What is whole is remembered by what it was proved to be.
    let data = parts.prefix(parts[0].key.needed).map { PackedText.text(of: $0.bytes) }
    let rest = PackedText.text(of: other[0].bytes)
    #expect(try lines(folder) == data + [rest])
    let output = ["-o", "DIR/back.btd"] + Self.keep
    #expect(folder.run(["scan"] + output + set + stray).code == 1)
    #expect(try lines(folder) == data + [rest])
    #expect(folder.run(["scan", set[0], "--dry-run"] + output).code == 0)
    #expect(try lines(folder) == data + [rest])
    #expect(folder.run(["scan", set[0]] + output).code == 0)
    #expect(try lines(folder) == [rest])
    #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
  }

  @Test func aPartOfANewerVersionInItIsNamedAsSuch() throws {
    let (folder, parts, files) = try folder()
    try folder.write("\n\(parts[0].newerText)\n", to: "parts.txt")
    #expect(
      folder.run(["scan", files[0]] + Self.keep).transcript == """
        ! btd scan: DIR/parts.txt:2:1: version 2 is newer than this program reads (1). Update btd, or make the \
        codes again with an older one.
        = 65

        """)
  }

  @Test(arguments: [
    ("", "--keep needs the name of a file, found none"),
    (
      "DIR/none/parts.txt",
      "DIR/none/parts.txt: cannot be created: its folder does not exist. Make the folder first."
    ),
    ("DIR/v6.wld/parts.txt", "DIR/v6.wld/parts.txt: cannot be created: Not a directory."),
    ("DIR/folder", "DIR/folder: is not an ordinary file, and --keep needs one that it can write again"),
    ("DIR/pipe", "DIR/pipe: is not an ordinary file, and --keep needs one that it can write again"),
    ("/dev/null", "/dev/null: is not an ordinary file, and --keep needs one that it can write again"),
    ("DIR/loop", "DIR/loop: is a link that leads to no file, and --keep needs one that it can write again"),
    (
      "DIR/dangling",
      "DIR/dangling: is a link that leads to no file, and --keep needs one that it can write again"
    ),
    (
      "DIR/locked.txt",
      "DIR/locked.txt: is a file that must not be changed, and --keep needs one that it can write again"
    ),
  ])
  func aPathThatCannotBeWrittenIsRefusedBeforeTheFirstPicture(path: String, message: String) throws {
    let folder = try TestFolder("v6.wld")
    try folder.write("", to: "folder/a")
    try folder.write("", to: "locked.txt")
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    #expect(chmod("\(folder.path)/locked.txt", 0o444) == 0)
    #expect(symlink("loop", "\(folder.path)/loop") == 0)
    #expect(symlink("nowhere", "\(folder.path)/dangling") == 0)
    let names = folder.names
    for output in [[], ["-o", "DIR/back.btd"], ["-o", "DIR/back.btd", "--dry-run"]] {
      // A picture that is not there would be told of.
      let run = folder.run(["scan", "DIR/none.png", "--keep", path] + output)
      #expect(run.transcript == "! btd scan: \(message)\n= 73\n")
    }
    #expect(folder.names == names)
  }

  @Test func aWholeSetInItIsTakenWhereThePicturesHoldNoWorkout() throws {
    let (folder, parts, files) = try folder()
    let stray = try folder.draw([folder.parts(of: [UInt8](repeating: 7, count: 300))[0]], "b")[0]
    try folder.draw("https://example.com", to: "other.png")
    #expect(folder.run(["scan"] + Self.keep + files).code == 0)
    let set = parts[0].key.name
    let note = """
      ! note: set of codes taken as --keep remembers it, since the pictures hold no workout [converted]: \
      DIR/parts.txt: set \(set)

      """
    let shown = folder.run(["scan", "DIR/other.png"] + Self.keep)
    #expect(
      shown.code == 0 && shown.text.contains("\nset \(set): ") && shown.transcript.hasSuffix(note + "= 0\n"))
    // The pictures of another set are not meant for this one.
    let output = ["-o", "DIR/back.btd"] + Self.keep
    let other = folder.run(["scan", stray] + output)
    #expect(other.code == 1 && !other.errors.contains(set) && !folder.names.contains("back.btd"))
    let run = folder.run(["scan", "DIR/other.png"] + output)
    #expect(run.code == 0 && run.errors.contains(note.dropFirst(2)), "\(run.transcript)")
    #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
    #expect(try lines(folder).count == 1)
    #expect(folder.run(["scan", "DIR/other.png"] + output + ["--force"]).code == 1)
  }

  @Test func itMustBeAFileOfItsOwn() throws {
    let (folder, _, files) = try folder()
    for (arguments, message) in [
      (["--keep", "-"], "--keep needs a file that it can read and write again"),
      (
        ["--keep", "DIR/x.btd", "-o", "DIR/./x.btd"], "--keep and -o or --report cannot be the same place"
      ),
      (
        ["--keep", "DIR/same.btd", "-o", "DIR/../\((folder.path as NSString).lastPathComponent)/same.btd"],
        "--keep and -o or --report cannot be the same place"
      ),
    ] {
      let run = folder.run(["scan", files[0]] + arguments)
      #expect(run.transcript == "! btd scan: \(message)\n! btd scan --help for more.\n= 64\n")
    }
  }

  @Test func theClosingLineCountsWhatIsWritten() throws {
    let folder = try TestFolder()
    try folder.write("Date,Measurement,Value,Unit\n2024-05-04 07:30:00,Weight,80.5,kg\n", to: "body.csv")
    let run = folder.run("convert", "DIR/body.csv", "-o", "DIR/out.csv", "--to", "hevy")
    #expect(
      run.errors.hasSuffix(
        "DIR/out.csv: written without the 1 measurement of the input; 1 measurement dropped (--report FILE lists each)\n"
      ))
    #expect(run.code == 0)
    let same = folder.run("convert", "DIR/body.csv", "-o", "DIR/same.csv", "--to", "fitnotes-body")
    #expect(same.errors.contains("DIR/same.csv: 1 measurement written"))
  }
}
