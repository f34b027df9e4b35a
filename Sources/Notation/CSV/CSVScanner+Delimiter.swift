extension CSVScanner {
  /// The byte that separates the cells of the first row: the commonest of comma, semicolon and tab outside quotes.
  package static func delimiter(of bytes: UnsafeRawBufferPointer) -> UInt8 {
    var counts: [(byte: UInt8, count: Int)] = [
      (UInt8(ascii: ","), 0), (UInt8(ascii: ";"), 0), (UInt8(ascii: "\t"), 0),
    ]
    var isQuoted = false
    for byte in bytes.prefix(maximumCellByteCount) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0a || byte == 0x0d {
        if counts.contains(where: { $0.count > 0 }) { break }
        continue
      }
      for index in counts.indices where counts[index].byte == byte { counts[index].count += 1 }
    }
    var best = counts[0]
    for candidate in counts where candidate.count > best.count { best = candidate }
    return best.byte
  }

  /// The names over the columns of a table; nil if the first row has not two cells.
  package static func head(of input: InputBytes) -> [String]? {
    guard (try? input.load(upTo: lookAhead)) != nil,
      var scanner = try? CSVScanner(input, delimiter: delimiter(of: input.bytes)),
      (try? scanner.next()) == true, scanner.cells.count >= 2
    else { return nil }
    var isGuessed = false
    return scanner.cells.map { cell in
      CSVText.trimmedText(
        scanner.raw(cell), hasDoubledQuotes: cell.hasDoubledQuotes, isGuessed: &isGuessed)
    }
  }
}
