internal import ExerciseCatalog
internal import Notation
internal import WorkoutModel

/// The kinds of sets in the words of people, in six languages.
enum CellKind {
  private static let words: [(SetKind, [String])] = [
    (
      .warmUp,
      [
        "warm up", "warmup", "warm", "w", "wu", "aufwarmen", "aufwarmsatz", "aufwarmung", "calentamiento",
        "echauffement", "riscaldamento", "aquecimento",
      ]
    ),
    (
      .working,
      [
        "working", "work", "normal", "regular", "working set", "work set", "arbeitssatz", "efectiva",
        "trabajo",
        "travail", "allenante", "trabalho", "main", "top", "top set", "topset",
      ]
    ),
    (
      .drop, ["drop", "drop set", "dropset", "d", "reduktionssatz", "descendente", "degressive", "stripping"]
    ),
    (
      .failure,
      [
        "failure", "fail", "f", "to failure", "muskelversagen", "fallo", "echec", "cedimento",
        "falha",
      ]
    ),
  ]

  private static let kinds: [String: SetKind] = {
    var kinds: [String: SetKind] = [:]
    for (kind, words) in words {
      for word in words { kinds[word] = kind }
    }
    return kinds
  }()

  /// The kind that `text` names; nil for none.
  static func kind(_ text: String) -> SetKind? {
    let words = HeadWords.words(of: text).filter { Int($0) == nil }
    return kinds[words.joined(separator: " ")]
  }

  /// The kind that stands where the number of a set does: `W`, `W1`, `D`.
  static func kind(ofSetNumber text: String) -> SetKind? {
    guard text.contains(where: { $0.isLetter }) else { return nil }
    let words = HeadWords.words(of: text).filter { Int($0) == nil && !HeadWords.setWords.contains($0) }
    return words.isEmpty ? .working : kinds[words.joined(separator: " ")]
  }
}
