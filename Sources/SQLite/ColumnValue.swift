/// A value as SQLite stores it: each row of a column may hold another type.
package enum ColumnValue: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A floating-point number; never one that is no number, but maybe infinite.
  case real(Double)
  /// A text; broken UTF-8 has been replaced.
  case text(String)
  /// Bytes.
  case blob([UInt8])
}
