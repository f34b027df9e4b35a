import PhotographSimulator
import Testing

@testable import QRCodes
@testable import QRSymbols

/// What surrounds a code on a screen ends no search late, and hides no other code.
@Suite struct ScreenshotTests {
  private let payload = Array("Bench Press 3 × 8 × 60 kg, Squat 5 × 5 × 100 kg, Row 3 × 10 × 50 kg".utf8)
  private let other: [UInt8] = [1, 2, 3, 254]

  private func code(_ payload: [UInt8], modulePixels: Int = 5) throws -> GreyPicture {
    try GreyPicture(QRSymbol(payload: payload), modulePixels: modulePixels)
  }

  /// What the grid reader makes of a picture, and the looks that it took.
  private func read(_ picture: GreyPicture, isFast: Bool) -> (reading: SymbolReading, looks: Int) {
    let budget = ScanBudget(nil)
    let reading = GridReader(isFast: isFast).read(picture, until: budget) { _ in false }
    return (reading, budget.looks)
  }

  @Test(arguments: [UInt64(3), 4, 5], [false, true])
  func theSearchEndsWithTheFirstPassWhereOnlyLettersAreLeft(seed: UInt64, isDark: Bool) throws {
    let screen = try Screenshot.picture(
      seed: seed, isDark: isDark, [(code(payload), 120, 300), (code(other, modulePixels: 8), 500, 900)])
    #expect(screen.isDrawn)
    let (fast, fastLooks) = read(screen, isFast: true)
    let (whole, wholeLooks) = read(screen, isFast: false)
    #expect(Set(whole.symbols.map(\.payload)) == [payload, other])
    #expect(whole.symbols.map(\.corners) == fast.symbols.map(\.corners))
    #expect(whole.unread == [] && whole.parts == [])
    // The letters have likenesses of eyes, which are looked at, and no second pass goes through the pixels.
    var search = LooseEyeSearch(picture: screen, budget: ScanBudget(nil))
    let findsOne = search.findsOne(
      except: { place in whole.symbols.contains { $0.contains(place) } }, where: { _, _ in true })
    #expect(findsOne)
    #expect(whole.eyes.count == fast.eyes.count)
    #expect(wholeLooks - fastLooks < 2 * screen.luminance.count, "\(fastLooks), \(wholeLooks)")
  }

  /// A drawing of the workout's symbol with a grey over some of its modules.
  private func spoiled(
    quietZone: Int = 4, _ grey: UInt8 = 255, where isGone: (_ x: Int, _ y: Int, _ size: Int) -> Bool
  ) throws -> GreyPicture {
    let symbol = try QRSymbol(payload: payload)
    let whole = try GreyPicture(symbol, modulePixels: 6, quietZone: quietZone)
    return try GreyPicture(
      width: whole.width, height: whole.height,
      luminance: whole.luminance.enumerated().map { index, pixel in
        let (x, y) = (index % whole.width / 6 - quietZone, index / whole.width / 6 - quietZone)
        return isGone(x, y, symbol.size) ? grey : pixel
      })
  }

  private func isEye(_ x: Int, _ y: Int, _ size: Int) -> Bool {
    x < 8 && y < 8 || x >= size - 8 && y < 8 || x < 8 && y >= size - 8
  }

  /// What a screen with one whole code and a spoiled one gives.
  private func scan(beside spoiled: GreyPicture, isDark: Bool) throws -> ScannedPicture {
    let screen = try Screenshot.picture(
      seed: 7, isDark: isDark, [(code(other, modulePixels: 6), 100, 300), (spoiled, 450, 800)])
    return SymbolScanner(budget: nil).scan(screen)
  }

  @Test(arguments: [false, true]) func aSpoiledCodeOnAScreenIsNamed(isDark: Bool) throws {
    let codes = [
      "a strip": try spoiled { _, y, size in (9..<size - 9).contains(y) },
      "two eyes": try spoiled { x, y, size in isEye(x, y, size) && max(x, y) > 8 },
      "all but the eyes": try spoiled(quietZone: 10) { x, y, size in !isEye(x, y, size) },
    ]
    for (part, code) in codes {
      let scan = try scan(beside: code, isDark: isDark)
      #expect(scan.symbols.map(\.payload) == [other], "\(part)")
      #expect(scan.unread.count == 1, "\(part)")
      #expect(scan.unread.allSatisfy { (450..<450 + code.width).contains($0.corners[0].x) }, "\(part)")
    }
  }

  @Test(arguments: [false, true]) func aCodeThatLacksAnEyeOnAScreenIsReadOrNamed(isDark: Bool) throws {
    let scan = try scan(beside: spoiled(160) { x, y, size in x < 8 && y >= size - 8 }, isDark: isDark)
    let read = Set(scan.symbols.map(\.payload))
    #expect(read == [other] && scan.unread.count == 1 || read == [other, payload] && scan.unread == [])
  }

  /// Codes that only a later pass reads.
  @Test(arguments: [(2, false), (3, false), (4, true)], [UInt64(4), 5])
  func aCodeOfSmallModulesOnAScreenIsRead(_ drawing: (modulePixels: Int, isInverted: Bool), seed: UInt64)
    throws
  {
    let small = try code(payload, modulePixels: drawing.modulePixels)
    let screen = try Screenshot.picture(
      seed: seed, isDark: drawing.isInverted,
      [(code(other, modulePixels: 6), 100, 300), (drawing.isInverted ? small.inverted : small, 500, 800)])
    let scan = SymbolScanner(budget: nil).scan(screen)
    #expect(Set(scan.symbols.map(\.payload)) == [payload, other])
  }

  /// What is shaded is searched in every way, as eyes hide in blur and noise.
  @Test(arguments: [UInt64(3), 4]) func aScreenWithAPhotographInItIsNotDrawn(seed: UInt64) throws {
    let soft = try code(payload, modulePixels: 6)
    var photograph = PageCanvas(width: soft.width, height: soft.height)
    var random = SeededRandom(seed: seed)
    photograph.change(x: 0..<soft.width, y: 0..<soft.height) { x, y, _ in
      soft.luminance[y * soft.width + x] / 2 + 60
    }
    photograph.blur(x: 0..<soft.width, y: 0..<soft.height, deviation: 3)
    photograph.change(x: 0..<soft.width, y: 0..<soft.height) { _, _, old in
      UInt8(Double(old) + random.number(-6...6))
    }
    let codes = [(try code(other, modulePixels: 6), 100, 300), (try photograph.picture(), 450, 800)]
    let screen = try Screenshot.picture(seed: seed, codes)
    #expect(try !screen.isDrawn && Screenshot.picture(seed: seed, Array(codes.prefix(1))).isDrawn)
    let scan = SymbolScanner(budget: nil).scan(screen)
    #expect(Set(scan.symbols.map(\.payload)) == [payload, other])
  }

  /// Eyes that are discs in rings, as some apps draw them.
  @Test func aRoundEyeIsThatOfASymbolWhereDataIsBesideIt() throws {
    let symbol = try QRSymbol(payload: payload)
    let module = 6
    var canvas = PageCanvas(width: 600, height: 400)
    for left in [40, 400] {
      if left == 40 { canvas.draw(symbol, x: left, y: 40, modulePixels: module) }
      canvas.fill(x: left, y: 40, width: 7 * module, height: 7 * module, 255)
      let (x, y) = (Double(left) + 3.5 * Double(module), 40 + 3.5 * Double(module))
      canvas.ring(x: x, y: y, inner: 2.5 * Double(module), outer: 3.5 * Double(module), 0)
      canvas.ring(x: x, y: y, inner: 0, outer: 1.5 * Double(module), 0)
    }
    let judge = LooseEyeJudge(picture: try canvas.picture(), isInverted: false, budget: ScanBudget(nil))
    func mayBe(x: Int) -> Bool {
      let eye = FinderPattern(
        centre: PlanePoint(x: Double(x) + 3.5 * Double(module), y: 40 + 3.5 * Double(module)),
        modulePixels: Double(module), measuredPixels: Double(module), corners: nil)
      return judge.mayBeOfSymbol(eye) { _ in false }
    }
    #expect(mayBe(x: 40))
    #expect(!mayBe(x: 400))
    // A square one is that of a symbol with nothing beside it.
    let far = 40 + (symbol.size - 7) * module
    canvas.fill(x: 0, y: 40 + 8 * module, width: 600, height: 400, 255)
    canvas.fill(x: 0, y: 0, width: far - module, height: 400, 255)
    let alone = LooseEyeJudge(picture: try canvas.picture(), isInverted: false, budget: ScanBudget(nil))
    let eye = FinderPattern(
      centre: PlanePoint(x: Double(far) + 3.5 * Double(module), y: 40 + 3.5 * Double(module)),
      modulePixels: Double(module), measuredPixels: Double(module), corners: nil)
    #expect(alone.mayBeOfSymbol(eye) { _ in false })
  }
}
