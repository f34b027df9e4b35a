internal import Notation
internal import WorkoutModel

/// A range of repetitions.
struct OpenBodyRange {
  let least: Int32
  let most: Int32

  /// Reads a range of whole numbers without a unit; nil for all else.
  init?(_ element: JSONElement) {
    guard let range = element["range"], element.members.count == 1, range.members.count == 2,
      let least = range["min"].flatMap({ OpenBodyScalar($0) })?.count,
      let most = range["max"].flatMap({ OpenBodyScalar($0) })?.count
    else { return nil }
    self.least = least
    self.most = most
  }
}
