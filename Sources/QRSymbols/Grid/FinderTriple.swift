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
  /// How much of the outlines of all three is missing.
  var doubt: Double { topLeft.doubt + topRight.doubt + bottomLeft.doubt }
  /// Which of the patterns they are.
  let indices: [Int]

  /// Triples of patterns, the likeliest first; at least one pattern of each is at `firstNew` or later.
  static func all(
    of patterns: [FinderPattern], firstNew: Int, budget: ScanBudget
  ) -> some Sequence<FinderTriple> {
    FinderTripleSearch(patterns, firstNew: firstNew, budget: budget).found.lazy.map { found in
      FinderTriple(
        topLeft: patterns[found.topLeft], topRight: patterns[found.topRight],
        bottomLeft: patterns[found.bottomLeft], dimension: found.dimension, strain: found.strain,
        indices: [found.topLeft, found.topRight, found.bottomLeft])
    }
  }
}
