internal import Notation
public import WorkoutModel

/// Numbers beside a set, which cost no set.
extension TableRows {
  /// The number in a cell beside a set; nil where it is blank, and for what is no number, which is named.
  @inlinable @inline(__always)
  package mutating func numberBeside(_ column: Int) -> ExactDecimal? {
    guard let raw = raw(column) else { return nil }
    if let value = ExactDecimal(digits: raw) { return value }
    return unusualNumberBeside(column, raw)
  }

  @inline(never)
  @usableFromInline mutating func unusualNumberBeside(
    _ column: Int, _ raw: UnsafeRawBufferPointer
  ) -> ExactDecimal? {
    do throws(RowProblem) {
      return try unusualNumber(column, raw)
    } catch {
      findings.report(
        Finding(
          .warning, .dropped, "no number, left out", field: field(column), of: .row,
          detail: PrintableText.of(String(decoding: raw, as: UTF8.self), limit: 40), place: place(of: column))
      )
      return nil
    }
  }
}
