internal import FormatKit
internal import SafeFiles
internal import WorkoutFormats
internal import WorkoutModel

/// The files that operands name: a folder stands for the files in it and in its folders, by name.
enum InputList {
  /// Replaces folders by their files.
  static func expand(_ operands: [String]) throws -> [String] {
    try expand(operands, findings: FindingLog(), leaveOut: { _ in false })
  }

  /// Replaces folders by their files, but for those that `leaveOut` says no to; what else is left out of a folder
  /// is named.
  static func expand(
    _ operands: [String], wanted: String = "of a format that is recognised. Name it with --from ID.",
    findings: any FindingSink, leaveOut: (String) -> Bool
  ) throws -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard operand != "-", FileSystem.status(of: operand)?.kind == .folder else {
        paths.append(operand)
        continue
      }
      let files = try FolderFiles(in: operand, findings: findings).paths
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
    try expand(operands, findings: findings) { path in
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
}
