/// A record that does not say what is needed; exit code 65.
struct RecordError: ExitingError, CustomStringConvertible {
  let description: String

  let exitCode: ExitCode

  init(_ description: String, exitCode: ExitCode = .badData) {
    self.description = description
    self.exitCode = exitCode
  }
}
