import CommandLineTool
import Foundation
import Testing

@Suite struct InPlaceTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(SampleText.file(SampleText.workout(1)), to: "own.btd")
    try folder.write(
      SampleText.file(SampleText.workout(1) + "," + SampleText.workout(2, date: "2020-01-05 18:00")),
      to: "new.btd")
    return folder
  }

  private func backups(_ folder: TestFolder, _ suffix: String) -> [String] {
    folder.names.filter { $0.hasPrefix("own.btd.") && $0.hasSuffix(suffix) }
  }

  @Test func changesTheFileKeepsABackupAndBringsItBack() throws {
    let folder = try folder()
    let old = try folder.bytes(of: "own.btd")
    let run = folder.run("merge", "DIR/own.btd", "DIR/new.btd", "--in-place")
    #expect(
      run.errors.hasPrefix(
        "DIR/new.btd: 1 of 2 workouts new, 1 known\n2 workouts in all\nbackup: DIR/own.btd."))
    #expect(run.code == 0)
    let new = try folder.bytes(of: "own.btd")
    #expect(new != old)
    let names = backups(folder, ".bak")
    #expect(names.count == 1)
    #expect(try folder.bytes(of: names[0]) == old)
    #expect(folder.run("undo", "DIR/own.btd").code == 0)
    #expect(try folder.bytes(of: "own.btd") == old)
    #expect(backups(folder, ".bak") == [])
    let undone = backups(folder, ".undone")
    #expect(undone.count == 1)
    #expect(try folder.bytes(of: undone[0]) == new)
    #expect(
      folder.run("undo", "DIR/own.btd").transcript
        == "! btd undo: DIR/own.btd: there is no backup of it, nothing changed\n= 1\n")
  }

  /// What another program wrote meanwhile stays.
  private func expectTheirs(_ folder: TestFolder, _ run: ToolRun) throws {
    #expect(
      run.errors.hasSuffix(
        "DIR/own.btd: has been changed by another program meanwhile. Nothing was written: run the command again.\n"
      ))
    #expect(run.code == 74)
    #expect(folder.names == ["new.btd", "own.btd"])
    #expect(try folder.text(of: "own.btd") == "theirs")
  }

  @Test func refusesAFileThatWasReplacedMeanwhile() throws {
    let folder = try folder()
    // What was merged is told while the file is still to be put in its place.
    let run = folder.run(["merge", "DIR/own.btd", "DIR/new.btd", "--in-place"]) { text in
      if text.contains("in all") { try? folder.write("theirs", to: "own.btd") }
    }
    try expectTheirs(folder, run)
  }

  @Test func refusesAFileThatWasReplacedWhileItsBackupWasMade() throws {
    let folder = try folder()
    nonisolated(unsafe) var isMerged = false
    var environment = TestFolder.environment
    // What was merged is told, and all is on the disk when the clock is asked for the name of the backup.
    environment.now = { [own = "\(folder.path)/own.btd"] in
      if isMerged { try? Data("theirs".utf8).write(to: URL(fileURLWithPath: own), options: .atomic) }
      return 0
    }
    let run = folder.run(
      ["merge", "DIR/own.btd", "DIR/new.btd", "--in-place"], environment: environment
    ) { text in
      if text.contains("in all") { isMerged = true }
    }
    try expectTheirs(folder, run)
  }

  @Test func keepsOwnerGroupAndMode() throws {
    let folder = try folder()
    let path = "\(folder.path)/own.btd"
    chmod(path, 0o640)
    // Only root can give a file away.
    if getuid() == 0 { chown(path, 65_534, 65_533) }
    func facts() throws -> [Int?] {
      let facts = try FileManager.default.attributesOfItem(atPath: path)
      return [.posixPermissions, .ownerAccountID, .groupOwnerAccountID].map { facts[$0] as? Int }
    }
    let before = try facts()
    #expect(folder.run("merge", "DIR/own.btd", "DIR/new.btd", "--in-place").code == 0)
    #expect(try facts() == before && before[0] == 0o640)
  }

  @Test func refusesAFileThatIsReadOnly() throws {
    let folder = try folder()
    chmod("\(folder.path)/own.btd", 0o444)
    let run = folder.run("merge", "DIR/own.btd", "DIR/new.btd", "--in-place")
    #expect(
      run.transcript
        == "! btd merge: DIR/own.btd: is read-only. Write another file with -o, or make it writable first.\n= 73\n"
    )
    #expect(folder.names == ["new.btd", "own.btd"])
  }

  @Test func namesABackupByTheClock() throws {
    let folder = try folder()
    var environment = TestFolder.environment
    environment.now = { 1_000_000_000_123 }
    let run = folder.run("merge", "DIR/own.btd", "DIR/new.btd", "--in-place", environment: environment)
    #expect(run.errors.contains("backup: DIR/own.btd.2001-09-09T014640.123Z.bak\n"))
    #expect(backups(folder, ".bak") == ["own.btd.2001-09-09T014640.123Z.bak"])
  }

  @Test func goesBackOneChangeAfterTheOther() throws {
    let folder = try folder()
    var versions = [try folder.bytes(of: "own.btd")]
    for version in ["2", "3"] {
      #expect(folder.run("convert", "DIR/own.btd", "--in-place", "--btd-version", version).code == 0)
      versions.append(try folder.bytes(of: "own.btd"))
    }
    #expect(Set(versions).count == 3)
    for version in versions.dropLast().reversed() {
      #expect(folder.run("undo", "DIR/own.btd").code == 0)
      #expect(try folder.bytes(of: "own.btd") == version)
    }
  }

  @Test func leavesTheFileAloneWhereThereIsAConflict() throws {
    let folder = try folder()
    try folder.write(SampleText.file(SampleText.workout(1, set: "6 100")), to: "new.btd")
    let old = try folder.bytes(of: "own.btd")
    #expect(folder.run("merge", "DIR/own.btd", "DIR/new.btd", "--in-place").code == 1)
    #expect(folder.names == ["new.btd", "own.btd"])
    #expect(try folder.bytes(of: "own.btd") == old)
  }

  @Test func neverLeavesTheOwnFileOutAsABadOne() throws {
    let folder = try folder()
    try folder.write(SampleText.file("", version: "9"), to: "own.btd")
    let old = try folder.bytes(of: "own.btd")
    for command in ["merge", "convert"] {
      let run = folder.run(command, "DIR/own.btd", "DIR/new.btd", "--in-place", "--skip-bad")
      #expect(run.code == 65)
    }
    #expect(folder.names == ["new.btd", "own.btd"])
    #expect(try folder.bytes(of: "own.btd") == old)
  }

  @Test func saysWhatAnUndoWouldBringBack() throws {
    let folder = try folder()
    #expect(
      folder.run("undo", "DIR/own.btd", "--dry-run").transcript
        == "! DIR/own.btd: there is no backup of it\n! dry run: nothing changed\n= 1\n")
    #expect(folder.run("merge", "DIR/own.btd", "DIR/new.btd", "--in-place").code == 0)
    let names = folder.names
    let run = folder.run("undo", "DIR/own.btd", "--dry-run")
    #expect(run.code == 0 && run.errors.contains("would be restored from DIR/own.btd."))
    #expect(folder.names == names)
  }

  @Test func refusesInADryRunWhatTheRunWouldRefuse() throws {
    let folder = try folder()
    for arguments in [
      ["convert", "DIR/own.btd", "-o", "DIR/new.btd"],
      ["names", "DIR/own.btd", "--app", "hevy", "-o", "DIR/new.btd"],
    ] {
      #expect(folder.run(arguments + ["--dry-run"]).code == 73)
    }
  }

  @Test func writesNothingInADryRun() throws {
    let folder = try folder()
    let old = try folder.bytes(of: "own.btd")
    #expect(
      folder.run("merge", "DIR/own.btd", "DIR/new.btd", "--in-place", "--dry-run").transcript == """
        ! DIR/new.btd: 1 of 2 workouts new, 1 known
        ! 2 workouts in all
        ! before: DIR/own.btd: 1 workout, 1 exercise, 1 set, 0 templates
        ! before: DIR/new.btd: 2 workouts, 2 exercises, 2 sets, 0 templates
        ! after: DIR/own.btd: 2 workouts, 2 exercises, 2 sets, 0 templates
        ! dry run: nothing written
        = 0

        """)
    for arguments in [
      ["convert", "DIR/own.btd", "-o", "DIR/x.btd", "--btd-version", "6"],
      ["dedupe", "DIR/own.btd", "-o", "DIR/x.btd"], ["filter", "DIR/own.btd", "-o", "DIR/x.btd"],
      ["redact", "DIR/own.btd", "-o", "DIR/x.btd"], ["qr", "DIR/own.btd", "-o", "DIR/x.png"],
      ["names", "DIR/own.btd", "--app", "hevy", "-o", "DIR/x.csv"],
      ["sheet", "DIR/own.btd", "-o", "DIR/x.pdf"],
      ["sheet", "DIR/own.btd", "-o", "DIR/x/", "--to", "png"],
    ] {
      let run = folder.run(arguments + ["--dry-run"])
      #expect(run.code == 0 && run.errors.contains("nothing written"), "\(arguments)")
    }
    #expect(folder.names == ["new.btd", "own.btd"])
    #expect(try folder.bytes(of: "own.btd") == old)
  }

  @Test(arguments: [
    ["merge", "DIR/own.btd", "DIR/new.btd", "--in-place", "-o", "DIR/x.btd"],
    ["merge", "-", "DIR/new.btd", "--in-place"], ["convert", "DIR/own.btd", "--in-place", "--to", "strong"],
    ["merge", "DIR/own.btd", "DIR/new.btd"],
  ])
  func refusesWhatMakesNoSense(arguments: [String]) throws {
    #expect(try folder().run(arguments).code == 64)
  }

  @Test(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing))
  func losesNoUpdateOfProcessesAtOnce() throws {
    let folder = try folder()
    for number in 2...6 {
      try folder.write(
        SampleText.file(SampleText.workout(number, date: "2020-02-0\(number) 18:00")), to: "\(number).btd")
    }
    let run = try BuiltTool.shell(
      "printf '%s\\n' 2 3 4 5 6 | xargs -P 5 -I N $btd merge own.btd N.btd --in-place", in: folder)
    #expect(run.code == 0)
    #expect(try folder.info("DIR/own.btd")["workouts"] == 6 as NSNumber)
    #expect(backups(folder, ".bak").count == 5)
  }

  @Test(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing))
  func isOldOrNewAndWholeWheneverTheProcessIsKilled() throws {
    let folder = try folder()
    let workouts = (0..<400).map { number in
      SampleText.workout(
        number % 10, name: "\(number)",
        date: "20\(10 + number / 40)-01-1\(number % 10) 10:\(10 + number % 50)")
    }
    try folder.write(SampleText.file(workouts.joined(separator: ",")), to: "new.btd")
    // As many kills as BTD_KILLS says, spread over the time that a merge takes.
    let kills = ProcessInfo.processInfo.environment["BTD_KILLS"] ?? "24"
    let run = try BuiltTool.shell(
      """
      cp own.btd old.btd
      $btd merge own.btd new.btd -o merged.btd --prefer first 2>/dev/null || echo cannot merge
      start=$(date +%s%N)
      $btd merge own.btd new.btd --in-place --prefer first 2>/dev/null || echo cannot merge in place
      span=$(( ($(date +%s%N) - start) / 800000 ))
      rm -f own.btd.*
      for n in $(seq 1 $kills); do
        cp old.btd own.btd
        time=$((n * span / kills + 1))
        timeout -s KILL $((time / 1000)).$(printf '%03d' $((time % 1000))) $btd merge own.btd new.btd --in-place --prefer first 2>/dev/null
        if cmp -s own.btd merged.btd; then
          $btd undo own.btd 2>/dev/null || echo no way back from $n
        fi
        cmp -s own.btd old.btd || echo broken at $n
        rm -f own.btd.*
      done
      """, in: folder, environment: ["kills": kills])
    #expect(run.text == "")
  }
}
