/// A place in bytes where a number belongs that is not known yet.
struct NumberGap {
  /// How many bytes stand before it.
  let position: Int
  /// What is added to the number that becomes known.
  let difference: Int
}
