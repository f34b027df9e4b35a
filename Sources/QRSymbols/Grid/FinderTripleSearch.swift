/// Looks for threes among finder patterns that lie as those of a symbol do.
///
/// A crowd of decoys has hundreds of thousands of pairs, so it works on what is measured once of each pattern, and
/// keeps numbers of patterns and not the patterns.
struct FinderTripleSearch {
  /// Which three patterns, by their numbers.
  struct Found {
    let topLeft: Int
    let topRight: Int
    let bottomLeft: Int
    let dimension: Double
    let strain: Double
  }

  /// What was found, the likeliest first.
  private(set) var found: [Found] = []

  /// The most that three patterns of one symbol are strained, as was seen on photographs.
  private static let maximumStrain = 1.7

  /// The most triples of one corner that are handed out: in a crowd of decoys each has its turn.
  private static let maximumOfCorner = 16

  /// The most neighbours of a pattern that are looked at: a page of sixty symbols has fewer on an axis.
  private static let maximumNeighbours = 40

  private let eyes: [Eye]

  /// A pattern as its neighbours need it.
  private struct Eye {
    let centre: PlanePoint
    let module: Double
    let doubt: Double
    /// Whether its axes are known.
    let hasAxes: Bool
    /// What the cross product with an offset gives in modules: its second axis, and its first, over their area.
    let across: PlanePoint
    let down: PlanePoint

    init(_ pattern: FinderPattern) {
      centre = pattern.centre
      module = pattern.modulePixels
      doubt = pattern.doubt
      hasAxes = pattern.corners != nil
      let (a, b) = pattern.axes
      let area = PlanePoint.cross(a, b)
      let share = abs(area) > 1e-9 ? 1 / area : 0
      (across, down) = (b * share, a * share)
    }

    /// How another one is seen from here: along which axis, how many modules away, how much aside.
    func view(of other: Eye) -> (isAcross: Bool, modules: Double, aside: Double) {
      let offset = other.centre - centre
      let (x, y) = (abs(PlanePoint.cross(offset, across)), abs(PlanePoint.cross(down, offset)))
      // Without corners nothing is known of the axes.
      guard hasAxes else { return (x > y, offset.length / module, 0.2) }
      let (along, aside) = (max(x, y), min(x, y))
      return (x > y, along, along > 0 ? aside / along : 1)
    }
  }

  /// A pattern as seen from another one: along which of its axes, how far, how ill the two go together.
  private struct Neighbour {
    let index: Int
    let isAcross: Bool
    let modules: Double
    let strain: Double

    /// How little it is worth looking at where there are many.
    var rank: Double { strain + modules / 200 }
  }

  /// Searches; at least one pattern of each three is at `firstNew` or later.
  init(_ patterns: [FinderPattern], firstNew: Int, budget: ScanBudget) {
    eyes = patterns.map { Eye($0) }
    var triples: [Found] = []
    for index in eyes.indices {
      guard !budget.isOver else { break }
      let neighbours = neighbours(of: index)
      budget.spend(4 * eyes.count + neighbours.count * neighbours.count / 2)
      triples.removeAll(keepingCapacity: true)
      for first in neighbours where first.isAcross {
        for second in neighbours where !second.isAcross {
          guard max(index, first.index, second.index) >= firstNew,
            eyes[first.index].hasAxes || eyes[second.index].hasAxes,
            let triple = triple(index, first, second)
          else { continue }
          triples.append(triple)
        }
      }
      if triples.count > Self.maximumOfCorner { triples.sort { $0.strain < $1.strain } }
      found += triples.prefix(Self.maximumOfCorner)
    }
    found.sort { $0.strain < $1.strain }
  }

  /// A corner and what lies across and down from it; nil where they are no three of a symbol.
  private func triple(_ corner: Int, _ first: Neighbour, _ second: Neighbour) -> Found? {
    let (long, short) = (max(first.modules, second.modules), min(first.modules, second.modules))
    guard long < 1.9 * short else { return nil }
    let strain = first.strain + second.strain + long / short - 1 + 0.002 * long
    guard strain <= Self.maximumStrain else { return nil }
    let middle = eyes[corner].centre
    let (a, b) = (eyes[first.index].centre - middle, eyes[second.index].centre - middle)
    let turn = PlanePoint.cross(a, b)
    guard abs(turn) > 0.4 * a.length * b.length else { return nil }
    return Found(
      topLeft: corner, topRight: turn > 0 ? first.index : second.index,
      bottomLeft: turn > 0 ? second.index : first.index, dimension: (first.modules + second.modules) / 2 + 7,
      strain: strain)
  }

  private func neighbours(of index: Int) -> [Neighbour] {
    let eye = eyes[index]
    let (least, most) = (64 * eye.module * eye.module, 90_000 * eye.module * eye.module)
    var result: [Neighbour] = []
    var isRanked = false
    for (number, other) in eyes.enumerated() where number != index {
      let size = other.module / eye.module
      let offset = other.centre - eye.centre
      let square = PlanePoint.dot(offset, offset)
      // Of the three eyes of a symbol two have corners; of textures most decoys have none.
      guard eye.hasAxes || other.hasAxes, size > 0.45, size < 2.2, square > least, square < most else {
        continue
      }
      let there = eye.view(of: other)
      guard there.aside < 0.4 else { continue }
      let back = other.view(of: eye)
      let modules = (there.modules + back.modules) / 2
      guard back.aside < 0.4, modules > 11, modules < 200,
        max(there.modules, back.modules) < 2.2 * min(there.modules, back.modules)
      else { continue }
      let unlike = abs(there.modules - back.modules) / modules + abs(size - 1) / 2
      let new = Neighbour(
        index: number, isAcross: there.isAcross, modules: modules,
        strain: other.doubt + there.aside + back.aside + unlike)
      guard result.count == Self.maximumNeighbours else {
        result.append(new)
        continue
      }
      // Of a crowd only the best are kept in order: to sort all of it takes longer than to find it.
      if !isRanked { result.sort { $0.rank < $1.rank } }
      isRanked = true
      guard let last = result.last, new.rank < last.rank else { continue }
      result.removeLast()
      result.insert(new, at: result.lastIndex { $0.rank <= new.rank }.map { $0 + 1 } ?? 0)
    }
    return result
  }
}
