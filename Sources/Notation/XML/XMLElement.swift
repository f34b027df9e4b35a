/// An element of an XML text: its name, its attributes, what is in it, and where it begins.
package struct XMLElement: Equatable, Sendable {
  /// A name and a value.
  package struct Attribute: Equatable, Sendable {
    package var name: String
    package var value: String
  }

  /// A piece of what is in an element.
  package enum Node: Equatable, Sendable {
    /// An element within the element.
    case element(XMLElement)
    /// Text, with references resolved.
    case text(String)
    /// A comment or a processing instruction as it is written, with its brackets.
    case markup(String)
  }

  package var name: String
  /// The attributes in their order, declarations of namespaces first.
  package var attributes: [Attribute] = []
  package var content: [Node] = []
  /// Where its `<` stands in the text.
  package var offset = 0

  package init(name: String, attributes: [Attribute] = [], content: [Node] = [], offset: Int = 0) {
    self.name = name
    self.attributes = attributes
    self.content = content
    self.offset = offset
  }

  /// The text within it, but not that of elements within it.
  package var text: String {
    content.reduce(into: "") { text, node in if case .text(let piece) = node { text += piece } }
  }

  /// True for an element that says nothing but ``text``.
  package var isPlain: Bool {
    attributes.isEmpty && content.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// True where its name is `name`, which is in lower case, in any letter case.
  package func isNamed(_ name: String) -> Bool { self.name.lowercased() == name }
}

extension XMLElement {
  /// The element as XML text.
  package var xml: String {
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
  package var xml: String {
    switch self {
    case .element(let element): element.xml
    case .text(let text): XMLText.content(text)
    case .markup(let markup): markup
    }
  }
}
