/// What movements, equipment and parts of the body are called in other languages.
struct PhraseBook: Sendable {
  /// All languages in one, because no file says which one its names are in.
  static let all = PhraseBook([german, french, spanish, italian, portuguese, russian])

  private struct Phrase {
    var words: [String]
    var english: [String]
  }

  /// The phrases by their first words, the longest first.
  private var phrases: [String: [Phrase]] = [:]
  /// The lines that were not understood, and the phrases that mean two things.
  private(set) var rejected: [String] = []

  /// Takes lines of English words, a colon and phrases between commas, below headings for people who read them.
  init(_ tables: [String]) {
    for table in tables {
      for line in TableColumns.lines(of: table) where !line.hasPrefix("= ") {
        let sides = TableColumns.split(line, at: ":")
        guard sides.count == 2, !sides[0].isEmpty else {
          rejected.append(String(line))
          continue
        }
        let english = FoldedName.words(of: String(sides[0]))
        for phrase in TableColumns.split(sides[1], at: ",") { add(String(phrase), english) }
      }
    }
  }

  private mutating func add(_ phrase: String, _ english: [String]) {
    let words = Self.words(of: phrase)
    guard let first = words.first else {
      rejected.append(phrase)
      return
    }
    // `câble` is English without its accent.
    if words == english { return }
    var known = phrases[first] ?? []
    if let same = known.first(where: { $0.words == words }) {
      if same.english != english { rejected.append(phrase) }
      return
    }
    known.insert(
      Phrase(words: words, english: english),
      at: known.firstIndex { $0.words.count < words.count } ?? known.count)
    phrases[first] = known
  }

  private static func words(of phrase: String) -> [String] {
    FoldedName.words(of: phrase).map(FoldedName.unaccented).filter { !fillers.contains($0) }
  }

  /// `words` in English, without the small words between them; nil where none is known.
  ///
  /// Words that are not known stay: they may well be English.
  func english(_ words: [String]) -> [String]? {
    guard words.contains(where: { phrases[$0] != nil }) else { return nil }
    let words = words.filter { !Self.fillers.contains($0) }
    var english: [String] = []
    var isTranslated = false
    var place = 0
    while place < words.count {
      let rest = words[place...]
      if let phrase = phrases[words[place]]?.first(where: { rest.starts(with: $0.words) }) {
        english += phrase.english
        place += phrase.words.count
        isTranslated = true
      } else {
        english.append(words[place])
        place += 1
      }
    }
    return isTranslated ? english : nil
  }

  /// Articles and prepositions, in the form that ``FoldedName`` gives them.
  private static let fillers = Set(
    FoldedName.words(
      of: """
        mit am an auf der die das dem den im und zum zur vom von für
        au aux sur avec et à la le les du des en
        con el los las de del al para por
        su sul sulla sulle alla alle ai agli di da dal dei della delle il lo i gli per
        com na nas no nos da das em
        с со на в во к за от для из и по над у
        """
    ).map(FoldedName.unaccented))
}
