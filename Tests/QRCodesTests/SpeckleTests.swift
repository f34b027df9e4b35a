import PhotographSimulator
import Testing

@testable import QRCodes
@testable import QRSymbols

/// Data is told from what people draw by chessboards of four modules, which lines and areas have hardly any of.
@Suite struct SpeckleTests {
  @Test(arguments: 1...8)
  func theDataOfASymbolIsData(number: Int) throws {
    let payload = (0..<120).map { UInt8(truncatingIfNeeded: $0 * 31 + number * 7) }
    let symbol = try QRSymbol(payload: payload)
    let speckle = Speckle(x: 9..<symbol.size - 9, y: 9..<symbol.size - 9) { symbol.isDark(x: $0, y: $1) }
    #expect(speckle.isData && !speckle.isBlank && !speckle.isDrawn)
  }

  @Test func paperIsBlankAndSquaresAreDrawn() {
    let paper = Speckle(x: 0..<20, y: 0..<20) { _, _ in false }
    #expect(paper.isBlank && !paper.isData && paper.count == 400)
    let squares = Speckle(x: 0..<40, y: 0..<40) { x, y in x % 9 < 5 && y % 9 < 5 }
    #expect(!squares.isBlank && squares.isDrawn && !squares.isData)
  }

  @Test func whatIsBeyondThePictureIsNotCounted() {
    let speckle = Speckle(x: 0..<8, y: 0..<8) { x, _ in x < 4 ? x % 2 == 0 : nil }
    // Of each row the first three places have all their neighbours.
    #expect(speckle.count == 24 && speckle.across == 24 && speckle.down == 0)
    let twice = speckle + speckle
    #expect(twice.count == 48 && twice.mixed == 48 && twice.chequered == 0)
  }

  @Test func whatIsDoneWithTheOutcomeHasAShareOfTheBudget() {
    let small = ScanBudget(.milliseconds(100)).part(0.25, atMost: .seconds(1))
    small.spend(2_499_999)
    #expect(!small.isOver)
    small.spend(1)
    #expect(small.isOver)
    for budget in [ScanBudget(nil), ScanBudget(.seconds(100))] {
      let limited = budget.part(0.25, atMost: .milliseconds(10))
      limited.spend(1_000_000)
      #expect(limited.isOver && !budget.isOver && budget.looks == 0)
    }
  }
}
