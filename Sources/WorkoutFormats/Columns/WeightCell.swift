internal import FormatKit
internal import Notation
internal import WorkoutModel

/// A weight in a cell: `100`, `82,5 kg`, `BW`, `BW+10`.
enum WeightCell {
  private static let bodyWeightWords: Set<String> = [
    "bw", "bodyweight", "body weight", "eigengewicht", "korpergewicht", "körpergewicht", "peso corporal",
    "poids du corps", "pdc", "corpo libero", "peso corporeo",
  ]

  /// True for what says that the body alone was moved.
  static func isBodyWeight(_ text: String) -> Bool {
    let text = text.lowercased()
    return bodyWeightWords.contains(text) || added(text) != nil
  }

  /// What is added to the body: `+10` of `bw+10`.
  static func added(_ text: String) -> String? {
    let text = text.lowercased()
    guard let sign = text.firstIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    let word = String(String(text[..<sign]).trimming { $0.properties.isWhitespace })
    return bodyWeightWords.contains(word) ? String(text[sign...]) : nil
  }
}

extension WeightCell {
  /// True for a number with a unit of weight: `100 kg`.
  static func isMeasured(_ text: String) -> Bool {
    CellNumber(text, hasDecimalComma: true).flatMap { MassUnit(word: $0.word) } != nil
  }
}
