import Testing

@testable import QRCodes
@testable import QRSymbols

/// What is refused by the header, before a decoder sees the file.
@Suite struct HostileHeaderTests {
  private func reason(_ bytes: [UInt8]) -> String? {
    let error = #expect(throws: PictureError.self) { try PictureDecoder().decode(bytes) }
    guard case .damaged(_, let reason) = error else { return error.map { "\($0)" } }
    return reason
  }

  @Test(arguments: ["grid", "iovl"], [true, false])
  func aPictureOfTilesIsAsLargeAsItIsStatedToBe(type: String, isInside: Bool) throws {
    var grid = HEIFGrid(type: type, isInside: isInside)
    let header = try PictureHeader(kind: .heif, bytes: grid.file)
    #expect(header.width == 128 && header.height == 64)
    grid.isLarge = false
    #expect(try PictureHeader(kind: .heif, bytes: grid.file) == header)
    grid.size = (8_000, 64)
    #expect(
      reason(grid.file)
        == "item 2 is stated to have 128 × 64 pixels and is put together to 8,000 × 64")
    grid.isLarge = true
    grid.size = (32_000, 32_000)
    #expect(
      reason(grid.file)
        == "item 2 is stated to have 128 × 64 pixels and is put together to 32,000 × 32,000")
    grid.stated = grid.size
    #expect(
      reason(grid.file)?.contains("32,000 × 32,000 pixels; at most 200,000,000 pixels are read") == true)
  }

  @Test func whatTheHEIFLibraryMightReadOtherwiseIsRefused() {
    let grid = HEIFGrid()
    let again = { (name: String, content: [UInt8]) in
      var grid = grid
      grid.extra = HEIFGrid.box(name, content)
      return grid.file
    }
    #expect(reason(again("idat", [0, 1, 0, 1])) == "it has two boxes idat")
    #expect(reason(again("iloc", [0, 0, 0, 0, 0x44, 0, 0, 0])) == "it has two boxes iloc")
    #expect(reason(again("iprp", [])) == "it has two boxes iprp")
    #expect(reason(grid.file + HEIFGrid.full("meta", 0, [])) == "it has two boxes meta")
    var other = grid
    other.type = "hvc1"
    #expect(throws: Never.self) { try PictureHeader(kind: .heif, bytes: other.file) }
    let listed = Array("infe".utf8) + [2, 0, 0, 0, 0]
    let entries = grid.file.indices.filter { grid.file[$0...].starts(with: listed) }
    var twice = grid.file
    twice[entries[0] + 9] = 2
    #expect(reason(twice) == "item 2 is listed twice")
    twice[entries[0] + 9] = 1
    twice[entries[1] + 9] = 3
    #expect(reason(twice) == "what item 3 is put together of cannot be read")
  }

  @Test func partsOfDataThatTakeNoBytesAreCounted() {
    // Places and lengths of no bytes: 60,000 parts in six bytes.
    var places = bigEndian(9, 2)
    for item in 1...9 { places += bigEndian(item, 2) + [0, 0] + bigEndian(60_000, 2) }
    let meta = HEIFGrid.full("meta", 0, HEIFGrid.full("iloc", 0, [0, 0] + places))
    let file = HEIFGrid.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]) + meta
    #expect(reason(file) == "its data lie in more than 100,000 parts")
  }

  @Test func scansAndBoxesThatNoProgramWritesAreCounted() {
    let scan: [UInt8] = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]
    let scans = (0...64).flatMap { _ in scan }
    #expect(reason([0xff, 0xd8] + scans + [0xff, 0xd9]) == "it has more than 64 scans")
    let box: [UInt8] = [0, 0, 0, 8] + Array("free".utf8)
    let boxes = (0...100_000).flatMap { _ in box }
    let start = HEIFGrid.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0])
    #expect(reason(start + boxes) == "it has more than 100,000 boxes")
  }

  /// Files whose pixels take more than they promise, and how many bits they have.
  private static let deep: [(kind: PictureKind, bits: String, bytes: [UInt8])] = [
    (.tiff, "512", TIFFPage(tags: [(258, 3, 16), (277, 3, 32)]).file),
    // Any whole number will do for the loader.
    (.tiff, "65", TIFFPage(tags: [(258, 1, 65)]).file),
    (.tiff, "1,024", TIFFPage(tags: [(258, 4, 32), (277, 1, 32)]).file),
    (.heif, "96", HEIFGrid(samples: [32, 32, 32]).file),
    (.jpeg, "2,040", [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 255, 0x11, 0, 0xff, 0xd9]),
    (
      .png, "128",
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 1, 0, 0, 0, 1, 32, 6, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0] + Array("IEND".utf8)
        + [0, 0, 0, 0]
    ),
    (
      .bmp, "65,535",
      Array("BM".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0] + [1, 0, 0, 0, 1, 0, 0, 0]
        + [1, 0, 255, 255] + Array(repeating: 0, count: 24)
    ),
  ]

  @Test(arguments: deep)
  func aPixelHasAtMost64Bits(kind: PictureKind, bits: String, bytes: [UInt8]) {
    let error = #expect(throws: PictureError.self) { try PictureDecoder().decode(bytes) }
    #expect(error == .damaged(kind: kind, reason: "it has \(bits) bits a pixel, at most 64 are read"))
  }

  @Test func aTagThatStandsTwiceIsRefused() {
    let page = TIFFPage(tags: [(258, 3, 8), (258, 3, 16)])
    #expect(reason(page.file) == "tag 258 appears twice in a page")
  }

  @Test func framesOfAGIFBeyond100000AreCounted() throws {
    let frame: [UInt8] = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 0]
    let frames = [[UInt8]](repeating: frame, count: 100_001).flatMap { $0 }
    let file = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0] + frames + [0x3b]
    let header = try PictureHeader(kind: .gif, bytes: file)
    #expect(header.frameCount == 100_001 && header.frames.count == 100_000)
  }

  @Test func pagesOfATIFFBeyond1000AreCounted() throws {
    // Each page states its size, and where the next one is.
    var file: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
    for page in 1...1_002 {
      file += bigEndian(2, 2)
      for tag in [256, 257] {
        file += bigEndian(tag, 2) + bigEndian(4, 2) + bigEndian(1, 4) + bigEndian(1, 4)
      }
      let next = page == 1_002 ? 0 : file.count + 4
      file += bigEndian(next, 4)
    }
    let header = try PictureHeader(kind: .tiff, bytes: file)
    #expect(header.frameCount == 1_002 && header.frames.count == 1_000)
  }

  @Test func aPageOfATIFFHasNoMoreThan65536Strips() {
    let entry = bigEndian(273, 2) + bigEndian(4, 2) + bigEndian(65_537, 4) + bigEndian(0, 4)
    let page: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8] + bigEndian(1, 2) + entry + [0, 0, 0, 0]
    let strips = [UInt8](repeating: 0, count: 4 * 65_537)
    #expect(reason(page + strips) == "tag 273 lists 65,537 values")
  }

  @Test func textAndProfilesOfAPNGAreLeftOut() throws {
    let png = try TestFile.fixture("symbol.png")
    let names = ["zTXt", "tEXt", "iTXt", "iCCP", "tIME", "sPLT", "hIST", "mINE"]
    let bomb = PNGChunks.adding(names.map { ($0, Array("key\0\0".utf8)) }, to: png)
    #expect(bomb.count > png.count)
    // The decoder would stop at the checksums.
    #expect(try PictureDecoder().decode(bomb) == PictureDecoder().decode(png))
    #expect(StandaloneFrame.png(bomb) == StandaloneFrame.png(png))
    let kept = PNGChunks.adding([("eXIf", [1]), ("tRNS", [0, 0])], to: png)
    #expect(StandaloneFrame.png(kept).count == StandaloneFrame.png(png).count + 13 + 14)
  }
}
