/// How an exercise is marked at the left: its number, and its place in a bracket.
package struct SupersetMark: Hashable, Sendable {
  /// `3`, or `A2` for the second exercise of the first superset.
  package var label: String
  /// True where the exercise is in a superset.
  package var isInSuperset = false
  /// True where the bracket comes from the exercise before.
  package var joinsPrevious = false
  /// True where the bracket goes on to the next exercise.
  package var joinsNext = false

  /// The marks of `count` exercises; indices that name no exercise, or one in a group before, are passed over.
  package static func marks(count: Int, supersets: [[Int]]?) -> [SupersetMark] {
    var groups = [Int?](repeating: nil, count: count)
    var number = 0
    for superset in supersets ?? [] {
      let members = Set(superset.filter { groups.indices.contains($0) && groups[$0] == nil })
      guard members.count > 1 else { continue }
      for member in members { groups[member] = number }
      number += 1
    }
    var places: [Int: Int] = [:]
    return groups.indices.map { index in
      guard let group = groups[index] else { return SupersetMark(label: "\(index + 1)") }
      places[group, default: 0] += 1
      return SupersetMark(
        label: "\(letters(group))\(places[group] ?? 1)", isInSuperset: true,
        joinsPrevious: index > 0 && groups[index - 1] == group,
        joinsNext: index + 1 < count && groups[index + 1] == group)
    }
  }

  /// `A` … `Z`, `AA` and so on.
  private static func letters(_ number: Int) -> String {
    let last = String(UnicodeScalar(UInt8(65 + number % 26)))
    return number < 26 ? last : letters(number / 26 - 1) + last
  }
}
