/// Counts the entries of lists that must fit in memory together: those of one element of a list that is read element by
/// element, such as a workout, and those of all else.
package struct ListEntries {
  /// One that no reader knows is kept, and takes a kilobyte.
  package static let maximum = 500_000
  /// Far more than are done in one workout.
  package static let maximumOfElement = 100_000
  /// Bytes of the smallest entry that says something: `{"reps":5,"kg":80},` has more.
  private static let leastSize = 16

  /// For JSON that is checked, and not held.
  package static var unlimited: ListEntries { ListEntries(most: .max) }
  /// For JSON that is one element.
  package static var ofElement: ListEntries { ListEntries(most: maximumOfElement) }
  /// For JSON of which one list is read element by element.
  package static var ofElementAndRest: ListEntries { ListEntries(most: maximum) }
  /// For JSON that is held whole: in a large file are more, since its entries say something and take less memory.
  package static func held(bytes: Int) -> ListEntries { ListEntries(most: max(maximum, bytes / leastSize)) }

  private var most: Int
  private var count = 0
  /// Within the list that is read element by element, what was counted before it; else nil.
  private var around: (most: Int, count: Int)?

  private init(most: Int) { self.most = most }

  /// Why one more is one too many.
  var reason: JSONSyntaxError.Reason {
    most == Self.maximumOfElement ? .tooManyEntriesOfElement : .tooManyEntries
  }

  /// Counts an entry that stands in `depth` lists and objects, or begins anew where it is an element of that list.
  ///
  /// - Returns: false where it is one too many.
  @inline(__always)
  mutating func add(at depth: Int) -> Bool {
    if depth == 2, around != nil { beginElement() } else { count &+= 1 }
    return count <= most
  }

  /// Begins an element of the list that is read element by element.
  mutating func beginElement() { count = 0 }

  /// Begins that list, a member of the object at the top.
  mutating func beginList() {
    around = (most, count)
    (most, count) = (Self.maximumOfElement, 0)
  }

  /// Closes a list that stood in `depth` lists and objects.
  @inline(__always)
  mutating func close(at depth: Int) {
    guard depth == 1, let around else { return }
    (most, count, self.around) = (around.most, around.count, nil)
  }
}
