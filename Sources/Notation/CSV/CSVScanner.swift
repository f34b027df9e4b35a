package import WorkoutModel

/// Splits an input into rows and cells: RFC 4180, and what real files do.
///
/// Rows end in LF, CRLF or CR; cells may be quoted and then hold all of these; a quote within a quoted cell that
/// is neither doubled nor at its end is taken as text; a quoted cell that never ends, or that another cell's
/// opening quote ends, is read as an unquoted one.
@usableFromInline package struct CSVScanner {
  /// The longest cell; a longer one that is quoted has lost its closing quote.
  package static let maximumCellByteCount = 1 << 18
  /// The most cells of a row.
  static let maximumCells = 4_096
  /// How many closing quotes may be looked for in vain before the input is given up.
  static let maximumOpenQuotes = 100
  /// Bytes behind a row that may be looked at.
  package static let lookAhead = 1 << 19

  package let input: InputBytes
  @usableFromInline let base: UnsafeRawPointer
  /// The byte between two cells.
  package var delimiter: UInt8
  /// Offset of the next row.
  package private(set) var offset: Int
  /// The line of the next row, from 1.
  package private(set) var line = 1
  /// Offset and line of the row that was read last.
  package private(set) var row = (start: 0, line: 1)
  /// The cells of the row that was read last.
  @usableFromInline package private(set) var cells: [CSVCell] = []
  /// True where a quote in that row was not doubled and not at the end of its cell.
  package private(set) var hasStrayQuote = false
  /// True where a cell of that row has lost its closing quote.
  package private(set) var hasOpenQuote = false
  /// How many closing quotes were looked for in vain.
  package var openQuoteCount = 0
  private var end = 0
  private var nextDiscard = 8 << 20

  /// Starts at the first row of `input`, behind a byte-order mark.
  ///
  /// - Parameter holdsInput: true where rows are read again, so that none may be given back.
  /// - Throws: ``InputError`` for UTF-16, ``FileError`` where the input cannot be read.
  package init(_ input: InputBytes, delimiter: UInt8 = UInt8(ascii: ","), holdsInput: Bool = false)
    throws(WorkoutError)
  {
    self.input = input
    if holdsInput { nextDiscard = .max }
    self.delimiter = delimiter
    base = input.start
    try input.load(upTo: Self.lookAhead)
    end = input.bytes.count
    try input.refuseUTF16()
    offset = input.bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    cells.reserveCapacity(32)
  }

  /// Reads the next row that is not blank; false at the end.
  ///
  /// - Throws: ``InputError`` for a row beyond all limits, ``FileError`` where the input cannot be read.
  package mutating func next() throws(WorkoutError) -> Bool {
    while true {
      if offset &+ Self.lookAhead > end { try loadMore(from: offset) }
      guard offset < end else { return false }
      if offset >= nextDiscard {
        input.discard(upTo: offset)
        nextDiscard = offset &+ 8 << 20
      }
      row = (offset, line)
      cells.removeAll(keepingCapacity: true)
      hasStrayQuote = false
      hasOpenQuote = false
      try scanRow()
      if cells.count > 1 || cells[0].count > 0 { return true }
    }
  }

  /// True where the input is at its end, and no line end stands there.
  package var endsWithinRow: Bool {
    input.isLoaded && offset >= input.bytes.count && input.bytes.last != 0x0a && input.bytes.last != 0x0d
  }

  /// Goes to a row that was read before, of an input that is held.
  package mutating func move(to place: (start: Int, line: Int)) {
    offset = place.start
    line = place.line
  }

  private mutating func loadMore(from start: Int) throws(WorkoutError) {
    if !input.isLoaded { try input.load(upTo: start &+ Self.lookAhead &+ 1 << 20) }
    // Another scanner of the same input may have loaded the rest.
    end = input.bytes.count
  }

  @inline(__always)
  private func byte(_ index: Int) -> UInt8 { base.load(fromByteOffset: index, as: UInt8.self) }

  private mutating func scanRow() throws(WorkoutError) {
    var index = offset
    while true {
      // A row may be longer than what is loaded.
      if index >= end { try loadMore(from: index) }
      let start = index
      if index < end, byte(index) == UInt8(ascii: "\"") {
        if let place = scanShortQuoted(start) { index = place } else { index = try scanQuoted(start) }
      } else {
        index = try scanPlain(start)
      }
      guard cells.count <= Self.maximumCells else {
        throw .input(
          InputError(
            .malformed, place: place(of: start), what: "the row has more than \(Self.maximumCells) cells",
            advice: "Check that the file is a table of text."))
      }
      if index >= end { break }
      let ending = byte(index)
      index &+= 1
      if ending == delimiter { continue }
      if ending == 0x0d {
        if index >= end { try loadMore(from: index) }
        if index < end, byte(index) == 0x0a { index &+= 1 }
      }
      line &+= 1
      break
    }
    offset = index
  }

  /// Reads a quoted cell of at most seven plain bytes; returns the offset of the delimiter behind it, nil for any other.
  @inline(__always)
  private mutating func scanShortQuoted(_ start: Int) -> Int? {
    guard start &+ 9 < end else { return nil }
    let stops = Self.quotesAndLineEnds(
      UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start &+ 1, as: UInt64.self)))
    guard stops != 0 else { return nil }
    let count = stops.trailingZeroBitCount / 8
    let close = start &+ 1 &+ count
    guard byte(close) == UInt8(ascii: "\""), byte(close &+ 1) == delimiter else { return nil }
    cells.append(CSVCell(start: start &+ 1, count: count, hasDoubledQuotes: false))
    return close &+ 1
  }

  /// Reads an unquoted cell; returns the offset of what ends it.
  @inline(__always)
  private mutating func scanPlain(_ start: Int) throws(WorkoutError) -> Int {
    var index = start
    while true {
      while index < end {
        let value = byte(index)
        if value == delimiter || value == 0x0a || value == 0x0d { break }
        index &+= 1
      }
      guard index >= end, !input.isLoaded || end < input.bytes.count,
        index &- start <= Self.maximumCellByteCount
      else { break }
      try loadMore(from: index)
    }
    guard index &- start <= Self.maximumCellByteCount else {
      throw .input(
        InputError(
          .malformed, place: place(of: start),
          what: "a cell has more than \(Self.maximumCellByteCount) bytes",
          advice: "Check that the file is a table of text."))
    }
    cells.append(CSVCell(start: start, count: index &- start, hasDoubledQuotes: false))
    return index
  }

  /// Reads the quoted cell whose opening quote stands at `start`; returns the offset of what ends it.
  private mutating func scanQuoted(_ start: Int) throws(WorkoutError) -> Int {
    var index = start &+ 1
    var doubled = false
    var lines = 0
    if index &+ Self.lookAhead > end { try loadMore(from: index) }
    let limit = min(end, index &+ Self.maximumCellByteCount)
    while index < limit {
      // Most bytes are neither a quote nor a line end.
      if index &+ 8 <= limit {
        let stops = Self.quotesAndLineEnds(
          UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
        guard stops != 0 else {
          index &+= 8
          continue
        }
        index &+= stops.trailingZeroBitCount / 8
      }
      let value = byte(index)
      if value == UInt8(ascii: "\"") {
        if index &+ 1 < end, byte(index &+ 1) == UInt8(ascii: "\"") {
          doubled = true
          index &+= 2
          continue
        }
        let after = skipSpaces(index &+ 1)
        if after >= end || byte(after) == delimiter || byte(after) == 0x0a || byte(after) == 0x0d {
          cells.append(CSVCell(start: start &+ 1, count: index &- start &- 1, hasDoubledQuotes: doubled))
          line &+= lines
          return after
        }
        // A quote right behind a delimiter opens the next cell: this one has lost its own.
        let last = byte(index &- 1)
        if last == delimiter || last == 0x0a || last == 0x0d { break }
        hasStrayQuote = true
      } else if value == 0x0a || (value == 0x0d && (index &+ 1 >= end || byte(index &+ 1) != 0x0a)) {
        lines &+= 1
      }
      index &+= 1
    }
    hasOpenQuote = true
    if index >= limit { openQuoteCount += 1 }
    guard openQuoteCount <= Self.maximumOpenQuotes else {
      throw .input(
        InputError(
          .malformed, place: place(of: start),
          what: "more than \(Self.maximumOpenQuotes) quoted cells have no closing quote",
          advice: "Export the file again, or mend its quotes."))
    }
    return try scanPlain(start)
  }

  /// Marks the high bit of bytes that are quotes or end lines; the lowest mark is exact.
  @inline(__always)
  private static func quotesAndLineEnds(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let feeds = word ^ (ones &* 0x0a)
    let returns = word ^ (ones &* 0x0d)
    let stops =
      ((quotes &- ones) & ~quotes) | ((feeds &- ones) & ~feeds) | ((returns &- ones) & ~returns)
    return stops & (ones &* 0x80)
  }

  private func skipSpaces(_ start: Int) -> Int {
    var index = start
    while index < end, byte(index) == 0x20 || byte(index) == 0x09, byte(index) != delimiter { index &+= 1 }
    return index
  }

  // MARK: What stands in a row

  /// The bytes of a cell as they stand, doubled quotes and all.
  @inlinable @inline(__always)
  package func raw(_ cell: CSVCell) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base + cell.start, count: cell.count)
  }

  /// The cells from `first` to `last` as the one that they would be without the delimiters between them.
  package mutating func join(_ first: Int, through last: Int) {
    guard first < last, cells.indices.contains(last) else { return }
    let end = cells[last].start + cells[last].count
    let doubled = cells[first...last].contains { $0.hasDoubledQuotes }
    cells.replaceSubrange(
      first...last,
      with: [CSVCell(start: cells[first].start, count: end - cells[first].start, hasDoubledQuotes: doubled)])
  }

  /// The line and column of an offset in the row that was read last.
  package func place(of offset: Int) -> Place {
    var line = row.line
    var column = 1
    for index in row.start..<max(row.start, min(offset, end)) {
      let value = byte(index)
      if value == 0x0a || (value == 0x0d && byte(index + 1) != 0x0a) {
        line += 1
        column = 1
      } else if value & 0xc0 != 0x80 {
        column += 1
      }
    }
    return Place(file: input.name, line: line, column: column)
  }
}
