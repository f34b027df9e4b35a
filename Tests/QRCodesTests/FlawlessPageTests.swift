import Testing

@testable import QRCodes
@testable import QRSymbols

@Suite struct FlawlessPageTests {
  private static let scanner = SymbolScanner(budget: nil)

  /// What was drawn and not read, or read and not drawn, or is elsewhere by more than half a module.
  private func faults(of page: FlawlessPage) -> [String] {
    var left = Self.scanner.scan(page.picture).symbols
    var faults: [String] = []
    for drawn in page.drawn {
      guard let index = left.firstIndex(where: { $0.payload == drawn.payload }) else {
        faults.append(
          "version \(drawn.version) of \(drawn.modulePixels) at \(drawn.x), \(drawn.y) is not read")
        continue
      }
      let corners = [(0, 0), (drawn.side, 0), (drawn.side, drawn.side), (0, drawn.side)]
      let distances = zip(left.remove(at: index).corners, corners).map { found, corner in
        max(
          abs(Double(found.x) - drawn.x - corner.0), abs(Double(found.y) - drawn.y - corner.1))
      }
      if distances.contains(where: { $0 > drawn.modulePixels / 2 + 1 }) {
        faults.append("version \(drawn.version) of \(drawn.modulePixels) is off by \(distances)")
      }
    }
    return faults + left.map { "\($0.payload) is read and was not drawn" }
  }

  @Test(arguments: [true, false], [UInt64(1), 2])
  func everySymbolOfAFlawlessPageIsRead(snaps: Bool, seed: UInt64) throws {
    let page = try FlawlessPage(
      seed: seed, width: 1_450, height: 1_300, versions: 5...20, modulePixels: 2.5...6, snaps: snaps)
    #expect(page.drawn.count > 3)
    #expect(faults(of: page) == [])
  }

  @Test(arguments: [true, false])
  func everySymbolOfAFlawlessPageIsReadByEachReader(snaps: Bool) throws {
    let page = try FlawlessPage(
      seed: 3, width: 1_000, height: 900, versions: 1...20, modulePixels: 2.5...6, snaps: snaps)
    #expect(page.drawn.count > 3)
    let drawn = page.drawn.map { symbol in
      let quiet = Double(QRSymbol.standardQuietZone) * symbol.modulePixels
      return DrawingCheck.Drawn(
        payload: symbol.payload, x: Int(symbol.x - quiet), y: Int(symbol.y - quiet),
        side: Int(symbol.side + 2 * quiet))
    }
    #expect(try DrawingCheck().firstUnread(drawn, in: page.picture) == nil)
  }

  /// Shrunk to a thousand pixels such a page has less than a pixel a module.
  @Test(arguments: [40, 27])
  func largeSymbolsOfSmallModulesAreRead(version: Int) throws {
    let page = try FlawlessPage(
      seed: UInt64(version), width: 1_900, height: 1_100, versions: version...version,
      modulePixels: 2.5...2.9, snaps: false)
    #expect(page.drawn.count > 2)
    #expect(faults(of: page) == [])
  }

  @Test func whereAShrunkPictureIsInTheLargeOneIsKnown() throws {
    let original = try GreyPicture(
      width: 1_501, height: 1_999, luminance: Array(repeating: 0, count: 1_501 * 1_999))
    let prepared = PreparedPicture(original, longestSide: 1_000)
    #expect(prepared.picture.width == 750)
    #expect(abs(prepared.scale.x * 750 - 1_501) < 1e-9)
    #expect(abs(prepared.scale.y * 1_000 - 1_999) < 1e-9)
  }
}
