internal import CZBar

/// The functions of libzbar, which is opened where it is asked for.
struct ZBarLibrary {
  let functions: btd_zbar

  /// What the file of the library is called.
  static let fileName = BTD_ZBAR_FILE

  /// The Debian package that holds the library.
  static let package = "libzbar0"

  /// Its version, `0.23.92`.
  var version: String {
    var (major, minor, patch): (UInt32, UInt32, UInt32) = (0, 0, 0)
    _ = functions.zbar_version(&major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// Opens the library; nil where it is not installed.
  init?(file: String = Self.fileName) {
    var functions = btd_zbar()
    guard btd_zbar_open(file, &functions) != 0 else { return nil }
    self.functions = functions
  }
}
