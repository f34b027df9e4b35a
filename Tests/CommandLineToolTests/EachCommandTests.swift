import Foundation
import Testing

@testable import CommandLineTool

@Suite struct EachCommandTests {
  private static let counts =
    #"{"workouts":4,"exercises":22,"sets":52,"templates":4,"rides":0,"measurements":0}"#

  @Test func convertsEachFileToOneOfItsOwn() throws {
    let folder = try TestFolder("v6.wld", "strong.csv")
    try folder.write("no log", to: "bad.txt")
    let run = folder.run(
      "each", "convert", "DIR/v6.wld", "DIR/bad.txt", "DIR/none.csv", "--to", "archive", "-o", "DIR/out/",
      "--jobs", "1")
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    let output = "DIR/outDIR/v6.wld.workouts.json"
    #expect(
      lines[0]
        == #"{"file":"DIR/v6.wld","exit":0,"output":"\#(output)","counts":\#(Self.counts),"findings":[]}"#
    )
    #expect(lines[1].contains(#""exit":64,"output":null,"counts":null,"findings":[{"severity":"error""#))
    #expect(lines[2].contains(#""exit":66,"output":null,"counts":null,"findings":[{"severity":"error""#))
    #expect(run.errors == "3 files: 1 done, 2 failed (1 with exit code 64, 1 with exit code 66)\n")
    #expect(run.code == 66)
    let alone = folder.run("convert", "DIR/v6.wld", "-o", "DIR/alone.workouts.json")
    #expect(alone.code == 0)
    let name = "out/" + String(folder.path.dropFirst()) + "/v6.wld.workouts.json"
    #expect(try folder.bytes(of: name) == folder.bytes(of: "alone.workouts.json"))
  }

  /// How many files are taken together at most, of files of one size.
  private func together(_ count: Int, of size: Int64 = 4_000, jobs: Int, openFiles: Int = 1_024) -> Int {
    let plan = EachPlan(sizes: Array(repeating: size, count: count), jobs: jobs, openFiles: openFiles)
    #expect(plan.chunks.flatMap(Array.init) == Array(0..<count))
    return plan.chunks.map(\.count).max() ?? 0
  }

  @Test func filesThatWaitForTheDiskTogetherAreNoMoreThanMayBeOpen() {
    // Jobs of which each has its outputs and eight other files open, and 32 files for the process.
    for (limit, jobs) in [(1_024, 2), (256, 8), (256, 64), (1_024, 256), (64, 8)] {
      let plan = EachPlan(sizes: Array(repeating: 4_000, count: 10_000), jobs: jobs, openFiles: limit)
      let together = plan.chunks.map(\.count).max() ?? 0
      #expect(plan.jobs >= 1 && together >= 1 && plan.jobs * (together + 8) + 32 <= limit)
    }
    #expect(together(10_000, jobs: 2) == 128)
    #expect(together(10_000, jobs: 8, openFiles: 256) == 20)
    #expect(together(10_000, jobs: 4, openFiles: 20) == 1)
    // Few files are shared out, so that all threads have some.
    #expect(together(40, jobs: 2) == 5)
    #expect(together(1, jobs: 2) == 1)
    #expect(together(0, jobs: 2) == 0)
  }

  @Test func largeFilesGetTheirOutputsAndLinesSooner() {
    #expect(together(10_000, of: 1 << 15, jobs: 2) == 32)
    #expect(together(10_000, of: 600_000, jobs: 2) == 1)
    #expect(together(10_000, of: .max, jobs: 2) == 1)
    let plan = EachPlan(
      sizes: [10, 1 << 30, 10, 10] + Array(repeating: 10, count: 60), jobs: 2, openFiles: 1_024)
    #expect(plan.chunks.prefix(4).map(\.count) == [1, 1, 8, 8])
  }

  @Test func findingsAreThoseOfTheCommandAlone() throws {
    let folder = try TestFolder("strong.csv")
    let run = folder.run("each", "convert", "DIR/strong.csv", "--to", "hevy", "-o", "DIR/out/", "--quiet")
    #expect(run.errors == "")
    #expect(
      run.text.contains(#""what":"no number in Weight (kg)""#) || run.text.contains(#""kind":"dropped""#))
    #expect(run.code == 0)
  }

  @Test func putsWhatACommandPrintsIntoTheLine() throws {
    let folder = try TestFolder("v6.wld", "v1.btd")
    let text = folder.run("each", "info", "DIR/v6.wld", "--jobs", "1").text
    #expect(text.contains(#""result":"DIR/v6.wld: Bench"#))
    let json = folder.run("each", "info", "--json", "DIR/v6.wld").text
    #expect(json.contains(#","result":[{"file":"DIR/v6.wld","format":"btd","version":6,"#))
    #expect(json.split(separator: "\n").count == 1)
  }

  @Test func putsWhatACommandPrintsIntoTheFolder() throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run("each", "list", "--csv", "DIR/v6.wld", "-o", "DIR/out/")
    let name = "out/" + String(folder.path.dropFirst()) + "/v6.wld.txt"
    #expect(run.text.contains("DIR/outDIR/v6.wld.txt\",\"counts\":null,\"findings\":[]}\n"))
    #expect(!run.text.contains("\"result\""))
    #expect(try folder.bytes(of: name) == folder.run("list", "--csv", "DIR/v6.wld").output)
  }

  @Test func leavesOutOnResumeWhatIsThere() throws {
    let folder = try TestFolder("v6.wld", "v1.btd")
    let command = [
      "each", "convert", "--to", "csv", "-o", "DIR/out/", "--jobs", "1", "DIR/v6.wld", "DIR/v1.btd",
    ]
    #expect(folder.run(command).errors == "2 files: 2 done\n")
    let again = folder.run(command)
    #expect(again.code == 73)
    #expect(again.errors == "2 files: 0 done, 2 failed (2 with exit code 73)\n")
    #expect(!again.text.contains(#""output":""#))
    let resumed = folder.run(command + ["--resume"])
    #expect(resumed.code == 0)
    #expect(resumed.errors == "2 files: 0 done, 2 done before\n")
    #expect(
      resumed.text.split(separator: "\n").allSatisfy {
        $0.contains(#""skipped":true,"counts":null,"findings":null}"#)
      })
  }

  @Test(arguments: [
    "DIR/v6.wld\0DIR/v1.btd\0", "DIR/v6.wld\nDIR/v1.btd\n", "DIR/v6.wld\nDIR/v1.btd",
    "\u{feff}DIR/v6.wld\r\n\r\nDIR/v1.btd\r\n",
  ])
  func readsNamesFromAFile(names: String) throws {
    let folder = try TestFolder("v6.wld", "v1.btd")
    try folder.write(folder.placed(names), to: "names")
    let run = folder.run("each", "validate", "--files", "DIR/names")
    #expect(run.errors == "2 files: 2 done\n")
    #expect(run.code == 0)
  }

  @Test func writesPagesAndCodesToo() throws {
    let folder = try TestFolder("v6.wld", "workout.json")
    let page = folder.run("each", "report", "DIR/v6.wld", "-o", "DIR/out/")
    #expect(page.code == 0 && page.text.contains("DIR/outDIR/v6.wld.html\""), "\(page.transcript)")
    let code = folder.run("each", "qr", "DIR/workout.json", "-o", "DIR/out/")
    #expect(code.code == 0 && code.text.contains("DIR/outDIR/workout.json.png\""), "\(code.transcript)")
    let drawing = folder.run("each", "qr", "--to", "svg", "DIR/workout.json", "-o", "DIR/out/")
    #expect(
      drawing.code == 0 && drawing.text.contains("DIR/outDIR/workout.json.svg\""), "\(drawing.transcript)")
  }

  @Test func whatFailsLeavesNothingAndIsDoneAgainOnResume() throws {
    let folder = try TestFolder("v6.wld")
    try folder.write("{", to: "bad.btd")
    let command = ["each", "validate", "-o", "DIR/out/", "DIR/bad.btd", "DIR/v6.wld"]
    let first = folder.run(command)
    #expect(first.code == 65)
    #expect(first.text.contains(#"bad.btd","exit":65,"output":null,"#), "\(first.text)")
    let again = folder.run(command + ["--resume"])
    #expect(again.code == 65)
    #expect(again.errors == "2 files: 0 done, 1 done before, 1 failed (1 with exit code 65)\n")
  }

  @Test func onResumeAFileIsNeitherItsOwnOutputNorDoneByAnOlderOne() throws {
    let folder = try TestFolder("v6.wld", "strong.csv")
    let own = folder.run("each", "convert", "--to", "csv", "-o", "/", "--resume", "DIR/strong.csv")
    #expect(own.errors == "1 file: 0 done, 1 failed (1 with exit code 64)\n")
    #expect(own.text.contains("is one of the inputs"), "\(own.text)")
    let command = ["each", "convert", "--to", "csv", "-o", "DIR/out/", "DIR/v6.wld"]
    #expect(folder.run(command).code == 0)
    #expect(folder.run(command + ["--resume"]).errors == "1 file: 0 done, 1 done before\n")
    try folder.write(folder.bytes(of: "v6.wld"), to: "v6.wld")
    var times = [timespec(tv_sec: 4_000_000_000, tv_nsec: 0), timespec(tv_sec: 4_000_000_000, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, "\(folder.path)/v6.wld", &times, 0) == 0)
    let newer = folder.run(command + ["--resume"])
    #expect(newer.errors == "1 file: 0 done, 1 failed (1 with exit code 73)\n")
    #expect(folder.run(command + ["--resume", "--force"]).errors == "1 file: 1 done\n")
  }

  @Test func aFolderIsDoneAgainOnResumeAndWhatSkipsBadFilesIsRefused() throws {
    let folder = try TestFolder("v6.wld")
    let command = ["each", "convert", "--to", "csv", "-o", "DIR/out/", "DIR"]
    #expect(folder.run(command).code == 0)
    #expect(folder.run(command + ["--resume"]).errors == "1 file: 0 done, 1 failed (1 with exit code 73)\n")
    let refused = folder.run(command + ["--resume", "--skip-bad"])
    #expect(refused.code == 64)
    #expect(
      refused.errors.hasPrefix(
        "btd each: --skip-bad leaves outputs of which --resume cannot know that a part is missing: use only one of them"
      ), "\(refused.errors)")
  }

  @Test func replacesWhatACommandPrintedToo() throws {
    let folder = try TestFolder("v6.wld")
    let command = ["each", "info", "-o", "DIR/out/", "DIR/v6.wld"]
    #expect(folder.run(command).code == 0)
    #expect(folder.run(command).code == 73)
    #expect(folder.run(command + ["--force"]).errors == "1 file: 1 done\n")
  }

  @Test func readsNamesThatWindowsWroteInTwoBytesACharacter() throws {
    let folder = try TestFolder("v6.wld", "v1.btd")
    let names = Array("\u{feff}\(folder.placed("DIR/v6.wld\r\nDIR/v1.btd\r\n"))".utf16)
    try folder.write(names.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }, to: "names")
    #expect(folder.run("each", "validate", "--files", "DIR/names").errors == "2 files: 2 done\n")
    // A name may have the bytes of the mark.
    try folder.write([0xff, 0xfe] + Array("name\0\(folder.placed("DIR/v1.btd"))\0".utf8), to: "names")
    #expect(
      folder.run("each", "validate", "--files", "DIR/names").errors
        == "2 files: 1 done, 1 failed (1 with exit code 66)\n")
  }

  @Test func aDryRunMakesNoFolder() throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run("each", "convert", "--to", "csv", "-o", "DIR/out/", "--dry-run", "DIR/v6.wld")
    #expect(run.code == 0 && run.text.contains(#""exit":0,"output":null,"#))
    #expect(folder.names == ["v6.wld"])
  }

  @Test func anOutputOfAnEarlierRunIsNoneOfThisOne() throws {
    let folder = try TestFolder("v6.wld")
    let command = ["each", "convert", "--to", "csv", "-o", "DIR/out/", "--force", "DIR/v6.wld"]
    #expect(folder.run(command).code == 0)
    let failed = folder.run(command + ["--names", "DIR/none.csv"])
    #expect(failed.code == 66)
    #expect(failed.text.contains(#""exit":66,"output":null,"#), "\(failed.text)")
  }

  @Test func anOutputHasTheWholeNameOfItsInput() {
    let outputs = EachOutputs(folder: "out/", fileExtension: "btd")
    #expect(
      outputs.places(of: ["a/push.csv", "a/push.json", "b/x.btd", "./c", "../d/e.csv", "/f.csv", "."]) == [
        "out/a/push.csv.btd", "out/a/push.json.btd", "out/b/x.btd", "out/c.btd", "out/d/e.csv.btd",
        "out/f.csv.btd", "out/-.btd",
      ])
    #expect(outputs.places(of: ["x.csv", "y.csv", "./x.csv"]) == ["out/x.csv.btd", "out/y.csv.btd", nil])
    #expect(
      EachOutputs(folder: "o/", fileExtension: nil).places(of: ["a/x.csv", ".h"]) == ["o/a/x.csv", "o/.h"])
    #expect(outputs.places(of: ["p/q/../f.csv", "r/q/../f.csv"]) == ["out/p/f.csv.btd", "out/r/f.csv.btd"])
  }

  @Test func takesNoOutputOfAnotherFileForItsOwnOnResume() throws {
    let folder = try TestFolder("v6.wld", "v1.btd")
    try folder.write(folder.bytes(of: "v1.btd"), to: "v6.btd")
    let command = ["each", "convert", "--to", "csv", "-o", "DIR/out/"]
    #expect(folder.run(command + ["DIR/v6.wld"]).errors == "1 file: 1 done\n")
    let run = folder.run(command + ["--resume", "DIR/v6.btd", "DIR/v6.wld"])
    #expect(run.errors == "2 files: 1 done, 1 done before\n")
    let alone = folder.run("convert", "DIR/v6.btd", "-o", "DIR/alone.csv", "--to", "csv")
    #expect(alone.code == 0)
    let name = "out/" + String(folder.path.dropFirst()) + "/v6.btd.csv"
    #expect(try folder.bytes(of: name) == folder.bytes(of: "alone.csv"))
  }

  @Test func refusesAFileWhoseOutputAnotherHasAndAPipe() throws {
    let folder = try TestFolder("v6.wld")
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    let run = folder.run(
      "each", "convert", "--to", "csv", "-o", "DIR/out/", "DIR/v6.wld", "DIR/./v6.wld", "DIR/pipe")
    #expect(run.errors == "3 files: 1 done, 2 failed (2 with exit code 64)\n")
    #expect(
      run.text.contains(
        "a file before it has the same output; if it is another file, run it into another folder"))
    #expect(run.text.contains("DIR/pipe is a pipe or a device, expected a file"))
  }

  @Test(arguments: [
    (["each"], "each: expected COMMAND [FILE…], found none"),
    (["each", "merge2"], "the command to run comes right after each, found merge2"),
    (["each", "each", "x"], "the command to run comes right after each, found each"),
    (["each", "convert", "x", "-o", "out"], "-o must name a folder and end in /"),
    (["each", "convert", "x"], "-o OUT/ is missing"),
    (["each", "info", "x", "--resume"], "--resume works only with -o OUT/"),
    (["each", "info", "x", "--files", "y"], "--files and names on the command line cannot be used together"),
    (["each", "info", "x", "--to", "hevy"], "unknown option --to"),
    (["each", "scan", "x", "--raw", "--json"], "--raw and --json cannot be used together"),
    (
      ["each", "convert", "x", "-o", "out/", "--report", "r.json"],
      "--report names one place, and every file would write to it: leave it out"
    ),
    (["each", "scan", "x", "--keep", "k"], "--keep names one place, and every file would write to it"),
    (["each", "scan", "x", "--crops", "k"], "--crops names one place, and every file would write to it"),
    (["each", "info", "x", "--jobs", "0"], "--jobs must be a whole number from 1 to 256"),
  ])
  func refusesWhatFitsNoFile(arguments: [String], message: String) throws {
    let run = try TestFolder().run(arguments)
    #expect(run.code == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.text == "")
  }

  @Test func changesFilesInPlace() throws {
    let folder = try TestFolder("v6.wld")
    let before = try folder.bytes(of: "v6.wld")
    let run = folder.run("each", "convert", "--in-place", "--btd-version", "4", "DIR/v6.wld")
    #expect(run.code == 0)
    #expect(run.text.contains(#""exit":0,"output":null,"counts":\#(Self.counts)"#))
    #expect(try folder.bytes(of: "v6.wld") != before)
    #expect(folder.names.count == 2)
  }

  @Test func ofAnyJobsEachFileHasOneLineInOrder() throws {
    let folder = try TestFolder()
    let names = (0..<150).map { "DIR/w\($0).json" }
    for name in names { try folder.write(SampleText.payload, to: String(name.dropFirst(4))) }
    func lines(_ jobs: String) -> String {
      folder.run(["each", "validate", "--jobs", jobs] + names).text
    }
    let one = lines("1")
    #expect(one.split(separator: "\n").count == 150)
    #expect(lines("7") == one)
  }

  @Test func runsEveryCommandThatTakesFiles() {
    let names = TestFolder.tool.specification.commands.filter(\.takesFiles).map(\.name)
    #expect(
      names == [
        "info", "list", "show", "stats", "report", "validate", "convert", "dedupe", "filter",
        "redact",
        "compare", "names", "columns", "undo", "qr", "sheet", "scan",
      ])
    // The options of each are its own, but for those that it hands on.
    let own = Set(EachCommand.specification.options.map(\.longName)).subtracting(["output", "jobs", "force"])
    for command in TestFolder.tool.specification.commands where command.takesFiles {
      #expect(own.isDisjoint(with: command.options.map(\.longName)))
    }
  }
}
