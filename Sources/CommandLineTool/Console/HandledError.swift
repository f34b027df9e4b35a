/// An error that has been told already; only its exit code is left to be returned.
struct HandledError: ExitingError {
  let exitCode: ExitCode
}
