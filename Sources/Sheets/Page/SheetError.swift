public import QRCodes

/// Why a page could not be made.
public enum SheetError: Error, Hashable, Sendable {
  /// A code that was drawn is not read by one of the readers as what was put into it.
  case unreadableCode(
    sheet: String, code: String, version: Int, dotsPerInch: Int, reader: SymbolReaderName)
  /// A backup would take this many symbols, of this version: more pages than are printed.
  case tooManyPages(symbols: Int, limit: Int, version: Int)
  /// A backup does not read back as what was backed up.
  case unreadableBackup
  /// A C library gave up; `reason` is in its words.
  case libraryFailed(library: String, reason: String)
}

extension SheetError: CustomStringConvertible {
  /// What went wrong and what to do.
  public var description: String {
    switch self {
    case .unreadableCode(let sheet, let code, let version, let dotsPerInch, let reader):
      "the code \"\(code)\" of \"\(sheet)\" (version \(version)) is not read back by \(reader.title) at "
        + "\(dotsPerInch) dots an inch, so nothing is printed; a finer picture may help"
    case .tooManyPages(let symbols, let limit, _):
      "the backup takes \(symbols) codes on \(limit) pages or more, and is not printed in part"
    case .unreadableBackup:
      "the backup does not read back as what was to be kept, so nothing is printed; this is a mistake of btd"
    case .libraryFailed(let library, let reason): "\(library) failed: \(reason)"
    }
  }
}
