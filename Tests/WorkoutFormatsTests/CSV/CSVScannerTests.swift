import ArchiveGenerator
import Testing

@testable import Notation
@testable import WorkoutFormats

@Suite struct CSVScannerTests {
  /// The cells of all rows, each with the line that it begins in.
  static func rows(_ bytes: [UInt8], delimiter: UInt8 = UInt8(ascii: ",")) throws -> [(
    line: Int, cells: [String]
  )] {
    try rows(InputBytes(bytes, name: "t"), delimiter: delimiter)
  }

  static func rows(_ input: InputBytes, delimiter: UInt8) throws -> [(line: Int, cells: [String])] {
    var scanner = try CSVScanner(input, delimiter: delimiter)
    var rows: [(line: Int, cells: [String])] = []
    while try scanner.next() {
      var isGuessed = false
      rows.append(
        (
          scanner.row.line,
          scanner.cells.map {
            CSVText.of(scanner.raw($0), hasDoubledQuotes: $0.hasDoubledQuotes, isGuessed: &isGuessed)
          }
        ))
    }
    return rows
  }

  @Test(arguments: ["\"", "\n", "\r", "\r\n", "\"\"", ";"]) func whatAQuotedCellHoldsIsFoundAtEachPlace(
    _ piece: String
  ) throws {
    for length in 0..<20 {
      for place in 0...length {
        let text =
          String(repeating: "x", count: place) + piece + String(repeating: "é", count: length - place)
        let bytes = CSVOutput.bytes(delimiter: UInt8(ascii: ";")) { csv in
          for _ in 0..<3 {
            csv.quoted(text)
            csv.next()
          }
          csv.number(length * 7)
          csv.end()
        }
        let rows = try Self.rows(bytes, delimiter: UInt8(ascii: ";"))
        #expect(rows.map(\.cells) == [[text, text, text, "\(length * 7)"]])
      }
    }
  }

  private static func cells(_ text: String) throws -> [[String]] { try rows(Array(text.utf8)).map(\.cells) }

  @Test(arguments: [
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]), ("\u{feff}a,b", [["a", "b"]]),
    ("\n\r\n\ra,\n\n", [["a", ""]]), ("", []), ("\n", []), ("a", [["a"]]),
    ("\"a\",\"b\"\n", [["a", "b"]]), ("\"a,b\",\"c\nd\",\"e\r\nf\"\n", [["a,b", "c\nd", "e\r\nf"]]),
    ("\"say \"\"x\"\"\",\"\"\"\"\n", [["say \"x\"", "\""]]), ("\"\",\"\"\n", [["", ""]]),
    ("\"a\"  ,\"b\"\t\n", [["a", "b"]]), ("5\" pipe,6\n", [["5\" pipe", "6"]]),
    ("\"5\" pipe\",6\n", [["5\" pipe", "6"]]), ("\"a\"b\",c\n", [["a\"b", "c"]]),
    ("\"open,1\n2,3\n", [["\"open", "1"], ["2", "3"]]), ("x,\"cut off", [["x", "\"cut off"]]),
    // The quote of another cell ends one that has lost its own.
    ("\"Push,1\n\"Pull\",2\n", [["\"Push", "1"], ["Pull", "2"]]),
    ("a,\"Push,\"Bench\",1\n", [["a", "\"Push", "Bench", "1"]]),
  ])
  func cellsAreToldApart(text: String, cells: [[String]]) throws {
    #expect(try Self.cells(text) == cells)
  }

  @Test func rowsKnowTheirLines() throws {
    let text = "a,b\r\n\"c\nd\re\",f\n\n\rg,\"open\nh,i\n"
    #expect(try Self.rows(Array(text.utf8)).map(\.line) == [1, 2, 7, 8])
  }

  @Test(arguments: [
    ("a,b;c,d\n", UInt8(ascii: ",")), ("a;b,c;d\n", UInt8(ascii: ";")), ("a\tb\tc,d\n", UInt8(ascii: "\t")),
    ("\"a,b,c\";d\n", UInt8(ascii: ";")), ("\n\r\na;b\n1,2,3,4\n", UInt8(ascii: ";")),
    ("a\n", UInt8(ascii: ",")), ("", UInt8(ascii: ",")),
  ])
  func theDelimiterIsTheCommonestOfTheFirstRow(text: String, delimiter: UInt8) throws {
    let input = try InputBytes(text.utf8, name: "t")
    // The bytes live no longer than their input.
    let found = withExtendedLifetime(input) { CSVScanner.delimiter(of: input.bytes) }
    #expect(found == delimiter)
  }

  private static let texts = [
    "", " ", "a", "Bench Press (Barbell)", ",", ";", "\t", "\"", "\"\"", "a\"b", "\n", "\r\n", "\r",
    "x,y;z\tw",
    " spaced ", "Öffnung", "筋トレ", "'", "=1+1", "\u{feff}", "a\n\"b\",c\n",
  ]

  @Test(arguments: [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")])
  func whatIsWrittenComesBackCellByCell(delimiter: UInt8) throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let width = Int.random(in: 2...6, using: &random)
      let table = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        (0..<width).map { _ in Self.texts.randomElement(using: &random) ?? "" }
      }
      let isQuoted = Bool.random(using: &random)
      let bytes = CSVOutput.bytes(delimiter: delimiter) { csv in
        // A byte-order mark at the very start would be none of the text.
        csv.line("head" + String(repeating: String(decoding: [delimiter], as: UTF8.self), count: width - 1))
        for row in table {
          for (index, cell) in row.enumerated() {
            if index > 0 { csv.next() }
            if isQuoted { csv.quoted(cell) } else { csv.text(cell) }
          }
          csv.end()
        }
      }
      #expect(try Self.rows(bytes, delimiter: delimiter).dropFirst().map(\.cells) == table, "seed \(seed)")
    }
  }

  /// A file and a pipe are read piece by piece: rows and quoted cells must not care where a piece ends.
  @Test(arguments: [524_286, 524_288, 1_048_575, 1_048_576, 1_048_577, 1_572_864])
  func cellsAcrossTheBordersOfPiecesAreWhole(border: Int) throws {
    let note = String(repeating: "a \"\"quoted\"\" note, with a comma\nand a line\r\n", count: 2_000)
    var text = "a,b,c\n"
    var line = 0
    while text.utf8.count < border - 40_000 {
      text += "\(line),\"plain\",\(line * 7)\n"
      line += 1
    }
    text += "x,\"\(note)\",y\n"
    while text.utf8.count < 2_500_000 {
      text += "\(line),\"plain\",\(line * 7)\r\n"
      line += 1
    }
    let bytes = Array(text.utf8)
    let file = try TemporaryFile(bytes)
    defer { file.remove() }
    let lazy = try Self.rows(InputBytes(opening: file.path), delimiter: UInt8(ascii: ","))
    let whole = try Self.rows(bytes)
    #expect(lazy.map(\.cells) == whole.map(\.cells))
    #expect(lazy.map(\.line) == whole.map(\.line))
    #expect(whole.count == line + 2)
  }

  @Test func utf16IsRefused() {
    for bytes in [[0xff, 0xfe, 0x41, 0], [0xfe, 0xff, 0, 0x41]] as [[UInt8]] {
      #expect(
        message { _ = try Self.rows(bytes) } == "t:1:1: the text is UTF-16. Save it as UTF-8 first.")
    }
  }

  @Test func aRowOfTooManyCellsIsRefused() {
    let text = "a\n" + String(repeating: ",", count: 5_000)
    #expect(
      message { _ = try Self.cells(text) }
        == "t:2:4097: the row has more than 4096 cells. Check that the file is a table of text.")
  }

  @Test func aCellThatIsTooLongIsRefused() {
    let text = "a,b\nc," + String(repeating: "x", count: 300_000)
    #expect(
      message { _ = try Self.cells(text) }
        == "t:2:3: a cell has more than 262144 bytes. Check that the file is a table of text.")
  }

  @Test func tooManyQuotesThatAreNeverClosedAreRefused() {
    let text = String(repeating: "\"\"x\n", count: 120)
    #expect(
      message { _ = try Self.cells(text) }
        == "t:101:1: more than 100 quoted cells have no closing quote. "
        + "Export the file again, or mend its quotes.")
  }

  @Test(arguments: ["\"1234567\",\"tail\"\r\n", "1234567,\"ta,il\"\r\nnext,row\n"])
  func aRowIsReadAlikeWhereverLoadingEndsInIt(end: String) throws {
    // Longer than what is loaded with its beginning.
    let cell = String(repeating: "x", count: 200_000) + ","
    let cells = String(repeating: cell, count: 5)
    for distance in 0...end.utf8.count {
      let filler = String(repeating: "y", count: 1 << 20 - cells.utf8.count - distance - 1) + ","
      let bytes = Array((cells + filler + end + "last,\"row\"\n").utf8)
      let file = try TemporaryFile(bytes)
      defer { file.remove() }
      let loaded = try Self.rows(bytes)
      let opened = try Self.rows(InputBytes(opening: file.path), delimiter: UInt8(ascii: ","))
      #expect(opened.map(\.line) == loaded.map(\.line))
      #expect(opened.map(\.cells) == loaded.map(\.cells))
      #expect(loaded.last?.cells == ["last", "row"])
    }
  }
}
