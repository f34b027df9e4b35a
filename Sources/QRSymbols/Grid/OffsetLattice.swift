/// Offsets known at the crossings of some rows and columns, and between them by proportion.
struct OffsetLattice: Sendable {
  /// The rows, and columns, in modules, ascending.
  private let lines: [Double]
  /// Row by row.
  private let offsets: [PlanePoint]

  /// Takes offsets that are known at all crossings.
  init(lines: [Double], offsets: [PlanePoint]) {
    self.lines = lines
    self.offsets = offsets
  }

  /// Fills crossings of unknown offset from those around them.
  init(lines: [Double], known: [PlanePoint?]) {
    self.lines = lines
    let count = lines.count
    offsets = known.indices.map { index in
      if let offset = known[index] { return offset }
      var sum = PlanePoint(x: 0, y: 0)
      var weights = 0.0
      for (other, offset) in known.enumerated() {
        guard let offset else { continue }
        let columns = lines[other % count] - lines[index % count]
        let rows = lines[other / count] - lines[index / count]
        let square = columns * columns + rows * rows
        let weight = 1 / (square * square)
        sum = sum + offset * weight
        weights += weight
      }
      return weights > 0 ? sum * (1 / weights) : sum
    }
  }

  /// The offset at a place; beyond the outer lines as the last two lines have it.
  func offset(_ u: Double, _ v: Double) -> PlanePoint {
    offset(place(u), place(v))
  }

  /// A place along the lines: after which of them, and its share of the way to the next.
  struct Place {
    let line: Int
    let share: Double
  }

  /// The offset at a place whose column and row are known.
  func offset(_ across: Place, _ down: Place) -> PlanePoint {
    let (column, across) = (across.line, across.share)
    let (row, down) = (down.line, down.share)
    let count = lines.count
    let first = row * count + column
    let upper = offsets[first] * (1 - across) + offsets[first + 1] * across
    let lower = offsets[first + count] * (1 - across) + offsets[first + count + 1] * across
    return upper * (1 - down) + lower * down
  }

  /// Where a column, or row, in modules lies between the lines.
  func place(_ value: Double) -> Place {
    var line = 0
    while line + 2 < lines.count, value >= lines[line + 1] { line += 1 }
    return Place(line: line, share: (value - lines[line]) / (lines[line + 1] - lines[line]))
  }
}
