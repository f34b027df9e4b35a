internal import FormatKit
internal import SafeFiles
internal import WorkoutFormats

/// Which file a path leads to, whatever its name and links.
package struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Refuses to write `output` over one of `inputs`, which are never changed.
  package static func refuse(_ output: String, anyOf inputs: [String]) throws(CommandError) {
    // Nothing is written into a zip file, whatever lies there.
    guard FileSystem.status(of: output) != nil, let identity = FileIdentity(output) else { return }
    for input in inputs where input != "-" && FileIdentity(input) == identity {
      throw CommandError("\(output): is one of the inputs, which are never changed. Choose another name.")
    }
  }

  /// Whether two paths lead to one file, be it that it is not there yet.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    if path == other { return true }
    if let identity = FileIdentity(path) { return identity == FileIdentity(other) }
    return FileIdentity(other) == nil && place(path) == place(other)
  }

  /// The folder of a path with links followed, and the name in it.
  private static func place(_ path: String) -> String {
    let (folder, name) = PathText.parts(of: path)
    return FileSystem.resolved(folder.isEmpty ? "." : folder).map { "\($0)/\(name)" } ?? path
  }

  /// The file that `path` leads to, or nil.
  package init?(_ path: String) {
    // A member of a zip file is that file.
    let found = FileSystem.status(of: path) ?? ZipFile.path(in: path).flatMap { FileSystem.status(of: $0) }
    guard let status = found, status.kind == .file else { return nil }
    device = status.device
    number = status.number
  }
}
