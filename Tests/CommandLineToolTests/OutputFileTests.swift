import Foundation
import Testing

@Suite struct OutputFileTests {
  @Test(arguments: [
    ["convert", "DIR/v1.btd", "-o", "DIR/out.btd"],
    ["qr", "DIR/v1.btd", "--workout", "1", "-o", "DIR/out.btd.png"],
    ["convert", "DIR/v1.btd", "-o", "DIR/new.btd", "--report", "DIR/out.btd"],
    ["scan", "DIR/w.png", "-o", "DIR/out.btd", "--source-unit", "kg"],
  ])
  func replacesWhatExistsOnlyByForce(arguments: [String]) throws {
    let folder = try TestFolder("v1.btd")
    try folder.draw(SampleText.payload, to: "w.png")
    for name in ["out.btd", "out.btd.png"] { try folder.write("old", to: name) }
    let name = arguments.contains { $0.hasSuffix("out.btd.png") } ? "out.btd.png" : "out.btd"
    let run = folder.run(arguments)
    #expect(
      run.errors.hasSuffix(
        "btd \(arguments[0]): DIR/\(name): already exists. Choose another name, or replace it with --force.\n"
      ))
    #expect(run.code == 73)
    #expect(try folder.text(of: name) == "old")
    #expect(folder.names == ["out.btd", "out.btd.png", "v1.btd", "w.png"])
    #expect(folder.run(arguments + ["--force"]).code == 0)
    #expect(try folder.text(of: name) != "old")
  }

  @Test func keepsTheOldFileWhereTheNewOneIsRefused() throws {
    let folder = try TestFolder("v6.wld")
    try folder.write("old", to: "out.btd")
    for options in [["--strict", "--btd-version", "1"], ["--workout", "99"]] {
      #expect(folder.run(["convert", "DIR/v6.wld", "-o", "DIR/out.btd", "--force"] + options).code != 0)
      #expect(try folder.text(of: "out.btd") == "old")
      #expect(folder.names == ["out.btd", "v6.wld"])
    }
  }

  @Test func neverWritesOverAnInput() throws {
    let folder = try TestFolder("v6.wld")
    let before = try folder.bytes(of: "v6.wld")
    #expect(symlink("v6.wld", "\(folder.path)/link.wld") == 0)
    for (output, force) in [("v6.wld", ["--force"]), ("link.wld", ["--force"]), ("v6.wld", [])] {
      let run = folder.run(["convert", "DIR/v6.wld", "-o", "DIR/\(output)", "--btd-version", "4"] + force)
      #expect(
        run.transcript == """
          ! btd convert: DIR/\(output): is one of the inputs, which are never changed. Choose another name.
          = 64

          """)
    }
    #expect(try folder.bytes(of: "v6.wld") == before)
  }

  @Test func makesAFolderWhereThereIsNoneOrAnEmptyOne() throws {
    let folder = try TestFolder()
    try folder.write("start,exercise,set_number,reps\n2026-01-31 18:05,Squat,1,5\n", to: "a.csv")
    let convert = ["convert", "DIR/a.csv", "--to", "summaries", "--time-zone", "UTC", "-o", "DIR/out/"]
    #expect(mkdir("\(folder.path)/out", 0o700) == 0)
    #expect(folder.run(convert).code == 0)
    #expect(
      folder.run(convert + ["--force"]).transcript == """
        ! btd convert: DIR/out: already exists and is not empty. Choose another name for the folder.
        = 73

        """)
    #expect(folder.names == ["a.csv", "out"])
  }

  @Test func replacesWhatALinkPointsToAndLeavesTheLink() throws {
    let folder = try TestFolder("v1.btd")
    try folder.write("old", to: "elsewhere/out.btd")
    let link = folder.placed("DIR/link.btd")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "elsewhere/out.btd")
    let run = folder.run("convert", "DIR/v1.btd", "-o", "DIR/link.btd", "--force")
    #expect(run.transcript == "! DIR/link.btd: 2 workouts written\n= 0\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "elsewhere/out.btd")
    #expect(try folder.json("elsewhere/out.btd") == folder.json("v1.btd"))
  }

  @Test func keepsAPrivateFilePrivate() throws {
    let folder = try TestFolder("v1.btd")
    try folder.write("old", to: "out.btd")
    let path = folder.placed("DIR/out.btd")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(folder.run("convert", "DIR/v1.btd", "-o", "DIR/out.btd", "--force").code == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test(arguments: ["DIR/none/x.btd", "DIR/v1.btd/x.btd"])
  func namesTheFileThatCannotBeCreated(path: String) throws {
    let folder = try TestFolder("v1.btd")
    let run = folder.run("convert", "DIR/v1.btd", "-o", path)
    #expect(run.errors.hasPrefix("btd convert: \(path): cannot be created: "))
    #expect(run.code == 73)
  }

  @Test func writesIntoADeviceAndLeavesItOne() throws {
    let folder = try TestFolder("v1.btd")
    let null = folder.run("convert", "DIR/v1.btd", "-o", "/dev/null", "--to", "btd", "--force")
    #expect(null.transcript == "! /dev/null: 2 workouts written\n= 0\n")
    let full = folder.run("convert", "DIR/v1.btd", "-o", "/dev/full", "--to", "btd")
    #expect(
      full.transcript == "! btd convert: /dev/full: cannot be written: No space left on device.\n= 74\n")
    for device in ["/dev/null", "/dev/full"] {
      let type = try FileManager.default.attributesOfItem(atPath: device)[.type] as? FileAttributeType
      #expect(type == .typeCharacterSpecial)
    }
  }

  @Test(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing), arguments: ["TERM", "KILL"])
  func leavesNothingOfAnInterruptedRun(signal: String) throws {
    let folder = try TestFolder("v6.wld")
    try folder.write("old", to: "out.btd")
    // It waits for the end of its input, the output begun.
    let run = try BuiltTool.shell(
      """
      mkfifo pipe; $btd convert - -o out.btd --from btd --force <pipe &
      exec 3>pipe; cat v6.wld >&3
      until ls -l /proc/$!/fd | grep -q " $PWD/[#.]"; do :; done
      kill -\(signal) $!; wait $!; echo $?; rm pipe
      """, in: folder)
    #expect(run.text == (signal == "KILL" ? "137\n" : "143\n"))
    #expect(try folder.text(of: "out.btd") == "old")
    #expect(folder.names == ["out.btd", "v6.wld"])
  }

  @Test(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing))
  func leavesNothingWhereTheFileMayNotGrow() throws {
    let folder = try TestFolder("v6.wld")
    try folder.write("old", to: "out.btd")
    // The limit counts blocks of 512 bytes; the signal is ignored, so that writing fails instead.
    let run = try BuiltTool.shell(
      "trap '' XFSZ; (ulimit -f 4; $btd convert v6.wld -o out.btd --force 2>&1)", in: folder)
    #expect(run.code == 74)
    #expect(run.text.hasSuffix("btd convert: out.btd: cannot be written: File too large.\n"))
    #expect(try folder.text(of: "out.btd") == "old")
    #expect(folder.names == ["out.btd", "v6.wld"])
  }
}
