internal import FormatKit
internal import Notation
internal import QRCodes
internal import Sheets
internal import WorkoutFormats
internal import WorkoutModel

/// An error of this program, which knows its exit code.
protocol ExitingError: Error {
  var exitCode: ExitCode { get }
}

extension ExitCode {
  /// The code for an error that ended a command.
  init(_ error: any Error) {
    switch error.cause {
    case let error as any ExitingError: self = error.exitCode
    case let error as FileError:
      switch error.operation {
      case .cannotOpen: self = .noInput
      case .cannotRead, .cannotWrite, .changedMeanwhile, .cannotLock: self = .inputOutput
      case .tooLarge, .cannotUnpack: self = .badData
      case .cannotCreate, .exists, .folderExists, .notAFolder, .isReadOnly: self = .cannotCreate
      }
    case is InputError: self = .badData
    case is RequestError: self = .usage
    case SheetError.tooManyPages: self = .usage
    case is SheetError: self = .software
    case PictureError.loaderMissing, PictureError.programMissing, PictureError.decodingUnavailable:
      self = .unavailable
    case is PictureError: self = .badData
    case QRCodeError.libraryMissing: self = .unavailable
    case QRCodeError.libraryFailed, QRCodeError.unreadable: self = .software
    case QRCodeError.payloadTooLarge, QRCodeError.emptyPayload: self = .badData
    case is QRCodeError: self = .usage
    default: self = .software
    }
  }
}
