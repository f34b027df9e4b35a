/// A record that does not say what is needed; exit code 65.
struct RecordError: ExitingError, CustomStringConvertible {
  let description: String

  var exitCode: ExitCode { .badData }

  init(_ description: String) { self.description = description }
}
