import Foundation
import Testing

/// The page of limits has every limit on an input with its number, what is said beyond it, and the test that holds it.
@Suite struct LimitsPageTests {
  private static let page = "Sources/CommandLineTool/CommandLineTool.docc/Limits.md"

  /// A row: the number with its unit, the words of the program, the tests and the constants of the source.
  private struct Row {
    let line: String
    let number: String
    let outcome: String
    let tests: String
    let constants: [String]

    init?(_ line: Substring) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count == 6, cells[0] != "What" else { return nil }
      self.line = String(line)
      (number, outcome, tests) = (cells[1], cells[2], cells[4])
      constants = cells[5].matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  private static func rows() throws -> [Row] {
    try Repository.text(page).split(separator: "\n").compactMap { Row($0) }
  }

  @Test func everyLimitOfAnInputHasARow() throws {
    let listed = try Self.rows().flatMap(\.constants)
    #expect(Set(listed).count == listed.count, "a constant stands in two rows")
    let limits = try LimitConstants.all()
    #expect(limits.count > 150)
    let missing = limits.keys.filter { name in
      !listed.contains(name) && !LimitConstants.isNoLimitOfInputs(name)
    }
    #expect(
      missing.isEmpty,
      "give each a row in Limits.md, or a reason in LimitConstants: \(missing.sorted().joined(separator: ", "))"
    )
  }

  @Test func everyRowHasTheNumberOfTheSource() throws {
    let rows = try Self.rows()
    #expect(rows.count > 80)
    let source = try LimitConstants.source()
    for row in rows {
      #expect(!row.constants.isEmpty, "\(row.line)")
      let stated = try #require(StatedNumber(row.number), "\(row.line)")
      for constant in row.constants {
        let value = try #require(LimitConstants.value(of: constant, in: source), "\(constant)")
        #expect(stated.means(value), "\(constant) is \(value), and the page says \(row.number)")
      }
    }
  }

  @Test func theWordsOfTheProgramAreThoseOfTheSource() throws {
    // Literals that are put together of several lines are one text.
    let source = try LimitConstants.files().map(\.text).joined(separator: "\n")
      .replacing(/"\s*\+ "/, with: "").replacing("\\\"", with: "\"")
    for row in try Self.rows() {
      for quote in row.outcome.matches(of: /“([^”]+)”/) {
        for part in quote.1.split(separator: "…") {
          let words = part.trimmingCharacters(in: .whitespaces)
          #expect(source.contains(words), "\(words)")
        }
      }
    }
  }

  @Test func everyTestThatThePageNamesIsThere() throws {
    let tests = try LimitConstants.files(in: "Tests")
    for row in try Self.rows() {
      let names = row.tests.matches(of: /`(\w+Tests)\.(\w+)`/)
      #expect(!names.isEmpty || row.tests == "–", "\(row.line)")
      for name in names {
        let isThere = tests.contains {
          $0.name == "\(name.1).swift" && $0.text.contains(" func \(name.2)(")
        }
        #expect(isThere, "\(name.1).\(name.2)")
      }
    }
  }

  @Test func theReasonsAreForConstantsThatAreThere() throws {
    let names = try LimitConstants.all().keys
    for name in LimitConstants.reasons.flatMap(\.names) {
      let isThere = names.contains { LimitConstants.matches($0, name) }
      #expect(isThere, "\(name) is no constant of the sources")
    }
  }
}

/// A number as the page states it: `64 MiB`, `10,000 hours`, `256`.
private struct StatedNumber {
  private let number: Double
  private let unit: String

  /// What one of a unit is in the source, by any of the units that the sources count in.
  private static let factors: [String: [Double]] = [
    "KiB": [1_024], "MiB": [1_048_576, 1_024], "GiB": [1_073_741_824, 1_048_576], "megapixels": [1e6],
    "hours": [3_600, 3_600e6], "minutes": [60], "seconds": [1, 1_000],
  ]

  init?(_ text: String) {
    guard let match = text.firstMatch(of: /^([\d.,]+)(?: (\w+))?/),
      let number = Double(match.1.replacing(",", with: ""))
    else { return nil }
    self.number = number
    unit = match.2.map(String.init) ?? ""
  }

  func means(_ value: Double) -> Bool {
    Self.factors[unit, default: [1]].contains { number * $0 == value }
  }
}
