import Testing
import WorkoutModel
import WorkoutQRCodes

@testable import QRCodes
@testable import WorkoutCodes

@Suite struct PageBudgetTests {
  /// A scanner whose work alone is counted, so that a slow or busy machine finds the same.
  private func scanner(_ budget: Duration? = SymbolScanner.defaultBudget) -> SymbolScanner {
    var scanner = SymbolScanner(budget: budget)
    scanner.watchesClock = false
    return scanner
  }

  /// A page full of squares within squares, in which every search for eyes finds hundreds.
  ///
  /// - Parameter number: makes the pages of a file differ.
  private func decoys(side: Int, number: Int = 0) throws -> DecodedPage {
    let rows = ["111111100", "100000100", "101110100", "101110100", "101110100", "100000100", "111111100"]
    let pattern = (rows + ["000000000", "000000000"]).map { $0.map { $0 == "1" ? UInt8(0) : 255 } }
    var pixels = (0..<side * side).map { pattern[$0 / side / 2 % 9][$0 % side / 2 % 9] }
    for bit in 0..<16 { pixels[bit] = number >> bit & 1 == 1 ? 1 : 0 }
    return .page(try GreyPicture(width: side, height: side, luminance: pixels))
  }

  private func blank(side: Int = 64) throws -> DecodedPage {
    .page(try GreyPicture(width: side, height: side, luminance: Array(repeating: 255, count: side * side)))
  }

  /// A drawing of a code, 4 pixels a module.
  private func code(_ payload: [UInt8]) throws -> DecodedPage {
    let symbol = try QRSymbol(payload: payload)
    let side = 4 * (symbol.size + 8)
    return .page(
      try GreyPicture(
        width: side, height: side,
        luminance: (0..<side * side).map {
          symbol.isDark(x: $0 % side / 4 - 4, y: $0 / side / 4 - 4) ? 0 : 255
        }))
  }

  @Test func aFileOfDecoysCostsLittleMoreThanOneOfThem() throws {
    var budget = PageBudget(scanner(.milliseconds(200)))
    let results = budget.scan(try (0..<8).map { _ in try decoys(side: 400) })
    #expect(results.allSatisfy { $0.scan.symbols.isEmpty && $0.isCutShort })
    // What all share is used up: even what a page alone would finish is not finished.
    #expect(budget.scan([try decoys(side: 400)]).map(\.isCutShort) == [true])
  }

  @Test func whatIsReadDoesNotChangeFromRunToRun() throws {
    let pages = try (0..<6).map { try $0 == 4 ? code(Array("the fifth".utf8)) : decoys(side: 300) }
    let runs = (0..<3).map { _ in
      var budget = PageBudget(scanner(.milliseconds(100)))
      return budget.scan(pages).map { "\($0.scan.symbols.map(\.payload)) \($0.isCutShort)" }
    }
    #expect(runs[0] == runs[1] && runs[1] == runs[2])
    #expect(runs[0][4].hasPrefix("[[116"))
  }

  @Test func aSetOfFortyCodesIsReadWholeAfterPagesOfDecoys() throws {
    var budget = PageBudget(scanner())
    var read: [[UInt8]] = []
    let pages = try (0..<8).map { _ in try decoys(side: 400) } + (0..<40).map { try code([UInt8($0), 200]) }
    for start in stride(from: 0, to: pages.count, by: PageBudget.stretch) {
      read += budget.scan(Array(pages[start..<start + PageBudget.stretch])).flatMap {
        $0.scan.symbols.map(\.payload)
      }
    }
    #expect(read == (0..<40).map { [UInt8($0), 200] })
  }

  /// The work for the pages of a file until no more are searched, and their symbols.
  private func work(_ pages: [DecodedPage]) -> (work: Duration, symbols: Int) {
    var budget = PageBudget(scanner(.milliseconds(200)))
    var work = Duration.zero
    var symbols = 0
    for start in stride(from: 0, to: pages.count, by: PageBudget.stretch) where !budget.isUsedUp {
      for result in budget.scan(Array(pages[start..<start + PageBudget.stretch])) {
        work += result.scan.work
        symbols += result.scan.symbols.count
      }
    }
    return (work, symbols)
  }

  @Test func pagesWithoutANewCodeCostNoMoreThanTwoPictures() throws {
    // One for what all share, one for those that read nothing new, and the page that goes beyond.
    let hostile = work(try (0..<800).map { try decoys(side: 116, number: $0) })
    #expect(hostile.symbols == 0 && hostile.work < .milliseconds(600), "\(hostile.work)")
    #expect(work(try (0..<120).map { try code([UInt8($0)]) }).symbols == 120)
  }

  @Test func aCrowdOfDecoysPaysForBeingDrawnTooAndHasAFifthOfWhatAllShare() throws {
    // A hundredth of a picture's budget, and four millionths of a percent for each of 4 million pixels.
    let pages = try (0..<16).map { try decoys(side: 2_000, number: $0) }
    var budget = PageBudget(scanner())
    var work = Duration.zero
    var count = 0
    while count < pages.count, !budget.isUsedUp {
      for result in budget.scan([pages[count]]) {
        #expect(result.scan.strayEyeCount >= 100 && result.isCutShort)
        work += result.scan.work
        count += 1
      }
    }
    #expect(count == 6)
    // The fifth, and six twentieths for the pages themselves, each of which goes a little beyond.
    #expect(work < .milliseconds(1_100), "\(work)")
    // Frames need no drawing.
    var frames = PageBudget(scanner())
    let layers = pages.prefix(8).map { page in
      let picture = page.picture
      return DecodedPage.frame(
        DecodedFrame(
          GreyLayer(width: picture.width, height: picture.height, luminance: picture.luminance, alpha: nil)))
    }
    _ = frames.scan(layers)
    #expect(!frames.isUsedUp)
  }

  @Test func pagesOfTheSameCodeAreNoNewOnes() throws {
    let codes = try (0..<400).map { number in
      try number % 2 == 0 ? code([7]) : decoys(side: 116, number: number)
    }
    #expect(work(codes).symbols < 200)
  }

  @Test func framesOfEqualPixelsAreSearchedOnceAndCostNothing() throws {
    guard case .page(let picture) = try decoys(side: 116) else { return }
    let layer = GreyLayer(width: 116, height: 116, luminance: picture.luminance, alpha: nil)
    let frames = Array(repeating: DecodedPage.frame(DecodedFrame(layer)), count: 800)
    var budget = PageBudget(scanner(.milliseconds(200)))
    let results = budget.scan(frames)
    #expect(results.count == 800 && Set(results.map(\.scan)).count == 1 && !budget.isUsedUp)
    var alone = PageBudget(scanner(.milliseconds(200)))
    let first = alone.scan([frames[0]])[0].scan
    #expect(first.symbols == results[0].scan.symbols && first.shortfall == results[0].scan.shortfall)
  }

  @Test func theOnlyPageOfAFileHasAllAndWithoutABudgetNothingIsCutShort() throws {
    let budget = PageBudget(scanner(.zero))
    let alone = try budget.scan(only: blank())
    #expect(alone.scan.shortfall == .time && !alone.isCutShort)
    var endless = PageBudget(scanner(nil))
    #expect(endless.scan([try blank(), try blank()]).allSatisfy { !$0.isCutShort && $0.scan.isComplete })
  }
}
