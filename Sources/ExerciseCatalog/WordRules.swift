/// Rules that tell the category from words: the first whose words are all there decides.
struct WordRules: Sendable {
  private var rules: [(words: [String], category: ExerciseCategory)] = []
  /// The lines that were not understood.
  private(set) var rejected: [String] = []

  /// Takes lines of a category, a colon and phrases between commas.
  init(_ table: String) {
    for line in TableColumns.lines(of: table) {
      let sides = TableColumns.split(line, at: ":")
      guard sides.count == 2, let category = ExerciseCategory(rawValue: String(sides[0])) else {
        rejected.append(String(line))
        continue
      }
      for phrase in TableColumns.split(sides[1], at: ",") {
        rules.append((FoldedName.words(of: String(phrase)), category))
      }
    }
  }

  /// The category that `words` tell, whatever their order; nil where no rule fits.
  func category(of words: [String]) -> ExerciseCategory? {
    let words = Set(words)
    return rules.first { $0.words.allSatisfy(words.contains) }?.category
  }
}
