import QRCodes
import ReadingLaws
import Testing

/// The law of the fuzzer, held to its seeds and to a few damaged copies of each in every run of the tests.
@Suite(.enabled(if: BuiltProgram.path != nil, "btd is not built beside the tests"))
struct PictureLawTests {
  private static let seeds = [
    "symbol.png", "sixteen-bit.png", "transparent.png", "symbol.jpg", "orientation-6.jpg", "symbol.webp",
    "lossless.webp", "three-frames.webp", "symbol.heic", "symbol.gif", "two-frames.gif", "five-frames.gif",
    "symbol.tiff", "two-pages.tiff", "symbol.bmp",
  ]

  @Test(arguments: seeds) func damagedPicturesAreAPictureOrASentence(name: String) throws {
    let law = PictureLaw(program: try #require(BuiltProgram.path))
    let bytes = try TestFile.fixture(name)
    #expect(law.violation(by: bytes) == nil)
    var generator = SeededGenerator(seed: 16)
    for _ in 0..<100 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        damaged[place] = .random(in: 0...255, using: &generator)
      }
      #expect(law.violation(by: damaged) == nil)
    }
  }

  @Test func aProgramThatDecodesNothingBreaksTheLaw() throws {
    let law = PictureLaw(program: "/nowhere/btd")
    #expect(try law.violation(by: TestFile.fixture("symbol.png")) != nil)
    #expect(law.violation(by: []) == nil)
  }
}
