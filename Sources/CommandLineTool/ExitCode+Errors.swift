internal import FormatKit
internal import Notation
internal import QRCodes
internal import SafeFiles
internal import Sheets
internal import WorkoutFormats

extension ExitCode {
  /// The code for an error that ended a command.
  init(_ error: any Error) {
    switch error {
    case let error as FileProblem: self.init(error.problem)
    case let error as FileError:
      switch error.operation {
      case .cannotOpen: self = .noInput
      case .cannotRead, .cannotWrite: self = .inputOutput
      case .tooLarge: self = .badData
      case .cannotCreate, .exists, .folderExists, .notAFolder: self = .cannotCreate
      }
    case is InputError: self = .badData
    case is RequestError, is UsageError: self = .usage
    case is StrictError: self = .badData
    case is KeepFileError: self = .cannotCreate
    case is SheetError: self = .software
    case PictureError.loaderMissing, PictureError.programMissing: self = .unavailable
    case is PictureError: self = .badData
    case QRCodeError.libraryFailed: self = .software
    case QRCodeError.payloadTooLarge, QRCodeError.emptyPayload: self = .badData
    case is QRCodeError: self = .usage
    default: self = .software
    }
  }
}
