import CommandLineTool
import Foundation
import QRCodes
import Testing

/// What strangers' pictures may do to a scan.
@Suite(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing))
struct HostilePictureTests {
  @Test func aPictureThatEndsTheDecoderCostsNoOther() throws {
    let folder = try TestFolder()
    for name in ["1.png", "3.png"] { try folder.draw(SampleText.payload, to: name) }
    try folder.write(QRSymbol.gif([QRSymbol(payload: [1])], modulePixels: 4), to: "2.gif")
    let tool = try #require(BuiltTool.path)
    try folder.writeProgram(
      "case $2 in GIF) printf 'btd\\001'; kill -SEGV $$;; *) exec '\(tool)' \"$@\";; esac", to: "program")
    var environment = TestFolder.environment
    environment.pictureProgram = "\(folder.path)/program"
    #expect(
      folder.run("scan", "DIR/1.png", "DIR/2.gif", "DIR/3.png", environment: environment).transcript == """
        DIR/1.png: workout "Legs 🦵", 2020-01-02T18:00, 1 exercise, 1 set
        DIR/3.png: workout "Legs 🦵", 2020-01-02T18:00, 1 exercise, 1 set (seen before)
        ! btd scan: DIR/2.gif: the GIF picture cannot be read: the process that decodes it crashed (signal 11); \
        the picture is damaged or malicious
        = 65

        """)
    environment.pictureProgram = "/nowhere/btd"
    #expect(
      folder.run("scan", "DIR/1.png", environment: environment).transcript == """
        ! btd scan: DIR/1.png: pictures cannot be read: /nowhere/btd cannot be started: No such file or \
        directory
        = 69

        """)
  }

  @Test func theProgramDecodesPicturesInProcessesOfItsOwn() throws {
    let folder = try TestFolder()
    try folder.draw("payload", to: "1.png")
    let version = try BuiltTool.shell("$btd --version --verbose", in: folder)
    #expect(version.text.contains("\npictures: decoded in processes of their own, which have limits"))
    // A process that is to decode starts no further ones.
    let run = try BuiltTool.shell(
      "$btd scan --raw 1.png; BTD_DECODES_PICTURES=1 $btd scan --raw 1.png", in: folder)
    #expect(
      run.transcript == """
        payload
        ! btd scan: 1.png: pictures cannot be read: /proc/self/exe does not begin with \
        DecodingProcesses.serveIfAsked()
        = 69

        """)
  }

  @Test func picturesAreScannedWhereTheSystemGivesNoThreads() throws {
    let folder = try TestFolder()
    let names = ["1.png", "2.png", "3.png"]
    for name in names { try folder.draw(name, to: name) }
    // The first limit is how much each thread wants for its stack; the second leaves no room for that.
    let run = try BuiltTool.shell(
      "ulimit -s 8000000; ulimit -v 4000000; exec $btd scan --raw \(names.joined(separator: " "))", in: folder
    )
    #expect(run.text == names.map { "\($0)\n" }.joined() && run.code == 0)
  }

  /// The most memory that scanning a picture takes, in KiB: of the program and each process that it starts.
  private func peak(_ picture: [UInt8]) throws -> Int {
    let folder = try TestFolder()
    try folder.write(picture, to: "p.png")
    let tool = try #require(BuiltTool.path)
    let words: [String] = [tool, "scan", "--raw", "--budget", "3600", "\(folder.path)/p.png"]
    let arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    #expect(posix_spawn(&process, tool, &actions, nil, arguments + [nil], environ) == 0)
    var usage = rusage()
    var status: Int32 = 0
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    #expect(status == 0)
    return usage.ru_maxrss
  }

  @Test func memoryGrowsWithPixelsAndWithNothingElse() throws {
    let symbol = try QRSymbol(payload: [1])
    let side = symbol.size + 2 * QRSymbol.standardQuietZone
    let (small, large) = (20, 100)
    let peaks = try [small, large].map { try peak(symbol.png(modulePixels: $0)) }
    let pixels = side * side * (large * large - small * small)
    #expect((peaks[1] - peaks[0]) * 1_024 < 40 * pixels)
    // Each of 50 KB that become 8 MB, for which a decoder takes twice as many.
    let bomb = CompressedText.adding(20, to: try symbol.png(modulePixels: small))
    #expect(try Double(peak(bomb)) < 1.5 * Double(peaks[0]))
  }
}

/// The page on hostile files names the test that holds each sentence.
@Suite struct HostileFilePromiseTests {
  private static let page = "Sources/CommandLineTool/CommandLineTool.docc/HostileFiles.md"

  @Test func everyTestThatThePageNamesIsThere() throws {
    let names = try Repository.text(Self.page).matches(of: /`(\w+Tests)\.(\w+)`/)
    #expect(names.count > 15)
    let files =
      FileManager.default.enumerator(atPath: "\(Repository.path)/Tests")?.compactMap { $0 as? String } ?? []
    for name in names {
      let file = try #require(files.first { $0.hasSuffix("/\(name.1).swift") }, "\(name.1)")
      #expect(try Repository.text("Tests/\(file)").contains(" func \(name.2)("), "\(name.1).\(name.2)")
    }
  }
}

/// Texts in a PNG that a few bytes blow up.
private enum CompressedText {
  /// Adds chunks of text behind the header of a PNG.
  static func adding(_ count: Int, to png: [UInt8]) -> [UInt8] {
    let text = zeros(byteCount: 7_900_000)
    var chunks: [UInt8] = []
    for number in 0..<count {
      let content = Array("zTXt".utf8) + Array("key \(number)".utf8) + [0, 0] + text
      chunks += number32(content.count - 4) + content + number32(Int(checksum(content)))
    }
    return png.prefix(33) + chunks + png.dropFirst(33)
  }

  /// As many zeros as zlib writes them: a byte, and that it is repeated 258 times, again and again.
  private static func zeros(byteCount: Int) -> [UInt8] {
    var bits: [Bool] = [true, true, false]
    func add(_ code: Int, _ length: Int) {
      for place in (0..<length).reversed() { bits.append(code >> place & 1 == 1) }
    }
    add(0x30, 8)
    for _ in 0..<(byteCount - 1) / 258 {
      add(0xc5, 8)
      add(0, 5)
    }
    add(0, 7)
    var bytes: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bits.count, by: 8) {
      var byte: UInt8 = 0
      for (place, bit) in bits[start..<min(bits.count, start + 8)].enumerated() where bit {
        byte |= 1 << place
      }
      bytes.append(byte)
    }
    // The checksum of zeros counts them.
    let count = 1 + (byteCount - 1) / 258 * 258
    return bytes + number32(count % 65_521 << 16 | 1)
  }

  private static func number32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The checksum of a chunk.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
