package import CommandLineTool
package import QRCodes
package import Sheets
internal import WorkoutCodes

extension SheetError: ExitingError {
  package var exitCode: ExitCode {
    if case .tooManyPages = self { return .usage }
    return .software
  }

  package var words: String {
    switch self {
    case .unreadableCode: "\(self), or --no-check prints it all the same"
    case .tooManyPages(let symbols, let limit, let version):
      "The backup takes \(symbols) codes on \(limit) pages or more, and is not printed in part. "
        + "Keep fewer years in each backup: btd filter --since DAY --until DAY"
        + (version < SymbolGroup.comfortableVersion
          ? "; or allow larger codes: --version-limit \(SymbolGroup.comfortableVersion)." : ".")
    case .unreadableBackup, .libraryFailed: "\(self)"
    }
  }
}

extension PictureError: ExitingError {
  package var exitCode: ExitCode {
    switch self {
    case .loaderMissing, .programMissing, .decodingUnavailable: .unavailable
    case .noTemporaryFile: .inputOutput
    default: .badData
    }
  }
}

extension QRCodeError: ExitingError {
  package var exitCode: ExitCode {
    switch self {
    case .libraryMissing: .unavailable
    case .libraryFailed, .unreadable: .software
    case .payloadTooLarge, .emptyPayload: .badData
    default: .usage
    }
  }

  package var words: String {
    guard case .payloadTooLarge(_, _, _, nil) = self else { return "\(self)" }
    return "\(self); for btd scan, use a folder or .gif"
  }
}
