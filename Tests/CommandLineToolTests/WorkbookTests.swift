import Foundation
import Notation
import Testing

/// Spreadsheets, as Excel, LibreOffice and Google Sheets save them.
@Suite struct WorkbookTests {
  private typealias Cell = WorkbookFile.Cell

  private let head: (Int, [WorkbookFile.Cell]) = (
    1, [.text("Date"), .text("Exercise"), .text("Reps"), .text("Weight (kg)")]
  )

  private func converted(_ bytes: [UInt8]) throws -> ToolRun {
    let folder = try TestFolder()
    try folder.write(bytes, to: "log.xlsx")
    return folder.run("convert", "DIR/log.xlsx", "-o", "-", "--to", "text", "--source-unit", "kg")
  }

  @Test func aWorkbookWhoseHeadsSayAllIsReadAtOnce() throws {
    let run = try converted(
      WorkbookFile.bytes(
        [
          (
            name: "Log",
            rows: [
              (1, [.text("My &amp; your log")]),
              (3, [.shared(0), .shared(1), .text("Reps"), .text("Weight (kg)"), .text("Time")]),
              (4, [.number("45355", style: 1), .shared(2), .number("5"), .number("100", style: 5)]),
              (5, [.blank, .blank, .number("5"), .number("82.549999999999997")]),
              (
                7,
                [
                  .number("45357", style: 3), .text("Plank"), .blank, .blank,
                  .number("5.2083333333333333E-4", style: 4),
                ]
              ),
            ]
          )
        ], strings: ["Date", "Exercise", "Back Squat"]))
    #expect(
      run.transcript == """
        2024-03-04

        Back Squat
        5 x 100 kg, 5 x 82.55 kg

        2024-03-06

        Plank
        45 s
        ! note: row above the header row, left out [dropped]: DIR/log.xlsx (Log!A1): My & your log
        ! note: weight unit: each weight now carries its unit [converted]
        = 0

        """)
  }

  @Test func whatNoCellShowsIsNamed() throws {
    func cell(_ text: String) -> String { "<c t=\"inlineStr\"><is><t>\(text)</t></is></c>" }
    let names = ["Date", "Exercise", "Reps", "Weight (kg)", "Volume"].map(cell).joined()
    let row = "\(cell("2024-03-04"))\(cell("Squat"))<c><v>5</v></c>"
    let log = """
      <sheetData><row>\(names)</row>\
      <row>\(row)<c><f>50*2</f></c><c><f t="shared" si="0"/><v>500</v></c></row>\
      <row>\(row)<c><f>B1&amp;""</f><v></v></c><c t="str"><f>""</f><v></v></c></row>\
      <row>\(row)<c t="s"><v>7</v></c></row></sheetData>
      """
    let comments = """
      <comments><comment ref="B2" authorId="0"><text><r><t>Left knee </t></r><r><t>hurt</t></r></text></comment>\
      <comment ref="B3" authorId="0"><text><t>Better</t></text></comment></comments>
      """
    let note = "<sheetData><row r=\"3\">\(cell("Buy chalk"))</row></sheetData>"
    let run = try converted(
      WorkbookFile.bytes(
        [("Log", log), ("Notes", note), ("Blank", "<sheetData/>")],
        comments: [0: comments, 1: "<comment", 2: "<comment ref=\"A1\"><text><t>To do</t></text></comment>"]))
    #expect(
      run.transcript == """
        2024-03-04

        Squat
        3 x 5 reps
        ! note: weight unit: each weight now carries its unit [converted]
        ! warning: 2 × formula without its result, read as a blank cell, which keeps the day or name above it; \
        open the workbook and save it again [dropped]: DIR/log.xlsx (Log!D2)
        ! warning: text that the workbook does not hold, read as a blank cell [dropped]: DIR/log.xlsx (Log!D4)
        ! warning: 3 × comment on a cell, left out [dropped]: DIR/log.xlsx (Log!B2): Left knee hurt, and 2 more
        ! warning: comments on cells that cannot be read, left out [dropped]: DIR/log.xlsx (Notes!A1)
        ! warning: sheet without an exercise and its sets, left out [dropped]: DIR/log.xlsx: Notes
        ! warning: cell of a column without a known meaning, left out [dropped]: DIR/log.xlsx (Log!E1): Volume
        = 0

        """)
  }

  @Test(arguments: ["<comment", "<!DOCTYPE x><comments/>", nil])
  func aSheetIsReadWithoutCommentsThatCannotBe(_ comments: String?) throws {
    let rows = [["Exercise", "Date", "Reps"], ["Squat", "2024-03-04", "5"]].map { cells in
      "<row>\(cells.map { "<c t=\"str\"><v>\($0)</v></c>" }.joined())</row>"
    }
    let run = try converted(
      WorkbookFile.bytes(
        [("Log", "<sheetData>\(rows.joined())</sheetData>")], comments: [0: comments]))
    #expect(
      run.transcript == """
        2024-03-04

        Squat
        5 reps
        ! note: weight unit: each weight now carries its unit [converted]
        ! warning: comments on cells that cannot be read, left out [dropped]: DIR/log.xlsx (Log!A1)
        = 0

        """)
  }

  @Test func manyCommentsAreCountedAndOnePartOfThemIsReadOnce() throws {
    let comments = "<comments>\(String(repeating: "<comment/>", count: 200_000))</comments>"
    let relation = "<Relationship Id=\"r\" Type=\"/comments\" Target=\"../comments1.xml\"/>"
    let relations = "<Relationships>\(String(repeating: relation, count: 5_000))</Relationships>"
    let input = try InputBytes(
      PackedFile.zip([
        ("xl/workbook.xml", Array("<workbook><sheet name=\"A\" r:id=\"r\"/></workbook>".utf8)),
        (
          "xl/_rels/workbook.xml.rels",
          Array("<Relationships><Relationship Id=\"r\" Target=\"worksheets/a.xml\"/></Relationships>".utf8)
        ),
        ("xl/worksheets/a.xml", Array("<worksheet/>".utf8)),
        ("xl/worksheets/_rels/a.xml.rels", Array(relations.utf8)), ("xl/comments1.xml", Array(comments.utf8)),
      ]), name: "log.xlsx")
    let unread = try #require(try Workbook.sheets(of: input).first).unread
    #expect(unread.count == 10_000)
    #expect(unread.reduce(0) { $0 + $1.count } == 200_000)
  }

  @Test func eachSheetMayBeADay() throws {
    let rows: [(Int, [Cell])] = [
      (1, [.text("Übung"), .text("Satz 1"), .text("Satz 2")]),
      (2, [.text("Kniebeuge"), .text("5x100"), .text("5x102,5")]),
    ]
    let run = try converted(
      WorkbookFile.bytes([("04.03.2024", rows), ("06.03.2024", rows), ("Notizen", [])]))
    #expect(
      run.transcript == """
        2024-03-04

        Kniebeuge
        5 x 100 kg, 5 x 102.5 kg

        2024-03-06

        Kniebeuge
        5 x 100 kg, 5 x 102.5 kg
        ! note: weight unit: each weight now carries its unit [converted]
        = 0

        """)
  }

  @Test func theNamesOfSheetsMayBeTitles() throws {
    let push: [(Int, [Cell])] = [
      head, (2, [.number("45355", style: 1), .text("Bench Press"), .number("8"), .number("80")]),
    ]
    let legs: [(Int, [Cell])] = [
      head, (2, [.number("45357", style: 1), .text("Squat"), .number("5"), .number("100")]),
    ]
    let other: [(Int, [Cell])] = [
      (1, [.text("Food"), .text("kcal")]), (2, [.text("Rice"), .number("300")]),
    ]
    let run = try converted(WorkbookFile.bytes([("Push", push), ("Legs", legs), ("Diet", other)]))
    #expect(
      run.transcript == """
        Push
        2024-03-04

        Bench Press
        8 x 80 kg

        Legs
        2024-03-06

        Squat
        5 x 100 kg
        ! note: weight unit: each weight now carries its unit [converted]
        ! warning: sheet without an exercise and its sets, left out [dropped]: DIR/log.xlsx: Diet
        = 0

        """)
  }

  @Test func daysMayBeCountedFrom1904AndHaveTimes() throws {
    let rows: [(Int, [Cell])] = [
      (1, [.text("Date"), .text("Start"), .text("Exercise"), .text("Reps"), .text("Weight (lb)")]),
      (
        2,
        [
          .number("43893", style: 1), .number("0.75347222222222221", style: 2), .text("Squat"), .number("5"),
          .number("225"),
        ]
      ),
    ]
    let run = try converted(WorkbookFile.bytes([("Sheet1", rows)], isFrom1904: true))
    #expect(
      run.transcript == """
        2024-03-04 18:05

        Squat
        5 x 225 lb
        ! note: weight unit: each weight now carries its unit [converted]
        = 0

        """)
  }

  @Test func aRowThatIsKeptOutIsNamedByItsSheetAndCell() throws {
    var rows: [(Int, [Cell])] = [head]
    for number in 2..<8 {
      rows.append((number, [.text("2024-03-04"), .text("Squat"), .number("5"), .number("100")]))
    }
    rows.append((9, [.text("2024-03-04"), .text("Squat"), .text("many"), .number("100")]))
    let run = try converted(WorkbookFile.bytes([("March", rows)]))
    #expect(
      run.errors == """
        note: weight unit: each weight now carries its unit [converted]
        warning: no number of repetitions, left out [dropped]: DIR/log.xlsx (March!C9): many

        """)
  }

  /// Sheets that no program writes, and what is said of them.
  private static let hostile: [(xml: String, words: String)] = [
    (
      "<sheetData><row r=\"1\"><c r=\"ZZZ9999999\"><v>1</v></c></row></sheetData>",
      "xl/worksheets/sheet1.xml: the cell ZZZ9999999 is outside every sheet."
    ),
    (
      "<sheetData><row r=\"99999999999\"><c r=\"A1\"><v>1</v></c></row></sheetData>",
      "xl/worksheets/sheet1.xml: the row 99999999999 is outside every sheet."
    ),
    (
      "<sheetData><row r=\"1\"><c r=\"ZZ1\"><v>1</v></c><c r=\"AMK1\"><v>1</v></c></row></sheetData>",
      "xl/worksheets/sheet1.xml: it has more than 1024 columns."
    ),
    (
      String(repeating: "<a>", count: 100_000),
      "xl/worksheets/sheet1.xml: elements are nested deeper than 64 levels."
    ),
    ("<sheetData><row r=\"1\"", "xl/worksheets/sheet1.xml: it ends in the middle."),
    ("<sheetData><row r=\"1\">", "xl/worksheets/sheet1.xml: it ends in the middle."),
    ("</x></x></x>", "xl/worksheets/sheet1.xml: it is not well-formed XML."),
    (
      "<!DOCTYPE a [<!ENTITY b \"c\">]>",
      "xl/worksheets/sheet1.xml: it declares a document type, which is refused."
    ),
    (
      "<![CDATA[x]]>", "xl/worksheets/sheet1.xml: it contains CDATA; no spreadsheet program writes that."
    ),
  ]

  @Test(arguments: hostile.indices) func aSheetThatNoProgramWritesEndsInASentence(index: Int) throws {
    let (xml, words) = Self.hostile[index]
    let run = try converted(WorkbookFile.bytes([("A", xml)]))
    #expect(
      run.transcript
        == "! btd convert: DIR/log.xlsx: \(words) Save it again, or save its table as CSV.\n= 65\n")
  }

  @Test func aMillionCellsWithoutAValueAreNoTable() throws {
    let row = String(repeating: "<c s=\"1\"/>", count: 1_000)
    let rows = (1...1_000).map { "<row r=\"\($0)\">\(row)</row>" }.joined()
    let run = try converted(WorkbookFile.bytes([("A", "<sheetData>\(rows)</sheetData>")]))
    #expect(
      run.transcript == """
        ! btd convert: DIR/log.xlsx: the names of the columns do not say which are the day, the exercise and \
        what was done. Say what its columns mean: btd columns DIR/log.xlsx -o map.csv, correct the map, then --columns map.csv.
        = 65

        """)
  }

  @Test func textsThatAreSharedTooOftenEndInASentence() throws {
    let text = "<si><t>\(String(repeating: "x", count: 30_000))</t></si>"
    let row = String(repeating: "<c t=\"s\"><v>0</v></c>", count: 1_000)
    let rows = String(repeating: "<row>\(row)</row>", count: 10)
    let run = try converted(WorkbookFile.bytes([("A", "<sheetData>\(rows)</sheetData>")], strings: text))
    #expect(
      run.transcript
        == "! btd convert: DIR/log.xlsx: xl/worksheets/sheet1.xml: its texts are more than 16 MiB. Save it again, or save its table as CSV.\n= 65\n"
    )
  }

  @Test func manyCellsFarApartEndInASentence() throws {
    let rows = (1...1_100).map { "<row r=\"\($0)\"><c r=\"AMJ\($0)\"><v>1</v></c></row>" }.joined()
    let run = try converted(WorkbookFile.bytes([("A", "<sheetData>\(rows)</sheetData>")]))
    #expect(
      run.transcript
        == "! btd convert: DIR/log.xlsx: xl/worksheets/sheet1.xml: it has more than a million cells. Save it again, or save its table as CSV.\n= 65\n"
    )
  }

  @Test func aBombEndsInASentence() throws {
    let run = try converted(WorkbookFile.bytes([("A", String(repeating: " ", count: 40 << 20))]))
    #expect(
      run.transcript
        == "! btd convert: DIR/log.xlsx: cannot be unpacked: it unpacks to more than 256 times its size; no log does.\n= 65\n"
    )
  }

  @Test func aDocumentThatIsNoWorkbookIsCalledWhatItIs() throws {
    let folder = try TestFolder()
    try folder.write(
      PackedFile.zip([("[Content_Types].xml", Array("<Types/>".utf8)), ("word/document.xml", [])]),
      to: "log.docx")
    #expect(
      folder.run("info", "DIR/log.docx").transcript == """
        ! btd info: DIR/log.docx: the file is a document of an office program, expected a workbook (.xlsx). \
        Save its table as CSV.
        = 65

        """)
  }

  @Test func aWorkbookInAFolderOrAZipFileIsReadToo() throws {
    let rows: [(Int, [Cell])] = [
      head, (2, [.number("45355", style: 1), .text("Squat"), .number("5"), .number("100")]),
    ]
    let bytes = WorkbookFile.bytes([(name: "Log", rows: rows)])
    let folder = try TestFolder()
    try folder.write(bytes, to: "a/log.xlsx")
    try folder.write(bytes, to: "a/b/other.xlsx")
    let holds = "1 workout, 1 exercise, 1 set, on 2024-03-04"
    #expect(folder.run("info", "DIR/a").text.components(separatedBy: holds).count == 3)
    try folder.write(PackedFile.zip([("logs/log.xlsx", bytes)]), to: "packed.zip")
    #expect(folder.run("info", "DIR/packed.zip").text.contains(holds))
  }
}
