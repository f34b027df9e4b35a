internal import CommandLineTool

/// A path that cannot be that of `--keep`.
struct KeepFileError: ExitingError, CustomStringConvertible {
  /// The path, and why not.
  let description: String

  var exitCode: ExitCode { .cannotCreate }
}
