internal import SafeFiles
package import WorkoutModel

/// A spreadsheet in a zip file of XML (ECMA-376): `.xlsx`.
package enum Workbook {
  /// A sheet as a text of commas.
  package struct Sheet {
    package let name: String
    /// Its rows that are not blank.
    package let text: [UInt8]
    /// The numbers of these rows in the sheet.
    package let rows: [Int32]
    /// What of it no cell shows.
    package var unread: [Unread]
  }

  /// The most bytes of a part, unpacked.
  private static let maximumPartLength = 32 << 20
  private static let maximumSheets = 500
  private static let maximumStrings = 500_000

  /// True where the first bytes are those of a document of an office program.
  package static func isWorkbook(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count > 30, bytes.starts(with: [0x50, 0x4b, 3, 4]) else { return false }
    let name = String(decoding: bytes[30...].prefix(20), as: UTF8.self)
    return ["[Content_Types].xml", "xl/", "_rels/.rels", "docProps/"].contains { name.hasPrefix($0) }
  }

  /// The sheets in their order, but those that are blank.
  ///
  /// - Throws: ``InputError`` for what is no workbook, ``FileError`` for a damaged zip file.
  package static func sheets(of input: InputBytes) throws(WorkoutError) -> [Sheet] {
    let zip: ZipBytes?
    do throws(FileError) { zip = try ZipBytes(input.bytes, name: input.name) } catch { throw .file(error) }
    guard let zip else { return [] }
    let book = WorkbookParts(zip, file: input.name)
    let sheets = try book.sheets(limit: maximumSheets)
    let styles = try book.styles()
    var scanner = SheetScanner(strings: try book.strings(limit: maximumStrings), styles: styles)
    var result: [Sheet] = []
    var commented: Set<String> = []
    for (name, part) in sheets {
      guard let bytes = try book.bytes(of: part) else { continue }
      var sheet = try WorkbookParts.scan(bytes, part, input.name) {
        (markup) throws(WorkoutError) in try scanner.read(name, markup)
      }
      sheet.unread += book.comments(on: part, seen: &commented)
      if !sheet.rows.isEmpty || !sheet.unread.isEmpty { result.append(sheet) }
    }
    // The zip file reads the bytes of the input.
    withExtendedLifetime(input) {}
    return result
  }

  static var partLength: Int { maximumPartLength }
}
