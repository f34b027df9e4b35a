/// A place in bytes where a number belongs that is not known yet.
struct NumberGap {
  /// How many bytes stand before it.
  var position: Int
  /// How much more the number is than the one that will be known.
  var difference: Int
}
