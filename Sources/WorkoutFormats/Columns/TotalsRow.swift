internal import Notation

/// Rows that sum up what stands above them.
enum TotalsRow {
  private static let words: Set<String> = [
    "total", "totals", "sum", "subtotal", "average", "mean", "summe", "gesamt", "zwischensumme",
    "durchschnitt",
    "mittelwert", "gesamtvolumen", "suma", "totales", "promedio", "media", "totaux", "somme", "moyenne",
    "totale",
    "totali", "somma", "totais", "soma",
  ]
  /// Words that may stand beside them.
  private static let others: Set<String> = [
    "grand", "sub", "volume", "volumen", "weight", "reps", "sets", "kg", "lb", "lbs", "general", "generale",
    "geral",
    "day", "week", "month", "workout", "session", "gewicht", "peso", "poids", "de", "du", "la", "del", "per",
  ]

  /// True where the first texts of a row say so: `Total`, `Gesamt:`, also behind a date.
  static func isTotals(_ cells: [String]) -> Bool {
    var looked = 0
    for cell in cells where !cell.isEmpty {
      looked += 1
      if says(cell) { return true }
      if looked == 2 { return false }
    }
    return false
  }

  private static func says(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    let found = HeadWords.words(of: text).filter { Int($0) == nil }
    return found.contains { words.contains($0) }
      && found.allSatisfy { words.contains($0) || others.contains($0) }
  }
}
