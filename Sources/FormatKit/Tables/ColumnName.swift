/// The names over the columns of a table, as they are compared.
@usableFromInline package enum ColumnName {
  /// `name` in small letters up to a bracket, with one space between words: `Weight  (kg)` is `weight`.
  package static func plain(_ name: String) -> String {
    var plain = name.lowercased()
    if let bracket = plain.utf8.firstIndex(of: UInt8(ascii: "(")) { plain = String(plain[..<bracket]) }
    guard hasLooseSpaces(plain) else { return plain }
    return plain.split(separator: " ").joined(separator: " ")
  }

  /// The words of `name` in small letters: `Set 3 (Reps)` is `set`, `3` and `reps`.
  package static func words(_ name: String) -> [Substring] {
    let name = name.lowercased()
    // Characters would take longer than all else that is done with a name.
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.split { !$0.isLetter && !$0.isNumber } }
    return name.utf8.split { !(0x61...0x7a).contains($0) && !(0x30...0x39).contains($0) }.map(Substring.init)
  }

  private static func hasLooseSpaces(_ text: String) -> Bool {
    let space = UInt8(ascii: " ")
    var previous = space
    for byte in text.utf8 {
      if byte == space, previous == space { return true }
      previous = byte
    }
    return previous == space
  }

  /// True where every one of `columns` stands over a column of the table whose names are `head`.
  @inlinable
  package static func stand<Column: Equatable>(
    _ columns: [Column], in head: [String], as column: (String) -> Column?
  ) -> Bool {
    var missing = columns
    for name in head where !missing.isEmpty {
      if let column = column(name) { missing.removeAll { $0 == column } }
    }
    return missing.isEmpty
  }
}
