internal import CLibrary
internal import SafeFiles
internal import WorkoutModel

/// Folders that are there, so that each is made and looked for once.
struct KnownFolders {
  private var paths: Set<String> = []

  /// Makes the folder of `path` with all above it, unless it is there.
  mutating func make(for path: String) throws(FileError) {
    let folder = PathText.parts(of: path).folder
    guard !folder.isEmpty, folder != "/", !paths.contains(folder) else { return }
    let name = String(folder.dropLast())
    if FileSystem.status(of: name) == nil {
      try make(for: name)
      guard FileSystem.makeFolder(name) || errno == EEXIST else {
        throw FileError(.cannotCreate, path: name, code: errno)
      }
    }
    paths.insert(folder)
  }
}
