internal import Notation
internal import QRCodes
internal import SafeFiles

extension PictureSource {
  /// What is there to be scanned.
  enum Content {
    /// A film, which need not be in memory.
    case film(FilmDecoder)
    /// The bytes of anything else.
    case bytes([UInt8])
  }

  /// Opens it.
  ///
  /// - Parameter variables: the environment of the program that decodes films, nil for that of the process.
  /// - Throws: `WorkoutError` where it cannot be opened or read.
  func content(variables: [String: String]?) throws -> Content {
    switch self {
    case .bytes(let bytes, _): return Self.content(of: bytes, variables)
    case .file(let path):
      let input = try InputBytes(opening: path)
      try input.load(upTo: FilmDecoder.headLength)
      let head = Array(input.bytes.prefix(FilmDecoder.headLength))
      if path != "-", !ZipFile.isPacked(path),
        let film = FilmDecoder(path: path, head: head, variables: variables)
      {
        return .film(film)
      }
      try input.loadAll()
      return Self.content(of: input.copy, variables)
    }
  }

  private static func content(of bytes: [UInt8], _ variables: [String: String]?) -> Content {
    FilmDecoder(bytes, variables: variables).map { .film($0) } ?? .bytes(bytes)
  }
}
