import Testing

@testable import CommandLineTool

@Suite struct SpellingSuggestionTests {
  @Test(arguments: [
    ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("force", "forse", 1),
    ("convert", "covnret", 2), ("kitten", "sitting", 3), ("abc", "", 3),
  ])
  func countsEditsAndTranspositions(first: String, second: String, distance: Int) {
    #expect(SpellingSuggestion.distance(from: Array(first.utf8), to: Array(second.utf8)) == distance)
  }

  @Test func doesNotSuggestWhatSharesTooLittle() {
    #expect(SpellingSuggestion.nearest(to: "xx", among: ["to", "of"]) == [])
    #expect(SpellingSuggestion.nearest(to: "z", among: ["a", "b"]) == [])
    #expect(SpellingSuggestion.nearest(to: "", among: ["a"]) == [])
    #expect(SpellingSuggestion.nearest(to: "abc", among: []) == [])
  }

  @Test func suggestsAtMostThree() {
    #expect(SpellingSuggestion.nearest(to: "a", among: ["aa", "ab", "ac", "ad"]) == ["aa", "ab", "ac"])
  }
}
