/// A conversion that would lose or guess something, under `--strict`.
struct StrictError: ExitingError, CustomStringConvertible {
  let description: String

  var exitCode: ExitCode { .badData }
}
