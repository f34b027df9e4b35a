internal import Glibc
internal import WorkoutFormats
internal import WorkoutModel

/// The files that operands name: a folder stands for the files in it, by name, without its folders.
enum InputList {
  /// The largest number of files that are taken from one folder.
  static let maximumFiles = 100_000

  /// Replaces folders by their files.
  static func expand(_ operands: [String]) throws -> [String] {
    try expand(operands, leaveOut: { _ in false })
  }

  /// Replaces folders by their files, but for those that `leaveOut` says no to.
  static func expand(_ operands: [String], leaveOut: (String) -> Bool) throws -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard operand != "-", isFolder(operand) else {
        paths.append(operand)
        continue
      }
      let files = try self.files(in: operand)
      guard !files.isEmpty else { throw RequestError("\(operand): the folder has no files in it.") }
      let known = files.filter { !leaveOut($0) }
      guard !known.isEmpty else {
        throw RequestError(
          "\(operand): no file in the folder is of a format that is recognised. Name it with --from ID.")
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

  private static func files(in folder: String) throws -> [String] {
    guard let directory = opendir(folder) else { throw FileError(.cannotOpen, path: folder, code: errno) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      guard !name.hasPrefix("."), !isFolder(path) else { continue }
      guard names.count < maximumFiles else {
        throw RequestError("\(folder): the folder has more than \(maximumFiles) files.")
      }
      names.append(path)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
