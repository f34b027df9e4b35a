/// A text that equals only those of the same bytes; a Swift text also equals one whose letters are put together.
struct TextBytes: Equatable, CustomStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  var description: String { text.debugDescription }

  static func == (left: TextBytes, right: TextBytes) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
}
