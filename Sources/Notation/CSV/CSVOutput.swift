public import WorkoutModel

/// Writes a table: the caller gives the cells in order, this the notation.
@usableFromInline package struct CSVOutput {
  @usableFromInline package let output: ByteOutput
  /// The byte between two cells.
  @usableFromInline package let delimiter: UInt8

  package init(_ output: ByteOutput, delimiter: UInt8 = UInt8(ascii: ",")) {
    self.output = output
    self.delimiter = delimiter
  }

  /// Writes a whole line as it stands.
  package func line(_ text: String) {
    output.append(text)
    output.append(0x0a)
  }

  /// Where cells stand that many rows repeat.
  @usableFromInline package struct Cells {
    @usableFromInline let position: Int
    @usableFromInline let count: Int

    @usableFromInline init(position: Int, count: Int) {
      self.position = position
      self.count = count
    }
  }

  /// Copies `cells` from where they stand, or writes them by `write` if they are new or out of reach.
  // In line, since what `write` captures would be copied for every row.
  @inlinable @inline(__always)
  package func repeated(_ cells: inout Cells?, _ write: () -> Void) {
    if let cells, output.appendAgain(cells.count, behind: cells.position) { return }
    let position = output.position
    write()
    cells = Cells(position: position, count: output.position - position)
  }

  /// Ends a cell that is not the last of its row.
  @inlinable @inline(__always)
  package func next() { output.append(delimiter) }

  /// Ends the row.
  @inlinable @inline(__always)
  package func end() { output.append(0x0a) }

  /// Writes notation as it stands.
  @inlinable @inline(__always)
  package func raw(_ text: StaticString) { output.append(text) }

  /// Writes bytes that were prepared before.
  @inlinable @inline(__always)
  package func raw(_ bytes: [UInt8]) { bytes.withUnsafeBytes { output.append($0) } }

  /// Writes a number as it was written, or nothing.
  @inlinable @inline(__always)
  package func number(_ value: ExactDecimal?) {
    if let value { output.append(upTo: ExactDecimal.maximumTextLength) { $0.append(value) } }
  }

  /// Writes a whole number.
  @inlinable @inline(__always)
  package func number(_ value: Int) {
    if value >= 0, value < 10 {
      output.append(UInt8(truncatingIfNeeded: value) &+ 0x30)
    } else {
      output.append(wholeNumber: value)
    }
  }

  /// Writes a number, or leaves a gap for it.
  package func number(_ value: LateNumber) { output.append(value) }

  /// Writes a text in quotes, empty ones too.
  @inlinable @inline(__always)
  package func quoted(_ text: String) {
    guard !text.isEmpty else { return output.append("\"\"") }
    text.withBytes { quoted($0) }
  }

  @usableFromInline func quoted(_ bytes: UnsafeRawBufferPointer) {
    output.append(UInt8(ascii: "\""))
    if Self.hasQuote(bytes) { doubleQuotes(bytes) } else { output.append(bytes) }
    output.append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private static func hasQuote(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 8 else { return bytes.contains(JSONBytes.quote) }
    var place = 0
    while place < bytes.count {
      // The last eight bytes may overlap those before them.
      let start = min(place, bytes.count &- 8)
      if JSONBytes.quotes(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) != 0 { return true }
      place &+= 8
    }
    return false
  }

  private func doubleQuotes(_ bytes: UnsafeRawBufferPointer) {
    var start = 0
    for index in 0..<bytes.count where bytes[index] == UInt8(ascii: "\"") {
      output.append(UnsafeRawBufferPointer(rebasing: bytes[start...index]))
      start = index
    }
    output.append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
  }

  /// Writes a text, in quotes only where it needs them.
  package func text(_ text: String) {
    guard !text.isEmpty else { return }
    let isWritten = text.withBytes { bytes in
      guard !needsQuotes(bytes) else { return false }
      output.append(bytes)
      return true
    }
    if !isWritten { quoted(text) }
  }

  /// True for bytes, at least one, that a reader would not take for one cell as they are.
  private func needsQuotes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    for byte in bytes {
      if byte == delimiter || byte == UInt8(ascii: "\"") || byte == 0x0a || byte == 0x0d { return true }
    }
    return bytes[0] == 0x20 || bytes[bytes.count - 1] == 0x20
  }

  /// Writes the name of a column, in quotes also where a reader could take one of its bytes for the delimiter.
  package func name(_ text: String) {
    let needsQuotes = text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == 0x09 }
    if needsQuotes { quoted(text) } else { self.text(text) }
  }

  /// Writes a text so that no spreadsheet takes it for a formula, see ``SpreadsheetText``.
  package func guarded(_ text: String) { self.text(SpreadsheetText.guarded(text)) }

  /// True for notes that are short enough to stand on each row of what they belong to; longer ones stand on the
  /// first, since thousands of rows would make a file of gigabytes of them.
  @inlinable @inline(__always)
  package static func isRepeated(_ notes: String) -> Bool { notes.utf8.count <= 4_096 }

  /// The bytes that `write` makes.
  package static func bytes(delimiter: UInt8, _ write: (CSVOutput) -> Void) -> [UInt8] {
    ByteOutput.bytes(capacity: 1 << 10) { write(CSVOutput($0, delimiter: delimiter)) }
  }
}
