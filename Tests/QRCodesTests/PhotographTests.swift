import PhotographSimulator
import QRCodes
import Testing

@Suite struct PhotographTests {
  /// A few of the hundreds that the benchmark takes: those run in a release build.
  @Test(arguments: [(3, 3.0), (7, 3), (4, 4), (2, 6)])
  func printedSymbolsAreReadFromTiltedBlurredAndUnevenlyLitPhotographs(
    version: Int, modulePixels: Double
  ) throws {
    let capacity = try #require(ErrorCorrectionLevel.medium.byteCapacity(version: version))
    let payload = (0..<capacity).map { UInt8(truncatingIfNeeded: $0 * 7 + version) }
    let symbol = try QRSymbol(payload: payload, minimumVersion: version)
    var simulator = PhotographSimulator(seed: UInt64(version))
    let photograph = simulator.jpeg(of: symbol, modulePixels: modulePixels)
    let file = try #require(photograph)
    let picture = try #require(PictureDecoder().decode(file).frames.first)
    #expect(SymbolScanner(budget: nil).scan(picture).symbols.map(\.payload) == [payload])
  }

  /// The mean around the eyes of a small symbol is nearly the light of the paper, where the picture is large.
  @Test(arguments: 1...8)
  func smallGrainySymbolsOnMuchPaperAreRead(seed: UInt64) throws {
    let payload = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 9) }
    let drawn = try GreyPicture(
      QRSymbol(payload: payload, minimumVersion: 13), modulePixels: 2, dark: 40, light: 215)
    var page = try GreyPicture.page(width: 8_000, height: 200, ground: 215, [(drawn, 5_000, 10)])
    var generator = SeededGenerator(seed: seed)
    let grain = page.luminance.map { UInt8(Int($0) + .random(in: -40...40, using: &generator)) }
    page = try GreyPicture(width: 8_000, height: 200, luminance: grain)
    let symbols = SymbolScanner(budget: nil).scan(page).symbols
    #expect(symbols.map(\.payload) == [payload])
    // The last pass reads it too, in ten times the time.
    #expect(symbols.map(\.pass) == [.detailed])
  }

  /// The eyes are at the corners of symbols that the paper and a dark, noisy table outweigh by far.
  @Test(arguments: [UInt64(11), 24])
  func everySmallSymbolOfAPhotographedPageOnADarkNoisyTableIsRead(seed: UInt64) throws {
    let row = try FlawlessPage(
      seed: 1, width: 400, height: 156, versions: 7...7, modulePixels: 2...2, snaps: true)
    let blank = [UInt8](repeating: 255, count: 400 * 384)
    let page = try GreyPicture(width: 400, height: 540, luminance: row.picture.luminance + blank)
    var simulator = PhotographSimulator(seed: seed)
    let photograph = simulator.jpeg(of: page, printPixels: 2, modulePixels: 2)
    let file = try #require(photograph)
    let picture = try #require(PictureDecoder().decode(file).frames.first)
    let payloads = SymbolScanner(budget: nil).scan(picture).symbols.map(\.payload)
    #expect(row.drawn.count == 3)
    #expect(Set(payloads) == Set(row.drawn.map(\.payload)))
  }
}
