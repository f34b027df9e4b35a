/// An XML text in which what was clear but not well-formed has been escaped.
struct MendedXML {
  /// The text.
  package var bytes: [UInt8] = []
  /// Where bytes were put in or left out: the offset behind each in ``bytes``, and all that was put in so far.
  private var shifts: [(offset: Int, growth: Int)] = []

  /// Notes that what comes next stands `growth` bytes later than it did, beyond all shifts before.
  mutating func noteShift(_ growth: Int) {
    shifts.append((bytes.count, (shifts.last?.growth ?? 0) + growth))
  }

  /// The offset in the text as it came.
  func originalOffset(of offset: Int) -> Int {
    var low = 0
    var high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : offset - shifts[low - 1].growth
  }
}
