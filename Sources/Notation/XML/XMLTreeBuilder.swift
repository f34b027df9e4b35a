internal import WorkoutModel

/// Collects the whole of a small XML text.
struct XMLTreeBuilder {
  /// The most elements within each other.
  static let maximumDepth = XMLTagReader.maximumDepth
  /// The most elements, texts and comments that are collected.
  static let maximumNodes = 100_000

  private let input: TextInput
  /// The elements that have begun and not ended.
  private(set) var open: [XMLElement] = []
  private(set) var root: XMLElement?
  /// Comments and processing instructions beside the root.
  private(set) var outside: [XMLElement.Node] = []
  private var nodes = 0
  /// True where nothing has come yet.
  var isUntouched: Bool { nodes == 0 }

  init(_ input: TextInput) { self.input = input }

  /// An element begins; its content is still empty.
  mutating func begin(_ element: XMLElement) throws(WorkoutError) {
    guard open.count < Self.maximumDepth else {
      throw input.error(at: element.offset, "elements are nested deeper than \(Self.maximumDepth) levels")
    }
    try countNode(at: element.offset)
    open.append(element)
  }

  /// The element that began last and has not ended ends.
  mutating func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].content.append(.element(element)) }
  }

  /// All the text between two tags, or a comment or processing instruction, which ends at `offset`.
  mutating func add(_ node: XMLElement.Node, at offset: Int) throws(WorkoutError) {
    try countNode(at: offset)
    if open.isEmpty { outside.append(node) } else { open[open.count - 1].content.append(node) }
  }

  private mutating func countNode(at offset: Int) throws(WorkoutError) {
    nodes += 1
    guard nodes <= Self.maximumNodes else {
      throw input.error(
        at: offset, "found more than \(Self.maximumNodes) elements, expected those of one ride")
    }
  }
}
