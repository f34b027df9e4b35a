import CommandLineTool
import Foundation
import PhotographSimulator
import Testing
import WorkoutCodes

@testable import QRCodes
@testable import QRSymbols

/// Films, which `ffmpeg` decodes, read by `scan`.
@Suite(.enabled(if: FFmpeg.isThere, FFmpeg.isMissing)) struct FilmTests {
  private static let (width, height) = (288, 240)

  /// A folder with `same.btd`, and the symbols of a set that holds it.
  private func set(parity: Int) throws -> (folder: TestFolder, symbols: [QRSymbol], name: String) {
    let folder = try TestFolder("v1.btd")
    #expect(folder.run("convert", "DIR/v1.btd", "-o", "DIR/same.btd").code == 0)
    #expect(folder.run("convert", "DIR/same.btd", "-o", "DIR/same.packed").code == 0)
    let group = try SymbolGroup(try folder.bytes(of: "same.packed"), versionLimit: 7, parity: parity)
    return (folder, group.codes.map(\.symbol), try #require(group.name))
  }

  private func shakyFrames(_ symbols: [QRSymbol], each: Int = 5) -> [UInt8] {
    var simulator = FilmSimulator(seed: 7, width: Self.width, height: Self.height, modulePixels: 4)
    return simulator.frames(of: symbols, each: each)
  }

  /// Frames of one light.
  private func blank(_ count: Int, light: UInt8 = 128) -> [UInt8] {
    [UInt8](repeating: light, count: count * Self.width * Self.height)
  }

  /// Frames that all show a symbol as it is drawn, three pixels a module.
  private func still(_ symbol: QRSymbol, _ count: Int) -> [UInt8] {
    let frame = (0..<Self.width * Self.height).map { place in
      let (x, y) = (place % Self.width / 3 - 4, place / Self.width / 3 - 4)
      let isInside = (0..<symbol.size).contains(x) && (0..<symbol.size).contains(y)
      return isInside && symbol.isDark(x: x, y: y) ? UInt8(20) : 230
    }
    return (0..<count).flatMap { _ in frame }
  }

  private func film(
    _ frames: [UInt8], as name: String, in folder: TestFolder, codec: [String]? = nil
  ) throws {
    if let codec {
      try FFmpeg.film(
        frames, width: Self.width, height: Self.height, as: name, in: folder, codec: codec)
    } else {
      try FFmpeg.film(frames, width: Self.width, height: Self.height, as: name, in: folder)
    }
  }

  @Test func aShakyFilmOfASetIsReadUntilTheSetIsWhole() throws {
    let (folder, symbols, name) = try set(parity: 50)
    let frames = shakyFrames(symbols)
    let webm = ["-c:v", "libvpx", "-b:v", "2M", "-deadline", "realtime"]
    try film(frames, as: "film.mp4", in: folder)
    try film(frames, as: "film.mov", in: folder, codec: ["-c:v", "mpeg4", "-q:v", "3"])
    try film(frames, as: "film.webm", in: folder, codec: webm)
    try film(frames, as: "film.mkv", in: folder, codec: ["-c:v", "mjpeg", "-q:v", "5"])
    // What it is called does not matter.
    try FileManager.default.moveItem(atPath: "\(folder.path)/film.mkv", toPath: "\(folder.path)/a.jpg")
    for file in ["film.mp4", "film.mov", "film.webm", "a.jpg"] {
      let run = folder.run("scan", "DIR/\(file)", "-o", "DIR/\(file).btd")
      let expected =
        /DIR\/.*: (\d+) codes read from (\d+) frames, all that is needed\nDIR\/.*: 2 workouts written\n/
      let match = try #require(run.errors.wholeMatch(of: expected), "\(run.errors)")
      // Not all frames are looked at, since the set has codes to spare.
      #expect(run.code == 0 && Int(match.1) ?? 0 < symbols.count && Int(match.2) ?? 0 < symbols.count * 5)
      #expect(try folder.bytes(of: "\(file).btd") == folder.bytes(of: "same.btd"))
    }
    let summary = folder.run("scan", "DIR/film.mp4").text
    #expect(summary.hasPrefix("DIR/film.mp4: code 1 of \(symbols.count) of set \(name)\n"))
    let first = try #require(
      folder.run("scan", "DIR/film.mp4", "--json").text.split(separator: "\n").dropFirst().first)
    #expect(first.contains("\"page\":1,") && first.contains("\"symbol\":1,\"symbols\":\(symbols.count),"))
  }

  @Test func aSetOfWhichASymbolIsMissingIsNamed() throws {
    let (folder, symbols, name) = try set(parity: 0)
    let count = symbols.count
    let shown = symbols.enumerated().filter { $0.offset != 1 }.map(\.element)
    try film(shown.flatMap { still($0, 4) }, as: "film.mp4", in: folder)
    let run = folder.run("scan", "DIR/film.mp4", "-o", "DIR/back.btd", "--keep", "DIR/kept.txt")
    #expect(
      run.transcript == """
        ! DIR/film.mp4: \(count - 1) codes read from \(4 * count - 4) frames
        ! btd scan: \(count - 1) of \(count) codes of set \(name) scanned; still needed: code 2
        = 1

        """)
    #expect(!folder.names.contains("back.btd"))
    // A film of what was missing is enough, with what was kept.
    try film(still(symbols[1], 9), as: "rest.mov", in: folder)
    let rest = folder.run("scan", "DIR/rest.mov", "-o", "DIR/back.btd", "--keep", "DIR/kept.txt")
    #expect(
      rest.errors == """
        DIR/rest.mov: 1 code read from 1 frame, all that is needed
        DIR/back.btd: 2 workouts written

        """)
    #expect(try folder.bytes(of: "back.btd") == folder.bytes(of: "same.btd"))
  }

  @Test func codesThatAreShownForOneFrameEachAreRead() throws {
    let (folder, symbols, _) = try set(parity: 0)
    // The first is shown for long, so that frames after it are passed over at first.
    let frames = still(symbols[0], 3) + symbols.dropFirst().flatMap { still($0, 1) }
    try film(frames, as: "film.mp4", in: folder)
    let run = folder.run("scan", "DIR/film.mp4", "-o", "DIR/back.btd")
    let count = symbols.count
    #expect(
      run.transcript
        == "! DIR/film.mp4: \(count) codes read from \(count + 2) frames, all that is needed\n"
        + "! DIR/back.btd: 2 workouts written\n= 0\n")
  }

  @Test func aFilmOfOneCodeEndsWhenNothingNewHasComeForFiveSeconds() throws {
    let folder = try TestFolder("history.btd")
    #expect(
      folder.run("convert", "DIR/history.btd", "--workout", "last", "-o", "DIR/one.packed").code == 0)
    let payload = try folder.bytes(of: "one.packed")
    let symbol = try SymbolGroup(payload, versionLimit: 15).codes[0].symbol
    try film(blank(9) + still(symbol, 20), as: "short.mp4", in: folder)
    try film(blank(9) + still(symbol, 170), as: "long.mp4", in: folder)
    let short = folder.run("scan", "DIR/short.mp4", "-o", "DIR/short.packed")
    #expect(
      short.transcript
        == "! DIR/short.mp4: 1 code read from 29 frames\n! DIR/short.packed: 1 workout written\n= 0\n")
    #expect(try folder.bytes(of: "short.packed") == payload)
    let long = folder.run("scan", "DIR/long.mp4", "-o", "DIR/long.packed", "--strict")
    #expect(
      long.transcript == """
        ! DIR/long.mp4: 1 code read from 160 frames
        ! note: film not searched to its end, as a code was read and nothing new came [unsupported]: \
        DIR/long.mp4: for 150 frames
        ! DIR/long.packed: 1 workout written
        = 0

        """)
    #expect(folder.run("scan", "DIR/long.mp4", "--fast").errors.contains("1 code read from 10 frames\n"))
  }

  @Test func aFilmWithoutCodesIsNamed() throws {
    let folder = try TestFolder()
    try film(blank(30), as: "film.mp4", in: folder)
    #expect(
      folder.run("scan", "DIR/film.mp4").transcript == """
        ! warning: no QR code found in the film [inconsistent]: DIR/film.mp4
        ! DIR/film.mp4: 0 codes read from 30 frames
        = 1

        """)
  }

  @Test func aBrokenFilmIsAnError() throws {
    let folder = try TestFolder()
    try folder.write(
      [0, 0, 0, 16] + Array("ftypisom".utf8) + [0, 0, 0, 0] + Array("nothing".utf8), to: "a.mp4")
    #expect(
      folder.run("scan", "DIR/a.mp4").transcript == """
        ! btd scan: DIR/a.mp4: the film cannot be decoded: ffmpeg ended with code 1, after 0 frames; the file is \
        damaged, truncated, without pictures, or of a kind that is not read
        = 65

        """)
    // What would make ffmpeg open other files and addresses is no film.
    try folder.write("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n", to: "b.mp4")
    try folder.write("ffconcat version 1.0\nfile a.mp4\n", to: "c.mp4")
    for name in ["b.mp4", "c.mp4"] {
      let run = folder.run("scan", "DIR/\(name)")
      #expect(run.code == 65 && run.errors.contains("not a picture of a known kind"))
    }
  }

  @Test func aTruncatedFilmIsReadAndNamed() throws {
    let (folder, symbols, _) = try set(parity: 0)
    let codec = ["-c:v", "libx264", "-preset", "ultrafast", "-g", "10", "-movflags", "+faststart"]
    try film(symbols.flatMap { still($0, 6) }, as: "film.mp4", in: folder, codec: codec)
    let bytes = try folder.bytes(of: "film.mp4")
    try folder.write(Array(bytes.prefix(bytes.count * 3 / 5)), to: "cut.mp4")
    let run = folder.run("scan", "DIR/cut.mp4", "-o", "DIR/back.btd")
    #expect(run.code == 1)
    #expect(
      run.errors.contains(
        "warning: film that is damaged or truncated: codes in it may be missing [dropped]: DIR/cut.mp4: "))
  }

  @Test func aProgramThatIsMissingIsNamed() throws {
    let folder = try TestFolder()
    try film(blank(1), as: "film.mp4", in: folder)
    let environment = Environment(variables: ["PATH": "/nonexistent"])
    #expect(
      folder.run("scan", "DIR/film.mp4", environment: environment).transcript
        == "! btd scan: DIR/film.mp4: films cannot be read without the program ffmpeg: install ffmpeg\n= 69\n"
    )
  }

  @Test(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing))
  func aFilmOnStandardInputIsRead() throws {
    let folder = try TestFolder()
    try film(still(QRSymbol(payload: Array("in a pipe".utf8)), 3), as: "film.mp4", in: folder)
    let run = try BuiltTool.shell("cat film.mp4 | $btd scan --raw -", in: folder)
    #expect(run.transcript == "in a pipe\n! -: 1 code read from 3 frames\n= 0\n")
  }

  // MARK: Limits

  @Test func framesAreScaledDownAndNoMoreThanTheLimitAreDecoded() throws {
    let folder = try TestFolder()
    let white = [UInt8](repeating: 200, count: 3 * 2_400 * 1_600)
    try FFmpeg.film(white, width: 2_400, height: 1_600, as: "film.mkv", in: folder)
    var film = try #require(FilmDecoder(try folder.bytes(of: "film.mkv")))
    var sizes: [[Int]] = []
    #expect(
      try film.decode {
        sizes.append([$0, $1.width, $1.height])
        return true
      } == .whole)
    #expect(sizes == (1...3).map { [$0, 1_774, 1_183] } && 1_774 * 1_183 <= FilmDecoder.maximumPixels)
    film.maximumFrames = 2
    sizes = []
    #expect(
      try film.decode {
        sizes.append([$0, $1.width, $1.height])
        return true
      } == .tooLong)
    #expect(sizes.count == 2)
    #expect(try film.decode { _, _ in false } == .enough)
  }

  @Test func framesLargerThan8KAreNotDecoded() throws {
    let folder = try TestFolder()
    let (width, height) = (8_208, 4_608)
    try FFmpeg.film(
      [UInt8](repeating: 0, count: width * height), width: width, height: height, as: "film.mkv", in: folder,
      codec: ["-c:v", "mjpeg"])
    let film = try #require(FilmDecoder(try folder.bytes(of: "film.mkv")))
    #expect(throws: PictureError.self) { try film.decode { _, _ in true } }
  }

  @Test func onlyTheDecodersOfCamerasAreUsed() throws {
    let folder = try TestFolder()
    try film(blank(2), as: "film.mkv", in: folder, codec: ["-c:v", "flv1"])
    let run = folder.run("scan", "DIR/film.mkv")
    #expect(run.code == 65 && run.errors.hasSuffix("or of a kind that is not read\n"))
  }

  @Test func aFilmThatUsesUpItsBudgetIsNamed() throws {
    let folder = try TestFolder()
    try film(blank(200), as: "film.mp4", in: folder)
    let run = folder.run("scan", "DIR/film.mp4", "--budget", "0.001")
    #expect(
      run.errors.hasPrefix(
        "warning: film not searched to its end: codes in it may be missing [dropped]: DIR/film.mp4: "
          + "raise --budget\n"))
    #expect(run.code == 1 && !run.errors.contains("from 200 frames"))
  }

  /// What `scan` says where `ffmpeg` is this script.
  private func run(withProgram script: String) throws -> ToolRun {
    let folder = try TestFolder()
    try film(blank(1), as: "film.mp4", in: folder)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/bin", withIntermediateDirectories: false)
    try folder.writeProgram(script, to: "bin/ffmpeg")
    return folder.run(
      "scan", "DIR/film.mp4",
      environment: Environment(variables: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]))
  }

  @Test func aProgramThatStopsShortOrAnswersNonsenseIsNamed() throws {
    let frame = "printf 'P5\\n4 4\\n255\\n0123456789abcdef'"
    let stopped = try run(withProgram: "\(frame); printf 'P5\\n4 4\\n255\\n012'")
    #expect(
      stopped.transcript == """
        ! warning: film not decoded to its end: codes in it may be missing [dropped]: DIR/film.mp4: \
        ffmpeg stopped in the middle of a frame
        ! warning: no QR code found in the film [inconsistent]: DIR/film.mp4
        ! DIR/film.mp4: 0 codes read from 1 frame
        = 1

        """)
    let killed = try run(withProgram: "\(frame); kill -9 $$")
    #expect(killed.errors.contains("ffmpeg was ended by signal 9, after 1 frames"))
    let nonsense = try run(withProgram: "echo nonsense to say")
    #expect(nonsense.code == 65 && nonsense.errors.hasSuffix("ffmpeg stopped in the middle of a frame\n"))
    let huge = try run(withProgram: "printf 'P5\\n2000 2000\\n255\\n'")
    #expect(
      huge.code == 65
        && huge.errors.hasSuffix(
          "ffmpeg hands on a frame of 2,000 × 2,000 pixels, and at most 2,100,000 were asked for\n")
    )
    let damaged = try run(withProgram: "\(frame); exit 69")
    #expect(damaged.errors.contains("film that is damaged or truncated"))
  }
}
