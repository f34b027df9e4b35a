internal import CLibrary
internal import Synchronization
package import WorkoutModel

/// Zip files: a path that goes on behind the name of one leads to a member, as in a folder.
package enum ZipFile {
  /// The packed file in a zip file that was looked into last.
  private static let held = Mutex<ZipTree.Held?>(nil)

  /// The path of the zip file at the beginning of `path`, where it goes on behind it; nil for any other path.
  package static func path(in path: String) -> String? { parts(of: path)?.file }

  private static func parts(of path: String) -> (file: String, member: String)? {
    guard FileSystem.status(of: path) == nil, errno == ENOTDIR else { return nil }
    var file = path[...]
    while let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")), slash != file.startIndex {
      file = file[..<slash]
      guard let status = FileSystem.status(of: String(file)) else { continue }
      guard status.kind == .file else { return nil }
      return (String(file), String(path.utf8[path.utf8.index(after: slash)...]) ?? "")
    }
    return nil
  }

  /// The names of the files in the zip file at `path` and in zip files in it, but hidden ones; nil for what is no zip file, and for the
  /// documents of office programs, which are zip files only within.
  package static func members(of path: String) throws(FileError) -> [String]? {
    guard path != "-", FileSystem.status(of: path)?.kind == .file else { return nil }
    let descriptor = FileSystem.open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let tree = try ZipTree(.file(descriptor), name: path) else { return nil }
    defer { held.withLock { $0 = tree.held } }
    return try tree.files()
  }

  /// True where the file at `path` is a gzip or zip file, or a member of one.
  package static func isPacked(_ path: String) -> Bool {
    let descriptor = FileSystem.open(path, O_RDONLY)
    guard descriptor >= 0 else { return self.path(in: path) != nil }
    defer { close(descriptor) }
    return Unpacker.isGzip(.file(descriptor)) || ZipList.isZip(.file(descriptor))
  }

  /// Opens the member that `path` leads to; nil where there is no zip file on the way.
  static func open(
    member path: String, name: String
  ) throws(FileError) -> (descriptor: Int32, unpacker: Unpacker)? {
    guard let (file, wanted) = parts(of: path) else { return nil }
    let descriptor = FileSystem.open(file, O_RDONLY)
    guard descriptor >= 0 else { throw FileError(.cannotOpen, path: name, code: errno) }
    do throws(FileError) {
      guard let tree = try ZipTree(.file(descriptor), name: file) else {
        throw FileError(.cannotOpen, path: name, code: ENOTDIR)
      }
      tree.held = held.withLock { $0 }
      defer { held.withLock { $0 = tree.held } }
      guard let found = try tree.unpacker(of: wanted, name: name) else {
        throw FileError(.cannotOpen, path: name, code: ENOENT)
      }
      return (descriptor, found.unpacker)
    } catch {
      close(descriptor)
      throw error
    }
  }
}
