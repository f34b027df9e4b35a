/// Rows of a table by a number in them, in 16 bytes a row.
package struct RowIndex {

  package init() {
  }
  private var entries: [(key: Int64, row: UInt32)] = []

  /// Adds rows; ``sort()`` makes them findable.
  package mutating func add(_ row: Int, key: Int64) { entries.append((key, UInt32(truncatingIfNeeded: row))) }

  /// Orders what was added.
  package mutating func sort() { entries.sort { ($0.key, $0.row) < ($1.key, $1.row) } }

  /// The rows of `key`, in the order of the file.
  package func rows(of key: Int64) -> [Int] {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return entries[low...].prefix { $0.key == key }.map { Int($0.row) }
  }

  /// How many rows have a key that is not among `keys`.
  package func count(outside keys: Set<Int64>) -> Int { entries.count { !keys.contains($0.key) } }
}
