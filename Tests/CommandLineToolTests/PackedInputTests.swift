import Foundation
import Testing

@testable import SafeFiles

/// Zip and gzip are opened wherever a file is read, within limits; what is no log is called what it is.
@Suite struct PackedInputTests {
  private static let foreign: [(String, [UInt8], String)] = [
    (
      "a.csv", Array("\n<!DOCTYPE html><html><title>Sign in</title></html>".utf8),
      "the file is a web page (HTML), expected a log. The download may have ended at a page to sign in: export it again, and save the file itself."
    ),
    (
      "a.xls", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
      "the file is a document of an office program before 2007, such as .xls, expected a log. Save its table as CSV or .xlsx."
    ),
    (
      "a.rtf", Array("{\\rtf1\\ansi 100 kg}".utf8),
      "the file is a text with styles (RTF), expected a log. Save it as plain text."
    ),
    (
      "a.rar", Array("Rar!\u{1a}\u{7}".utf8) + [0],
      "the file is packed with RAR or 7-Zip. Unpack it first."
    ),
    (
      "a.7z", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4],
      "the file is packed with RAR or 7-Zip. Unpack it first."
    ),
    (
      "a.xlsx", PackedFile.zip([("[Content_Types].xml", Array("<Types/>".utf8))]),
      "the file is a document of an office program, expected a workbook (.xlsx). Save its table as CSV."
    ),
  ]

  @Test(arguments: foreign)
  func whatIsNoLogIsCalledWhatItIs(name: String, bytes: [UInt8], words: String) throws {
    let folder = try TestFolder()
    try folder.write(bytes, to: name)
    let run = folder.run("info", "DIR/\(name)")
    #expect(run.errors == "btd info: DIR/\(name): \(words)\n")
    #expect(run.code == 65)
  }

  @Test func aGzipFileIsReadAsWhatIsInIt() throws {
    let folder = try TestFolder("history.btd")
    let bytes = try folder.bytes(of: "history.btd")
    try folder.write(PackedFile.gzip(bytes), to: "history.btd.gz")
    try folder.write(PackedFile.gzip([]) + PackedFile.gzip(bytes), to: "parts.gz")
    for file in ["history.btd.gz", "parts.gz"] {
      #expect(folder.run("convert", "DIR/\(file)", "-o", "DIR/\(file).btd").code == 0)
      #expect(try folder.bytes(of: "\(file).btd") == bytes)
    }
  }

  @Test func twoPackedFilesOfOneNameAndChecksumAreNotTakenForEachOther() throws {
    let folder = try TestFolder()
    let log = Array("Squat\n5 x 100 kg\n".utf8)
    let parts = ["a.txt", "b.txt"].map { PackedFile.zip([($0, log)]) }
    let checksum = PackedFile.checksum(of: parts[0])
    try folder.write(
      PackedFile.zip(parts.map { ("part.zip", $0) }) { $0.checksum = checksum }, to: "log.zip")
    #expect(folder.run("info", "DIR/log.zip/part.zip/a.txt").code == 0)
    #expect(
      folder.run("info", "DIR/log.zip/part.zip/b.txt").transcript
        == "! btd info: DIR/log.zip/part.zip/b.txt: cannot be unpacked: it is damaged: its checksum is wrong.\n= 65\n"
    )
  }

  @Test func eachMemberOfAZipFileThatHasAFormatIsAnInput() throws {
    let folder = try TestFolder("v6.wld", "v1.btd")
    let (log, other) = try (folder.bytes(of: "v6.wld"), folder.bytes(of: "v1.btd"))
    for method in [0, 8] {
      let members = [
        ("app/", []), ("app/v6.wld", log), ("app/v1.btd", other), ("__MACOSX/app/._v6.wld", [0, 5]),
        ("app/route.gpx", Array("<gpx/>".utf8)), ("app/read me.txt", Array("Hello.".utf8)),
      ]
      try folder.write(PackedFile.zip(members, method: method), to: "export.zip")
      let run = folder.run("info", "DIR/export.zip")
      let plain = folder.run("info", "DIR/v6.wld", "DIR/v1.btd")
      #expect(run.text == plain.text.replacingOccurrences(of: "DIR/", with: "DIR/export.zip/app/"))
      #expect(
        run.errors == """
          note: 2 × file of no known format in a zip file, left alone [unsupported]: \
          DIR/export.zip/app/route.gpx, and 1 more

          """)
      #expect(run.code == 0)
      let member = folder.run("convert", "DIR/export.zip/app/v6.wld", "-o", "DIR/member\(method).btd")
      #expect(member.code == 0)
      #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/plain\(method).btd").code == 0)
      #expect(try folder.bytes(of: "member\(method).btd") == folder.bytes(of: "plain\(method).btd"))
    }
    #expect(
      folder.run("diff", "DIR/export.zip", "DIR/v6.wld").errors.hasPrefix(
        "btd diff: DIR/export.zip: several of its"))
    #expect(folder.run("info", "DIR/export.zip/app/none.csv").code == 66)
  }

  @Test func theListOfAZipFileIsReadOnceForAllItsFiles() throws {
    let bytes = PackedFile.zip((0..<100).map { ("\($0).txt", Array("Hello \($0).".utf8)) }, method: 0)
    var reads = 0
    let memory = PackedSource.held(bytes)
    let source = PackedSource(byteCount: memory.byteCount) { target, count, offset in
      reads += 1
      return memory.read(target, count, offset)
    }
    let first = try #require(try ZipTree(source, name: "x.zip"))
    reads = 0
    let again = try #require(try ZipTree(source, name: "x.zip", listing: first.listing))
    #expect(try again.files() == (0..<100).map { "\($0).txt" })
    #expect(reads == 0)
    let member = try #require(try again.unpacker(of: "99.txt", name: "x.zip/99.txt"))
    #expect(try member.unpacker.bytes(limit: 100) == Array("Hello 99.".utf8))
    // The head of the member, and its bytes.
    #expect(reads == 2)
  }

  @Test func aZipFileThatIsWrittenAnewIsReadAnew() throws {
    let folder = try TestFolder("v6.wld", "v1.btd")
    for (name, file) in [("a.wld", "v6.wld"), ("other.btd", "v1.btd")] {
      try folder.write(PackedFile.zip([(name, folder.bytes(of: file))], method: 0), to: "export.zip")
      #expect(folder.run("info", "DIR/export.zip").text.contains("DIR/export.zip/\(name): "))
    }
  }

  @Test func aZipOrGzipFileInAZipFileIsOpened() throws {
    let folder = try TestFolder("v6.wld", "v1.btd")
    let (log, other) = try (folder.bytes(of: "v6.wld"), folder.bytes(of: "v1.btd"))
    for method in [0, 8] {
      let deepest = PackedFile.zip([("v6.wld", log)], method: method)
      let inner = PackedFile.zip(
        [("a/v6.wld", log), ("b/v1.btd", other), ("deep.zip", deepest)], method: method)
      let members = [
        ("part1.zip", inner), ("app/v1.btd.gz", PackedFile.gzip(other)), ("bad.zip", [0x50, 0x4b]),
      ]
      try folder.write(PackedFile.zip(members, method: method), to: "export.zip")
      let run = folder.run("info", "DIR/export.zip")
      let paths = ["part1.zip/a/v6.wld", "part1.zip/b/v1.btd", "app/v1.btd.gz"]
      for path in paths {
        #expect(run.text.contains("DIR/export.zip/\(path)"))
        #expect(folder.run("convert", "DIR/export.zip/\(path)", "-o", "DIR/out.btd", "--force").code == 0)
      }
      #expect(folder.run("convert", "DIR/v1.btd", "-o", "DIR/plain.btd", "--force").code == 0)
      #expect(try folder.bytes(of: "out.btd") == folder.bytes(of: "plain.btd"))
      #expect(
        run.errors == """
          note: 2 × file of no known format in a zip file, left alone [unsupported]: \
          DIR/export.zip/part1.zip/deep.zip, and 1 more

          """)
      #expect(run.code == 0)
    }
  }

  @Test func aDamagedZipFileInAZipFileIsNamedAndTheOthersAreRead() throws {
    let folder = try TestFolder("v6.wld")
    let log = try folder.bytes(of: "v6.wld")
    let inner = PackedFile.zip([("v6.wld", log)])
    let members = [
      ("bad.zip", Array(inner.dropLast(100))), ("good.zip", inner), ("text.zip", [0, 1, 2]),
    ]
    try folder.write(PackedFile.zip(members), to: "export.zip")
    let run = folder.run("info", "DIR/export.zip")
    #expect(run.text.contains("DIR/export.zip/good.zip/v6.wld"))
    #expect(
      run.errors == """
        note: file of no known format in a zip file, left alone [unsupported]: DIR/export.zip/text.zip
        btd info: DIR/export.zip/bad.zip: cannot be unpacked: the list of files at its end is missing or damaged; download it again.

        """)
    #expect(run.code == 65)
  }

  @Test func aBombInAZipFileInAZipFileEndsInASentence() throws {
    let folder = try TestFolder()
    let bomb = PackedFile.gzip([UInt8](repeating: 0x20, count: 40 << 20))
    try folder.write(PackedFile.zip([("a.json.gz", bomb)]), to: "a.zip")
    let run = folder.run("info", "DIR/a.zip/a.json.gz", "--from", "btd")
    #expect(
      run.errors
        == "btd info: DIR/a.zip/a.json.gz: cannot be unpacked: it unpacks to more than 256 times its size; no log does.\n"
    )
  }

  @Test func aPackedFileIsNeitherChangedInPlaceNorWrittenOver() throws {
    let folder = try TestFolder("history.btd")
    let bytes = try folder.bytes(of: "history.btd")
    try folder.write(PackedFile.gzip(bytes), to: "a.gz")
    try folder.write(PackedFile.zip([("history.btd", bytes)]), to: "a.zip")
    for file in ["a.gz", "a.zip"] {
      let before = try folder.bytes(of: file)
      let run = folder.run("convert", "DIR/\(file)", "--in-place", "--btd-version", "5")
      #expect(
        run.errors
          == "btd convert: DIR/\(file): is packed, and not changed in place. Write another file with -o.\n")
      #expect(run.code == 64)
      #expect(folder.run("convert", "DIR/\(file)", "-o", "DIR/\(file)", "--to", "btd", "--force").code == 64)
      #expect(try folder.bytes(of: file) == before)
    }
  }

  // MARK: Limits

  @Test func aBombEndsInASentence() throws {
    let folder = try TestFolder()
    let zeros = [UInt8](repeating: 0x20, count: 40 << 20)
    try folder.write(PackedFile.gzip(zeros), to: "a.gz")
    try folder.write(PackedFile.zip([("a.json", zeros)]), to: "a.zip")
    try folder.write(PackedFile.zip([("a.json", zeros)]) { $0.size = 1_000 }, to: "b.zip")
    let grows = "cannot be unpacked: it unpacks to more than 256 times its size; no log does.\n"
    #expect(folder.run("info", "DIR/a.gz", "--from", "btd").errors == "btd info: DIR/a.gz: \(grows)")
    #expect(folder.run("info", "DIR/a.zip").errors == "btd info: DIR/a.zip: \(grows)")
    #expect(
      folder.run("info", "DIR/b.zip").errors
        == "btd info: DIR/b.zip/a.json: cannot be unpacked: it holds more than it states.\n")
  }

  private static let entries: [(String, Int, @Sendable (inout PackedFile.Entry) -> Void)] = [
    ("/a.json: cannot be unpacked: it is encrypted; unpack it with its password first", 8, { $0.flags = 1 }),
    (
      "/a.json: cannot be unpacked: it is packed by method 12, expected 0 or 8; unpack it first", 8,
      { $0.method = 12 }
    ),
    ("/a.json: cannot be unpacked: it is not where the zip file's list says", 8, { $0.offset += 1 }),
    (": cannot be unpacked: its files overlap; no program writes such a zip", 8, { $0.offset = 0 }),
    (
      "/a.json: cannot be unpacked: it is damaged: its checksum is wrong", 0,
      { $0.checksum ^= 1 }
    ),
  ]

  @Test(arguments: entries.indices)
  func aZipFileThatNoProgramWritesEndsInASentence(index: Int) throws {
    let (words, method, change) = Self.entries[index]
    let folder = try TestFolder()
    let members = [("a.json", Array("{}".utf8)), ("b.gpx", Array("<gpx/>".utf8))]
    try folder.write(PackedFile.zip(members, method: method, change: change), to: "a.zip")
    let run = folder.run("info", "DIR/a.zip")
    #expect(run.errors.split(separator: "\n").last == "btd info: DIR/a.zip\(words).")
    #expect(run.code == 65)
  }

  @Test func aFileThatIsCutOffEndsInASentence() throws {
    let folder = try TestFolder("history.btd")
    let bytes = try folder.bytes(of: "history.btd")
    try folder.write(Array(PackedFile.gzip(bytes).dropLast(100)), to: "a.gz")
    try folder.write(Array(PackedFile.zip([("history.btd", bytes)]).dropLast(100)), to: "a.zip")
    #expect(
      folder.run("info", "DIR/a.gz").errors
        == "btd info: DIR/a.gz: cannot be unpacked: it ends in the middle.\n")
    #expect(
      folder.run("info", "DIR/a.zip").errors
        == "btd info: DIR/a.zip: cannot be unpacked: the list of files at its end is missing or damaged; download it again.\n"
    )
    let many = (0...10_000).map { ("\($0).csv", [UInt8]()) }
    try folder.write(PackedFile.zip(many, method: 0), to: "many.zip")
    #expect(
      folder.run("info", "DIR/many.zip").errors
        == "btd info: DIR/many.zip: cannot be unpacked: it holds more than 10000 files.\n")
    try folder.write(PackedFile.zip([("a.txt", Array("Hello.".utf8))]), to: "none.zip")
    #expect(
      folder.run("info", "DIR/none.zip").errors.hasSuffix(
        "DIR/none.zip: no file in the zip file is of a format that is recognised; it holds a.txt.\n"))
  }
}
