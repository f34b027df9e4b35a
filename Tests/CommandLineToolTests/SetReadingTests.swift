import Foundation
import Testing
import WorkoutCodes

@testable import PackedForm
@testable import SymbolSets
@testable import WorkoutFormats

/// What `scan` says of whole sets that hold something else, or nothing that it can read.
@Suite struct SetReadingTests {
  private static let unit = ["--source-unit", "kg"]

  /// A folder with the pictures of a good set, and those of a set of `payload`.
  private func folder(_ payload: ([UInt8]) -> [UInt8]) throws -> (
    TestFolder, good: SymbolSetPart, other: SymbolSetPart
  ) {
    let folder = try TestFolder("v6.wld")
    let packed = try folder.packed("v6.wld")
    let (good, other) = (try folder.parts(of: packed), try folder.parts(of: payload(packed)))
    try folder.draw(good, "pictures/a")
    try folder.draw(other, "pictures/b")
    return (folder, good[0], other[0])
  }

  private func summary(_ folder: TestFolder) throws -> String {
    let text = folder.run(["scan", "DIR/pictures"]).text
    return try #require(text.split(separator: "\n").first { $0.contains(" workouts") }.map(String.init))
  }

  @Test func namesAWholeSetThatHoldsNoWorkout() throws {
    let (folder, good, other) = try folder { _ in Array("\u{89}PNG not a workout".utf8.dropFirst()) }
    let warning =
      "! warning: set of codes that holds no workout [dropped]: set \(other.key.name): 18 bytes that are not text\n"
    let shown = folder.run("scan", "DIR/pictures")
    #expect(
      shown.transcript.hasSuffix(
        "set \(other.key.name): no workout: 18 bytes that are not text\n\(warning)= 0\n"))
    #expect(shown.text.contains("\nset \(good.key.name): "))
    let strict = folder.run(["scan", "DIR/pictures", "-o", "DIR/x.btd", "--strict"] + Self.unit)
    #expect(
      strict.transcript == warning
        + "! btd scan: DIR/x.btd: not written: values would be dropped, which --strict forbids.\n= 65\n")
    let run = folder.run(["scan", "DIR/pictures", "-o", "DIR/x.btd"] + Self.unit)
    #expect(
      run.transcript == warning
        + "! DIR/x.btd: 4 workouts, 4 templates written; 1 item dropped (--report FILE lists each)\n= 0\n")
    let alone = try TestFolder()
    try alone.draw(alone.parts(of: Array("hello".utf8)), "a")
    #expect(
      alone.run("scan", "DIR/a1.png", "-o", "DIR/x.btd").transcript == """
        ! btd scan: no workout or template found, nothing written
        ! warning: set of codes that holds no workout [dropped]: set \
        \(try alone.parts(of: Array("hello".utf8))[0].key.name): "hello"
        = 1

        """)
  }

  @Test func refusesAWholeSetOfANewerVersionAsBadData() throws {
    let (folder, good, other) = try folder { packed in
      let newer = [packed[0] & 0xc3 | 2 << 2] + packed.dropFirst().dropLast(4)
      let sum = PackedChecksum.crc32(newer)
      return newer + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }
    let message = """
      ! btd scan: set \(other.key.name): version 2 is newer than this program reads (1). Update btd, or write it \
      again with an older one.

      """
    let shown = folder.run("scan", "DIR/pictures")
    #expect(shown.code == 65 && shown.transcript.hasSuffix("\(message)= 65\n"))
    #expect(
      folder.run(["scan", "DIR/pictures", "-o", "DIR/x.btd"] + Self.unit).transcript == message + """
        ! btd scan: not written. Readable: set \(good.key.name). --skip-bad writes these without \
        the rest
        = 65

        """)
    #expect(folder.names == [".packed", "pictures", "v6.wld"])
    #expect(
      folder.run(["scan", "DIR/pictures", "-o", "DIR/x.btd", "--skip-bad"] + Self.unit).transcript
        == message + "! DIR/x.btd: 4 workouts, 4 templates written\n= 65\n")
    #expect(folder.names == [".packed", "pictures", "v6.wld", "x.btd"])
  }

  @Test func saysThatThePayloadOfAWholeSetIsDamaged() throws {
    let (folder, _, other) = try folder { $0.dropLast() + [$0[$0.count - 1] ^ 1] }
    let run = folder.run(["scan", "DIR/pictures", "-o", "DIR/x.btd", "--skip-bad"] + Self.unit)
    #expect(run.code == 65)
    #expect(
      run.errors.hasPrefix("btd scan: set \(other.key.name)")
        && run.errors.contains("the checksum is wrong, so the payload is damaged or cut off"))
  }

  @Test func refusesPartsOfANewerVersionAsBadDataEvenIfTheOthersAreEnough() throws {
    let folder = try TestFolder("v6.wld")
    let parts = try folder.parts(of: folder.packed("v6.wld"), parity: 20)
    let files = try folder.draw(parts, "a")
    try folder.draw(parts[0].newerText, to: "new.png")
    let warning = """
      ! warning: code of a set that cannot be read [dropped]: DIR/new.png, code 1: version 2 is newer than this \
      program reads (1). Update btd, or make the codes again with an older one.

      """
    for output in [[], ["-o", "DIR/x.btd"]] {
      let alone = folder.run(["scan", "DIR/new.png"] + output)
      #expect(alone.code == 65 && alone.errors.contains(warning.dropFirst(2)), "\(alone.transcript)")
      let few = folder.run(["scan", "DIR/new.png", files[1]] + output)
      #expect(few.code == 65, "\(few.transcript)")
    }
    #expect(folder.names.contains("x.btd") == false)
    let others = ["scan", "DIR/new.png", "-o", "DIR/x.btd"] + Self.unit + files.dropFirst()
    #expect(
      folder.run(others).transcript == """
        ! btd scan: not written. Readable: set \(parts[0].key.name). --skip-bad writes these \
        without the rest
        \(warning)= 65

        """)
    #expect(folder.names.contains("x.btd") == false)
    #expect(
      folder.run(others + ["--skip-bad"]).transcript == warning
        + "! DIR/x.btd: 4 workouts, 4 templates written; 1 item dropped (--report FILE lists each)\n= 65\n")
    #expect(folder.names.contains("x.btd"))
  }

  @Test func answersBadDataForASymbolOfANewerVersionOrADamagedOneBesideAGoodOne() throws {
    let folder = try TestFolder("v6.wld")
    let packed = try folder.packed("v6.wld")
    try folder.draw(SampleText.file("", version: "7"), to: "newer.png")
    try folder.draw(PackedText.text(of: packed.prefix(300) + [0]), to: "damaged.png")
    try folder.draw(SampleText.payload, to: "good.png")
    let refusal =
      "btd scan: not written. Readable: 1 code. --skip-bad writes these without the rest\n"
    let output = ["-o", "DIR/x.btd"] + Self.unit
    for (bad, problem) in [
      ("newer", "version 7 is newer than this program reads (6)"),
      ("damaged", "the checksum is wrong, so the payload is damaged or cut off"),
    ] {
      let pictures = ["scan", "DIR/\(bad).png", "DIR/good.png"]
      for options in [[], ["--json"], output, output + ["--json"], output + ["--dry-run"]] {
        let run = folder.run(pictures + options)
        #expect(run.code == 65 && run.errors.contains(problem), "\(run.transcript)")
        #expect(run.errors.contains(refusal) == options.contains("-o"), "\(run.transcript)")
      }
      #expect(folder.run("scan", "DIR/\(bad).png").code == 65)
      #expect(folder.run(["scan", "DIR/\(bad).png"] + output).code == 65)
      #expect(folder.run("scan", "DIR/\(bad).png", "--raw").code == 0)
      #expect(!folder.names.contains("x.btd"))
      let skipping = folder.run(pictures + output + ["--skip-bad", "--force"])
      #expect(skipping.code == 65 && !skipping.errors.contains("nothing is written"))
      #expect(try folder.info("DIR/x.btd")["workouts"] == 1 as NSNumber)
      try FileManager.default.removeItem(atPath: "\(folder.path)/x.btd")
    }
    try folder.draw("https://example.com", to: "other.png")
    #expect(folder.run(["scan", "DIR/other.png", "DIR/good.png"]).code == 0)
    #expect(folder.run(["scan", "DIR/other.png", "DIR/good.png"] + output).code == 0)
  }

  @Test func tellsTwoSetsOfTheSameLettersApart() throws {
    let folder = try TestFolder("v6.wld")
    let parts = try folder.parts(of: folder.packed("v6.wld"))
    let (key, count) = (parts[0].key, parts.count)
    let twin = SymbolSetPart.Key(checksum: key.checksum ^ 5, needed: key.needed, length: key.length)
    let foreign = SymbolSetPart(key: twin, total: count, index: 0, body: parts[0].body)
    let files = try folder.draw(parts, "a") + folder.draw([foreign], "b")
    func label(_ key: SymbolSetPart.Key) -> String {
      let hex = String(key.checksum, radix: 16)
      return
        "\(key.name) (of \(count) codes, checksum \(String(repeating: "0", count: 8 - hex.count))\(hex))"
    }
    let run = folder.run(["scan", "-o", "DIR/x.btd"] + Self.unit + files)
    #expect(
      run.transcript == """
        ! btd scan: 1 of \(count) codes of set \(label(twin)) scanned; still needed: codes 2–\(count)
        ! btd scan: not written. Readable: set \(label(key)). --skip-bad writes these without \
        the rest
        = 1

        """)
    #expect(folder.run(["scan"] + files).text.contains("\nset \(label(key)): "))
    let skipping = folder.run(["scan", "-o", "DIR/x.btd", "--skip-bad"] + Self.unit + files)
    #expect(skipping.code == 1 && folder.names.contains("x.btd"))
  }

  @Test func anIncompleteSetKeepsEverythingFromBeingWrittenWhateverIsPrinted() throws {
    let folder = try TestFolder("v6.wld")
    let parts = try folder.parts(of: folder.packed("v6.wld"))
    try folder.draw(SampleText.payload, to: "good.png")
    let files = try folder.draw(Array(parts.dropLast()), "a") + ["DIR/good.png"]
    for printed in [[], ["--raw"], ["--json"]] {
      let run = folder.run(["scan", "-o", "DIR/x.btd"] + Self.unit + printed + files)
      #expect(run.code == 1)
      #expect(
        run.errors == """
          btd scan: \(parts.count - 1) of \(parts.count) codes of set \(parts[0].key.name) scanned; \
          still needed: code \(parts.count)
          btd scan: not written. Readable: 1 code. --skip-bad writes these without the rest

          """)
    }
    #expect(!folder.names.contains("x.btd"))
  }

  @Test func leavesOutAMisreadSymbolWhereTheOthersProveItWrong() throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/same.btd").code == 0)
    var parts = try folder.parts(of: folder.packed("v6.wld"), parity: 20)
    parts[1] = try parts[1].misread()
    let files = try folder.draw(parts, "a")
    let run = folder.run(["scan", "-o", "DIR/back.btd"] + files)
    #expect(
      run.transcript == """
        ! warning: code contradicts the others of its set and was ignored [inconsistent]: DIR/a2.png: code 2 of \
        \(parts.count) of set \(parts[0].key.name)
        ! DIR/back.btd: 4 workouts, 4 templates written
        = 0

        """)
    #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
  }
}
