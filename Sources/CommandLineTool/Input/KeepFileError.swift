/// A path that cannot be that of `--keep`.
struct KeepFileError: Error, CustomStringConvertible {
  /// The path, and why not.
  let description: String
}
