internal import ExerciseCatalog

/// No in the words of people, in six languages.
enum CellTruth {
  private static let no: Set<String> = [
    "0", "0.0", "0,0", "false", "no", "n", "not", "none", "never", "nein", "falsch", "falso", "ninguno",
    "ninguna", "non", "faux", "aucun", "aucune", "nessuno", "nessuna", "nao", "nenhum", "nenhuma", "nee",
    "nej", "nei", "нет", "off",
    "✗", "✘", "❌", "☐",
  ]

  /// True for a cell that says no.
  static func isNo(_ text: String) -> Bool {
    no.contains(FoldedName.unaccented(text.lowercased()))
  }
}
