/// A large table of predictions in rows of 16; only the rows that are touched are copied.
struct PackedRows {
  /// One of something for each of five rows.
  typealias Five<Value> = (Value, Value, Value, Value, Value)

  /// The predictions of a row.
  static let width = 16
  /// The rows that a few names touch.
  private static let usualCount = 320

  /// The rows as they are before they are touched.
  private var origin: [UInt32]
  /// Where the copy of each row begins in ``slots``, in rows from 1; 0 for a row without a copy.
  private var places: [UInt16]
  private var copyCount = 0
  /// The copies, and room for more.
  var slots: [UInt32] = []

  /// A table of up to 65,535 rows, all unknown so far.
  init(count: Int) {
    origin = [UInt32](repeating: 0x8000_0000, count: count * Self.width)
    places = [UInt16](repeating: 0, count: count)
  }

  /// Where five rows, each below the count, begin in ``slots``.
  @inline(__always)
  mutating func begins(of rows: Five<Int>) -> Five<Int> {
    if slots.count < (copyCount + 5) * Self.width {
      slots += repeatElement(0, count: max(Self.usualCount * Self.width, slots.count))
    }
    return Self.begins(of: rows, origin, &places, &copyCount, &slots)
  }

  // As parameters the tables are looked up once, not for each row.
  private static func begins(
    of rows: Five<Int>, _ origin: [UInt32], _ places: inout [UInt16], _ copyCount: inout Int,
    _ slots: inout [UInt32]
  ) -> Five<Int> {
    places.withUnsafeMutableBufferPointer { places in
      slots.withUnsafeMutableBufferPointer { slots in
        origin.withUnsafeBufferPointer { origin in
          func begin(of row: Int) -> Int {
            if places[row] == 0 {
              copyCount += 1
              places[row] = UInt16(copyCount)
              let own = UnsafeBufferPointer(rebasing: origin[row * width..<(row + 1) * width])
              let begin = (copyCount - 1) * width
              _ = UnsafeMutableBufferPointer(rebasing: slots[begin..<begin + width]).update(
                fromContentsOf: own)
            }
            return (Int(places[row]) - 1) * width
          }
          return (
            begin(of: rows.0), begin(of: rows.1), begin(of: rows.2), begin(of: rows.3), begin(of: rows.4)
          )
        }
      }
    }
  }

  /// Makes the rows as they are now those from which copies are taken.
  mutating func settle() {
    for row in places.indices where places[row] != 0 {
      let begin = (Int(places[row]) - 1) * Self.width
      origin.replaceSubrange(
        row * Self.width..<(row + 1) * Self.width, with: slots[begin..<begin + Self.width])
      places[row] = 0
    }
    slots = []
    copyCount = 0
  }
}
