/// The first of a list, and how many more there are.
struct Shown<Element> {
  /// Those that the page has room for.
  let first: ArraySlice<Element>
  /// How many it has no room for.
  let rest: Int

  init(_ all: [Element], atMost maximum: Int) {
    first = all.prefix(maximum)
    rest = all.count - first.count
  }
}

extension Markup {
  /// Says how many more there are, where there are any.
  mutating func more(_ rest: Int, _ noun: String) {
    guard rest > 0 else { return }
    element("p", "class=\"note\"", words: "And \(ReportFacts.counted(rest, "more \(noun)")).")
  }
}
