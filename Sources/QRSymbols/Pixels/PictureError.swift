/// Why a picture could not be read.
public enum PictureError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty
  /// The file begins like none of the kinds of `PictureKind`; `firstBytes` are up to eight of it.
  case unknownKind(firstBytes: [UInt8])
  /// The file is larger than the decoder's limit, both in bytes.
  case fileTooLarge(byteCount: Int, limit: Int)
  /// The picture has more pixels than the decoder's limit.
  case tooManyPixels(kind: PictureKind, width: Int, height: Int, limit: Int)
  /// The file ends before the picture does.
  case truncated(kind: PictureKind, reason: String)
  /// The file breaks the rules of its kind.
  case damaged(kind: PictureKind, reason: String)
  /// The part of gdk-pixbuf that reads this kind is not installed; `package` is Debian's name for it.
  case loaderMissing(kind: PictureKind, package: String)
  /// The process that decodes the picture crashed, hung, took too long or answered nonsense; `reason` says what it did.
  case decodingStopped(kind: PictureKind, reason: String)
  /// No process can be started that decodes pictures.
  case decodingUnavailable(reason: String)
  /// The program that draws the pages of PDF, or decodes films, is not installed; `package` is Debian's name for it.
  case programMissing(files: String, program: String, package: String)
  /// The program that draws the pages of PDF has found no way to do so, or took too long.
  case pagesNotDrawn(reason: String)
  /// The program that decodes films has found no way to do so, or took too long.
  case filmNotDecoded(reason: String)
  /// There is no place for the file that such a program reads.
  case noTemporaryFile(reason: String)
  /// There are not width × height pixels, or none.
  case inconsistentSize(width: Int, height: Int, pixelCount: Int)
}

extension PictureError: CustomStringConvertible {
  /// What was found, what was expected and what to do.
  public var description: String {
    switch self {
    case .empty:
      return "the file is empty; expected a picture"
    case .unknownKind:
      let kinds = (PictureKind.allCases.map { $0.rawValue } + PictureKind.filesOfPictures).joined(
        separator: ", ")
      return "not a picture of a known kind; expected one of \(kinds)"
    case .fileTooLarge(let byteCount, let limit):
      return "the file has \(grouped(byteCount)) bytes; at most \(grouped(limit)) are read"
    case .tooManyPixels(let kind, let width, let height, let limit):
      return
        "the \(kind.rawValue) picture is \(grouped(width)) × \(grouped(height)) pixels; at most "
        + "\(grouped(limit)) pixels are read, which take \(grouped(5 * limit / 1_000_000)) MB of memory and "
        + "some seconds: crop it or make it smaller"
    case .truncated(let kind, let reason):
      return "the \(kind.rawValue) picture is truncated: \(reason); copy or download it again"
    case .damaged(let kind, let reason):
      return "the \(kind.rawValue) picture is damaged: \(reason)"
    case .loaderMissing(let kind, let package):
      return "\(kind.rawValue) pictures cannot be read without a loader: install \(package)"
    case .decodingStopped(let kind, let reason):
      return
        "the \(kind.rawValue) picture cannot be read: the process that decodes it \(reason); the picture is "
        + "damaged or malicious"
    case .decodingUnavailable(let reason):
      return "pictures cannot be read: \(reason)"
    case .programMissing(let files, let program, let package):
      return "\(files) cannot be read without the program \(program): install \(package)"
    case .pagesNotDrawn(let reason):
      return "the pages of the PDF cannot be drawn: \(reason)"
    case .filmNotDecoded(let reason):
      return "the film cannot be decoded: \(reason)"
    case .noTemporaryFile(let reason):
      return "a temporary file for it cannot be written: \(reason)"
    case .inconsistentSize(let width, let height, let pixelCount):
      return "a picture of \(width) × \(height) pixels cannot have \(grouped(pixelCount)) pixels"
    }
  }
}
