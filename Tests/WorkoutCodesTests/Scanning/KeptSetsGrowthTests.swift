import FormatKit
import ReadingLaws
import Testing
import WorkoutModel

@testable import PackedForm
@testable import QRCodes
@testable import SymbolSets
@testable import WorkoutCodes

/// What the file of `scan --keep` costs: thousands of sets once took more than a minute.
@Suite struct KeptSetsGrowthTests {
  private struct Input {
    let text: [UInt8]
    let symbols: [PictureSymbol]
  }

  /// Sets whose first codes are kept, and whose second codes are scanned.
  private func incomplete(_ count: Int) throws -> Input {
    let sets = try (0..<count).map { number in
      try SymbolSet.parts(
        of: Array("set \(number)".utf8) + [UInt8](repeating: 7, count: 400), capacity: 150, parity: 0)
    }
    return Input(text: text(sets.map { $0[0] }), symbols: sets.enumerated().map { symbol($1[1], $0) })
  }

  /// Sets of one code each, all of which are kept; none is scanned.
  private func whole(_ count: Int) throws -> Input {
    Input(
      text: text(
        try (0..<count).map { number in
          try SymbolSet.parts(of: Array("set \(number)".utf8), capacity: 150, parity: 0)[0]
        }), symbols: [])
  }

  private func text(_ parts: [SymbolSetPart]) -> [UInt8] {
    parts.flatMap { Array((PackedText.text(of: $0.bytes) + "\n").utf8) }
  }

  private func symbol(_ part: SymbolSetPart, _ number: Int) -> PictureSymbol {
    let corners = [(0, 0), (9, 0), (9, 9), (0, 9)].map { PicturePoint(x: $0.0, y: $0.1) }
    let symbol = ScannedSymbol(
      payload: Array(PackedText.text(of: part.bytes).utf8), corners: corners, pass: .adaptive,
      elapsedMilliseconds: 0, append: nil)
    return PictureSymbol(
      PictureScan.Found(page: 1, symbol: symbol, corners: corners), in: "film.mov", number: number + 1,
      by: WorkoutScanner(), findings: FindingLog())
  }

  /// Reads the file, joins what was scanned, and makes the file anew.
  private func keep(_ input: Input) throws -> (sets: ScannedSymbolSets, text: [UInt8]) {
    let known = try CollectedSymbolSets(text: input.text, name: "parts.txt")
    let sets = ScannedSymbolSets(
      input.symbols, known: known, keptIn: "parts.txt", by: WorkoutScanner(), findings: FindingLog(),
      refuse: { _ in })
    var after = known
    after.remember(sets, without: sets.readable)
    return (sets, after == known ? input.text : after.text)
  }

  @Test func theCostOfSetsThatLackCodesGrowsWithTheirNumber() throws {
    let inputs = try [625, 5_000].map { ($0, try incomplete($0)) }
    let growth = try GrowthLaw.growth(from: 625) { count in
      let input = try #require(inputs.first { $0.0 == count }?.1)
      let (sets, text) = try keep(input)
      #expect(sets.incomplete.count == count && text.split(separator: 0x0a).count == 2 * count)
    }
    #expect(growth < GrowthLaw.limit)
  }

  @Test func theCostOfWholeSetsGrowsWithTheirNumber() throws {
    let inputs = try [625, 5_000].map { ($0, try whole($0)) }
    let growth = try GrowthLaw.growth(from: 625) { count in
      let input = try #require(inputs.first { $0.0 == count }?.1)
      let (sets, text) = try keep(input)
      #expect(sets.whole.count == count && text.split(separator: 0x0a).count == count)
    }
    #expect(growth < GrowthLaw.limit)
  }
}
