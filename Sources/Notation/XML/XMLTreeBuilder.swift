/// Collects the whole of a small XML text.
package final class XMLTreeBuilder: XMLHandler {
  /// The most elements, texts and comments that are collected.
  static let maximumNodes = 100_000

  private let input: TextInput
  private var open: [XMLElement] = []
  private var nodes = 0
  private var offset = 0
  private var root: XMLElement?
  private var pending = ""
  /// Comments and processing instructions beside the root.
  private var outside: [XMLElement.Node] = []

  private init(_ input: TextInput) { self.input = input }

  /// The element at the top of `input`, and the comments and processing instructions beside it.
  ///
  /// - Throws: ``InputError`` for what is no XML, or more of it than is taken.
  package static func root(of input: TextInput) throws -> (element: XMLElement, outside: [XMLElement.Node]) {
    let builder = XMLTreeBuilder(input)
    try XMLScanner.scan(input, handler: builder)
    guard let root = builder.root else { throw input.error(at: 0, "found no element, expected XML") }
    return (root, builder.outside)
  }

  package func begin(_ element: XMLElement) throws {
    offset = element.offset
    try takeText()
    try countNode()
    open.append(element)
  }

  package func text(_ text: String) { pending += text }

  package func markup(_ markup: String) throws {
    try takeText()
    try countNode()
    if open.isEmpty {
      outside.append(.markup(markup))
    } else {
      open[open.count - 1].content.append(.markup(markup))
    }
  }

  package func end() throws {
    try takeText()
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].content.append(.element(element)) }
  }

  /// Adds the text that has come since the last tag, which may have come in many pieces.
  private func takeText() throws {
    guard !pending.isEmpty, !open.isEmpty else { return }
    try countNode()
    open[open.count - 1].content.append(.text(pending))
    pending = ""
  }

  private func countNode() throws {
    nodes += 1
    guard nodes <= Self.maximumNodes else {
      throw input.error(
        at: offset, "found more than \(Self.maximumNodes) elements, expected those of one ride")
    }
  }
}
