internal import CLibrary
internal import FormatKit
internal import WorkoutFormats

/// Which file a path leads to, whatever its name and links.
struct FileIdentity: Hashable {
  private let device: UInt
  private let number: UInt

  /// Refuses to write `output` over one of `inputs`, which are never changed.
  static func refuse(_ output: String, anyOf inputs: [String]) throws(CommandError) {
    guard let identity = FileIdentity(output) else { return }
    for input in inputs where input != "-" && FileIdentity(input) == identity {
      throw CommandError("\(output): is one of the inputs, which are never changed. Choose another name.")
    }
  }

  /// Whether two paths lead to one file, be it that it is not there yet.
  static func isSame(_ path: String, _ other: String) -> Bool {
    if path == other { return true }
    if let identity = FileIdentity(path) { return identity == FileIdentity(other) }
    return FileIdentity(other) == nil && place(path) == place(other)
  }

  /// The folder of a path with links followed, and the name in it.
  private static func place(_ path: String) -> String {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = cut == path.startIndex ? "." : String(path[..<cut])
    guard let resolved = realpath(folder, nil) else { return path }
    defer { free(resolved) }
    return "\(String(cString: resolved))/\(path[cut...])"
  }

  /// The file that `path` leads to, or nil.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }
}
