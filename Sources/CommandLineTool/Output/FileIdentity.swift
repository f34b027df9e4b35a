internal import Glibc

/// Which file a path leads to, whatever its name and links.
struct FileIdentity: Hashable {
  private let device: UInt
  private let number: UInt

  /// The file that `path` leads to; nil where there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }
}
