import Testing

@testable import QRCodes
@testable import QRSymbols

/// Photographs are decoded to grey by libjpeg, as gdk-pixbuf decodes their colours.
@Suite struct JPEGGreyTests {
  @Test(arguments: ["symbol.jpg", "orientation-6.jpg"]) func greyIsThatOfTheColours(name: String) throws {
    let bytes = try TestFile.fixture(name)
    let grey = try #require(JPEGGrey.load(bytes, maximumPixels: 1 << 20))
    let colours = try PixbufLoader().decode(bytes, kind: .jpeg, maximumPixels: 1 << 20) { pixels in
      LoadedPicture(layer: GreyLayer(pixels), orientation: pixels.orientation)
    }
    #expect(grey.orientation == colours.orientation)
    #expect(grey.layer.width == colours.layer.width && grey.layer.height == colours.layer.height)
    #expect(!grey.layer.isTransparent)
    let differences = zip(grey.layer.luminance, colours.layer.luminance).map { abs(Int($0) - Int($1)) }
    #expect(differences.count == grey.layer.width * grey.layer.height)
    #expect(differences.allSatisfy { $0 <= 8 }, "\(differences.max() ?? 0)")
  }

  /// So that a process which decodes the colours instead is told from one that decodes the grey.
  @Test func strongColoursHaveAnotherGreyThanThePhotograph() throws {
    let bytes = try TestFile.fixture("colours.jpg")
    let colours = try PixbufLoader().decode(bytes, kind: .jpeg, maximumPixels: 1 << 20) { GreyLayer($0) }
    #expect(try #require(JPEGGrey.load(bytes, maximumPixels: 1 << 20)).layer != colours)
  }

  @Test func whatIsDamagedOrLargerThanAllowedIsLeftToTheOtherLoader() throws {
    let bytes = try TestFile.fixture("symbol.jpg")
    let picture = try #require(JPEGGrey.load(bytes, maximumPixels: 1 << 20))
    let area = picture.layer.width * picture.layer.height
    #expect(JPEGGrey.load(bytes, maximumPixels: area) == picture)
    #expect(JPEGGrey.load(bytes, maximumPixels: area - 1) == nil)
    #expect(JPEGGrey.load(Array(bytes.dropLast(bytes.count / 3)), maximumPixels: area) == nil)
    #expect(JPEGGrey.load(Array(bytes.prefix(2)), maximumPixels: area) == nil)
    #expect(JPEGGrey.load([], maximumPixels: area) == nil)
  }

  /// A file of nothing but what EXIF says.
  private func file(_ tiff: [UInt8], before: [UInt8] = []) -> [UInt8] {
    let content = Array("Exif\0\0".utf8) + tiff
    return [0xff, 0xd8] + before + [0xff, 0xe1, 0, UInt8(content.count + 2)] + content + [0xff, 0xda]
  }

  @Test func theOrientationIsReadInBothOrdersOfBytes() {
    let big: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0]
    let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0]
    #expect(EXIFOrientation.ofJPEG(file(big)) == 8)
    #expect(EXIFOrientation.ofJPEG(file(little, before: [0xff, 0xe0, 0, 4, 1, 2])) == 3)
    // Fill before a marker is no marker.
    #expect(EXIFOrientation.ofJPEG(file(little, before: [0xff])) == 3)
  }

  @Test func whatStatesNoOrientationIsUpright() {
    let other: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 15, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0]
    let outside: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0xff, 0, 0, 1]
    let ninth: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0]
    for tiff in [other, outside, ninth, [], [0x4d, 0x4d]] {
      #expect(EXIFOrientation.ofJPEG(file(tiff)) == 1, "\(tiff)")
    }
    #expect(EXIFOrientation.ofJPEG([]) == 1)
    #expect(EXIFOrientation.ofJPEG([0xff, 0xd8, 0xff]) == 1)
  }
}
