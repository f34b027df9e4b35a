internal import WorkoutModel

/// Reads the dates of a column, and remembers the last: rows of one workout repeat theirs.
struct CellDate {
  private var text: [UInt8] = []
  private var moment: Moment?

  /// The moment that `raw` states; nil where it states none.
  @inline(__always)
  mutating func moment(_ raw: UnsafeRawBufferPointer) -> Moment? {
    let isSame = text.count == raw.count && text.withUnsafeBytes { RawHash.areEqual($0, raw) }
    if isSame { return moment }
    text = Array(raw)
    moment = Self.read(raw)
    return moment
  }

  /// The moment that `raw` states, as logs write it or as this program does.
  static func read(_ raw: UnsafeRawBufferPointer) -> Moment? { DateText.moment(raw) ?? Moment(iso: raw) }
}
