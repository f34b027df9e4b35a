import Foundation
import QRCodes
import Testing

/// Sets of codes: made by `qr` and `sheet --backup`, read by `scan`.
@Suite struct SymbolSetTests {
  /// A `.btd` file whose workouts take a set of four codes of version 5 and one of parity.
  private func folder(_ name: String = "v6.wld") throws -> TestFolder {
    let folder = try TestFolder(name)
    #expect(folder.run("convert", "DIR/\(name)", "-o", "DIR/same.btd").code == 0)
    return folder
  }

  private static let small = ["--version-limit", "9"]

  private func pictures(_ folder: TestFolder, _ name: String = "codes") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(name)").sorted()
      .map { "DIR/\(name)/\($0)" }
  }

  @Test func makesANumberedPictureOfEachAndScanBringsBackEveryValue() throws {
    let folder = try folder()
    let run = folder.run(["qr", "DIR/v6.wld", "-o", "DIR/codes/"] + Self.small)
    let pictures = try pictures(folder)
    let (count, name) = (pictures.count, String(pictures[0].dropFirst(10).prefix(4)))
    #expect(
      run.transcript == """
        ! note: \(count) codes (set \(name)); any \(count - 1) are enough [converted]: 53 squares wide, level M
        ! DIR/codes/: 6 codes written
        = 0

        """)
    #expect(pictures == (1...count).map { "DIR/codes/\(name) \($0) of \(count).png" })
    let back = folder.run(
      ["scan", "-o", "DIR/back.btd"] + pictures.dropFirst().reversed() + pictures.suffix(2))
    #expect(back.code == 0)
    #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
  }

  @Test func saysWhatIsMissingAndWritesNothing() throws {
    let folder = try folder()
    #expect(folder.run(["qr", "DIR/v6.wld", "-o", "DIR/codes/", "--parity", "0"] + Self.small).code == 0)
    let pictures = try pictures(folder)
    let (count, name) = (pictures.count, String(pictures[0].dropFirst(10).prefix(4)))
    let left = [pictures[0]] + pictures.dropFirst(2)
    let message = "\(count - 1) of \(count) codes of set \(name) scanned; still needed: code 2"
    let lines = left.map { "\($0): code \($0.dropFirst(15).prefix(1)) of \(count) of set \(name)\n" }
    #expect(folder.run(["scan"] + left).transcript == lines.joined() + "! btd scan: \(message)\n= 1\n")
    let write = folder.run(["scan", "-o", "DIR/back.btd"] + left)
    #expect(write.transcript == "! btd scan: \(message)\n= 1\n")
    #expect(folder.names == ["codes", "same.btd", "v6.wld"])
    let raw = folder.run(["scan", "--raw"] + left)
    #expect(raw.code == 0 && raw.text.split(separator: "\n").allSatisfy { $0.hasPrefix("BTD:") })
  }

  @Test func remembersPartsOfSeveralSetsBetweenRuns() throws {
    let folder = try folder()
    #expect(folder.run(["qr", "DIR/v6.wld", "-o", "DIR/a/", "--parity", "0"] + Self.small).code == 0)
    #expect(
      folder.run(["qr", "DIR/v6.wld", "--workout", "1-2", "-o", "DIR/b/", "--version-limit", "5"]).code == 0)
    let (a, b) = (try pictures(folder, "a"), try pictures(folder, "b"))
    let options = ["-o", "DIR/back.btd", "--keep", "DIR/parts.txt"]
    #expect(folder.run(["scan", a[0], b[0]] + options).code == 1)
    let kept = try folder.text(of: "parts.txt")
    #expect(
      kept.split(separator: "\n").count == 2
        && kept.split(separator: "\n").allSatisfy { $0.hasPrefix("BTD:") })
    #expect(folder.run(["scan", a[0]] + options + ["--dry-run"]).code == 1)
    #expect(folder.run(["scan"] + a.dropFirst() + options).code == 0)
    #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
    #expect(
      folder.run(
        ["scan"] + b.dropFirst() + ["--keep", "DIR/parts.txt", "-o", "DIR/b.btd", "--source-unit", "kg"]
      )
      .code == 0)
    #expect(try folder.info("DIR/b.btd")["workouts"] == 2 as NSNumber)
  }

  @Test func neverWritesOverWhatItDidNotKeep() throws {
    let folder = try folder()
    #expect(folder.run("qr", "DIR/v6.wld", "-o", "DIR/a.gif").code == 0)
    try folder.write("BTD:\nmy diary\n", to: "diary.txt")
    let run = folder.run("scan", "DIR/a.gif", "--keep", "DIR/diary.txt")
    #expect(
      run.transcript == """
        ! btd scan: DIR/diary.txt:1:1: found something other than a code of a set, expected a file that --keep has written. \
        Name another file, or take the line out.
        = 65

        """)
    #expect(try folder.text(of: "diary.txt") == "BTD:\nmy diary\n")
    #expect(folder.run("scan", "DIR/a.gif", "--keep", "DIR/x", "-o", "DIR/x", "--to", "btd").code == 64)
  }

  @Test func tellsSetsInOneAnimationApartAndShowsThemInJSON() throws {
    let folder = try folder()
    #expect(folder.run(["qr", "DIR/v6.wld", "-o", "DIR/set.gif"] + Self.small).code == 0)
    let one = folder.run(["qr", "DIR/v6.wld", "--workout", "1", "-o", "DIR/one.gif"])
    #expect(one.transcript == "! DIR/one.gif: 1 code written\n= 0\n")
    let run = folder.run("scan", "--json", "DIR/set.gif", "DIR/one.gif")
    let symbols = try #require(JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]])
    let sets = symbols.compactMap { $0["set"] as? [String: Any] }
    #expect(run.code == 0 && symbols.count == sets.count + 1)
    #expect(sets.map { $0["symbol"] as? Int } == sets.indices.map { $0 + 1 })
    #expect(Set(sets.map { $0["symbols"] as? Int }) == [sets.count])
    try folder.write(run.output, to: "scan.json")
    if SchemaValidator.isInstalled {
      #expect(try SchemaValidator.problems(of: "\(folder.path)/scan.json", schema: "scan") == "")
    }
  }

  @Test func tellsPartsOfSeveralSetsInOnePictureApart() throws {
    let folder = try folder()
    #expect(folder.run(["qr", "DIR/v6.wld", "-o", "DIR/a.gif"] + Self.small).code == 0)
    #expect(folder.run(["qr", "DIR/v6.wld", "-o", "DIR/b.gif", "--version-limit", "6"]).code == 0)
    let codes = ["a", "b"].map { name in
      folder.run("scan", "--raw", "DIR/\(name).gif").text.split(separator: "\n").map { Array($0.utf8) }
    }
    // One of the first set is left out, which its parity makes up for, and one of the second.
    let mixed = zip(codes[0].dropFirst(), codes[1]).flatMap { [$0, $1] } + codes[1].dropFirst(codes[0].count)
    let symbols = try mixed.map { try QRSymbol(payload: $0) }
    try folder.write(QRSymbol.gif(symbols, modulePixels: 3), to: "mixed.gif")
    let run = folder.run("scan", "DIR/mixed.gif", "-o", "DIR/back.btd")
    let kept = codes[1].count - 1
    #expect(run.code == 0 && kept >= 4, "\(run.errors)")
    #expect(
      folder.run("scan", "DIR/mixed.gif").text.split(separator: "\n").filter { $0.hasPrefix("set ") }.count
        == 2)
    #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
  }

  @Test func refusesWhatDoesNotGoWithASet() throws {
    let folder = try folder()
    for (arguments, message) in [
      (["-o", "DIR/x/", "--encoding", "app"], "leave --encoding app out"),
      (["-o", "DIR/x.png", "--parity", "20"], "--parity works only with a set of codes"),
      (["-o", "DIR/x.png", "--all"], "--all works only with --encoding packed"),
      (["-o", "DIR/x/", "--all", "--workout", "1"], "cannot be used together"),
      (["-o", "DIR/x/", "--version-limit", "41"], "--version-limit must be a whole number from 2 to 40"),
      (["-o", "DIR/x/", "--parity", "301"], "--parity must be a whole number from 0 to 300"),
      (["-o", "DIR/x.png", "--encoding", "packed"], "--all takes everything. Choose one of"),
    ] {
      let run = folder.run(["qr", "DIR/v6.wld"] + arguments)
      #expect(run.code == 64 && run.errors.contains(message), "\(run.errors)")
    }
    #expect(folder.names == ["same.btd", "v6.wld"])
  }

  @Test func takesEverythingIntoOneCodeWhereItFits() throws {
    let folder = try folder()
    #expect(folder.run("qr", "DIR/v6.wld", "--encoding", "packed", "--all", "-o", "DIR/x.png").code == 0)
    #expect(folder.run("scan", "DIR/x.png", "-o", "DIR/back.btd").code == 0)
    #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
  }

  @Test(arguments: ["pdf", "png", "svg"])
  func bringsAPaperBackupBack(kind: String) throws {
    let folder = try folder()
    let target = kind == "pdf" ? ["-o", "DIR/paper.pdf"] : ["-o", "DIR/paper/", "--to", kind]
    let run = folder.run(["sheet", "DIR/v6.wld", "--backup", "--version-limit", "8"] + target)
    let place = kind == "pdf" ? "DIR/paper.pdf" : "DIR/paper/"
    #expect(run.transcript == "! \(place): 1 page written\n= 0\n")
    guard kind != "svg" else { return }
    let back = folder.run("scan", kind == "pdf" ? "DIR/paper.pdf" : "DIR/paper", "-o", "DIR/back.btd")
    #expect(back.transcript == "! DIR/back.btd: 4 workouts, 4 templates written\n= 0\n")
    #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
  }

  @Test func refusesWhatDoesNotGoWithABackup() throws {
    let folder = try folder()
    for (arguments, message) in [
      (
        ["--backup", "--all"],
        "--workout, --template, --routine, --all, --backup and --progress cannot be used together"
      ),
      (["--backup", "--encoding", "app"], "--backup is always packed"),
      (["--all", "--parity", "5"], "--parity works only with --backup"),
    ] {
      let run = folder.run(["sheet", "DIR/v6.wld", "-o", "DIR/x.pdf"] + arguments)
      #expect(run.code == 64 && run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func putsPackedCodesOnSheets() throws {
    let folder = try folder()
    let run = folder.run("sheet", "DIR/v6.wld", "--workout", "1", "--encoding", "packed", "-o", "DIR/w.png")
    #expect(run.transcript == "! DIR/w.png: 1 page written\n= 0\n")
    let picture = try PictureDecoder().decode(folder.bytes(of: "w.png")).frames[0]
    let payloads = SymbolScanner(budget: nil).scan(picture).symbols.map(\.payload)
    #expect(payloads.count == 2 && payloads.allSatisfy { $0.starts(with: "BTD:".utf8) && $0.count < 250 })
  }

  @Test(.enabled(if: Repository.exists(Repository.sharedData), "no shared data beside the repository"))
  func theWholeOfARealFileNeedsNoMoreThanSixSymbols() throws {
    let folder = try TestFolder()
    let source = "\(Repository.sharedData)/bench-tracker/v5-WLDTestData.wld"
    #expect(folder.run("convert", source, "-o", "DIR/same.btd").code == 0)
    #expect(folder.run("qr", source, "-o", "DIR/codes/").code == 0)
    let pictures = try pictures(folder)
    #expect(pictures.count == 5)
    for lost in pictures {
      let left = pictures.filter { $0 != lost }
      #expect(folder.run(["scan", "-o", "DIR/back.btd", "--force", "--fast"] + left).code == 0)
      #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
      #expect(
        folder.run(["scan", "--fast"] + left.dropLast()).errors.contains(
          " scanned; still needed: one of"))
    }
  }
}
