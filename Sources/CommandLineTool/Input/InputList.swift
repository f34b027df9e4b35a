internal import CLibrary
internal import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

/// The files that operands name: a folder stands for the files in it and in its folders, by name.
enum InputList {
  /// The largest number of files that are taken from one folder.
  static let maximumFiles = 100_000
  /// How deep folders may lie within each other.
  static let maximumDepth = 32

  /// Replaces folders by their files.
  static func expand(_ operands: [String]) throws -> [String] {
    try expand(operands, leaveOut: { _ in false })
  }

  /// Replaces folders by their files, but for those that `leaveOut` says no to.
  static func expand(
    _ operands: [String], wanted: String = "of a format that is recognised. Name it with --from ID.",
    leaveOut: (String) -> Bool
  ) throws -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard operand != "-", isFolder(operand) else {
        paths.append(operand)
        continue
      }
      let files = try self.files(in: operand)
      guard !files.isEmpty else { throw CommandError("\(operand): the folder has no files in it.") }
      let known = files.filter { !leaveOut($0) }
      guard !known.isEmpty else {
        throw CommandError("\(operand): no file in the folder is \(wanted)")
      }
      paths += known
    }
    return paths
  }

  /// Replaces folders by those of their files that have a format, and tells of the others.
  static func expand(_ operands: [String], _ options: SourceOptions, findings: any FindingSink) throws
    -> [String]
  {
    try expand(operands) { path in
      guard options.isOfNoFormat(path) else { return false }
      findings.report(
        Finding(
          .note, .unsupported, "file of no known format in a folder, left alone", place: Place(file: path)))
      return true
    }
  }

  /// Replaces folders by those of their files that have a format, and prints which were left alone.
  static func expand(_ operands: [String], _ options: SourceOptions, console: Console) throws -> [String] {
    let log = FindingLog()
    let paths = try expand(operands, options, findings: log)
    FindingPrinter(console: console).print(log)
    return paths
  }

  /// True where there is something of that name.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The files in `folder` and in the folders within it, by name.
  private static func files(in folder: String) throws -> [String] {
    var files: [String] = []
    try collect(in: folder, root: folder, depth: 0, into: &files)
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func collect(
    in folder: String, root: String, depth: Int, into files: inout [String]
  ) throws {
    guard let directory = opendir(folder) else { throw FileError(.cannotOpen, path: folder, code: errno) }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard depth < maximumDepth else {
          throw CommandError("\(root): its folders are nested more than \(maximumDepth) deep.")
        }
        try collect(in: path, root: root, depth: depth + 1, into: &files)
        continue
      }
      // A link to a folder may lead back here; reading a pipe would wait for ever.
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      guard files.count < maximumFiles else {
        throw CommandError("\(root): the folder has more than \(maximumFiles) files.")
      }
      files.append(path)
    }
  }
}
