internal import WorkoutModel

/// An error that knows its exit code, and what a person is told of it.
package protocol ExitingError: Error {
  /// The code of a command that it ended.
  var exitCode: ExitCode { get }
  /// Whole sentences, with the option to type; what the error says of itself where left out.
  var words: String { get }
}

extension ExitingError {
  package var words: String { "\(self)" }
}

extension ExitCode {
  /// The code for an error that ended a command.
  package init(_ error: any Error) {
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
    default: self = .software
    }
  }
}
