/// What to do about an input that is not what it should be.
public enum Advice: Hashable, Sendable {
  /// A whole sentence.
  case sentence(String)
  /// The input may be of another format, which is to be named.
  case otherFormat
  /// The input may not be the file that the app exported, or be of another format, which is to be named.
  case otherExport
  /// The format that was named is not the input's: it may be recognised.
  case detectFormat
  /// The input may not be the file that the app exported: a check names each of its rows.
  case checkRows
  /// What the columns of a table mean is to be said by a person.
  case mapColumns
}

extension Advice: ExpressibleByStringInterpolation {
  /// Makes a whole sentence.
  public init(stringLiteral sentence: String) { self = .sentence(sentence) }
}

extension Advice: CustomStringConvertible {
  /// A whole sentence that names no option.
  public var description: String {
    switch self {
    case .sentence(let sentence): sentence
    case .otherFormat: "If this is another format, name it."
    case .otherExport: "Check that it is the file that the app exported, or name its format."
    case .detectFormat: "Name no format, and it is recognised."
    case .checkRows: "Check that it is the file that the app exported."
    case .mapColumns: "Say what its columns mean."
    }
  }
}
