/// Errors that are told together; the exit code is that of the gravest.
package struct SeveralErrors: ExitingError {
  private let errors: [any Error]

  /// Throws `errors` as one, unless the list is empty.
  package static func check(_ errors: [any Error]) throws {
    if errors.count == 1 { throw errors[0] }
    if errors.count > 1 { throw SeveralErrors(errors: errors) }
  }

  package var exitCode: ExitCode { errors.map { ExitCode($0) }.max() ?? .success }
  package var words: String { errors.map(ErrorWords.of).joined(separator: "\n") }
}
