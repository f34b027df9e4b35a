import PhotographSimulator
import QRCodes
import Testing

/// Pages of up to 60 symbols.
@Suite struct CodeCrowdTests {
  @Test(arguments: [(60, 3...3), (14, 2...14), (1, 6...6)])
  func everySymbolOfACrowdIsReadWhereItWasDrawn(count: Int, modulePixels: ClosedRange<Int>) throws {
    let crowd = try CodeCrowd(count: count, modulePixels: modulePixels, seed: 1)
    let sizes = crowd.printed.map(\.modulePixels)
    #expect(crowd.printed.count == count && Set(crowd.printed.map(\.payload)).count == count)
    #expect(sizes.allSatisfy(modulePixels.contains))
    #expect(Set(sizes).count > min(count, modulePixels.count) / 2)
    let scan = SymbolScanner(budget: nil).scan(crowd.picture)
    let read = scan.symbols.map { symbol in
      let (x, y) = (symbol.corners[0].x, symbol.corners[0].y)
      return crowd.printed.first {
        $0.payload == symbol.payload && abs($0.x - x) <= $0.modulePixels && abs($0.y - y) <= $0.modulePixels
      }
    }
    #expect(Set(read) == Set(crowd.printed.map(Optional.some)) && scan.unread == [])
  }
}
