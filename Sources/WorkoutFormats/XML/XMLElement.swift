/// An element of an XML text: its name, its attributes, what is in it, and where it begins.
struct XMLElement: Equatable, Sendable {
  /// A name and a value.
  struct Attribute: Equatable, Sendable {
    var name: String
    var value: String
  }

  /// A piece of what is in an element.
  enum Node: Equatable, Sendable {
    /// An element within the element.
    case element(XMLElement)
    /// Text, with references resolved.
    case text(String)
    /// A comment or a processing instruction as it is written, with its brackets.
    case markup(String)
  }

  var name: String
  /// The attributes in their order, declarations of namespaces first.
  var attributes: [Attribute] = []
  var content: [Node] = []
  /// Where its `<` stands in the text.
  var offset = 0

  /// The text within it, but not that of elements within it.
  var text: String {
    content.reduce(into: "") { text, node in if case .text(let piece) = node { text += piece } }
  }

  /// True for an element that says nothing but ``text``.
  var isPlain: Bool {
    attributes.isEmpty && content.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// True where its name is `name`, which is in lower case, in any letter case.
  func isNamed(_ name: String) -> Bool { self.name.lowercased() == name }
}

extension XMLElement {
  /// The element as XML text.
  var xml: String {
    var text = "<\(name)"
    for attribute in attributes { text += " \(attribute.name)=\"\(XMLText.attribute(attribute.value))\"" }
    guard !content.isEmpty else { return text + "/>" }
    text += ">"
    for node in content { text += node.xml }
    return text + "</\(name)>"
  }
}

extension XMLElement.Node {
  /// The piece as XML text.
  var xml: String {
    switch self {
    case .element(let element): element.xml
    case .text(let text): XMLText.content(text)
    case .markup(let markup): markup
    }
  }
}
