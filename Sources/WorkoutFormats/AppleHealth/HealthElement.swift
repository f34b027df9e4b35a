internal import Notation
internal import WorkoutModel

/// An element with its attributes and the entries in it; what nobody takes of them is kept as source fields.
struct HealthElement {
  /// Where it stands.
  let place: Place
  /// The keys and values of its entries.
  var entries: [SourceFields.Field] = []
  private var attributes: [XMLElement.Attribute]

  /// Takes the element that `tags` stands at.
  init(_ tags: XMLTagReader) throws(WorkoutError) {
    place = tags.place()
    attributes = try tags.attributes()
  }

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The value of an entry.
  func entry(_ key: String) -> String? { entries.first { $0.name == key }?.text }

  /// The value of an attribute, which is then read.
  mutating func take(_ name: String) -> String? {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return nil }
    return attributes.remove(at: index).value
  }

  /// Leaves out what says nothing of its own.
  mutating func drop(_ name: String) { attributes.removeAll { $0.name == name } }

  /// The value of an entry, which is then read.
  mutating func takeEntry(_ key: String) -> String? {
    guard let index = entries.firstIndex(where: { $0.name == key }) else { return nil }
    return entries.remove(at: index).text
  }

  /// What was not taken, in its order.
  var fields: [SourceFields.Field] {
    attributes.map { SourceFields.Field(name: $0.name, text: $0.value) }
      + entries.map { SourceFields.Field(name: "MetadataEntry/\($0.name)", text: $0.text) }
  }

  /// What was not taken; nil for nothing.
  var sourceFields: SourceFields? {
    let fields = fields
    return fields.isEmpty ? nil : SourceFields(format: HealthReader.formatID, fields: fields)
  }
}
