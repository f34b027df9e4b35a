/// What has to be changed in one list to make it another, in as few steps as can be.
struct SequenceAlignment {
  /// The most comparisons for lists to be aligned; in longer lists, elements of one place are compared.
  private static let maximumComparisons = 10_000

  /// The steps, as indices: a change where both are there, else what only one list has.
  private(set) var changes: [(first: Int?, second: Int?)] = []

  /// Aligns two lists; equal ends take no time.
  init<Element>(_ first: [Element], _ second: [Element], areSame: (Element, Element) -> Bool) {
    let start = zip(first, second).prefix { areSame($0, $1) }.count
    let end = zip(first[start...].reversed(), second[start...].reversed()).prefix { areSame($0, $1) }.count
    let (left, right) = (first[start..<first.count - end], second[start..<second.count - end])
    guard left.count * right.count <= Self.maximumComparisons else {
      for index in start..<max(left.endIndex, right.endIndex) {
        let place = (left.indices.contains(index), right.indices.contains(index))
        if place.0, place.1, areSame(left[index], right[index]) { continue }
        changes.append((place.0 ? index : nil, place.1 ? index : nil))
      }
      return
    }
    // The edit distance of what follows from each pair of places on.
    let columns = right.count + 1
    var distances = [Int](repeating: 0, count: (left.count + 1) * columns)
    var areAlike = [Bool](repeating: false, count: distances.count)
    for row in (0...left.count).reversed() {
      for column in (0...right.count).reversed() {
        let place = row * columns + column
        guard row < left.count, column < right.count else {
          distances[place] = left.count - row + right.count - column
          continue
        }
        areAlike[place] = areSame(left[start + row], right[start + column])
        let step = distances[place + columns + 1] + (areAlike[place] ? 0 : 1)
        distances[place] = min(step, distances[place + columns] + 1, distances[place + 1] + 1)
      }
    }
    var (row, column) = (0, 0)
    while row < left.count || column < right.count {
      let place = row * columns + column
      let hasBoth = row < left.count && column < right.count
      if hasBoth, distances[place] == distances[place + columns + 1] + (areAlike[place] ? 0 : 1) {
        if !areAlike[place] { changes.append((start + row, start + column)) }
        (row, column) = (row + 1, column + 1)
      } else if row < left.count, distances[place] == distances[place + columns] + 1 {
        changes.append((start + row, nil))
        row += 1
      } else {
        changes.append((nil, start + column))
        column += 1
      }
    }
  }
}
