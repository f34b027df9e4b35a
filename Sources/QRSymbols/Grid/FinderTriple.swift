/// Three finder patterns that may belong to one symbol.
struct FinderTriple: Sendable {
  /// The pattern of the corner that has no opposite.
  let topLeft: FinderPattern
  /// Clockwise from it in the picture; in a mirrored symbol the one at its bottom.
  let topRight: FinderPattern
  let bottomLeft: FinderPattern
  /// Modules a side as the patterns' sizes and distances tell, roughly.
  let dimension: Double
  /// How ill the three go together: 0 is perfect.
  let strain: Double
  /// Which of the patterns they are.
  let indices: [Int]

  /// The most that three patterns of one symbol are strained, as was seen on photographs.
  private static let maximumStrain = 1.7

  /// The most triples of one corner that are handed out: in a crowd of decoys each has its turn.
  private static let maximumOfCorner = 16

  /// The most neighbours of a pattern that are looked at: a page of sixty symbols has fewer on an axis.
  private static let maximumNeighbours = 40

  /// A pattern as seen from another one: along which of its axes, how far, how much aside.
  private struct Neighbour {
    let index: Int
    let isAcross: Bool
    let modules: Double
    let strain: Double
  }

  /// Triples of patterns, the likeliest first; at least one pattern of each is at `firstNew` or later.
  static func all(
    of patterns: [FinderPattern], firstNew: Int, budget: ScanBudget
  ) -> [FinderTriple] {
    var result: [FinderTriple] = []
    for (index, corner) in patterns.enumerated() {
      guard !budget.isOver else { break }
      var triples: [FinderTriple] = []
      let neighbours = neighbours(of: index, in: patterns)
      budget.spend(4 * patterns.count + neighbours.count * neighbours.count / 2)
      for first in neighbours where first.isAcross {
        for second in neighbours where !second.isAcross {
          guard max(index, first.index, second.index) >= firstNew else { continue }
          let (long, short) = (
            max(first.modules, second.modules), min(first.modules, second.modules)
          )
          guard long < 1.9 * short else { continue }
          let (a, b) = (patterns[first.index], patterns[second.index])
          let turn = PlanePoint.cross(a.centre - corner.centre, b.centre - corner.centre)
          let straight = (a.centre - corner.centre).length * (b.centre - corner.centre).length
          guard abs(turn) > 0.4 * straight else { continue }
          let strain = first.strain + second.strain + long / short - 1 + 0.002 * long
          guard strain <= maximumStrain else { continue }
          triples.append(
            FinderTriple(
              topLeft: corner, topRight: turn > 0 ? a : b, bottomLeft: turn > 0 ? b : a,
              dimension: (first.modules + second.modules) / 2 + 7,
              strain: strain,
              indices: [index, first.index, second.index]))
        }
      }
      if triples.count > maximumOfCorner { triples.sort { $0.strain < $1.strain } }
      result += triples.prefix(maximumOfCorner)
    }
    result.sort { $0.strain < $1.strain }
    return result
  }

  private static func neighbours(of index: Int, in patterns: [FinderPattern]) -> [Neighbour] {
    let pattern = patterns[index]
    var result: [Neighbour] = []
    for (number, other) in patterns.enumerated() where number != index {
      let size = other.modulePixels / pattern.modulePixels
      let distance = (other.centre - pattern.centre).length / pattern.modulePixels
      guard size > 0.45, size < 2.2, distance > 8, distance < 300 else { continue }
      let there = view(of: other, from: pattern)
      let back = view(of: pattern, from: other)
      let modules = (there.modules + back.modules) / 2
      let strain =
        other.doubt + there.aside + back.aside + abs(there.modules - back.modules) / modules + abs(size - 1)
        / 2
      guard there.aside < 0.4, back.aside < 0.4, modules > 11, modules < 200,
        max(there.modules, back.modules) < 2.2 * min(there.modules, back.modules)
      else { continue }
      result.append(
        Neighbour(index: number, isAcross: there.isAcross, modules: modules, strain: strain))
    }
    guard result.count > maximumNeighbours else { return result }
    return Array(
      result.sorted { $0.strain + $0.modules / 200 < $1.strain + $1.modules / 200 }
        .prefix(maximumNeighbours))
  }

  private static func view(
    of other: FinderPattern, from pattern: FinderPattern
  ) -> (isAcross: Bool, modules: Double, aside: Double) {
    let place = pattern.local(other.centre)
    guard pattern.corners != nil else {
      // Without corners nothing is known of the axes.
      let distance = (other.centre - pattern.centre).length / pattern.modulePixels
      return (abs(place.x) > abs(place.y), distance, 0.2)
    }
    let isAcross = abs(place.x) > abs(place.y)
    let (along, aside) = isAcross ? (abs(place.x), abs(place.y)) : (abs(place.y), abs(place.x))
    return (isAcross, along, along > 0 ? aside / along : 1)
  }
}
