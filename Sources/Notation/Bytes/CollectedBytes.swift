/// Bytes that one thread has written and another puts to its own output, large ones without a copy in between.
package struct CollectedBytes: Sendable {
  private let first: [UInt8]
  // Nobody writes to it any more.
  private nonisolated(unsafe) let rest: ByteOutput?
  /// Where numbers belong, in order.
  private let gaps: [NumberGap]
  /// What the position of a gap at the first byte is.
  private let start: Int

  init(_ first: [UInt8], _ rest: ByteOutput?, gaps: [NumberGap], start: Int) {
    self.first = first
    self.rest = rest
    self.gaps = gaps
    self.start = start
  }

  /// Puts bytes without gaps to `output`.
  package func write(to output: ByteOutput) {
    precondition(gaps.isEmpty, "numbers are missing")
    write(to: output, numbersFrom: 0)
  }

  /// Puts the bytes to `output`.
  ///
  /// - Parameter number: the number that is added to in each gap.
  package func write(to output: ByteOutput, numbersFrom number: Int) {
    var gaps = gaps[...]
    var place = start
    first.withUnsafeBytes { write($0, from: &place, to: output, &gaps, number) }
    if let rest { write(rest.waiting, from: &place, to: output, &gaps, number) }
    fill(&gaps, at: place, output, number)
  }

  private func write(
    _ bytes: UnsafeRawBufferPointer, from place: inout Int, to output: ByteOutput,
    _ gaps: inout ArraySlice<NumberGap>, _ number: Int
  ) {
    let begin = place
    let end = begin + bytes.count
    while place < end {
      fill(&gaps, at: place, output, number)
      let next = min(end, gaps.first?.position ?? end)
      output.append(UnsafeRawBufferPointer(rebasing: bytes[place - begin..<next - begin]))
      place = next
    }
  }

  /// Writes the numbers that belong between the bytes before and behind `place`.
  private func fill(_ gaps: inout ArraySlice<NumberGap>, at place: Int, _ output: ByteOutput, _ number: Int) {
    while let gap = gaps.first, gap.position == place {
      output.append(wholeNumber: number + gap.difference)
      gaps.removeFirst()
    }
  }
}
