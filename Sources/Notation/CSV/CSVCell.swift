/// One cell of a row: where its text stands in the input.
@usableFromInline package struct CSVCell {
  /// Offset of the first byte of the text, behind an opening quote.
  @usableFromInline package var start: Int
  /// Bytes of the text, without the quotes around it.
  @usableFromInline package var count: Int
  /// True where the text holds quotes that are written twice.
  @usableFromInline package var hasDoubledQuotes: Bool
}
