/// The texts that have come so far, by kind, so that they need not be spelt again.
final class PackedTexts {
  /// The texts of one kind.
  private struct List {
    fileprivate var texts: [String] = []
    fileprivate var indices: [ExactText: Int] = [:]
    /// How often each came.
    fileprivate var uses: [UInt32] = []
    /// What came after each.
    fileprivate var successors: [Int] = []
    fileprivate var last: Int?
    fileprivate var lastWasKnown = true

    fileprivate mutating func add(_ text: String, uses: UInt32) {
      guard texts.count < PackedTexts.maximumTexts else { return }
      indices[ExactText(text)] = texts.count
      texts.append(text)
      self.uses.append(uses)
      successors.append(texts.count)
    }
  }

  /// A text that equals only what has the same bytes.
  struct ExactText: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (left: ExactText, right: ExactText) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      var copy = text
      copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// Texts of a kind that are kept at most.
  static let maximumTexts = 512

  private static let start = PackedTextKind.allCases.map { kind in
    var list = List()
    for word in PackedWords.words(of: kind) { list.add(word, uses: 0) }
    return list
  }

  private var lists = PackedTexts.start

  /// The texts of a kind.
  subscript(_ kind: PackedTextKind) -> [String] { lists[kind.rawValue].texts }

  /// The place of `text` among those of its kind.
  func index(of text: String, _ kind: PackedTextKind) -> Int? {
    lists[kind.rawValue].indices[ExactText(text)]
  }

  /// True where the last text of the kind had come before.
  func lastWasKnown(_ kind: PackedTextKind) -> Bool { lists[kind.rawValue].lastWasKnown }

  /// True where the text at a place has come in this payload.
  func hasCome(_ place: Int, _ kind: PackedTextKind) -> Bool { lists[kind.rawValue].uses[place] > 0 }

  /// How likely each text of a kind is the next.
  func weights(_ kind: PackedTextKind) -> [UInt32] {
    var weights = lists[kind.rawValue].uses.map { 1 + 8 * min($0, 255) }
    if let last = lists[kind.rawValue].last {
      let successor = lists[kind.rawValue].successors[last]
      if successor < weights.count { weights[successor] += 48 }
    }
    return weights
  }

  /// Takes note of a text that was known by its place.
  func note(_ index: Int, _ kind: PackedTextKind) {
    let list = kind.rawValue
    lists[list].uses[index] += 1
    if let last = lists[list].last { lists[list].successors[last] = index }
    lists[list].last = index
    lists[list].lastWasKnown = true
  }

  /// Takes a text that was not known.
  func add(_ text: String, _ kind: PackedTextKind) {
    let list = kind.rawValue
    lists[list].lastWasKnown = false
    guard lists[list].texts.count < Self.maximumTexts else { return }
    let index = lists[list].texts.count
    lists[list].add(text, uses: 1)
    if let last = lists[list].last { lists[list].successors[last] = index }
    lists[list].last = index
  }
}
