/// Reads the words for units in a column, and remembers the last: rows repeat theirs.
@usableFromInline package struct CellUnit<Unit> {
  @usableFromInline let meaning: (String) -> Unit?
  @usableFromInline var cell = LastCell()
  @usableFromInline var unit: Unit?

  /// Takes words to mean what `meaning` says; nil where a word means no unit.
  @inlinable package init(_ meaning: @escaping (String) -> Unit?) { self.meaning = meaning }

  /// The unit that `raw`, which is not blank, means; nil where it means none.
  @inlinable @inline(__always)
  package mutating func unit(_ raw: UnsafeRawBufferPointer) -> Unit? {
    if cell.take(raw) { unit = meaning(String(decoding: raw, as: UTF8.self)) }
    return unit
  }
}
