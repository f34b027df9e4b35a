/// Whose text it is.
enum ShareTextDialect: String {
  case strong = "strong-text"
  case hevy = "hevy-text"

  /// Whose text some lines are the beginning of; nil where none of them is a set.
  init?(of lines: [String]) {
    let labels = ShareTextSet.labels(in: lines)
    let isSet = { (line: String) in
      // Asked here too: few lines have one, and a set is made of each that might be one.
      ShareTextSet.hasLabel(line) && (try? ShareTextSet(line, labels: labels, massUnit: nil)) != nil
    }
    guard lines.contains(where: isSet) else { return nil }
    self = lines.contains(where: Self.isSignature) ? .hevy : .strong
  }

  /// Whether a line only says who made the text: `Logged with Hevy`, `Mit hevyapp.com protokolliert`.
  static func isSignature(_ line: String) -> Bool {
    let words = line.lowercased().split { !$0.isLetter && $0 != "." }
    return (2...4).contains(words.count) && words.contains { $0 == "hevy" || $0 == "hevyapp.com" }
  }
}
