internal import Notation
internal import WorkoutModel

/// The two ways to write supersets: `["0 1","2 3"]` in workouts, `[[0,1],[2,3]]` in templates.
enum SupersetNotation {
  /// Exercise indices in groups, and the way they were written.
  struct Reading {
    /// The groups; nil where the value is no list of groups of whole numbers.
    var groups: [[Int]]?
    /// True where all groups were texts of numbers one space apart; an empty list is both.
    var areTexts: Bool
    /// True where all groups were lists of numbers.
    var areLists: Bool
  }

  /// More digits than this are no index.
  private static let maximumDigits = 9

  /// Reads the value that stands at the cursor.
  static func parse(_ cursor: inout JSONCursor) -> Reading {
    guard cursor.kind == .array else {
      _ = cursor.skip()
      return Reading(groups: nil, areTexts: false, areLists: false)
    }
    var groups: [[Int]]? = []
    var areTexts = true
    var areLists = true
    if cursor.enter() {
      repeat {
        switch cursor.kind {
        case .text:
          areLists = false
          let text = cursor.text()
          let group = text.hasEscapes ? text.unescaped.withUnsafeBytes(indices) : indices(text.raw)
          if let group { groups?.append(group) } else { groups = nil }
        case .array:
          areTexts = false
          if let group = list(&cursor) { groups?.append(group) } else { groups = nil }
        default:
          _ = cursor.skip()
          groups = nil
        }
      } while cursor.next()
    }
    return Reading(groups: groups, areTexts: areTexts, areLists: areLists)
  }

  private static func indices(_ text: UnsafeRawBufferPointer) -> [Int]? {
    if text.isEmpty { return [] }
    var group: [Int] = []
    for part in text.split(separator: 0x20, omittingEmptySubsequences: false) {
      guard let index = index(UnsafeRawBufferPointer(rebasing: part)) else { return nil }
      group.append(index)
    }
    return group
  }

  private static func list(_ cursor: inout JSONCursor) -> [Int]? {
    var group: [Int]? = []
    guard cursor.enter() else { return [] }
    repeat {
      let isNumber = cursor.kind == .number
      let range = cursor.skip()
      let bytes = UnsafeRawBufferPointer(start: cursor.base + range.lowerBound, count: range.count)
      if isNumber, let index = index(bytes) { group?.append(index) } else { group = nil }
    } while cursor.next()
    return group
  }

  /// A whole number written plainly, as `12` or `-1`.
  private static func index(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count <= maximumDigits, let number = ExactDecimal(digits: bytes), number.fractionDigits == 0
    else { return nil }
    return Int(number.coefficient)
  }
}
