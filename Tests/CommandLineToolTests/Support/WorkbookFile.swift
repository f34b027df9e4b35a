/// Workbooks as spreadsheet programs write them: `.xlsx`.
enum WorkbookFile {
  /// A value of a cell, and how it is written.
  enum Cell {
    case blank
    case text(String)
    /// A number, with the index of its style.
    case number(String, style: Int = 0)
    /// A text that other cells may share, by its number.
    case shared(Int)

    func xml(_ reference: String) -> String {
      switch self {
      case .blank: "<c r=\"\(reference)\" s=\"1\"/>"
      case .text(let text): "<c r=\"\(reference)\" t=\"inlineStr\"><is><t>\(text)</t></is></c>"
      case .number(let number, let style): "<c r=\"\(reference)\" s=\"\(style)\"><v>\(number)</v></c>"
      case .shared(let index): "<c r=\"\(reference)\" t=\"s\"><v>\(index)</v></c>"
      }
    }
  }

  /// The styles that tests use: 1 a day, 2 a time of day, 3 a day of a form of its own, 4 minutes and seconds.
  static let styles = """
    <styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2">\
    <numFmt numFmtId="164" formatCode="[$-407]ddd\\ dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="0.0&quot; kg&quot;"/>\
    </numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0"/>\
    <xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20"/><xf numFmtId="164"/><xf numFmtId="45"/>\
    <xf numFmtId="165"/></cellXfs></styleSheet>
    """

  /// The bytes of a workbook of sheets of rows, each row with its number.
  static func bytes(
    _ sheets: [(name: String, rows: [(Int, [Cell])])], strings: [String] = [], isFrom1904: Bool = false
  ) -> [UInt8] {
    bytes(
      sheets.map { sheet in
        let rows = sheet.rows.map { number, cells in
          "<row r=\"\(number)\">"
            + cells.enumerated().map { $1.xml("\(letters($0))\(number)") }.joined() + "</row>"
        }
        return (sheet.name, "<sheetData>\(rows.joined())</sheetData>")
      }, strings: strings.map { "<si><t>\($0)</t></si>" }.joined(), isFrom1904: isFrom1904)
  }

  /// The bytes of a workbook of sheets that are XML already, with the part of the comments of some of them by their indexes;
  /// nil names a part that is not there.
  static func bytes(
    _ sheets: [(name: String, xml: String)], strings: String = "", styles: String = styles,
    isFrom1904: Bool = false, comments: [Int: String?] = [:], method: Int = 8
  ) -> [UInt8] {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    let list = sheets.enumerated().map {
      "<sheet name=\"\($1.name)\" sheetId=\"\($0 + 1)\" r:id=\"rId\($0 + 1)\"/>"
    }
    let relations = sheets.indices.map {
      "<Relationship Id=\"rId\($0 + 1)\" Type=\"worksheet\" Target=\"worksheets/sheet\($0 + 1).xml\"/>"
    }
    var members = [
      ("[Content_Types].xml", head + "<Types/>"),
      (
        "xl/workbook.xml",
        head
          + "<workbook xmlns:r=\"r\"><workbookPr date1904=\"\(isFrom1904 ? 1 : 0)\"/><sheets>\(list.joined())"
          + "</sheets></workbook>"
      ),
      ("xl/_rels/workbook.xml.rels", head + "<Relationships>\(relations.joined())</Relationships>"),
      ("xl/styles.xml", head + styles), ("xl/sharedStrings.xml", head + "<sst>\(strings)</sst>"),
    ]
    for (index, sheet) in sheets.enumerated() {
      members.append(("xl/worksheets/sheet\(index + 1).xml", head + "<worksheet>\(sheet.xml)</worksheet>"))
      guard let part = comments[index] else { continue }
      let relation = """
        <Relationships><Relationship Id="rId1" Type="http://example.org/comments" \
        Target="./../comments\(index).xml"/></Relationships>
        """
      members.append(("xl/worksheets/_rels/sheet\(index + 1).xml.rels", head + relation))
      if let part { members.append(("xl/comments\(index).xml", part)) }
    }
    return PackedFile.zip(members.map { ($0.0, Array($0.1.utf8)) }, method: method)
  }

  private static func letters(_ column: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(column)))
  }
}
