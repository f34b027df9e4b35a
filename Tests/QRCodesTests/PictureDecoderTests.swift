import Testing

@testable import QRCodes
@testable import QRSymbols

@Suite struct PictureDecoderTests {
  private static let payload = Array("btd fixture".utf8)

  private static let fixtures: [(name: String, kind: PictureKind)] = [
    ("symbol.png", .png), ("sixteen-bit.png", .png), ("transparent.png", .png), ("symbol.jpg", .jpeg),
    ("symbol.webp", .webP), ("lossless.webp", .webP), ("symbol.heic", .heif), ("symbol.gif", .gif),
    ("symbol.tiff", .tiff), ("symbol.bmp", .bmp),
  ]

  /// Those of one picture, and those of several.
  private static let allFixtures =
    fixtures + [
      ("two-frames.gif", .gif), ("five-frames.gif", .gif), ("three-frames.webp", .webP),
      ("two-pages.tiff", .tiff),
    ]

  @Test(arguments: fixtures)
  func decodesEveryKind(name: String, kind: PictureKind) throws {
    let picture = try PictureDecoder().decode(TestFile.fixture(name))
    #expect(picture.kind == kind)
    #expect(picture.omittedFrameCount == 0)
    let frame = try #require(picture.frames.first)
    #expect(picture.frames.count == 1)
    #expect(frame.picture.width == 116)
    #expect(frame.picture.height == 116)
    #expect(SymbolScanner(budget: nil).scan(frame).symbols.map(\.payload) == [Self.payload])
  }

  @Test func losslessKindsGiveTheSamePixels() throws {
    let png = try PictureDecoder().decode(TestFile.fixture("symbol.png")).frames
    let names = [
      "sixteen-bit.png", "transparent.png", "lossless.webp", "symbol.gif", "symbol.tiff", "symbol.bmp",
    ]
    for name in names {
      let frames = try PictureDecoder().decode(TestFile.fixture(name)).frames
      #expect(frames.map(\.picture) == png.map(\.picture), "\(name)")
    }
  }

  /// What the symbols of each frame say.
  private func texts(_ picture: DecodedPicture) -> [[String]] {
    picture.frames.map {
      SymbolScanner(budget: nil).scan($0).symbols.map { String(decoding: $0.payload, as: UTF8.self) }
    }
  }

  @Test(arguments: [
    ("two-frames.gif", ["btd fixture", "btd frame 2"]),
    // The third frame is a change of the second.
    ("three-frames.webp", ["btd fixture", "btd frame 2", "btd fixture"]),
    ("two-pages.tiff", ["btd fixture", "btd frame 2"]),
    // The second frame gives back what was under it, the fourth, all white, is cleared.
    ("five-frames.gif", ["btd fixture", "btd frame 2", "btd fixture", "", "btd frame 2"]),
  ])
  func everyFrameIsDecodedAsItIsSeen(name: String, expected: [String]) throws {
    let picture = try PictureDecoder().decode(TestFile.fixture(name))
    #expect(texts(picture) == expected.map { $0.isEmpty ? [] : [$0] })
    #expect(picture.frames.allSatisfy { $0.picture.width == 116 && $0.picture.height == 116 })
    #expect(picture.omittedFrameCount == 0)
    #expect(picture.omissionReason == nil)
  }

  /// An animation of many frames, all the same: each sub-picture of a file is taken `count` times.
  private func repeated(_ bytes: [UInt8], _ frames: Range<Int>, count: Int) -> [UInt8] {
    bytes[..<frames.lowerBound] + (0..<count).flatMap { _ in bytes[frames] } + bytes[frames.upperBound...]
  }

  @Test func manyFramesCostNoMoreThanEach() throws {
    let gif = try TestFile.fixture("two-frames.gif")
    let frames = try PictureHeader(kind: .gif, bytes: gif).frames.map(\.range)
    // The second frame with the control block before it.
    let long = repeated(gif, frames[0].upperBound..<frames[1].upperBound, count: 700)
    let picture = try PictureDecoder().decode(long)
    #expect(picture.frames.count == 701)
    #expect(picture.frames.last?.picture == picture.frames[1].picture)
    // Each is decoded from a file that holds no other.
    let headers = try PictureHeader(kind: .gif, bytes: long).frames
    let sizes = headers.compactMap { StandaloneFrame.file($0, of: long, kind: .gif)?.count }
    #expect(sizes.count == 701)
    #expect(sizes.dropFirst().allSatisfy { $0 == sizes[1] && $0 < gif.count })
  }

  @Test func aLightSymbolOnClearGroundIsSeenOnBlack() throws {
    let frame = try #require(PictureDecoder().decode(TestFile.fixture("light-on-clear.png")).frames.first)
    #expect(SymbolScanner(budget: nil).scan(frame.picture).symbols == [])
    #expect(SymbolScanner(budget: nil).scan(frame).symbols.map(\.payload) == [Self.payload])
  }

  @Test func nothingIsLaidOnBlackThatHidesEverything() throws {
    for name in ["symbol.png", "symbol.jpg", "two-frames.gif"] {
      let frames = try PictureDecoder().decode(TestFile.fixture(name)).frames
      #expect(frames.allSatisfy { $0.onBlack == nil }, "\(name)")
    }
  }

  @Test func saysHowManyFramesAreLeftOut() throws {
    for name in ["two-frames.gif", "two-pages.tiff"] {
      let bytes = try TestFile.fixture(name)
      #expect(try PictureDecoder(maximumFrames: 1).decode(bytes).omittedFrameCount == 1)
      let few = try PictureDecoder(maximumPixels: 116 * 116).decode(bytes)
      #expect(few.omittedFrameCount == 1)
      #expect(few.omissionReason == "at most 1,000 frames and 13,456 pixels of a file are read")
      #expect(try PictureDecoder(maximumFrames: -5).decode(bytes).frames.count == 1)
    }
    let webP = try TestFile.fixture("three-frames.webp")
    #expect(try PictureDecoder(maximumFrames: 2).decode(webP).omittedFrameCount == 1)
  }

  @Test func pagesAreLeftOutThatWouldEachBeLoadedWithALargeFile() throws {
    let bytes = try TestFile.fixture("two-pages.tiff")
    var decoder = PictureDecoder()
    #expect(decoder.maximumLoadedBytes == PictureDecoder.maximumLoadedBytes)
    decoder.maximumLoadedBytes = 2 * bytes.count
    #expect(try decoder.decode(bytes).omittedFrameCount == 0)
    decoder.maximumLoadedBytes = 2_000
    #expect((1_001...2_000).contains(bytes.count))
    let picture = try decoder.decode(bytes)
    #expect(picture.frames.count == 1 && picture.omittedFrameCount == 1)
    #expect(
      picture.omissionReason
        == "the whole file is loaded for each page; at most 2,000 bytes are loaded in all")
  }

  @Test func turnsPicturesUprightAsEXIFSays() throws {
    let picture = try PictureDecoder().decode(TestFile.fixture("orientation-6.jpg"))
    let frame = try #require(picture.frames.first)
    #expect(frame.picture.width == 176)
    #expect(frame.picture.height == 116)
    let symbol = try #require(SymbolScanner(budget: nil).scan(frame).symbols.first)
    #expect(symbol.payload == Self.payload)
    let corner = symbol.corners[0]
    #expect(abs(corner.x - 16) <= 3)
    #expect(abs(corner.y - 16) <= 3)
    // In the file, 116 pixels wide, the same corner is at the lower left.
    let stored = frame.stored(corner)
    #expect(frame.orientation == 6)
    #expect(abs(stored.x - 16) <= 3)
    #expect(abs(stored.y - 160) <= 3)
  }

  @Test(arguments: allFixtures)
  func everyTruncationIsAnError(name: String, kind: PictureKind) throws {
    let bytes = try TestFile.fixture(name)
    for count in 0..<bytes.count {
      let error = #expect(throws: PictureError.self, "\(count) bytes") {
        try PictureDecoder().decode(Array(bytes.prefix(count)))
      }
      if count >= 12, case .truncated(kind, _) = error { continue }
      #expect(count < 12, "\(count) bytes: \(String(describing: error))")
    }
  }

  @Test func compressedBitmapsAreTruncatedBeforeTheEndThatTheyState() throws {
    var bytes = try TestFile.fixture("symbol.bmp")
    // Run lengths, whose bytes only the header counts: ten more than there are.
    let stated = bytes.count - Int(bytes[10]) - 256 * Int(bytes[11]) + 10
    (bytes[30], bytes[34], bytes[35]) = (1, UInt8(stated & 255), UInt8(stated >> 8))
    let error = #expect(throws: PictureError.self) { try PictureDecoder().decode(bytes) }
    #expect(
      error
        == .truncated(
          kind: .bmp,
          reason: "its rows need \(grouped(bytes.count + 10)) bytes and it has \(grouped(bytes.count))"
        ))
  }

  @Test func truncationSaysWhere() throws {
    let png = try TestFile.fixture("symbol.png")
    let jpeg = try TestFile.fixture("symbol.jpg")
    let cases: [([UInt8], String)] = [
      (
        Array(png.dropLast(12)),
        "the PNG picture is truncated: its last chunk, IEND, is missing; copy or download it again"
      ),
      (
        Array(png.dropLast(20)),
        "the PNG picture is truncated: it ends inside chunk IDAT; copy or download it again"
      ),
      (
        Array(jpeg.dropLast(2)),
        "the JPEG picture is truncated: it ends inside its data, without end marker; copy or download it again"
      ),
    ]
    for (bytes, message) in cases {
      let error = #expect(throws: PictureError.self) { try PictureDecoder().decode(bytes) }
      #expect(error?.description == message)
    }
  }

  @Test func rejectsAnEmptyFile() {
    #expect(throws: PictureError.empty) { try PictureDecoder().decode([]) }
  }

  @Test(arguments: [Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), [0], [0xff, 0xd8], [0x42]])
  func rejectsUnknownKinds(bytes: [UInt8]) {
    #expect(throws: PictureError.unknownKind(firstBytes: Array(bytes.prefix(8)))) {
      try PictureDecoder().decode(bytes)
    }
  }

  @Test func unknownKindsAreNamedWithWhatIsReadable() {
    #expect(
      PictureError.unknownKind(firstBytes: [0, 0x1f, 0xff]).description
        == "not a picture of a known kind; expected one of PNG, JPEG, WebP, HEIF, "
        + "GIF, TIFF, BMP, PDF, MP4, MOV, WebM, MKV")
  }

  @Test func rejectsFilesAboveTheLimit() throws {
    let bytes = try TestFile.fixture("symbol.png")
    #expect(throws: PictureError.fileTooLarge(byteCount: bytes.count, limit: 100)) {
      try PictureDecoder(maximumBytes: 100).decode(bytes)
    }
  }

  @Test(arguments: fixtures)
  func theLimitOfPixelsIsExact(name: String, kind: PictureKind) throws {
    let bytes = try TestFile.fixture(name)
    #expect(try PictureDecoder(maximumPixels: 13_456).decode(bytes).frames.count == 1)
    #expect(throws: PictureError.tooManyPixels(kind: kind, width: 116, height: 116, limit: 13_455)) {
      try PictureDecoder(maximumPixels: 13_455).decode(bytes)
    }
  }

  /// A file of each kind that claims 30,000 × 30,000 pixels (WebP: 16,384 × 16,384) and is whole otherwise.
  private static let hostile: [(kind: PictureKind, side: Int, bytes: [UInt8])] = [
    (
      .png, 30_000,
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 0, 0, 0, 0, 0, 0, 0, 0]
        + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
    ),
    (
      .jpeg, 30_000,
      [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x75, 0x30, 0x75, 0x30, 1, 1, 0x11, 0, 0xff, 0xd9]
    ),
    (
      .webP, 16_384,
      Array("RIFF".utf8) + [18, 0, 0, 0] + Array("WEBPVP8L".utf8)
        + [5, 0, 0, 0, 0x2f, 0xff, 0xff, 0xff, 0x0f, 0]
    ),
    (.gif, 30_000, Array("GIF89a".utf8) + [0x30, 0x75, 0x30, 0x75, 0, 0, 0, 0x3b]),
    (
      .bmp, 30_000,
      Array("BM".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0]
        + [0x30, 0x75, 0, 0, 0x30, 0x75, 0, 0] + [1, 0, 8, 0, 1, 0, 0, 0] + Array(repeating: 0, count: 24)
    ),
    (
      .tiff, 30_000,
      [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2, 1, 0, 0, 3, 0, 0, 0, 1, 0x75, 0x30, 0, 0]
        + [1, 1, 0, 3, 0, 0, 0, 1, 0x75, 0x30, 0, 0, 0, 0, 0, 0]
    ),
    (
      .heif, 30_000,
      [0, 0, 0, 16] + Array("ftypheic".utf8) + [0, 0, 0, 0]
        + [0, 0, 0, 48] + Array("meta".utf8) + [0, 0, 0, 0] + [0, 0, 0, 36] + Array("iprp".utf8) + [
          0, 0, 0, 28,
        ] + Array("ipco".utf8)
        + [0, 0, 0, 20] + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]
        + [0, 0, 0, 8] + Array("mdat".utf8)
    ),
  ]

  @Test(arguments: hostile)
  func hugeSizesAreRefusedByTheHeader(kind: PictureKind, side: Int, bytes: [UInt8]) {
    #expect(throws: PictureError.tooManyPixels(kind: kind, width: side, height: side, limit: 200_000_000)) {
      try PictureDecoder().decode(bytes)
    }
  }

  @Test func aShortFileOfManyPixelsIsRefused() throws {
    /// The reason where a HEIF of tiles, with so many bytes more, is refused for its length.
    func reason(side: Int, byteCount: Int) -> String? {
      var grid = HEIFGrid(size: (side, side), stated: (side, side), tile: (side, side))
      grid.extra = HEIFGrid.box("free", [UInt8](repeating: 0, count: byteCount))
      do throws(PictureError) { _ = try PictureDecoder().decode(grid.file) } catch {
        if case .damaged(_, let reason) = error, reason.contains("a file of") { return reason }
      }
      return nil
    }
    #expect(
      reason(side: 8_000, byteCount: 16_690)
        == "it claims 64,000,000 pixels; a file of 17,000 bytes may have at most 20,352,000")
    // What telephones write: 50 megapixels in some megabytes, and small ones in any length.
    #expect(reason(side: 7_072, byteCount: 3_000_000) == nil)
    #expect(reason(side: 4_000, byteCount: 0) == nil)
  }

  @Test func sizesOfPixelsAreChecked() {
    for (width, height, count) in [(2, 2, 3), (0, 0, 0), (-1, -1, 1), (Int.max, 2, 2), (1, 0, 0)] {
      #expect(throws: PictureError.inconsistentSize(width: width, height: height, pixelCount: count)) {
        try GreyPicture(width: width, height: height, luminance: Array(repeating: 0, count: count))
      }
    }
  }
}
