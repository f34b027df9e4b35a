internal import Notation
internal import WorkoutModel

/// The parts of an element's content that the model has no home for, as fields and back.
///
/// An element stands under its name, as XML; a text under `#text`; a comment or processing instruction under
/// `#markup`; an attribute under its name behind an `@`.
enum ZWOContent {
  /// Begins the names of what stands before a segment.
  static let before = "before/"
  /// The name of the field that holds a segment or cue as a whole, or the element's own name.
  static let element = "#element"
  private static let text = "#text"
  private static let markup = "#markup"

  /// `nodes` as fields; white space between elements is layout, as it is around the texts there.
  static func kept(_ nodes: [XMLElement.Node], below path: String = "") -> [SourceFields.Field] {
    nodes.compactMap { node in
      switch node {
      case .element(let element): .init(name: path + element.name, text: node.xml)
      case .markup: .init(name: path + markup, text: node.xml)
      case .text(let text):
        text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
          ? nil
          : .init(
            name: path + Self.text,
            text: XMLText.content(String(text.trimming { $0.properties.isWhitespace })))
      }
    }
  }

  /// True for a field that is one piece of XML, as ``kept(_:below:)`` makes it, or an attribute of a proper name.
  @Sendable static func isWritable(_ field: SourceFields.Field, _ path: ModelPath?) -> Bool {
    let name = field.name.split(separator: "/").last ?? ""
    if name.hasPrefix("@") { return XMLText.isName(name.dropFirst()) }
    // Of a cue, the element's own name.
    return field.name == element && path?.set != nil ? XMLText.isName(field.text[...]) : isPiece(field.text)
  }

  /// True for content that ends where it ends, with nothing to mend.
  private static func isPiece(_ text: String) -> Bool {
    let log = FindingLog()
    guard let input = try? InputBytes("<x>\(text)</x>".utf8, name: "text"),
      let content = try? TextInput(input, findings: log), (try? XMLScanner.root(of: content)) != nil
    else { return false }
    return log.groups.isEmpty
  }

  /// `fields` with each text joined to the text before it, where nothing is written between the two.
  static func joiningTexts(_ fields: [SourceFields.Field]) -> [SourceFields.Field] {
    var joined: [SourceFields.Field] = []
    var lastContent: [Substring: Int] = [:]
    for field in fields {
      let nameStart = field.name.lastIndex(of: "/").map(field.name.index(after:)) ?? field.name.startIndex
      let (path, name) = (field.name[..<nameStart], field.name[nameStart...])
      // Attributes stand in the tag, and a further workout behind everything.
      let isContent = !name.hasPrefix("@") && field.name.lowercased() != "workout"
      if name == text, let last = lastContent[path], joined[last].name == field.name {
        joined[last].text += " " + field.text
        continue
      }
      if isContent { lastContent[path] = joined.count }
      joined.append(field)
    }
    return joined
  }

  /// The fields whose names begin with `path` and go on with the name of an attribute or of content.
  static func fields(_ all: [SourceFields.Field], below path: String) -> [SourceFields.Field] {
    all.compactMap { field in
      guard field.name.hasPrefix(path) else { return nil }
      let name = field.name.dropFirst(path.count)
      return name.contains("/") || name == element ? nil : .init(name: String(name), text: field.text)
    }
  }
}
