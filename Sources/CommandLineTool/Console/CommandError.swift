/// Something asked for that cannot be done, in whole sentences; exit code 64.
package struct CommandError: ExitingError, CustomStringConvertible {
  package let description: String

  package var exitCode: ExitCode { .usage }

  package init(_ description: String) { self.description = description }
}
