import PhotographSimulator
import Testing

@testable import QRCodes
@testable import QRSymbols

/// Beside a code that is read, one that is blurred, covered or cut off is named with its place and the reason.
@Suite struct SpoiledPageTests {
  private static let scanner = SymbolScanner(budget: nil)

  /// The code that is named on a page whose other code is read.
  private func named(
    _ spoiling: SpoiledPage.Spoiling, seed: UInt64, isPhotographed: Bool
  ) throws -> UnreadSymbol {
    let page = try SpoiledPage(spoiling, seed: seed, isPhotographed: isPhotographed)
    let scan = Self.scanner.scan(page.picture)
    #expect(scan.symbols.map(\.payload) == [page.payload])
    let symbol = try #require(scan.unread.first)
    #expect(scan.unread.count == 1)
    // Each corner is where the symbol has it, whichever is called its first.
    let distances = symbol.corners.map { found in
      page.corners.map { corner in
        PlanePoint(x: Double(found.x) - corner.x, y: Double(found.y) - corner.y).length
      }.min() ?? .infinity
    }
    #expect(distances.allSatisfy { $0 < 5 * page.modulePixels }, "\(distances)")
    return symbol
  }

  @Test(
    arguments: [SpoiledPage.Spoiling.softened, .blurred, .smeared],
    [(UInt64(5), false), (3, true)])
  func aBlurredCodeBesideOneThatIsReadIsNamedAsBlurred(
    spoiling: SpoiledPage.Spoiling, page: (seed: UInt64, isPhotographed: Bool)
  ) throws {
    #expect(try named(spoiling, seed: page.seed, isPhotographed: page.isPhotographed).reason == .blurred)
  }

  @Test(arguments: [SpoiledPage.Spoiling.blurred, .smeared])
  func aCodeBlurredMoreIsNamedAsBlurredToo(spoiling: SpoiledPage.Spoiling) throws {
    #expect(try named(spoiling, seed: 0, isPhotographed: false).reason == .blurred)
  }

  /// Pale beside sharp codes and dark tables, wide by a movement, or near the edge of the paper.
  @Test(arguments: [
    (SpoiledPage.Spoiling.softened, [UInt64(19), 22, 23]),
    (.blurred, [4, 6, 7, 13, 16, 19, 22, 23, 24]),
    (.smeared, [6, 10, 11, 16, 19, 22, 23, 24]),
  ])
  func aPhotographedCodeThatIsBlurredIsNamedHoweverPaleOrWide(
    spoiling: SpoiledPage.Spoiling, seeds: [UInt64]
  ) throws {
    for seed in seeds {
      #expect(try named(spoiling, seed: seed, isPhotographed: true).reason == .blurred, "\(seed)")
    }
  }

  @Test func aCodeThatIsSoftenedBesideOneThatIsSharpIsReadToo() throws {
    let page = try SpoiledPage(.softened, seed: 0, isPhotographed: false)
    let scan = Self.scanner.scan(page.picture)
    #expect(scan.symbols.count == 2 && scan.unread == [])
    #expect(scan.symbols.contains { page.isSpoiled(at: ($0.middle.x, $0.middle.y)) })
  }

  @Test(arguments: [(UInt64(3), false), (9, false), (10, true)])
  func aCodeWithTwoCoveredEyesBesideOneThatIsReadIsNamedAsCovered(
    page: (seed: UInt64, isPhotographed: Bool)
  ) throws {
    let symbol = try named(.twoEyesCovered, seed: page.seed, isPhotographed: page.isPhotographed)
    #expect(symbol.reason == .covered)
  }

  @Test(arguments: [false, true]) func aCodeWithACoveredEyeIsReadByTheOtherTwo(isPhotographed: Bool) throws {
    for seed in UInt64(2)...6 {
      let page = try SpoiledPage(.eyeCovered, seed: seed, isPhotographed: isPhotographed)
      let scan = Self.scanner.scan(page.picture)
      #expect(Set(scan.symbols.map(\.payload)) == [page.payload, page.spoiledPayload], "\(seed)")
      #expect(scan.symbols.count == 2 && scan.unread == [], "\(seed)")
    }
  }

  @Test(arguments: [(UInt64(4), false), (5, false), (6, true)])
  func aCodeThatIsHalfInThePictureIsNamedAsCutOff(seed: UInt64, isPhotographed: Bool) throws {
    #expect(try named(.cutOff, seed: seed, isPhotographed: isPhotographed).reason == .cutOff)
  }

  @Test func aCodeInGlareBesideOneThatIsReadIsNamed() throws {
    #expect(try named(.glare, seed: 11, isPhotographed: false).reason == .covered)
  }

  /// The search of a picture full of eyes may end before it has tried them all.
  @Test func whatIsSeenIsNamedThoughTheBudgetIsUsedUp() throws {
    let page = try SpoiledPage(.eyeCovered, seed: 9, isPhotographed: false)
    let scan = SymbolScanner(budget: .milliseconds(16)).scan(page.picture)
    #expect(scan.shortfall == .time)
    #expect(scan.unread.count == 1 && page.isSpoiled(at: (scan.unread[0].middle.x, scan.unread[0].middle.y)))
  }

  /// What can be named without looking for anything else costs a page little, whose codes are all read.
  @Test func namingCostsAPageWhoseCodesAreReadLessThanTheSearch() throws {
    let page = try FlawlessPage(
      seed: 1, width: 1_450, height: 1_300, versions: 5...20, modulePixels: 2.5...6, snaps: true)
    let reading = GridReader().read(page.picture, until: ScanBudget(nil)) { _ in false }
    #expect(reading.symbols.count == page.drawn.count && reading.unread == [])
    #expect(reading.workOfNaming < .milliseconds(10))
  }
}
