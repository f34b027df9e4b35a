package import WorkoutModel

/// What the columns of a table mean, each by the head over it.
package struct ColumnMap: Hashable, Sendable {
  /// What a column is of, where its head says so: the second set, the squat, the fourth of March, the warm-up sets.
  package enum Scope: Hashable, Sendable {
    case set(Int)
    case exercise(String)
    case day(Moment)
    /// The sets of a kind of the exercise of the row: all of them, or the one of a number.
    case kind(SetKind, Int?)

    /// The word for it in a map.
    package var word: String {
      switch self {
      case .set(let number): "set \(number)"
      case .exercise(let name): name
      case .day(let day): day.description
      case .kind(let kind, nil): "\(Self.word(of: kind)) sets"
      case .kind(let kind, let number?): "\(Self.word(of: kind)) set \(number)"
      }
    }

    /// The sets of a kind that `text` names, as ``word`` does: `warm-up sets`; nil for anything else.
    package static func kind(named text: String) -> Scope? {
      let words = text.lowercased().split { $0.isWhitespace }
      guard words.count == 2 || words.count == 3,
        let kind = SetKind.allCases.first(where: { word(of: $0) == words[0] })
      else { return nil }
      if words.count == 2 { return words[1] == "sets" ? .kind(kind, nil) : nil }
      guard words[1] == "set", let number = Int(words[2]), number > 0 else { return nil }
      return .kind(kind, number)
    }

    private static func word(of kind: SetKind) -> String {
      switch kind {
      case .working: "working"
      case .warmUp: "warm-up"
      case .drop: "drop"
      case .failure: "failure"
      }
    }
  }

  /// A column.
  package struct Entry: Hashable, Sendable {
    /// Its head, see ``labels(_:)``, or ``sheetName``.
    package var head: String
    /// What its cells say; nil where they are left out.
    package var meaning: ColumnMeaning?
    package var unit: ColumnUnit?
    package var scope: Scope?

    package init(_ head: String, _ meaning: ColumnMeaning?, unit: ColumnUnit? = nil, scope: Scope? = nil) {
      self.head = head
      self.meaning = meaning
      self.unit = unit
      self.scope = scope
    }
  }

  /// What stands for the name of the sheet, which is no column but may say as much.
  package static let sheetName = "(name of the sheet)"

  /// The columns in their order, each head once.
  package private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]

  /// Makes a map; of two entries of one head the first counts.
  package init(_ entries: [Entry] = []) {
    for entry in entries { append(entry) }
  }

  /// Adds an entry, unless there is one of its head.
  package mutating func append(_ entry: Entry) {
    guard places[Self.key(entry.head)] == nil else { return }
    places[Self.key(entry.head)] = entries.count
    entries.append(entry)
  }

  /// The entry of a head, in whatever letter case and with whatever spaces; nil for none.
  package func entry(of head: String) -> Entry? { places[Self.key(head)].map { entries[$0] } }

  /// A head as it is looked up.
  package static func key(_ head: String) -> String {
    head.lowercased().split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The heads of a table such that each is there once: `Reps`, `Reps (2)`, and `column 3` where nothing stands.
  package static func labels(_ heads: [String]) -> [String] {
    var counts: [String: Int] = [:]
    var used: Set<String> = []
    return heads.enumerated().map { index, head in
      let words = head.split { $0.isWhitespace }.joined(separator: " ")
      var label = words.isEmpty ? "column \(index + 1)" : words
      while !used.insert(key(label)).inserted {
        counts[key(words), default: 1] += 1
        label = "\(words) (\(counts[key(words)] ?? 0))"
      }
      return label
    }
  }
}
