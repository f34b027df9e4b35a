import PhotographSimulator
import Testing

@testable import QRCodes
@testable import QRSymbols

/// What is no code is not called one: some of the thousands of pictures that the benchmark scans.
@Suite struct CodelessPictureTests {
  private static let scanner = SymbolScanner()

  @Test(arguments: CodelessPicture.Kind.allCases)
  func nothingIsNamedInADrawingWithoutACode(kind: CodelessPicture.Kind) throws {
    let picture = try CodelessPicture(kind, seed: 2, isPhotographed: false).picture
    #expect(Self.scanner.scan(picture).unread == [])
  }

  @Test(arguments: [CodelessPicture.Kind.text, .tiles, .bubbles, .thumbnails, .buttons])
  func nothingIsNamedInAPhotographWithoutACode(kind: CodelessPicture.Kind) throws {
    let picture = try CodelessPicture(kind, seed: 1, isPhotographed: true).picture
    #expect(Self.scanner.scan(picture).unread == [])
  }

  /// A field as dark as a code on paper, with corners as dark as eyes, is held against what blurred eyes look like.
  @Test func aGreySquareWithDarkCornersIsNoCode() throws {
    var canvas = PageCanvas(width: 400, height: 400)
    canvas.fill(x: 80, y: 80, width: 240, height: 240, 128)
    for (x, y) in [(80, 80), (250, 80), (80, 250)] {
      canvas.fill(x: x, y: y, width: 70, height: 70, 60)
    }
    canvas.blur(x: 0..<400, y: 0..<400, deviation: 8)
    #expect(Self.scanner.scan(try canvas.picture()).unread == [])
  }

  /// An eye without data beside it is an ornament.
  @Test func aSingleEyeBesideTextIsNoCode() throws {
    var canvas = PageCanvas(width: 500, height: 300)
    var random = SeededRandom(seed: 1)
    for (inset, grey) in [(0, UInt8(0)), (6, 255), (12, 0)] {
      canvas.fill(x: 30 + inset, y: 30 + inset, width: 42 - 2 * inset, height: 42 - 2 * inset, grey)
    }
    canvas.write(x: 84, y: 20, width: 380, height: 250, size: 9, &random)
    #expect(Self.scanner.scan(try canvas.picture()).unread == [])
  }
}
