import Glibc
import Testing

@testable import QRCodes
@testable import QRSymbols

/// Pictures decoded by other processes: those of the program that is built beside the tests, and stand-ins in shell.
@Suite(.enabled(if: BuiltProgram.path != nil, "btd is not built beside the tests"))
struct DecodingProcessesTests {
  private static let pictures = [
    "symbol.png", "sixteen-bit.png", "transparent.png", "light-on-clear.png", "symbol.jpg",
    "orientation-6.jpg", "colours.jpg", "symbol.webp", "lossless.webp", "three-frames.webp", "symbol.heic",
    "symbol.gif",
    "five-frames.gif", "symbol.tiff", "two-pages.tiff", "symbol.bmp",
  ]

  private func program() throws -> String { try #require(BuiltProgram.path) }

  private func decoder(_ program: String, silence: Int32? = nil) -> PictureDecoder {
    PictureDecoder(processes: DecodingProcesses(program: program, silence: silence))
  }

  private func error(of decoder: PictureDecoder, _ picture: String = "symbol.png") throws -> PictureError? {
    let bytes = try TestFile.fixture(picture)
    return #expect(throws: PictureError.self) { try decoder.decode(bytes) }
  }

  @Test(arguments: pictures)
  func whatIsDecodedIsWhatThisProcessDecodes(name: String) throws {
    let bytes = try TestFile.fixture(name)
    #expect(try decoder(program()).decode(bytes) == PictureDecoder().decode(bytes))
  }

  @Test func oneProcessTakesAllPicturesOfAKind() throws {
    let processes = DecodingProcesses(program: try program())
    let decoder = PictureDecoder(processes: processes)
    let png = try TestFile.fixture("symbol.png")
    #expect(processes.numbers == [])
    _ = try decoder.decode(png)
    let first = processes.numbers
    #expect(first.count == 1)
    _ = try decoder.decode(TestFile.fixture("transparent.png"))
    #expect(processes.numbers == first)
    var damaged = png
    damaged[png.count - 20] ^= 1
    let error = #expect(throws: PictureError.self) { try decoder.decode(damaged) }
    #expect(error == #expect(throws: PictureError.self) { try PictureDecoder().decode(damaged) })
    #expect(processes.numbers == first)
    _ = try decoder.decode(TestFile.fixture("symbol.gif"))
    #expect(processes.numbers.count == 2)
  }

  @Test func oneThatIsGoneIsReplaced() throws {
    let processes = DecodingProcesses(program: try program())
    let decoder = PictureDecoder(processes: processes)
    let png = try TestFile.fixture("symbol.png")
    let expected = try decoder.decode(png)
    let first = try #require(processes.numbers.first)
    #expect(kill(pid_t(first), SIGKILL) == 0)
    while !BuiltProgram.hasEnded(first) { usleep(100) }
    #expect(try decoder.decode(png) == expected)
    #expect(processes.numbers.count == 1 && processes.numbers != [first])
  }

  @Test func aProcessThatHasBeenStartedCanDoNothingButDecode() throws {
    let open = open("/dev/null", O_RDONLY)
    defer { close(open) }
    let processes = DecodingProcesses(program: try program())
    _ = try PictureDecoder(processes: processes).decode(TestFile.fixture("symbol.heic"))
    let number = try #require(processes.numbers.first)
    let names = (0...max(64, Int(open))).compactMap { descriptor -> String? in
      var target = [CChar](repeating: 0, count: 200)
      let count = readlink("/proc/\(number)/fd/\(descriptor)", &target, target.count)
      return count < 0
        ? nil : String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    #expect(names.count == 4)
    #expect(names.prefix(2).allSatisfy { $0.hasPrefix("socket:") } && names[0] == names[1])
    #expect(names.suffix(2) == ["/dev/null", "/proc/\(number)/statm"])
    let limits = BuiltProgram.lines(of: "/proc/\(number)/limits")
    func limit(_ name: String) -> [Substring] {
      let line = limits.first { $0.hasPrefix(name) } ?? ""
      return Array(line.dropFirst(name.count).split(separator: " ").prefix(2))
    }
    #expect(limit("Max file size") == ["0", "0"])
    #expect(limit("Max open files") == ["4", "4"])
    #expect(limit("Max core file size") == ["0", "0"])
    #expect(limit("Max address space").first.flatMap { Int($0) } ?? .max < 4 << 30)
    #expect(limit("Max cpu time").first.flatMap { Int($0) } ?? .max < 60)
    let status = BuiltProgram.lines(of: "/proc/\(number)/status")
    let isConfined = try processes.confinement() == .systemCalls
    #expect(status.contains("Seccomp:\t2") == isConfined)
    #expect(status.contains("NoNewPrivs:\t1") == isConfined)
    let variables = BuiltProgram.lines(of: "/proc/\(number)/environ").joined()
    #expect(!variables.contains("HOME=") && variables.contains("MALLOC_ARENA_MAX=1"))
  }

  @Test func processesEndWithTheValue() throws {
    var processes: DecodingProcesses? = DecodingProcesses(program: try program())
    _ = try PictureDecoder(processes: processes).decode(TestFile.fixture("symbol.png"))
    let number = try #require(processes?.numbers.first)
    #expect(BuiltProgram.state(of: number) != nil)
    processes = nil
    #expect(BuiltProgram.state(of: number) == nil)
  }

  @Test func aProcessEndsWhereTheOtherSideIsGone() throws {
    let arguments = [DecodingMessage.request, "PNG"]
    let waiting = try ChildProcess(program(), arguments, variables: [:])
    #expect(waiting.waitForEnd() == .code(0))
    let reading = try ChildProcess(program(), arguments, variables: [:])
    #expect(try reading.send(DecodingMessage.head(maximumPixels: 1, byteCount: 9) + [1], silence: 9_000))
    #expect(reading.waitForEnd() == .code(0))
  }

  // MARK: What goes wrong

  @Test func aPictureThatEndsTheProcessCostsNoOther() throws {
    let script = try Script(
      "case $2 in GIF) printf 'btd\\001'; kill -SEGV $$;; *) exec '\(program())' $*;; esac")
    let decoder = decoder(script.path)
    let png = try TestFile.fixture("symbol.png")
    #expect(try decoder.decode(png).frames.count == 1)
    #expect(
      try error(of: decoder, "symbol.gif")
        == .decodingStopped(kind: .gif, reason: "crashed (signal 11)"))
    #expect(try decoder.decode(png).frames.count == 1)
  }

  /// What a process does after it has said that it is ready, and what is said of it.
  private static let mistakes: [(script: String, reason: String)] = [
    ("exit 3", "ended with code 3"),
    ("kill -KILL $$", "was ended by the system or another program"),
    ("ulimit -S -t 1; while :; do :; done", "took more than 5 seconds of processor time"),
    ("printf 'what is this?'; exec sleep 1000", "gave an answer that makes no sense"),
    // Larger than the header says, than any picture, of no size, turned in a way that there is not.
    (
      "printf '\\0\\0\\001\\0\\377\\0\\0\\0\\377\\0\\0\\0'; exec sleep 1000",
      "gave an answer that makes no sense"
    ),
    (
      "printf '\\0\\0\\001\\0\\377\\377\\377\\377\\377\\377\\377\\377'; exec sleep 1000",
      "gave an answer that makes no sense"
    ),
    (
      "printf '\\0\\0\\001\\0\\0\\0\\0\\0\\001\\0\\0\\0'; exec sleep 1000",
      "gave an answer that makes no sense"
    ),
    (
      "printf '\\0\\0\\011\\0\\001\\0\\0\\0\\001\\0\\0\\0'; exec sleep 1000",
      "gave an answer that makes no sense"
    ),
    (
      "printf '\\001\\0\\0\\0\\377\\377\\377\\377\\0\\0\\0\\0'; exec sleep 1000",
      "gave an answer that makes no sense"
    ),
    // Fewer pixels than it says.
    ("printf '\\0\\0\\001\\0\\002\\0\\0\\0\\002\\0\\0\\0abc'", "ended with code 0"),
  ]

  @Test(arguments: mistakes)
  func whatAProcessDoesWrongIsAnError(script: String, reason: String) throws {
    let script = try Script("printf 'btd\\001'; \(script)")
    #expect(try error(of: decoder(script.path)) == .decodingStopped(kind: .png, reason: reason))
  }

  @Test func aProcessThatFallsSilentIsEnded() throws {
    for start in ["printf 'btd\\001'; ", "printf 'btd\\001\\0\\0\\001\\0\\002\\0\\0\\0\\002\\0\\0\\0a'; "] {
      let script = try Script(start + "exec sleep 1000")
      #expect(
        try error(of: decoder(script.path, silence: 1_000))
          == .decodingStopped(kind: .png, reason: "said nothing for 1 seconds"))
    }
  }

  @Test func aProgramThatDecodesNoPicturesIsNamed() throws {
    let missing = try error(of: decoder("/nowhere/btd"))
    #expect(
      missing?.description
        == "pictures cannot be read: /nowhere/btd cannot be started: No such file or directory")
    #expect(
      try error(of: decoder("/bin/false"))
        == .decodingUnavailable(
          reason: "/bin/false was started and did not say that it decodes pictures; it ended with code 1"))
  }

  @Test func aProgramThatNeverSaysThatItIsReadyIsEnded() throws {
    let script = try Script("exec sleep 1000")
    #expect(
      try error(of: decoder(script.path, silence: 1_000))
        == .decodingUnavailable(
          reason: "\(script.path) was started and has said nothing for 1 seconds"))
  }

  @Test func aSentenceSaysWhatHappened() {
    #expect(
      PictureError.decodingStopped(kind: .heif, reason: "crashed (signal 11)").description
        == "the HEIF picture cannot be read: the process that decodes it crashed (signal 11); the picture is "
        + "damaged or malicious")
  }

  @Test func aPictureOfMorePixelsThanItsHeaderStatesIsRefused() throws {
    let png = try TestFile.fixture("symbol.png")
    let expected = PictureError.damaged(
      kind: .png, reason: "it has 116 × 116 pixels, more than its header states")
    for loader in [PixbufLoader(), DecodingProcesses(program: try program())] as [any PictureLoader] {
      #expect(throws: expected) { try loader.load(png, kind: .png, maximumPixels: 116 * 115) }
    }
  }

  // MARK: What strangers have made

  @Test(
    .enabled(if: TestFile.exists(TestFile.sharedPath("data/attacks")), "no shared data beside the repository")
  )
  func filesThatBeatOtherBuildsEndInASentence() throws {
    let folder = TestFile.sharedPath("data/attacks/")
    let decoder = decoder(try program())
    for name in ["avif_grid_250", "avif_grid_lie", "avif_grid_lie2", "avif_grid_small"] {
      let bytes = try TestFile.read(folder + name + ".avif")
      let error = #expect(throws: PictureError.self) { try decoder.decode(bytes) }
      #expect(error?.description.contains("is stated to have 64 × 64 pixels") == true)
    }
    let tiff = try TestFile.read(folder + "tiff_512bpp_14142_short.tif")
    let error = #expect(throws: PictureError.self) { try decoder.decode(tiff) }
    #expect(error == .damaged(kind: .tiff, reason: "it has 512 bits a pixel, at most 64 are read"))
  }
}

/// The program that is built beside the tests, and what the system says of its processes.
enum BuiltProgram {
  static let path: String? = {
    var target = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &target, target.count)
    let tests = String(decoding: target.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let candidates = [tests, CommandLine.arguments[0]].map { path in
      path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/btd"
    }
    return candidates.first { access($0, X_OK) == 0 }
  }()

  static func lines(of path: String) -> [Substring] {
    String(decoding: (try? TestFile.read(path)) ?? [], as: UTF8.self).split(separator: "\n")
  }

  /// Whether a process, with all its threads, has ended, and only waits to be asked how.
  static func hasEnded(_ process: Int) -> Bool {
    let status = lines(of: "/proc/\(process)/status")
    return status.contains("State:\tZ (zombie)") && status.contains("Threads:\t1")
  }

  /// The letter for what a process does; nil if no process has the number.
  static func state(of process: Int) -> Substring? {
    lines(of: "/proc/\(process)/status").first { $0.hasPrefix("State:") }?.split(separator: "\t").last?
      .prefix(1)
  }
}

/// A shell script that stands in for the program, gone with the value.
private final class Script {
  let path: String

  init(_ text: String) throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(folder)/btd-script-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    try TestFile.write(Array("#!/bin/sh\n\(text)\n".utf8), to: path)
    chmod(path, 0o700)
    waitForWriters()
  }

  /// Waits until no process that another test has just started holds the script open, as none can run it before.
  private func waitForWriters() {
    let takeLease: CInt = 1_024
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    while fcntl(descriptor, takeLease, CInt(F_RDLCK)) != 0, errno == EAGAIN { usleep(100) }
  }

  deinit { unlink(path) }
}
