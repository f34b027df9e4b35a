import PhotographSimulator
import Testing

@testable import QRCodes
@testable import QRSymbols

/// Codes that are seen and cannot be read are named, with their place and a likely reason.
@Suite struct UnreadSymbolTests {
  private static let scanner = SymbolScanner(budget: nil)
  private let payload = Array("Bench Press 3 × 8 × 60 kg, Squat 5 × 5 × 100 kg, Row 3 × 10 × 50 kg".utf8)

  /// A drawing of the symbol with 8 pixels a module and white over some of its modules.
  private func drawing(
    of symbol: QRSymbol, without isGone: (_ x: Int, _ y: Int) -> Bool
  ) throws -> GreyPicture {
    let whole = try GreyPicture(symbol, modulePixels: 8)
    return try GreyPicture(
      width: whole.width, height: whole.height,
      luminance: whole.luminance.enumerated().map { index, pixel in
        isGone(index % whole.width / 8 - 4, index / whole.width / 8 - 4) ? 255 : pixel
      })
  }

  private func unread(_ picture: GreyPicture) -> [UnreadSymbol] {
    let scan = Self.scanner.scan(picture)
    #expect(scan.symbols == [])
    return scan.unread
  }

  @Test func aCodeWithAStripGoneIsNamedAsCovered() throws {
    let symbol = try QRSymbol(payload: payload)
    // A strip across that leaves the three eyes.
    let found = unread(try drawing(of: symbol) { _, y in (9..<symbol.size - 9).contains(y) })
    #expect(found.map(\.reason) == [.covered])
    let corners = try #require(found.first).corners
    let far = 8 * (4 + symbol.size)
    let expected = [(32, 32), (far, 32), (far, far), (32, far)]
    #expect(
      zip(corners, expected).allSatisfy { abs($0.x - $1.0) < 16 && abs($0.y - $1.1) < 16 }, "\(corners)")
  }

  @Test func aCodeOfNothingButEyesIsNamed() throws {
    let symbol = try QRSymbol(payload: payload)
    let far = symbol.size - 8
    let found = unread(
      try drawing(of: symbol) { x, y in !(x < 8 && y < 8 || x >= far && y < 8 || x < 8 && y >= far) })
    #expect(found.count == 1)
  }

  @Test func aCodeThatTheEdgeCutsOffIsNamed() throws {
    let symbol = try QRSymbol(payload: payload)
    let whole = try GreyPicture(symbol, modulePixels: 8)
    let height = whole.height * 3 / 5
    let upper = try GreyPicture(
      width: whole.width, height: height, luminance: Array(whole.luminance.prefix(whole.width * height)))
    #expect(unread(upper).map(\.reason) == [.cutOff])
  }

  @Test func aCodeBesideOneThatIsReadIsNamed() throws {
    let symbol = try QRSymbol(payload: payload)
    let torn = try drawing(of: symbol) { _, y in (9..<symbol.size - 9).contains(y) }
    let whole = try GreyPicture(symbol, modulePixels: 8)
    let page = try GreyPicture.page(
      width: 2 * whole.width, height: whole.height, ground: 255, [(whole, 0, 0), (torn, whole.width, 0)])
    let scan = Self.scanner.scan(page)
    #expect(scan.symbols.map(\.payload) == [payload])
    #expect(scan.unread.count == 1 && scan.unread[0].corners[0].x > whole.width)
  }

  @Test func squaresWithinSquaresAreNoCode() throws {
    // What libzbar sees in them names nothing, and takes long.
    let scanner = SymbolScanner(readers: [.grid])
    // Each pitch has other chances to have eyes where a symbol has them.
    for pitch in [9, 14, 18, 23] {
      let side = 4 * pitch * 8
      let pixels: [UInt8] = (0..<side * side).map { index in
        let (x, y) = (index % side / 4 % pitch, index / side / 4 % pitch)
        let ring = max(abs(x - 3), abs(y - 3))
        return ring == 3 || ring < 2 ? 20 : 230
      }
      let scan = scanner.scan(try GreyPicture(width: side, height: side, luminance: pixels))
      #expect(scan.symbols == [] && scan.unread == [], "pitch \(pitch)")
    }
  }

  /// A drawing whose modules have run into each other, as out of focus by a share of a module.
  private func blurred(_ symbol: QRSymbol, deviation: Double) throws -> GreyPicture {
    let (module, quiet) = (9, QRSymbol.standardQuietZone)
    let side = (symbol.size + 2 * quiet) * module
    var canvas = PageCanvas(width: side, height: side)
    canvas.draw(symbol, x: quiet * module, y: quiet * module, modulePixels: module)
    canvas.blur(x: 0..<side, y: 0..<side, deviation: deviation * Double(module))
    return try canvas.picture()
  }

  @Test(arguments: [0.5, 0.55, 0.6]) func aBlurThatMergesModulesIsUndone(deviation: Double) throws {
    let symbol = try QRSymbol(payload: payload)
    let sharp = try GreyPicture(QRSymbol(payload: [1, 2, 3, 254]), modulePixels: 9)
    let soft = try blurred(symbol, deviation: deviation)
    let page = try GreyPicture.page(
      width: sharp.width + soft.width, height: max(sharp.height, soft.height), ground: 255,
      [(sharp, 0, 0), (soft, sharp.width, 0)])
    let scan = Self.scanner.scan(page)
    #expect(Set(scan.symbols.map(\.payload)) == [payload, [1, 2, 3, 254]])
    #expect(scan.unread == [])
  }

  @Test(arguments: [0.65, 0.8, 1]) func whatIsTooBlurredToBeReadIsNamed(deviation: Double) throws {
    // A large symbol: of its chessboards nothing is left.
    let symbol = try QRSymbol(payload: (0..<300).map { UInt8(truncatingIfNeeded: 31 * $0) })
    let scan = Self.scanner.scan(try blurred(symbol, deviation: deviation))
    #expect(scan.symbols.count + scan.unread.count == 1)
    #expect(scan.unread.allSatisfy { $0.reason == .blurred })
  }

  @Test func beyondSixteenCodesTheOthersAreCounted() throws {
    let symbol = try QRSymbol(payload: payload)
    let torn = try drawing(of: symbol) { _, y in (9..<symbol.size - 9).contains(y) }
    let places = (0..<20).map { (torn, $0 % 5 * torn.width, $0 / 5 * torn.height) }
    let page = try GreyPicture.page(width: 5 * torn.width, height: 4 * torn.height, ground: 255, places)
    let scan = Self.scanner.scan(page)
    #expect(scan.symbols == [])
    #expect(scan.unread.count == UnreadSymbol.maximumCount)
    #expect(scan.furtherUnreadCount == 4)
    #expect(Set(scan.unread.map(\.corners)).count == UnreadSymbol.maximumCount)
  }

  @Test func whatIsReadIsNotNamed() throws {
    let scan = Self.scanner.scan(try GreyPicture(QRSymbol(payload: payload), modulePixels: 5))
    #expect(scan.symbols.count == 1 && scan.unread == [])
  }

  /// A drawn picture in which one symbol was read ends the search only where no other eye is in sight, however small.
  @Test(arguments: [1, 2, 3, 12], [false, true])
  func smallEyesBesideALargeCodeAreNotPassedOver(modulePixels: Int, isInverted: Bool) throws {
    let large = try GreyPicture(QRSymbol(payload: payload), modulePixels: 16)
    let symbol = try GreyPicture(QRSymbol(payload: [1, 2, 3, 254]), modulePixels: modulePixels)
    let small = isInverted ? symbol.inverted : symbol
    let page = try GreyPicture.page(
      width: 2_000, height: 1_200, ground: 255, [(large, 0, 0), (small, 1_301, 307)])
    #expect(page.isDrawn)
    let found = Self.scanner.scan(page).symbols
    func findsOne(except isKnown: (PlanePoint) -> Bool) -> Bool {
      var search = LooseEyeSearch(picture: page, budget: ScanBudget(nil))
      return search.findsOne(except: isKnown, where: { _, _ in true })
    }
    #expect(findsOne { $0.x < 1_200 } && !findsOne { _ in true })
    #expect(Set(found.map(\.payload)).contains(payload))
    // Inverted ones are looked for at 1,000 pixels a side.
    if modulePixels > (isInverted ? 2 : 1) { #expect(Set(found.map(\.payload)).contains([1, 2, 3, 254])) }
  }

  @Test func workIsCountedAndNotTime() throws {
    let budget = ScanBudget(.milliseconds(10))
    #expect(!budget.isOver)
    budget.spend(999_999)
    #expect(!budget.isOver && budget.looks == 999_999)
    budget.spend(1)
    #expect(budget.isOver)
    budget.extend()
    #expect(!budget.isOver)
    budget.spend(500_000)
    #expect(budget.isOver)
    let endless = ScanBudget(nil)
    endless.spend(1 << 40)
    #expect(!endless.isOver)
    // A budget that no number of looks expresses has an end all the same.
    #expect(!ScanBudget(.seconds(1 << 40)).isOver)
  }
}
