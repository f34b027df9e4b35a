/// Two versions of one thing, and what it was before both, where that is known.
struct Versions<Whole> {
  var first: Whole
  var second: Whole
  var base: Whole?

  /// The versions of a part.
  func map<Part>(_ part: (Whole) -> Part) -> Versions<Part> {
    Versions<Part>(first: part(first), second: part(second), base: base.map(part))
  }
}
