/// Where a picture is.
public enum PictureSource: Hashable, Sendable {
  /// A file by its path.
  case file(String)
  /// The bytes of a whole file, and what findings call it.
  case bytes([UInt8], name: String)

  /// What findings and errors call it.
  public var name: String {
    switch self {
    case .file(let path): path
    case .bytes(_, let name): name
    }
  }
}
