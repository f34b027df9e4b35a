/// What only the source's format knows, kept beside the value it belongs to.
///
/// A writer of the same format writes the fields back; a writer of another names them as dropped.
public struct SourceFields: Sendable {
  /// One field: its name, and its value in the format's own notation.
  public struct Field: Hashable, Sendable {
    /// The name, a path with `/` where the field stands deeper than the value it is kept with.
    public var name: String
    /// The value as the format writes it: JSON text for a JSON format, a cell's text for a table.
    public var text: String

    /// Makes a field.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The id of the format that knows the fields.
  public var format: String
  /// The fields, in the order of the source, which does not count when archives are compared.
  public var fields: [Field]

  /// Makes the fields of a format.
  public init(format: String, fields: [Field] = []) {
    self.format = format
    self.fields = fields
  }

  /// The text of the first field called `name`.
  public subscript(name: String) -> String? { fields.first { $0.name == name }?.text }
}
