public import FormatKit
internal import Notation
internal import WorkoutModel

extension Format {
  /// Any other table: of a text, or of a spreadsheet.
  public static let table = Format(
    id: MappedTableReader.formatID, name: "Any other table: CSV, TSV or spreadsheet",
    extensions: ["csv", "tsv", "xlsx"], isLast: true, recognizes: recognizesTable,
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      try MappedTableReader.read(input, options: options, into: sink, findings: findings)
    })

  /// How many of the first bytes are looked at.
  private static let tablePrefixLength = 1 << 15

  /// True for a workbook, and for a table whose heads say all.
  private static func recognizesTable(_ content: SniffedContent) -> Bool {
    if Workbook.isWorkbook(content.prefix) { return true }
    guard !content.isJSON, content.xmlRoot == nil, content.sqliteTables == nil,
      ForeignContent(content.prefix) == nil
    else { return false }
    var prefix = content.prefix.prefix(tablePrefixLength)
    // The last line may be cut off.
    if prefix.count == tablePrefixLength, let end = prefix.lastIndex(of: 0x0a) { prefix = prefix[..<end] }
    guard let input = try? InputBytes(prefix, name: ""),
      let proposal = try? TableProposal(input, findings: FindingLog())
    else { return false }
    return proposal.saysAll
  }
}
