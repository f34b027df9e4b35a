internal import Notation
package import WorkoutModel

/// What is no log of any format, but known by its first bytes: it is called what it is.
package enum ForeignContent {
  case page, picture, document, film, workbook, oldDocument, richText, packed, otherPacked, clinicalDocument

  /// What `bytes` begin; nil for all else.
  package init?(_ bytes: UnsafeRawBufferPointer) {
    let start = bytes.prefix(1 << 10)
    func begins(_ text: StaticString, at offset: Int = 0) -> Bool {
      let count = text.utf8CodeUnitCount
      guard start.count >= offset + count else { return false }
      return (0..<count).allSatisfy { start[offset + $0] == text.utf8Start[$0] }
    }
    if begins("PK\u{3}\u{4}") || begins("PK\u{5}\u{6}") {
      self = Workbook.isWorkbook(bytes) ? .workbook : .packed
    } else if start.starts(with: [0x1f, 0x8b, 8]) {
      self = .packed
    } else if begins("Rar!\u{1a}\u{7}") || start.starts(with: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]) {
      self = .otherPacked
    } else if start.starts(with: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) {
      self = .oldDocument
    } else if begins("{\\rtf") {
      self = .richText
    } else if begins("%PDF-") {
      self = .document
    } else if begins("PNG\r\n", at: 1) || begins("GIF8") || begins("BM") && start.count > 6 && start[6] == 0
      || start.starts(with: [0xff, 0xd8, 0xff]) || begins("RIFF") && begins("WEBP", at: 8)
      || start.starts(with: [0x49, 0x49, 0x2a, 0]) || start.starts(with: [0x4d, 0x4d, 0, 0x2a])
      || begins("ftyp", at: 4) && (begins("hei", at: 8) || begins("mif1", at: 8) || begins("avif", at: 8))
    {
      self = .picture
    } else if begins("ftyp", at: 4) || start.starts(with: [0x1a, 0x45, 0xdf, 0xa3]) {
      self = .film
    } else if Self.isPage(start) {
      self = .page
    } else if XMLText.rootName(of: String(decoding: start, as: UTF8.self)) == "ClinicalDocument" {
      self = .clinicalDocument
    } else {
      return nil
    }
  }

  /// True for what may show codes.
  package var isPicture: Bool {
    switch self {
    case .picture, .document, .film: true
    default: false
    }
  }

  /// True for text that begins with a tag of HTML, whatever its letter case.
  private static func isPage(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    let text = String(
      decoding: bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes, as: UTF8.self)
    let first = String(text.prefix(256)).trimming { $0.properties.isWhitespace }.lowercased()
    return ["<!doctype html", "<html", "<head", "<body"].contains { first.hasPrefix($0) }
  }

  /// The error that says what the file called `name` is, and what to do.
  package func error(_ name: String) -> WorkoutError {
    let (what, advice): (String, Advice) =
      switch self {
      case .page:
        (
          "the file is a web page (HTML), expected a log",
          "The download may have ended at a page to sign in: export it again, and save the file itself."
        )
      case .picture: ("the file is a picture, expected a log", "Read the codes in it with btd scan.")
      case .document: ("the file is a PDF, expected a log", "Read the codes on its pages with btd scan.")
      case .film: ("the file is a film, expected a log", "Read the codes in it with btd scan.")
      case .workbook:
        ("the file is a document of an office program, expected a log", "Save its table as CSV.")
      case .oldDocument:
        (
          "the file is a document of an office program before 2007, such as .xls, expected a log",
          "Save its table as CSV or .xlsx."
        )
      case .richText:
        ("the file is a text with styles (RTF), expected a log", "Save it as plain text.")
      case .otherPacked:
        ("the file is packed with RAR or 7-Zip", "Unpack it first.")
      case .clinicalDocument:
        (
          "the file is a clinical document (CDA), expected a log",
          "Apple Health puts it beside export.xml, which holds the records and workouts."
        )
      case .packed:
        ("the file is packed more than once with zip or gzip", "Unpack it once.")
      }
    return .input(InputError(.malformed, place: Place(file: name), what: what, advice: advice))
  }
}
