/// Where a cell stands in a sheet: `B7`.
package struct CellReference {
  /// The columns and rows of the largest sheet that a spreadsheet program knows.
  static let maximumColumns = 16_384
  static let maximumRows = 1_048_576

  /// The column, from 0.
  let column: Int
  /// The row, from 1.
  let row: Int

  /// Reads `B7`; nil for what is no cell of any sheet.
  init?(_ bytes: Slice<UnsafeRawBufferPointer>) {
    var (column, row) = (0, 0)
    for byte in bytes {
      if row == 0, byte &- UInt8(ascii: "A") < 26 {
        column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
      } else if column > 0, byte &- 0x30 < 10 {
        row = row * 10 + Int(byte - 0x30)
      } else {
        return nil
      }
      guard column <= Self.maximumColumns, row <= Self.maximumRows else { return nil }
    }
    guard column > 0, row > 0 else { return nil }
    self.column = column - 1
    self.row = row
  }

  /// `B7` for a column from 0 and a row from 1.
  package static func name(column: Int, row: Int) -> String {
    var letters = ""
    var rest = column
    repeat {
      letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return "\(letters)\(row)"
  }
}
