import FormatKit
import QRCodes
import Testing

@testable import CommandLineTool

/// Pictures as inputs of the commands that read files.
@Suite struct PictureInputTests {
  private static let picture = "workout-qr.png"

  @Test func aPictureIsConvertedToWhatScanWritesOfIt() throws {
    let folder = try TestFolder(Self.picture)
    let options = ["DIR/\(Self.picture)", "--source-unit", "kg"]
    #expect(folder.run(["scan", "-o", "DIR/scanned.btd"] + options).code == 0)
    #expect(
      folder.run(["convert", "-o", "DIR/converted.btd"] + options).transcript
        == folder.run(["convert", "-o", "DIR/again.btd"] + options).transcript
        .replacing("again", with: "converted"))
    #expect(try folder.bytes(of: "converted.btd") == folder.bytes(of: "scanned.btd"))
  }

  @Test(arguments: [
    ["info"], ["list"], ["show"], ["stats"], ["compare"], ["validate"], ["diff", "DIR/workout.json"],
    ["qr", "-o", "DIR/a.png"], ["sheet", "-o", "DIR/a.pdf"], ["sheet", "--all", "-o", "DIR/a.pdf"],
    ["report", "-o", "DIR/a.html"],
    ["filter", "--since", "2019-01-01", "--source-unit", "kg", "-o", "DIR/a.btd"],
    ["redact", "--source-unit", "kg", "-o", "DIR/a.btd"],
    ["dedupe", "--source-unit", "kg", "-o", "DIR/a.btd"],
    ["names", "--app", "hevy", "-o", "DIR/a.csv"],
  ])
  func everyCommandReadsIt(arguments: [String]) throws {
    let folder = try TestFolder(Self.picture, "workout.json")
    let run = folder.run([arguments[0], "DIR/\(Self.picture)"] + arguments.dropFirst())
    #expect(run.code == 0, "\(run.transcript)")
  }

  @Test func infoSaysWhatItHolds() throws {
    let run = try TestFolder(Self.picture).run("info", "DIR/\(Self.picture)")
    #expect(
      run.text.hasPrefix("DIR/workout-qr.png: Codes in pictures (picture)\n  1 workout, 7 exercises, 16 sets")
    )
  }

  @Test func eachAndPipeReadIt() throws {
    let folder = try TestFolder(Self.picture)
    let each = folder.run("each", "info", "DIR/\(Self.picture)")
    #expect(each.code == 0 && each.text.contains("1 workout"), "\(each.transcript)")
    let data = Base64.encode(try folder.bytes(of: Self.picture))
    try folder.write("{\"id\":1,\"data\":\"\(data)\"}", to: "records")
    let pipe = folder.run("pipe", "--to", "csv", "DIR/records")
    #expect(pipe.text.contains(#""exit":0"#) && pipe.text.contains(#""from":"picture""#), "\(pipe.text)")
  }

  @Test func aPictureWithoutACodeIsRefused() throws {
    let folder = try TestFolder("v6.wld")
    try folder.write(
      GreyPicture(width: 300, height: 300, luminance: [UInt8](repeating: 255, count: 90_000)).png(),
      to: "a.png")
    let words = "DIR/a.png: no workout or template was read: no QR code found in the picture.\n"
    #expect(folder.run("info", "DIR/a.png").transcript == "! btd info: \(words)= 1\n")
    let before = try folder.bytes(of: "v6.wld")
    let merge = folder.run("merge", "DIR/v6.wld", "DIR/a.png", "--in-place")
    #expect(merge.transcript == "! btd merge: \(words)= 1\n")
    #expect(try folder.bytes(of: "v6.wld") == before)
    #expect(folder.names == ["a.png", "v6.wld"])
  }

  @Test func aCodeOfAnotherKindIsNamed() throws {
    let folder = try TestFolder()
    try folder.draw("https://example.com", to: "a.png")
    let run = folder.run("convert", "DIR/a.png", "-o", "DIR/a.btd")
    #expect(
      run.transcript == """
        ! btd convert: DIR/a.png: no workout or template was read: \
        QR code of a web address, not of a workout, "https://example.com".
        = 1

        """)
  }

  @Test func aDamagedPictureIsRefused() throws {
    let folder = try TestFolder()
    try folder.write([0x89] + Array("PNG\r\n\u{1a}\n".utf8), to: "a.png")
    let run = folder.run("info", "DIR/a.png")
    #expect(run.code == 65)
    #expect(run.errors.hasPrefix("btd info: DIR/a.png: "), "\(run.errors)")
  }

  @Test func theCodesOfASetMayBeSpreadOverPictures() throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/same.btd").code == 0)
    let pictures = try folder.draw(folder.parts(of: folder.packed("v6.wld")), "part")
    let whole = folder.run(["convert", "-o", "DIR/whole.btd"] + pictures)
    #expect(whole.code == 0, "\(whole.errors)")
    #expect(try folder.bytes(of: "whole.btd") == folder.bytes(of: "same.btd"))
    let part = folder.run(["merge", "DIR/same.btd", "--in-place"] + pictures.dropFirst())
    #expect(part.code == 1)
    let rest = pictures.count - 2
    #expect(
      part.errors.hasPrefix(
        "btd merge: DIR/part2.png and \(rest) more: no workout or template was read: \(pictures.count - 1) of \(pictures.count) codes of set "
      ), "\(part.errors)")
    #expect(part.errors.contains(" scanned; still needed: code 1. "), "\(part.errors)")
    #expect(
      part.errors.hasSuffix(
        "Scan all pictures of the set together, btd scan PICTURE… -o OUT, or one after the other with --keep FILE.\n"
      ))
  }

  @Test func aPictureWithoutACodeAmongOthersIsRefusedOrLeftOutAndNamed() throws {
    let folder = try TestFolder("v6.wld")
    let pictures = try folder.draw(folder.parts(of: folder.packed("v6.wld")), "part")
    try folder.draw("https://example.com", to: "a.png")
    let run = folder.run(["convert", "DIR/a.png", "-o", "DIR/a.btd"] + pictures)
    #expect(
      run.transcript == """
        ! btd convert: DIR/a.png: no workout or template was read: \
        QR code of a web address, not of a workout, "https://example.com".
        = 1

        """)
    let skipping = folder.run(["convert", "DIR/a.png", "-o", "DIR/a.btd", "--skip-bad"] + pictures)
    #expect(skipping.code == 1)
    #expect(
      skipping.errors.contains("\nerror: input cannot be read and is left out [dropped]: DIR/a.png\n"),
      "\(skipping.errors)")
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/same.btd").code == 0)
    #expect(try folder.bytes(of: "a.btd") == folder.bytes(of: "same.btd"))
  }

  @Test func aPictureIsNotChangedInPlace() throws {
    let folder = try TestFolder(Self.picture, "v6.wld")
    #expect(
      folder.run("merge", "DIR/\(Self.picture)", "DIR/v6.wld", "--in-place").transcript == """
        ! btd merge: DIR/workout-qr.png: is a picture, and not changed in place. Write another file with -o.
        = 64

        """)
  }

  @Test func aPictureInAFolderIsLeftAlone() throws {
    let folder = try TestFolder()
    try folder.write(Repository.bytes("Samples/v6.wld"), to: "in/v6.wld")
    try folder.write(Repository.bytes("Samples/workout-qr.png"), to: "in/a.png")
    let run = folder.run("convert", "DIR/in", "-o", "DIR/a.btd")
    #expect(run.code == 0)
    #expect(
      run.errors.contains(
        "note: picture in a folder, left alone: name it to have it read [unsupported]: DIR/in/a.png\n"))
  }

  @Test func aPictureInAZipFileOfLogsIsLeftAloneAndCanBeNamed() throws {
    let folder = try TestFolder()
    let log = try Repository.bytes("Samples/v6.wld")
    let picture = try Repository.bytes("Samples/workout-qr.png")
    try folder.write(PackedFile.zip([("v6.wld", log), ("a.png", picture)], method: 8), to: "in.zip")
    let run = folder.run("info", "DIR/in.zip")
    #expect(run.code == 0)
    #expect(
      run.errors
        == "note: picture in a zip file, left alone: name it to have it read [unsupported]: DIR/in.zip/a.png\n"
    )
    #expect(folder.run("info", "DIR/in.zip/a.png").text.contains("1 workout"))
  }

  @Test(arguments: ["in", "in.zip"])
  func picturesAloneInAFolderOrZipFileAreRead(input: String) throws {
    let folder = try TestFolder(Self.picture)
    try folder.write(Repository.bytes("Samples/workout-qr.png"), to: "in/a.png")
    try folder.write(
      PackedFile.zip([("a.png", folder.bytes(of: Self.picture)), ("b.txt", [])]), to: "in.zip")
    let run = folder.run("convert", "DIR/\(input)", "-o", "DIR/a.btd", "--source-unit", "kg")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.hasSuffix("DIR/a.btd: 1 workout written\n"), "\(run.errors)")
  }

  @Test func aBadPictureDoesNotTakeTheOthersWithIt() throws {
    let folder = try TestFolder(Self.picture)
    try folder.write([0x89] + Array("PNG\r\n\u{1a}\n".utf8), to: "a.png")
    try folder.write([0x89] + Array("PNG\r\n\u{1a}\n".utf8), to: "b.png")
    let all = ["DIR/a.png", "DIR/\(Self.picture)", "DIR/b.png", "-o", "DIR/a.btd", "--source-unit", "kg"]
    let run = folder.run(["convert"] + all)
    #expect(run.code == 65)
    #expect(run.errors.contains("DIR/a.png: ") && run.errors.contains("\nDIR/b.png: "), "\(run.errors)")
    let skipping = folder.run(["convert", "--skip-bad"] + all)
    #expect(skipping.code == 65)
    #expect(skipping.errors.contains("input cannot be read and is left out"), "\(skipping.errors)")
    #expect(
      skipping.errors.hasSuffix("DIR/a.btd: 1 workout written; 2 items dropped (--report FILE lists each)\n"))
  }

  @Test(arguments: ["info", "list", "validate"])
  func theCoreSaysWhereThePictureIsRead(command: String) throws {
    let folder = try TestFolder(Self.picture)
    let run = folder.run(command, "DIR/\(Self.picture)", tool: CommandLineTool())
    #expect(run.code == 69)
    #expect(
      (run.text + run.errors).contains(
        ": a picture, document or film is read by the full program: this is btd-core, which has no pictures and no pages. On Debian, install the package btd."
      ), "\(run.transcript)")
  }
}
