extension SourceFields: Hashable {
  /// True where both have the same fields, in any order.
  public static func == (left: SourceFields, right: SourceFields) -> Bool {
    guard left.format == right.format, left.fields.count == right.fields.count else { return false }
    return left.fields == right.fields || left.sorted.elementsEqual(right.sorted)
  }

  /// Feeds the format and the fields to `hasher`, whatever their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    hasher.combine(fields.reduce(0) { $0 &+ $1.hashValue })
  }

  private var sorted: [Field] {
    fields.sorted { $0.name != $1.name ? $0.name < $1.name : $0.text < $1.text }
  }
}
