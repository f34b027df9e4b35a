import ArchiveGenerator
import Clocks
import Foundation
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What is odd about the tables of real apps and of the people who edit them changes nothing that is read.
@Suite struct FileQuirkLawTests {
  /// A table as rows of cells, the head first.
  typealias Rows = [[String]]

  /// How rows become bytes.
  struct Form: Sendable {
    var delimiter = ","
    var lineEnd = "\n"
    var quotesAll = false
    var beginning = ""

    func bytes(of rows: Rows) -> [UInt8] {
      let lines = rows.map { cells in
        cells.map { cell in
          let isPlain = cell.unicodeScalars.allSatisfy { !"\",;\t\r\n ".unicodeScalars.contains($0) }
          return quotesAll || !isPlain ? "\"\(cell.replacingOccurrences(of: "\"", with: "\"\""))\"" : cell
        }.joined(separator: delimiter) + lineEnd
      }
      return Array((beginning + lines.joined()).utf8)
    }
  }

  /// One oddity: the formats that have it, and what it makes of their rows.
  struct Quirk: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var formats: [String]
    var form = Form()
    var change: @Sendable (Rows) -> Rows = { $0 }
  }

  private static let tables = [
    "strong", "hevy", "fitnotes", "fitbod", "liftlog", "csv", "fitnotes-body", "strong-measurements",
    "hevy-measurements",
  ]

  /// Those whose columns may stand in any order.
  private static let ordered = tables.filter { $0 != "strong-measurements" }

  /// `rows` with `change` made to the row of each that is no head, told where columns are.
  private static func eachRow(
    _ rows: Rows, _ change: (_ cells: inout [String], _ column: (String) -> Int?) -> Void
  ) -> Rows {
    guard let head = rows.first else { return rows }
    let places = Dictionary(firstOf: zip(head, head.indices).map { ($0, $1) })
    return [head]
      + rows.dropFirst().map { row in
        var row = row
        change(&row) { places[$0] }
        return row
      }
  }

  private static func fill(_ cells: inout [String], _ values: [(Int?, String)]) {
    for case (let place?, let value) in values where cells[place].isEmpty { cells[place] = value }
  }

  private static let quirks = [
    Quirk(testDescription: "every cell is quoted", formats: tables, form: Form(quotesAll: true)),
    Quirk(testDescription: "semicolons", formats: tables, form: Form(delimiter: ";")),
    Quirk(testDescription: "tabs", formats: tables, form: Form(delimiter: "\t")),
    Quirk(
      testDescription: "line ends of Windows and a byte-order mark", formats: tables,
      form: Form(lineEnd: "\r\n", beginning: "\u{feff}")),
    Quirk(testDescription: "the head stands again between the rows", formats: tables) { rows in
      guard rows.count > 2, let head = rows.first else { return rows }
      return Array(rows[..<(rows.count / 2)]) + [head] + Array(rows[(rows.count / 2)...])
    },
    Quirk(testDescription: "blank lines at the end", formats: tables) { rows in
      rows + Array(repeating: (rows.first ?? []).map { _ in "" }, count: 3)
    },
    Quirk(testDescription: "a column without name and values", formats: ordered) { rows in
      rows.map { $0 + [""] }
    },
    Quirk(testDescription: "the columns in another order", formats: ordered) { rows in
      rows.map { Array($0.reversed()) }
    },
    Quirk(testDescription: "both columns of weight, the other 0 or blank", formats: ["hevy"]) { rows in
      guard let head = rows.first else { return rows }
      let given = head.contains("weight_kg") ? "weight_kg" : "weight_lbs"
      let other = given == "weight_kg" ? "weight_lbs" : "weight_kg"
      var isZero = false
      let changed = eachRow(rows) { cells, column in
        isZero.toggle()
        let isLoaded = column(given).map { !["", "0"].contains(cells[$0]) } ?? false
        cells.append(isLoaded && isZero ? "0" : "")
      }
      return [head + [other]] + changed.dropFirst()
    },
    Quirk(testDescription: "units of nothing", formats: ["fitnotes"]) { rows in
      eachRow(rows) { cells, column in
        if let distance = column("Distance"), cells[distance].isEmpty {
          fill(&cells, [(distance, "0.0"), (column("Distance Unit"), "km"), (column("Time"), "0:00:00")])
        }
      }
    },
  ]

  private static let cases = quirks.flatMap { quirk in quirk.formats.map { (quirk, $0) } }

  @Test(arguments: cases) func aQuirkOfTheFileChangesNothingThatIsRead(quirk: Quirk, id: String) throws {
    let format = try #require(Format.named(id))
    var count = 0
    for seed in 0..<40 as Range<UInt64> {
      var made = RichArchiveGenerator.Options()
      made.massUnits = [[.kilograms], [.pounds]][Int(seed % 2)]
      made.distanceUnits = [.kilometers, .miles, .meters]
      var generator = RichArchiveGenerator(seed: seed, options: made)
      let archive = generator.archive(workouts: Int(seed % 4) + 1).ofOneFile(of: format)
      var options = WriteOptions()
      options.date = Moment(wallTime: "2026-01-31 18:05")
      options.zone = .utc
      guard let bytes = try? format.bytes(of: archive, options: options, findings: FindingList()) else {
        continue
      }
      let rows = try CSVRows.read(InputBytes(bytes, name: "t")).map { Array($0.cells) }
      guard rows.count > 1 else { continue }
      let changed = quirk.form.bytes(of: quirk.change(rows))
      let plain = try Format.readArchive(InputBytes(bytes, name: "t"), as: format, findings: FindingList())
      let findings = FindingList()
      let odd = try Format.readArchive(InputBytes(changed, name: "t"), as: format, findings: findings)
      // Two columns of weight leave it open which unit the lifter prefers.
      guard odd.workouts == plain.workouts, odd.measurements == plain.measurements,
        !findings.lines.contains(where: { $0.contains("error") || $0.contains("dropped") })
      else {
        Issue.record(
          """
          seed \(seed): \(findings.lines.prefix(5))
          \(ArchiveText.of(plain).prefix(1_500))
          ---
          \(ArchiveText.of(odd).prefix(1_500))
          ---
          \(String(decoding: changed.prefix(2_000), as: UTF8.self))
          """)
        return
      }
      count += 1
    }
    #expect(count > 20)
  }
}
