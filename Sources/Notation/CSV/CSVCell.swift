/// One cell of a row: where its text stands in the input.
package struct CSVCell {
  /// Offset of the first byte of the text, behind an opening quote.
  package var start: Int
  /// Bytes of the text, without the quotes around it.
  package var count: Int
  /// True where the text holds quotes that are written twice.
  package var hasDoubledQuotes: Bool
}
