/// A place in a document: in what is read, in the model, or in what is written.
public struct Place: Hashable, Sendable {
  /// Which document a place is in.
  public enum Document: String, Hashable, Sendable, CaseIterable {
    /// What is read.
    case source
    /// What was read, as the model holds it.
    case model
    /// What is written.
    case output
  }

  /// Which document it is in.
  public var document: Document
  /// The file as the user named it.
  public var file: String?
  /// Bytes before the place.
  public var byte: Int?
  /// The line, from 1.
  public var line: Int?
  /// The character of the line, from 1.
  public var column: Int?
  /// The path in the model.
  public var path: ModelPath?
  private var text: String?

  /// The JSON pointer (RFC 6901) of the value; one that is very long ends in an ellipsis.
  public var pointer: String? { text ?? path?.pointer }

  /// Makes a place of the parts that are known.
  public init(
    _ document: Document = .source, file: String? = nil, byte: Int? = nil, line: Int? = nil,
    column: Int? = nil, pointer: String? = nil
  ) {
    self.document = document
    self.file = file
    self.byte = byte
    self.line = line
    self.column = column
    text = pointer.map(ShownName.of)
  }

  /// Makes the place of a key that is written for what stands at `path` in the model.
  public init(_ path: ModelPath, key: String) {
    document = .output
    self.path = path
    text = "\(path.pointer)/\(key)"
  }

  /// Makes a place in the model; nil is the archive as a whole.
  public init(_ path: ModelPath?) {
    document = .model
    self.path = path
  }
}

extension Place: CustomStringConvertible {
  /// `history.btd:12:7 (/workouts/3/date)`, with what is not known left out.
  public var description: String {
    var text = file ?? ""
    if let line {
      text += (text.isEmpty ? "line " : ":") + "\(line)"
      if let column { text += ":\(column)" }
    }
    if let pointer, !pointer.isEmpty { text += text.isEmpty ? pointer : " (\(pointer))" }
    return text
  }
}
