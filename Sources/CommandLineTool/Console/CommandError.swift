/// Something asked for that cannot be done, in whole sentences; exit code 64.
struct CommandError: ExitingError, CustomStringConvertible {
  let description: String

  var exitCode: ExitCode { .usage }

  init(_ description: String) { self.description = description }
}
