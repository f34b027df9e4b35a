import Testing
import WorkoutQRCodes

@testable import WorkoutCodes

@Suite struct PageBudgetTests {
  /// The budgets of pages one after the other, of which some use up their time.
  private func budgets(_ areEnded: [Bool], of budget: Duration?) throws -> [Duration?] {
    let blank = try GreyPicture(width: 8, height: 8, luminance: Array(repeating: 255, count: 64))
    let ended = SymbolScanner(budget: .zero).scan(blank)
    let whole = SymbolScanner(budget: nil).scan(blank)
    #expect(ended.shortfall == .time && whole.shortfall == nil)
    var budgets: [Duration?] = []
    let pages = PageBudget(SymbolScanner(budget: budget))
    for isEnded in areEnded {
      _ = pages.scan {
        budgets.append($0.budget)
        return isEnded ? ended : whole
      }
    }
    return budgets
  }

  @Test func pagesThatUseUpTheirTimeLeaveLessToTheOthers() throws {
    #expect(
      try budgets(Array(repeating: true, count: 8), of: .seconds(2))
        == [2_000, 2_000, 1_000, 500, 250, 125, 125, 125].map { .milliseconds($0) })
  }

  @Test func pagesThatAreSearchedToTheEndCostTheOthersNothing() throws {
    #expect(
      try budgets([true] + Array(repeating: false, count: 20) + [true, false, false], of: .seconds(2))
        == Array(repeating: .seconds(2), count: 22) + [.seconds(1), .seconds(1)])
    #expect(try budgets([true, true, true], of: nil) == [nil, nil, nil])
  }
}
