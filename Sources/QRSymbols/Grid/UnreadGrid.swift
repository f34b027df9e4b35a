/// A grid that was laid on a picture and could not be read.
struct UnreadGrid {
  let map: GridMap
  /// How well its timing patterns are seen, from -1 to 1.
  let timing: Float
  /// The centres of its eyes, the first of the corner that has no opposite.
  let eyes: [PlanePoint]
  /// Whether all of its eyes are clear.
  let isClear: Bool
  /// Whether it is light on dark.
  let isInverted: Bool
}
