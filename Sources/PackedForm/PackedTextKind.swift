/// What a text is: each kind has its own words that come again.
enum PackedTextKind: Int, CaseIterable {
  case title, name, variation, category, style, note, format, fieldName, fieldText, achievement, color, unit
  case kind, freeText, reference, identifier
}
