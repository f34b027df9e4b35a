import Foundation
import QRCodes
import Testing

@testable import WorkoutFormats

/// `sheet --backup`, and what `qr` and `sheet` say before they write a set.
@Suite struct BackupCommandTests {
  private func sets(_ folder: TestFolder, _ picture: String) throws -> [(needed: Int, total: Int)] {
    let run = folder.run("scan", "--json", "DIR/\(picture)")
    let symbols = try #require(JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]])
    return symbols.map { symbol in
      let set = symbol["set"] as? [String: Any]
      return (set?["needed"] as? Int ?? 0, set?["symbols"] as? Int ?? 0)
    }
  }

  @Test func aBackupOfOneSymbolIsPrintedTwiceAndEitherBringsItBack() throws {
    let folder = try TestFolder("workout.json")
    #expect(
      folder.run("sheet", "DIR/workout.json", "--backup", "-o", "DIR/b.png", "--quiet").transcript == "= 0\n")
    let sets = try sets(folder, "b.png")
    #expect(sets.map(\.needed) == [1, 1] && sets.map(\.total) == [2, 2])
    let one = folder.run("sheet", "DIR/workout.json", "--backup", "--parity", "0", "-o", "DIR/one.png")
    #expect(one.transcript == "! DIR/one.png: 1 page written\n= 0\n")
    #expect(try self.sets(folder, "one.png").map(\.total) == [0])
  }

  @Test func aPageSaysWhatToType() throws {
    let folder = try TestFolder("v6.wld", "workout.json")
    func text(_ arguments: String...) throws -> String {
      let run = folder.run(["sheet", "--backup", "--no-check", "-o", "DIR/b.pdf", "--force"] + arguments)
      #expect(run.transcript == "! DIR/b.pdf: 1 page written\n= 0\n")
      let text = try BuiltTool.shell("pdftotext b.pdf -", in: folder).text
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let several = try text("DIR/v6.wld", "--version-limit", "9")
    #expect(
      several.contains(
        "Put the pictures, of whatever kind, into a folder called pictures. On a computer with btd, a free program, "
          + "type beside it: btd scan pictures -o history."))
    #expect(
      several.contains(
        "If too few are read, btd names the others; with --keep parts.txt it remembers what it has "
          + "read."))
    let schemas =
      "of text that begins with BTD:. The pages symbol-set.md and packed.md, published with btd in its folder "
      + "Schemas, specify the format."
    #expect(several.contains("Without btd: they are QR codes \(schemas)"))
    #expect(try text("DIR/workout.json", "--parity", "0").contains("Without btd: it is a QR code \(schemas)"))
    let two = try text("DIR/v6.wld", "--version-limit", "15", "--parity", "0")
    #expect(
      two.contains(
        "Both codes are needed: print the backup twice to be safe. btd names the one that is missing."))
  }

  @Test(arguments: [(15, 2, 3), (11, 4, 5), (9, 5, 6)])
  func everyBackupOnPaperOutlivesTheLossOfASymbol(versionLimit: Int, needed: Int, total: Int) throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run(
      "sheet", "DIR/v6.wld", "--backup", "--version-limit", "\(versionLimit)", "-o", "DIR/b.png")
    #expect(run.transcript == "! DIR/b.png: 1 page written\n= 0\n")
    let sets = try sets(folder, "b.png")
    #expect(sets.count == total && Set(sets.map(\.needed)) == [needed] && Set(sets.map(\.total)) == [total])
  }

  @Test func parityIsMadeOfOneSymbolTooWhereItIsAskedFor() throws {
    let folder = try TestFolder("workout.json")
    let run = folder.run("qr", "DIR/workout.json", "--parity", "200", "-o", "DIR/codes/")
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/codes").sorted()
    let name = String(names[0].prefix(4))
    #expect(names == (1...3).map { "\(name) \($0) of 3.png" })
    #expect(run.code == 0)
    #expect(
      run.errors.contains("note: 3 codes (set \(name)); any one is enough [converted]: "))
    for picture in names {
      let back = folder.run(
        "scan", "DIR/codes/\(picture)", "-o", "DIR/back.json", "--to", "compact-workout", "--force")
      #expect(back.code == 0)
      #expect(try folder.json("back.json") == folder.json("workout.json"))
    }
    let all = folder.run("qr", "DIR/workout.json", "--parity", "0", "--version-limit", "3", "-o", "DIR/all/")
    #expect(all.errors.contains("); all are needed [converted]: 29 squares wide, level M\n"))
  }

  @Test func saysWhereSymbolsAreLargerThanEveryCameraReads() throws {
    let folder = try TestFolder("v6.wld")
    let bytes = (0..<6_000).map { "\($0 &* 2_654_435_761 % 65_521)" }.joined()
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/big.workouts.json").code == 0)
    var text = try folder.text(of: "big.workouts.json")
    let title = try #require(text.range(of: #""title": ""#) ?? text.range(of: #""title":""#))
    text.insert(contentsOf: bytes, at: title.upperBound)
    try folder.write(text, to: "big.workouts.json")
    let message =
      "note: codes of 137 × 137 squares: not every camera reads them [converted]: --version-limit 20 makes smaller ones\n"
    for command in [["qr", "-o", "DIR/codes.gif"], ["sheet", "--backup", "-o", "DIR/b.pdf", "--no-check"]] {
      let run = folder.run(command + ["DIR/big.workouts.json", "--version-limit", "30"])
      #expect(run.code == 0 && run.errors.contains(message), "\(run.errors)")
    }
    let usual = folder.run("qr", "DIR/big.workouts.json", "-o", "DIR/usual.gif")
    #expect(usual.code == 0 && !usual.errors.contains("camera"))
  }

  @Test func keepsTheWholeFile() throws {
    let folder = try TestFolder("v6.wld")
    #expect(
      folder.run("sheet", "DIR/v6.wld", "--backup", "--as-template", "-o", "DIR/b.pdf").transcript == """
        ! btd sheet: --backup keeps the whole file: leave --as-template out. For a file of templates alone: \
        btd convert FILE -o templates.btd --as-template
        ! btd sheet --help for more.
        = 64

        """)
  }

  @Test func aSharedBackupTellsNothingOfWhoTrained() throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run("sheet", "DIR/v6.wld", "--backup", "--share", "-o", "DIR/b.png")
    #expect(run.code == 0 && run.errors.contains("removed: "))
    #expect(folder.run("scan", "DIR/b.png", "-o", "DIR/back.workouts.json").code == 0)
    #expect(folder.run("redact", "DIR/v6.wld", "-o", "DIR/redacted.workouts.json").code == 0)
    #expect(try folder.bytes(of: "back.workouts.json") == folder.bytes(of: "redacted.workouts.json"))
    let one = folder.run("sheet", "DIR/v6.wld", "--workout", "1", "--share", "-o", "DIR/w.png")
    #expect(one.code == 0 && one.errors.contains("removed: "))
    let code = folder.run("qr", "DIR/v6.wld", "--workout", "1", "--share", "-o", "DIR/w.gif")
    func facts(_ run: ToolRun) -> [Substring] {
      run.errors.split(separator: "\n").filter {
        $0.hasPrefix("removed: ") || $0.hasPrefix("still in the file: ")
      }
    }
    #expect(facts(one) == facts(code) && facts(one).allSatisfy { !$0.contains("achievements") })
    let all = folder.run("sheet", "DIR/v6.wld", "--all", "--share", "-o", "DIR/all.pdf", "--no-check")
    #expect(all.code == 0 && all.errors.contains("removed: "))
    for (options, message) in [
      (["--share", "--compare"], "--share hides earlier workouts, so --compare cannot be used with it"),
      (["--shift-dates"], "--shift-dates works only with --share"),
    ] {
      let run = folder.run(["sheet", "DIR/v6.wld", "--workout", "1", "-o", "DIR/x.png"] + options)
      #expect(run.transcript == "! btd sheet: \(message)\n! btd sheet --help for more.\n= 64\n")
    }
  }

  @Test func aDryRunRefusesWhatTheRunWould() throws {
    let folder = try TestFolder("v6.wld")
    try folder.write("a", to: "there.gif")
    try folder.write("a", to: "full/a")
    try folder.write("", to: "file")
    let exists = "DIR/there.gif: already exists. Choose another name, or replace it with --force."
    let full = "DIR/full: already exists and is not empty. Choose another name for the folder."
    let file = "DIR/file: is a file, and a folder is to be made there. Choose another name."
    for (target, message) in [("there.gif", exists), ("full/", full), ("file/", file)] {
      for dry in [[], ["--dry-run"]] {
        let run = folder.run(["qr", "DIR/v6.wld", "-o", "DIR/\(target)"] + dry)
        #expect(run.code == 73 && run.errors.hasSuffix("btd qr: \(message)\n"), "\(run.errors)")
        guard target.hasSuffix("/") else { continue }
        let pages = folder.run(
          ["sheet", "DIR/v6.wld", "--backup", "--to", "png", "-o", "DIR/\(target)"] + dry)
        #expect(pages.transcript == "! btd sheet: \(message)\n= 73\n")
      }
    }
    for dry in [[], ["--dry-run"]] {
      let run = folder.run(
        ["convert", "DIR/v6.wld", "-o", "DIR/full/", "--to", "summaries"] + dry)
      #expect(run.code == 73, "\(run.errors)")
    }
    #expect(folder.run("qr", "DIR/v6.wld", "-o", "DIR/there.gif", "--dry-run", "--force").code == 0)
    #expect(folder.run("qr", "DIR/v6.wld", "-o", "DIR/new/", "--dry-run").code == 0)
    #expect(folder.names == ["file", "full", "there.gif", "v6.wld"])
  }

  @Test func anAnimationIsNoLargerThanScanReads() throws {
    let folder = try TestFolder("v6.wld")
    let options = ["--version-limit", "5", "--parity", "100"]
    let large = folder.run(["qr", "DIR/v6.wld", "-o", "DIR/x.gif", "--scale", "150"] + options)
    let side = (37 + 8) * 150
    #expect(large.code == 64)
    #expect(
      large.errors.contains(
        " codes are more than btd scan reads of an animation of \(side) × \(side) pixels, 4. Name a folder: "
          + "-o codes/, or make the codes smaller: --scale 2\n"))
    #expect(folder.names == ["v6.wld"])
    #expect(folder.run(["qr", "DIR/v6.wld", "-o", "DIR/x.gif", "--scale", "3"] + options).code == 0)
    #expect(folder.run("scan", "DIR/x.gif", "-o", "DIR/back.btd").code == 0)
  }
}
