/// Counts the entries of lists that must fit in memory together: those of one element of a list that is read element by
/// element, and those of all else.
struct ListEntries {
  private let maximum: Int
  private var count = 0
  /// Within the list that is read element by element, how many entries stood before it; else nil.
  private var around: Int?

  init(maximum: Int) { self.maximum = maximum }

  /// Counts an entry that stands in `depth` lists and objects, or begins anew where it is an element of that list.
  ///
  /// - Returns: false where it is one too many.
  @inline(__always)
  mutating func add(at depth: Int) -> Bool {
    if depth == 2, around != nil { beginElement() } else { count &+= 1 }
    return count <= maximum
  }

  /// Begins an element of the list that is read element by element.
  mutating func beginElement() { count = 0 }

  /// Begins that list, a member of the object at the top.
  mutating func beginList() { (around, count) = (count, 0) }

  /// Closes a list that stood in `depth` lists and objects.
  @inline(__always)
  mutating func close(at depth: Int) {
    guard depth == 1, let around else { return }
    (self.around, count) = (nil, around)
  }
}
