/// A place in an input.
public struct Place: Hashable, Sendable {
  /// The file as the user named it.
  public var file: String?
  /// Bytes before the place.
  public var byte: Int?
  /// The line, from 1.
  public var line: Int?
  /// The character of the line, from 1.
  public var column: Int?
  /// The JSON pointer (RFC 6901) of the value.
  public var pointer: String?

  /// Makes a place of the parts that are known.
  public init(
    file: String? = nil, byte: Int? = nil, line: Int? = nil, column: Int? = nil, pointer: String? = nil
  ) {
    self.file = file
    self.byte = byte
    self.line = line
    self.column = column
    self.pointer = pointer
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
