internal import WorkoutModel

/// What names and styles a file may use without contradicting itself or its version.
struct ConsistencyRules {
  /// The categories of the file's own type list; nil where it has no such list.
  var knownCategories: Set<String>?
  /// The styles of the file's own type list and those of the app.
  var knownStyles: Set<String> = Set(SetStyle.known.map { $0.rawValue })
  /// The only categories that the releases of the file's version can show; nil where any will do.
  var showableCategories: Set<String>?

  /// What is wrong with a category that the app does not know.
  static let unshowableCategory: Finding.Reason =
    "the app cannot show this category, and fails at launch"

  /// What is wrong with an exercise's category and style, as sentences to be reported.
  func problems(of identity: ExerciseIdentity) -> [Problem] {
    var problems: [Problem] = []
    if let style = identity.style?.rawValue, !knownStyles.contains(style) {
      problems.append(Problem(key: .style, what: "style is not in the file's type list", value: style))
    }
    guard let category = identity.category else { return problems }
    if let showableCategories, !showableCategories.contains(category) {
      problems.append(
        Problem(
          key: .category, what: Self.unshowableCategory,
          value: category))
    }
    if let knownCategories, !knownCategories.contains(category) {
      problems.append(
        Problem(key: .category, what: "category is not in the file's type list", value: category))
    }
    return problems
  }

  struct Problem {
    enum Key {
      case category
      case style
    }

    var key: Key
    var what: Finding.Reason
    var value: String
  }
}
