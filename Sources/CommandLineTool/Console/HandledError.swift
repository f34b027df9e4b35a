/// An error that has been told already; only its exit code is left to be returned.
package struct HandledError: ExitingError {
  package let exitCode: ExitCode

  package init(exitCode: ExitCode) { self.exitCode = exitCode }
}
