internal import CLibrary
internal import WorkoutModel

extension Error {
  /// What it is about: the error that the core's own holds, else the error itself.
  var cause: any Error {
    switch self as? WorkoutError {
    case .input(let error): error
    case .request(let error): error
    case .file(let error): error
    case .stopped, nil: self
    }
  }
}

extension FileError {
  /// True where nobody reads standard output any more.
  var isUnread: Bool { operation == .cannotWrite && path == "standard output" && code == EPIPE }

  /// Runs `body`; for an output of the core, whose errors are the core's.
  static func rising(_ body: () throws(FileError) -> Void) throws(WorkoutError) {
    do throws(FileError) { try body() } catch { throw .file(error) }
  }
}
