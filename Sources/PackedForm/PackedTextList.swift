internal import WorkoutModel

/// The texts of one kind: those that are known beforehand, then those that have come.
struct PackedTextList {
  /// The texts of a kind that are known beforehand.
  private final class Start: Sendable {
    fileprivate let texts: [String]
    fileprivate let indices: [ExactText: Int]
    fileprivate let dayParts: [PackedDayPart?]

    fileprivate init(_ kind: PackedTextKind) {
      texts = PackedWords.words(of: kind)
      indices = Dictionary(firstOf: zip(texts.map(ExactText.init), 0...))
      dayParts = kind == .title ? texts.map(PackedDayPart.init(beginning:)) : []
    }
  }

  private static let starts = PackedTextKind.allCases.map(Start.init)
  /// Texts that are kept at most.
  private static let maximumCount = 512

  private let start: Start
  private var own: [String] = []
  private var ownIndices: [ExactText: Int] = [:]
  private var indexedCount = 0
  /// The part of the day that each begins with; none but for titles.
  private(set) var dayParts: [PackedDayPart?]
  /// How often each came.
  private var uses: [UInt32]
  /// What came after each.
  private var successors: [Int]
  private var last: Int?
  /// True where the last text had come before.
  private(set) var lastWasKnown = true

  init(_ kind: PackedTextKind) {
    start = Self.starts[kind.rawValue]
    dayParts = start.dayParts
    uses = [UInt32](repeating: 0, count: start.texts.count)
    successors = Array(1..<start.texts.count + 1)
  }

  var isEmpty: Bool { uses.isEmpty }

  /// The text at a place.
  subscript(place: Int) -> String {
    place < start.texts.count ? start.texts[place] : own[place - start.texts.count]
  }

  /// The place of a text.
  mutating func index(of text: String) -> Int? {
    let text = ExactText(text)
    if let index = start.indices[text] { return index }
    // Only writers look for texts, so what has come is indexed no earlier.
    while indexedCount < own.count {
      ownIndices[ExactText(own[indexedCount])] = start.texts.count + indexedCount
      indexedCount += 1
    }
    return ownIndices[text]
  }

  /// True where the text at a place has come in this payload.
  func hasCome(_ place: Int) -> Bool { uses[place] > 0 }

  /// How likely each text is the next.
  var weights: [UInt32] {
    var weights = uses.map { 1 + 8 * min($0, 255) }
    if let last, successors[last] < weights.count { weights[successors[last]] += 48 }
    return weights
  }

  /// Takes note of a text that was known by its place.
  mutating func note(_ place: Int) {
    uses[place] += 1
    follow(with: place)
    lastWasKnown = true
  }

  /// Takes a text that was not known.
  mutating func add(_ text: String) {
    lastWasKnown = false
    let place = uses.count
    guard place < Self.maximumCount else { return }
    own.append(text)
    if !dayParts.isEmpty { dayParts.append(PackedDayPart(beginning: text)) }
    uses.append(1)
    successors.append(place + 1)
    follow(with: place)
  }

  private mutating func follow(with place: Int) {
    if let last { successors[last] = place }
    last = place
  }
}
