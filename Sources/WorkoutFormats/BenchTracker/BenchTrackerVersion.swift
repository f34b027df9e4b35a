internal import Notation
internal import WorkoutModel

/// The versions of the `.btd` file, and the gate that refuses newer ones.
enum BenchTrackerVersion {
  /// The versions that are read and written.
  static let all = 1...6
  /// The version of the app's newest releases.
  static let newest = 6

  /// The version that `document` states.
  ///
  /// - Throws: ``InputError`` if there is no version, it is not a number, or it is newer than ``newest``.
  static func read(_ document: JSONDocument) throws(WorkoutError) -> Int {
    try VersionGate(
      file: "a .btd file", newest: newest,
      missingAdvice: .otherFormat,
      newerAdvice: "Export again from an older app, or update btd."
    ).version(of: document)
  }
}
