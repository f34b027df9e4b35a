package import WorkoutModel

/// Collects the whole of a small XML text.
package final class XMLTreeBuilder: XMLHandler {
  /// The most elements, texts and comments that are collected.
  static let maximumNodes = 100_000

  private let input: TextInput
  private var open: [XMLElement] = []
  private var nodes = 0
  private var offset = 0
  private(set) var root: XMLElement?
  private var pending = ""
  /// Comments and processing instructions beside the root.
  private(set) var outside: [XMLElement.Node] = []

  init(_ input: TextInput) { self.input = input }

  package func begin(_ element: XMLElement) throws(WorkoutError) {
    offset = element.offset
    try takeText()
    try countNode()
    open.append(element)
  }

  package func text(_ text: String) { pending += text }

  package func markup(_ markup: String) throws(WorkoutError) {
    try takeText()
    try countNode()
    if open.isEmpty {
      outside.append(.markup(markup))
    } else {
      open[open.count - 1].content.append(.markup(markup))
    }
  }

  package func end() throws(WorkoutError) {
    try takeText()
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].content.append(.element(element)) }
  }

  /// Adds the text that has come since the last tag, which may have come in many pieces.
  private func takeText() throws(WorkoutError) {
    guard !pending.isEmpty, !open.isEmpty else { return }
    try countNode()
    open[open.count - 1].content.append(.text(pending))
    pending = ""
  }

  private func countNode() throws(WorkoutError) {
    nodes += 1
    guard nodes <= Self.maximumNodes else {
      throw input.error(
        at: offset, "found more than \(Self.maximumNodes) elements, expected those of one ride")
    }
  }
}
