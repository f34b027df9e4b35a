internal import Glibc
internal import WorkoutFormats

/// Which file a path leads to, whatever its name and links.
struct FileIdentity: Hashable {
  private let device: UInt
  private let number: UInt

  /// Refuses to write `output` over one of `inputs`, which are never changed.
  static func refuse(_ output: String, anyOf inputs: [String]) throws(RequestError) {
    guard let identity = FileIdentity(output) else { return }
    for input in inputs where input != "-" && FileIdentity(input) == identity {
      throw RequestError("\(output): is one of the inputs, which are never changed. Choose another name.")
    }
  }

  /// The file that `path` leads to; nil where there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }
}
