import Foundation
import Testing

/// What is said of inputs that are too many, or too much, only once they are counted.
@Suite struct SizeLimitTests {
  @Test func aFolderOfMoreThan100000FilesIsRefused() throws {
    let folder = try TestFolder("v6.wld")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/in", withIntermediateDirectories: false)
    // Links take no room, and stand for the file that they lead to.
    let failed = (0...100_000).first { symlink("../v6.wld", "\(folder.path)/in/\($0)") != 0 }
    #expect(failed == nil)
    #expect(
      folder.run("info", "DIR/in").transcript
        == "! btd info: DIR/in: the folder has more than 100000 files.\n= 64\n")
  }

  @Test func aZipFileInAZipFileOfMoreThan512MiBIsNamedAndNotOpened() throws {
    let folder = try TestFolder()
    var state: UInt32 = 1
    let noise = (0..<(9 << 18)).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
    try folder.write(
      PackedFile.zip([("part.zip", noise), ("log.txt", Array("Squat\n5 x 100 kg\n".utf8))]) { member in
        if member.name == "part.zip" { member.size = (512 << 20) + 1 }
      }, to: "log.zip")
    let run = folder.run("info", "DIR/log.zip")
    #expect(run.code == 65 && run.text.contains("1 workout"))
    #expect(
      run.errors
        == "btd info: DIR/log.zip/part.zip: cannot be unpacked: it is a packed file in a zip file, of more than 512 MiB.\n"
    )
    #expect(
      folder.run("info", "DIR/log.zip/part.zip/a.csv").transcript
        == "! btd info: DIR/log.zip/part.zip/a.csv: cannot be unpacked: it is a packed file in a zip file, of more than 512 MiB.\n= 65\n"
    )
  }

  @Test func aTextOfMoreThanTwoMillionSetsIsRefused() throws {
    let folder = try TestFolder()
    try folder.write(
      "2026-01-31 18:05\n\nSquat\n" + String(repeating: "99 x 5 x 100 kg\n", count: 20_203), to: "log.txt")
    #expect(
      folder.run("info", "--from", "text", "DIR/log.txt").transcript == """
        ! btd info: DIR/log.txt:20206:1: the text has more than 2,000,000 sets. Take a part of it at a time.
        !   99 x 5 x 100 kg
        !   ^
        = 65

        """)
  }

  @Test func aTableOfMoreThanTwoMillionSetsIsRefused() throws {
    let folder = try TestFolder()
    try folder.write(
      "Date,Exercise,Sets,Reps,Weight (kg)\n"
        + String(repeating: "2026-01-31,Squat,100,5,100\n", count: 20_001), to: "log.csv")
    #expect(
      folder.run("info", "DIR/log.csv").transcript
        == "! btd info: DIR/log.csv:20002:1: the table has more than 2,000,000 sets. Take a part of it at a time.\n= 65\n"
    )
  }
}
