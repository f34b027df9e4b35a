import Testing
import WorkoutModel

@testable import Notation

/// What a person sees of the cells of a workbook.
@Suite struct SheetCellTests {
  private static let styles = """
    <styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0&quot; lb&quot;"/></numFmts><cellXfs>\
    <xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>
    """

  /// A row of cells as a line of commas.
  private func line(_ cells: String) throws -> String {
    let styles = try WorkbookParts.scan(Array(Self.styles.utf8), "styles", "t") {
      (markup) throws(WorkoutError) in try WorkbookStyles(markup)
    }
    var scanner = SheetScanner(strings: [], styles: styles)
    let sheet = "<sheetData><row r=\"1\">\(cells)</row></sheetData>"
    let read = try WorkbookParts.scan(Array(sheet.utf8), "sheet", "t") {
      (markup) throws(WorkoutError) in try scanner.read("Log", markup)
    }
    return String(decoding: read.text, as: UTF8.self)
  }

  @Test func aFormulaWithoutASavedValueIsBlank() throws {
    let cells = """
      <c r="A1"><f>50*2</f></c><c r="B1"><f>A1+1</f><v/></c><c r="C1" t="str"><f>""</f><v></v></c>\
      <c r="D1"><f t="shared" si="0"/></c><c r="E1"><f>2+3</f><v>5</v></c>
      """
    #expect(try line(cells) == ",,,,5\n")
  }

  @Test func theUnitThatANumberIsShownWithIsKept() throws {
    #expect(try line("<c r=\"A1\" s=\"1\"><v>225</v></c><c r=\"B1\"><v>5</v></c>") == "225 lb,5\n")
  }

  @Test(arguments: [
    ("0.0\" kg\"", "kg"), ("#,##0\\ \"kg\"", "kg"), ("0.0\" kg\";-0.0\" lb\"", "kg"), ("\"Set \"0", ""),
    ("0\"%\"", ""), ("[$-407]\"x\"0", ""), ("General", ""), ("General\" kg\"", "kg"), ("0\" plates\"", ""),
    ("0\"h\"00", ""),
  ])
  func aWordBehindANumberIsItsUnit(code: String, unit: String) {
    #expect(WorkbookStyles.shown(by: code).unit == unit)
  }
}
