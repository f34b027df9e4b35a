internal import CLibrary
internal import Synchronization
package import WorkoutModel

/// Zip files: a path that goes on behind the name of one leads to a member, as in a folder.
package enum ZipFile {
  /// What is known of a zip file: its list, and the packed file in it that was looked into last.
  private struct Kept {
    let status: FileSystem.Status
    let listing: ZipTree.Listing
    let held: ZipTree.Held?
  }

  /// The zip file that was looked into last.
  private static let kept = Mutex<Kept?>(nil)

  /// How many bytes tell a zip file from others.
  package static let markLength = ZipList.markLength

  /// True where `bytes` begin as zip files do.
  package static func isMark(_ bytes: UnsafeRawBufferPointer) -> Bool { ZipList.isMark(bytes) }

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
    let status = FileSystem.status(of: descriptor)
    guard let tree = try tree(descriptor, status, name: path) else { return nil }
    defer { keep(tree, status) }
    return try tree.files()
  }

  /// The files of the zip file that is open as `descriptor`, whose list is read once.
  private static func tree(
    _ descriptor: Int32, _ status: FileSystem.Status?, name: String
  ) throws(FileError) -> ZipTree? {
    let known = kept.withLock { $0 }.flatMap { $0.status == status ? $0 : nil }
    let tree = try ZipTree(.file(descriptor), name: name, listing: known?.listing)
    tree?.held = known?.held
    return tree
  }

  private static func keep(_ tree: ZipTree, _ status: FileSystem.Status?) {
    // Without its time, a file that was written anew would look like the one before it.
    guard let status, status.modified != nil else { return }
    kept.withLock { $0 = Kept(status: status, listing: tree.listing, held: tree.held) }
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
      let status = FileSystem.status(of: descriptor)
      guard let tree = try tree(descriptor, status, name: file) else {
        throw FileError(.cannotOpen, path: name, code: ENOTDIR)
      }
      defer { keep(tree, status) }
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
