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
    #expect(SymbolScanner(budget: .seconds(60)).scan(picture).map(\.payload) == [payload])
  }
}
